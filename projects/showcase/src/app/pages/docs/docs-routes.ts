import type { Routes } from '@angular/router';
import type { Article } from './article';
import { DOC_GROUPS } from './doc-pages';
import { ENTRY_POINTS } from './generated/entry-points';

const ARTICLES: Readonly<Record<string, () => Promise<Article>>> = {
  '': () => import('./articles/getting-started').then((m) => m.GETTING_STARTED),
  accessibility: () => import('./articles/accessibility').then((m) => m.ACCESSIBILITY),
  conformance: () => import('./articles/conformance').then((m) => m.CONFORMANCE),
  backend: () => import('./articles/backend').then((m) => m.BACKEND),
  editor: () => import('./articles/editor').then((m) => m.EDITOR),
  content: () => import('./articles/content').then((m) => m.CONTENT),
  forms: () => import('./articles/forms').then((m) => m.FORMS),
  theming: () => import('./articles/theming').then((m) => m.THEMING),
  hours: () => import('./articles/hours').then((m) => m.HOURS),
  resources: () => import('./articles/resources').then((m) => m.RESOURCES),
  days: () => import('./articles/days').then((m) => m.DAYS),
  'resource-columns': () => import('./articles/resource-columns').then((m) => m.RESOURCE_COLUMNS),
  timeline: () => import('./articles/timeline').then((m) => m.TIMELINE),
  availability: () => import('./articles/availability').then((m) => m.AVAILABILITY),
  'judging-server': () => import('./articles/judging-server').then((m) => m.JUDGING_SERVER),
  'find-a-time': () => import('./articles/find-a-time').then((m) => m.FIND_A_TIME),
  'booking-desk': () => import('./articles/booking-desk').then((m) => m.BOOKING_DESK),
  'school-rooms': () => import('./articles/school-rooms').then((m) => m.SCHOOL_ROOMS),
  zones: () => import('./articles/zones').then((m) => m.ZONES),
  recurrence: () => import('./articles/recurrence').then((m) => m.RECURRENCE),
  'series-and-holidays': () =>
    import('./articles/series-and-holidays').then((m) => m.SERIES_AND_HOLIDAYS),
  'in-and-out': () => import('./articles/in-and-out').then((m) => m.IN_AND_OUT),
  'waiting-list': () => import('./articles/waiting-list').then((m) => m.WAITING_LIST),
  'free-room': () => import('./articles/free-room').then((m) => m.FREE_ROOM),
  icalendar: () => import('./articles/icalendar').then((m) => m.ICALENDAR),
  several: () => import('./articles/several').then((m) => m.SEVERAL),
  filter: () => import('./articles/filter').then((m) => m.FILTER),
  exports: () => import('./articles/exports').then((m) => m.EXPORTS),
  printing: () => import('./articles/printing').then((m) => m.PRINTING),
  languages: () => import('./articles/languages').then((m) => m.LANGUAGES),
  testing: () => import('./articles/testing').then((m) => m.TESTING),
  'from-fullcalendar': () =>
    import('./articles/from-fullcalendar').then((m) => m.FROM_FULLCALENDAR),
  'from-angular-calendar': () =>
    import('./articles/from-angular-calendar').then((m) => m.FROM_ANGULAR_CALENDAR),
};

const named = (page: string): string => `${page} · ng-event-calendar`;

const articles = DOC_GROUPS.flatMap(({ pages }) => pages).flatMap(({ path, label }): Routes => {
  const article = ARTICLES[path];
  if (!article) return [];
  return [
    {
      path,
      pathMatch: 'full',
      title: named(label),
      resolve: { article },
      loadComponent: () => import('./article-page').then((m) => m.ArticlePage),
    },
  ];
});

const references = ENTRY_POINTS.map(({ name, path, load }) => ({
  path: `api/${path}`,
  title: named(name),
  resolve: { api: load },
  loadComponent: () => import('./reference/reference').then((m) => m.Reference),
}));

/** Routes below `/docs`. Each loads its own texts and examples. */
export const DOCS_ROUTES: Routes = [
  {
    path: '',
    loadComponent: () => import('./docs').then((m) => m.Docs),
    children: [
      ...articles,
      {
        path: 'props',
        title: named('Props'),
        resolve: { api: ENTRY_POINTS[0]!.load },
        loadComponent: () => import('./props/props').then((m) => m.Props),
      },
      ...references,
      { path: '**', redirectTo: '/docs' },
    ],
  },
];
