import { provideHttpClient } from '@angular/common/http';
import { provideBrowserGlobalErrorListeners } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { provideRouter, type Routes } from '@angular/router';
import { provideEventCalendar } from 'ng-event-calendar/defaults';
import { App } from './typical-app';
import { Form } from './typical-form';

const routes: Routes = [
  { path: '', component: Form },
  {
    path: 'calendar',
    loadComponent: () => import('./calendar-page').then((m) => m.CalendarPage),
  },
];

bootstrapApplication(App, {
  providers: [
    provideBrowserGlobalErrorListeners(),
    provideHttpClient(),
    provideRouter(routes),
    provideEventCalendar({ snapMinutes: 5 }),
  ],
}).catch(reportError);
