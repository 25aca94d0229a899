import type { Article } from '../article';
import { FirstCalendar } from '../examples/first-calendar';

export const GETTING_STARTED: Article = {
  title: 'Getting started',
  lede: 'A calendar in your Angular application in under a minute: install, import, bind your events.',
  blocks: [
    { heading: 'Install' },
    { code: 'ng add ng-event-calendar' },
    {
      text: 'This adds the package and the peers that are missing, and imports the calendar into the component your application starts with, or into the one that `--component` names. It asks whether to put the tag into that component’s template (at its end, or in place of the page of logos that `ng new` writes) and whether to add a Material theme where there is none (`--no-template`, `--no-theme`; yes where nobody answers), says what it did, and adds nothing else. Angular, Material and CDK 22.2 or newer are wanted. Nothing else has to be imported once for all: no module, no date adapter, no animations, no icon font, no zone.js.',
    },
    { heading: 'Show events' },
    {
      text: 'Give the calendar a list of plain objects, and keep what it writes back. That is all: views, editor, drag and drop and the keyboard work from here on.',
    },
    { files: ['first-calendar.ts'], live: FirstCalendar },
    {
      list: [
        '`start` and `end` are ISO texts. Without `Z` they are wall time, with `Z` an instant, and `timezone` names the zone of a wall time. [More on time zones](/docs/zones)',
        '`[(events)]` gets a new array on every change. What wasn’t touched is the same object as before, and keys of your own stay on your events.',
        '`(lastAction)` says what happened: `create`, `update`, `move`, `resize`, `delete` or `change`. [Save it, or let the calendar load and save by itself](/docs/backend)',
      ],
    },
    {
      text: 'On the other pages events are in sight whenever you read them: what the examples import from `./this-week` is this.',
    },
    { files: ['this-week.ts'] },
    { heading: 'Theme' },
    {
      text: 'With an M3 theme of Angular Material the calendar takes its colours, its type and its corners, in light and dark. `ng add` brings one where there is none, in `material-theme.scss`; by hand this in `styles.scss` is enough:',
    },
    {
      title: 'styles.scss',
      code: `@use '@angular/material' as mat;

html {
  color-scheme: light dark;
  @include mat.theme(
    (
      color: mat.$azure-palette,
      typography: 'system-ui, sans-serif',
      density: 0,
    )
  );
}

body {
  margin: 0;
}`,
    },
    {
      text: 'For Roboto or another web font name it first, with a fallback behind it, and load it yourself. Without the margin a calendar with `height="100dvh"` fills the window to the pixel; with the browser’s own it makes the page scroll.',
    },
    {
      text: 'Without a theme the calendar itself still looks as it should, by values of its own; the editor’s fields are Material’s and want one. [More on theming](/docs/theming)',
    },
    { heading: 'With zone.js' },
    {
      text: 'Nothing has to be done: the calendar needs no zone.js, and minds none. Plain fields do as well as signals: `[events]="events" (eventsChange)="events = $event"`.',
    },
    { heading: 'Rendered on a server' },
    {
      text: 'All views are drawn on the server, and taken over with `provideClientHydration()`. The server knows neither the zone nor the clock of whoever looks: where times must be right before scripts are there, bind `displayTimezone`. An `eventSource` is asked in the browser alone; what is in `[events]` comes with the page.',
    },
    { heading: 'What it weighs' },
    {
      text: 'The calendar adds 290 to 315 kB to the first chunks, 92 to 100 kB with gzip: what production builds of the CLI load before the first picture, with the package and without, in an application that uses Material already and in a new one. Editor, menus, other views, keys and gestures come when they are needed. A new application passes the 500 kB from which the CLI warns: give the page with the calendar a route by `loadComponent`, which leaves 30 kB in the first chunks, or raise `maximumWarning` in `angular.json`.',
    },
    { heading: 'Defaults for all calendars' },
    {
      text: 'What all calendars of an application have in common stands in one place. The inputs of a calendar win over it.',
    },
    {
      title: 'app.config.ts',
      code: `import type { ApplicationConfig } from '@angular/core';
import { provideEventCalendar } from 'ng-event-calendar/defaults';
import { de } from 'ng-event-calendar/locales';

export const appConfig: ApplicationConfig = {
  providers: [provideEventCalendar({ locale: 'de', localeText: de, snapMinutes: 5 })],
};`,
    },
    {
      text: '`ng-event-calendar/defaults` loads nothing of the calendar, which may come later, with a route of its own by `loadComponent`. `ng-event-calendar` passes the same function on, for where the calendar is imported anyway.',
    },
    {
      text: 'A zone for all is `displayTimezone: "Europe/Paris"`. Working hours then need it too, `{ start: "08:00", end: "18:00", timezone: "Europe/Paris" }`, or they are those of the browser’s zone: [Time zones](/docs/zones).',
    },
    { heading: 'In the address bar' },
    {
      text: 'A link to a date and a view: `provideRouter(routes, withComponentInputBinding())` gives the page its query parameters as inputs, undefined where there are none. What the user turns to is written back, and the browser’s Back leads to it.',
    },
    { files: ['in-address-bar.ts'] },
    { heading: 'Under a strict policy' },
    {
      text: 'The calendar runs under a Content-Security-Policy without `unsafe-inline`, and with Trusted Types. Put a nonce that changes with every answer into the header and, as `ngCspNonce`, on the root element of your application:',
    },
    {
      title: 'Content-Security-Policy',
      code: `default-src 'self';
script-src 'self' 'nonce-…';
style-src 'self' 'nonce-…';
style-src-attr 'unsafe-inline';
require-trusted-types-for 'script';
trusted-types angular angular#bundler`,
    },
    {
      text: 'The line `style-src-attr` is for pages rendered on a server: there Angular writes what is bound to `style` as attributes, which no nonce covers. Without it the browser reports them, and events find their places once the application has taken over. Pages that only a browser renders do without it.',
    },
    { heading: 'Where to go from here' },
    {
      list: [
        '[Every prop, live](/docs/props): change it and see what happens.',
        '[Recurring events](/docs/recurrence): `<event-calendar-premium>`, with the same props. “Premium” is its name alone: it is free, MIT like the rest.',
        '[The playground](/playground): one large calendar with everything in reach.',
        '[Moving from FullCalendar](/docs/from-fullcalendar) or [from angular-calendar](/docs/from-angular-calendar).',
      ],
    },
  ],
};
