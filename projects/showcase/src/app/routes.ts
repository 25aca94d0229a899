import { type Routes } from '@angular/router';

const named = (page: string) => `${page} · ng-event-calendar`;

/** Every page is a separate chunk. */
export const routes: Routes = [
  {
    path: '',
    pathMatch: 'full',
    title: named('Event calendar for Angular'),
    loadComponent: () => import('./pages/opening/opening').then((m) => m.Opening),
  },
  {
    path: 'playground',
    title: named('Playground'),
    loadComponent: () => import('./pages/playground/playground').then((m) => m.Playground),
  },
  {
    path: 'docs',
    loadChildren: () => import('./pages/docs/docs-routes').then((m) => m.DOCS_ROUTES),
  },
  {
    path: 'holidays',
    title: named('Public holidays'),
    loadComponent: () => import('./pages/holidays/holidays').then((m) => m.Holidays),
  },
  {
    path: 'many',
    title: named('Many events'),
    loadComponent: () => import('./pages/many/many').then((m) => m.Many),
  },
  {
    path: 'search',
    title: named('Search'),
    loadComponent: () => import('./pages/search/search').then((m) => m.Search),
  },
  {
    path: 'several',
    title: named('Several events'),
    loadComponent: () => import('./pages/several/several').then((m) => m.Several),
  },
  {
    path: 'recurrence',
    title: named('Recurring events'),
    loadComponent: () => import('./pages/recurrence/recurrence').then((m) => m.Recurrence),
  },
  {
    path: 'desk',
    title: named('Front desk'),
    loadComponent: () => import('./pages/desk/desk').then((m) => m.Desk),
  },
  {
    path: 'music-school',
    title: named('Music school'),
    loadComponent: () => import('./pages/music-school/music-school').then((m) => m.MusicSchool),
  },
  {
    path: 'rental',
    title: named('Rental desk'),
    loadComponent: () => import('./pages/rental/rental').then((m) => m.Rental),
  },
  {
    path: 'hotel',
    title: named('Hotel'),
    loadComponent: () => import('./pages/hotel/hotel').then((m) => m.Hotel),
  },
  {
    path: 'shifts',
    title: named('Shifts'),
    loadComponent: () => import('./pages/shifts/shifts').then((m) => m.Shifts),
  },
  {
    path: 'machines',
    title: named('Machines'),
    loadComponent: () => import('./pages/machines/machines').then((m) => m.Machines),
  },
  {
    path: 'resources',
    title: named('Resources'),
    loadComponent: () => import('./pages/resources/resources').then((m) => m.Resources),
  },
  {
    path: 'zones',
    title: named('Time zones'),
    loadComponent: () => import('./pages/zones/zones').then((m) => m.Zones),
  },
  {
    path: 'in-and-out',
    title: named('In and out'),
    loadComponent: () => import('./pages/in-and-out/in-and-out').then((m) => m.InAndOut),
  },
  {
    path: 'icalendar',
    title: named('iCalendar'),
    loadComponent: () => import('./pages/icalendar/icalendar').then((m) => m.ICalendar),
  },
  {
    path: 'source',
    title: named('Data on demand'),
    loadComponent: () => import('./pages/source/source').then((m) => m.Source),
  },
  {
    path: 'your-own',
    title: named('Your own'),
    loadComponent: () => import('./pages/your-own/your-own').then((m) => m.YourOwn),
  },
  {
    path: 'phone',
    title: named('On a phone'),
    loadComponent: () => import('./pages/phone/phone').then((m) => m.Phone),
  },
  {
    path: 'looks',
    title: named('Looks'),
    loadComponent: () => import('./pages/looks/looks').then((m) => m.Looks),
  },
  {
    path: 'languages',
    title: named('Languages'),
    loadComponent: () => import('./pages/languages/languages').then((m) => m.Languages),
  },
  {
    path: 'bad-input',
    title: named('Bad input'),
    loadComponent: () => import('./pages/bad-input/bad-input').then((m) => m.BadInput),
  },
  {
    path: 'test',
    title: named('Test host'),
    loadComponent: () => import('./pages/test/test-page').then((m) => m.TestPage),
  },
  { path: '**', redirectTo: '' },
];
