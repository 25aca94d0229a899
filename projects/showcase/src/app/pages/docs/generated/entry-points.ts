// Written by `npm run docs`.
import type { EntryApi } from '../api/api-model';

/** The entry points of the package, and what each exports. */
export const ENTRY_POINTS: readonly {
  readonly name: string;
  readonly path: string;
  readonly load: () => Promise<EntryApi>;
}[] = [
  { name: 'ng-event-calendar', path: 'main', load: () => import('./main.json').then((m) => m.default as EntryApi) },
  { name: 'ng-event-calendar/core', path: 'core', load: () => import('./core.json').then((m) => m.default as EntryApi) },
  { name: 'ng-event-calendar/defaults', path: 'defaults', load: () => import('./defaults.json').then((m) => m.default as EntryApi) },
  { name: 'ng-event-calendar/ical', path: 'ical', load: () => import('./ical.json').then((m) => m.default as EntryApi) },
  { name: 'ng-event-calendar/locales', path: 'locales', load: () => import('./locales.json').then((m) => m.default as EntryApi) },
  { name: 'ng-event-calendar/premium', path: 'premium', load: () => import('./premium.json').then((m) => m.default as EntryApi) },
  { name: 'ng-event-calendar/recurrence', path: 'recurrence', load: () => import('./recurrence.json').then((m) => m.default as EntryApi) },
  { name: 'ng-event-calendar/testing', path: 'testing', load: () => import('./testing.json').then((m) => m.default as EntryApi) },
];
