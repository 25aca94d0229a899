import type { Article } from '../article';
import { FirstCalendar } from '../examples/first-calendar';

export const GETTING_STARTED: Article = {
  title: 'Getting started',
  lede: 'A calendar in your Angular application in under a minute: install, import, bind your events.',
  blocks: [
    { code: 'ng add ng-event-calendar' },
    { files: [], live: FirstCalendar },
    {
      tryIt:
        'Drag an event, press a free hour, or take the arrow keys. [All its code](/docs#show-events) is below.',
    },
    { heading: 'Install' },
    {
      text: '`ng add` adds the package and any missing peer dependencies, and imports the calendar into your root component, or into the one that `--component` names. It asks whether to add the tag to that component’s template (at the end, or in place of the placeholder page that `ng new` writes), and whether to add a Material theme if you have none. Both default to yes; `--no-template` and `--no-theme` decline. It reports what it changed, and adds nothing else. Angular, Material and CDK 22.2 or newer are required. There is no further setup: no module, date adapter, animations, icon font or zone.js.',
    },
    { heading: 'Show events' },
    {
      text: 'Bind a list of plain objects, and keep the list that the calendar writes back. Views, editor, drag and drop and the keyboard then work without further code.',
    },
    { files: ['first-calendar.ts'] },
    {
      list: [
        '`start` and `end` are ISO strings. Without `Z` they are wall times, with `Z` they are instants; `timezone` names the zone of a wall time. [More on time zones](/docs/zones)',
        '`[(events)]` gets a new array on every change. Unchanged events remain the same objects, and your events keep any keys of your own.',
        '`(lastAction)` reports each change by its type: `create`, `update`, `move`, `resize`, `delete` or `change`. [Save it yourself, or let the calendar load and save](/docs/backend)',
      ],
    },
    {
      text: 'The examples on the other pages place their events in the current week with this function:',
    },
    { files: ['this-week.ts'] },
    { heading: 'Theme' },
    {
      text: 'The calendar takes its colours, type and corners from your Angular Material M3 theme, in light and dark. If you have no theme, `ng add` can write one to `material-theme.scss`. To add one by hand, put this into `styles.scss`:',
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
      text: 'To use Roboto or another web font, name it first, with a fallback after it, and load it yourself. `margin: 0` lets a calendar with `height="100dvh"` fill the window exactly; with the browser’s default margin the page scrolls.',
    },
    {
      text: 'Without a theme, the calendar itself uses default values of its own. The editor’s fields are Material components and need a theme. [More on theming](/docs/theming)',
    },
    { heading: 'With zone.js' },
    {
      text: 'The calendar works with and without zone.js; there is nothing to set up. You can bind plain fields instead of signals: `[events]="events" (eventsChange)="events = $event"`.',
    },
    { heading: 'Rendered on a server' },
    {
      text: 'All views render on the server and hydrate with `provideClientHydration()`. The server knows neither the user’s time zone nor their clock. If times must be right before scripts have loaded, bind `displayTimezone`. An `eventSource` loads only in the browser; events bound to `[events]` are part of the rendered page.',
    },
    { heading: 'Bundle size' },
    {
      text: 'The calendar adds 300 to 330 kB to the initial chunks of a production build, 96 to 105 kB with gzip; the range covers applications that already use Material and new ones. Editor, menus, other views, keys and gestures load when they are needed. A new application then exceeds 500 kB, from which the CLI warns. Load the page with the calendar by a `loadComponent` route, which leaves 31 kB in the initial chunks, or raise `maximumWarning` in `angular.json`.',
    },
    { heading: 'Defaults for all calendars' },
    {
      text: 'Use `provideEventCalendar()` to set defaults for all calendars of an application. The inputs of a calendar take precedence.',
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
      text: 'Importing from `ng-event-calendar/defaults` doesn’t load the calendar, so that it can be loaded later by a `loadComponent` route. Where the calendar is imported anyway, you can import the function from `ng-event-calendar` too.',
    },
    {
      text: 'To show the same time zone to all users, set `displayTimezone: "Europe/Paris"`. Give working hours the same zone, `{ start: "08:00", end: "18:00", timezone: "Europe/Paris" }`; without one they are in the browser’s zone. See [Time zones](/docs/zones).',
    },
    { heading: 'In the address bar' },
    {
      text: 'To link to a date and a view, use `provideRouter(routes, withComponentInputBinding())`. The page gets the query parameters as inputs, undefined if absent. The example writes the user’s navigation back to the address, so that the browser’s Back button works.',
    },
    { files: ['in-address-bar.ts'] },
    { heading: 'Under a strict policy' },
    {
      text: 'The calendar runs under a Content-Security-Policy without `unsafe-inline`, and with Trusted Types. Put a nonce that changes with every response into the header and, as `ngCspNonce`, on the root element of your application:',
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
      text: 'The line `style-src-attr` is for pages rendered on a server, where Angular writes `style` bindings as attributes, which no nonce covers. Without this line the browser reports violations, and events are placed only after hydration. Pages rendered only in the browser don’t need it.',
    },
    { heading: 'Where to go from here' },
    {
      list: [
        '[Every prop, live](/docs/props): change it and see what happens.',
        '[Recurring events](/docs/recurrence): `<event-calendar-premium>`, with the same props. “Premium” is only a name: it is free and MIT-licensed like the rest.',
        '[The playground](/playground): one large calendar with everything in reach.',
        '[Moving from FullCalendar](/docs/from-fullcalendar) or [from angular-calendar](/docs/from-angular-calendar).',
      ],
    },
  ],
};
