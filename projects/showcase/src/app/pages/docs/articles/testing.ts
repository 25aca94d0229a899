import type { Article } from '../article';

export const TESTING: Article = {
  title: 'Testing',
  lede: 'Harnesses that speak of events, days and views, so that your specs don’t know a CSS class.',
  blocks: [
    {
      text: '`ng-event-calendar/testing` has component harnesses of the CDK. They work in unit tests with `TestBed`, in Jest, Vitest or Karma, and in a real browser through any other harness environment. This spec runs with the tests of this project:',
    },
    { files: ['booking-page.spec.ts', 'booking-page.ts'] },
    { heading: 'What to set' },
    {
      list: [
        '`displayTimezone="UTC"` and a fixed date make a spec the same on every machine.',
        'The editor is loaded on first use: the first spec that opens it takes a moment longer.',
        'jsdom lays nothing out. What needs sizes and pointers, such as dragging, belongs into a real browser.',
      ],
    },
    { heading: 'In a browser' },
    {
      text: 'For Playwright, Cypress and the like there are attributes that are part of the API:',
    },
    {
      table: 'Attributes for tests',
      head: ['Attribute', 'Where', 'Value'],
      rows: [
        ['`data-view`, `data-layout`', 'The calendar', 'The view; `wide` or `mobile`'],
        ['`data-event-id`, `data-key`', 'An event', 'Its id; a key that no other occurrence has'],
        ['`data-start`, `data-end`', 'An event', 'Wall time in the zone shown, `YYYY-MM-DDTHH:MM`'],
        ['`data-color`, `data-resource-id`', 'An event', 'Colour and resource'],
        [
          '`data-all-day`, `data-read-only`, `data-past`, `data-dragging`',
          'An event',
          'There or not',
        ],
        [
          '`data-date`, `data-slot`',
          'A day’s cell',
          '`YYYY-MM-DD`; `timed`, `all-day`, `day` or `agenda`',
        ],
        ['`data-more`', '“+N more”', '`YYYY-MM-DD`'],
        ['`data-resize-handle`', 'An edge of an event', '`start` or `end`'],
      ],
    },
    { text: 'Everything the harnesses can do is in the [reference](/docs/api/testing).' },
  ],
};
