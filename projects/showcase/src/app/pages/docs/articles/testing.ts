import type { Article } from '../article';

export const TESTING: Article = {
  title: 'Testing',
  lede: 'Harnesses that speak of events, days and views, so that your specs don’t know a CSS class.',
  blocks: [
    {
      text: '`ng-event-calendar/testing` has component harnesses of the CDK. They work in unit tests with `TestBed`, in Jest, Vitest or Karma, and in a real browser through any other harness environment. This spec runs with the tests of this project:',
    },
    { files: ['booking-page.spec.ts', 'booking-page.ts'] },
    {
      text: 'With `ng test` of a new application, which is Vitest in jsdom, nothing has to be set up.',
    },
    { heading: 'With Jest' },
    {
      text: 'Three packages, two short files, and no zone.js. jsdom 26 and newer will do.',
    },
    { code: 'npm install --save-dev jest jest-preset-angular jsdom @types/jest' },
    {
      title: 'jest.config.mjs',
      code: `import presets from 'jest-preset-angular/presets/index.js';

export default {
  ...presets.createCjsPreset({
    testEnvironment: 'jest-preset-angular/environments/jest-jsdom-env',
  }),
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
};`,
    },
    {
      title: 'jest.setup.ts',
      code: `import { setupZonelessTestEnv } from 'jest-preset-angular/setup-env/zoneless';

setupZonelessTestEnv();`,
    },
    {
      text: 'In `tsconfig.spec.json` set `"types": ["jest"]`, `"module": "ES2022"` and `"esModuleInterop": true`.',
    },
    { heading: 'Move an appointment' },
    {
      text: 'Without a layout nothing can be dragged. `moveTo` and `resizeTo` of an event go the way of the keyboard instead, which asks and writes all that a drag would: `(eventChangeRequest)`, `[(events)]`, `(lastAction)`. They take the wall time shown, or a date for its day alone, and throw where the event may not be moved or its steps don’t lead there.',
    },
    {
      title: 'A move that is refused',
      code: `const yoga = await calendar.getEvent({ title: 'Yoga' });
await yoga.moveTo('2026-11-20T07:00');

expect(await calendar.getNotice()).toBe('We are open from 8 to 19.');
expect(await (await calendar.getEvent({ title: 'Yoga' })).getStart()).toBe('2026-11-20T09:00');`,
    },
    {
      text: 'Where [resources have columns](/docs/resource-columns) it may be moved to somebody as well: `moveTo` also takes `{ date, time, resource }`, of which what is left out stays as it is. `getCell({ date, resource })` of the calendar is the cell of a column.',
    },
    {
      title: 'A request is taken',
      code: `const request = await calendar.getEvent({ title: 'Elif Kaya' });
await request.moveTo({ resource: 'weber', time: '10:00' });

expect(await calendar.getEvents({ title: 'Elif Kaya', resource: 'weber' })).toHaveLength(1);`,
    },
    { heading: 'In a timeline' },
    {
      text: 'In a [timeline](/docs/timeline) a harness speaks of rows. `getTimelinePreset()` says whether cells are hours, days, weeks or months, and null in other views; `showTimelinePreset()` chooses one that is offered. `getTimelineRows()` gives the rows, or those of a `resource` or `title`; with null those of events without a resource. Very many are scrolled to where you filter for them.',
    },
    { files: ['room-plan.spec.ts', 'room-plan.ts'] },
    {
      table: 'TimelineRowHarness',
      head: ['Method', 'What it gives or does'],
      rows: [
        [
          '`getTitle()`, `getResourceId()`',
          'The title as shown; the id of the resource, empty without one',
        ],
        ['`getLevel()`', 'How deep it lies among the resources, from 1 on'],
        ['`isCollapsed()`, `toggle()`', 'Whether rows beneath it are hidden; shows or hides them'],
        ['`isPinned()`', 'Whether it stays under the header'],
        ['`getEvents()`', 'The events with a bar, with the same filters as elsewhere'],
        ['`getLaneCount()`', 'The number of lanes that the bars take'],
        ['`getColumn(key)`', 'The text of a further column'],
        ['`openMore(index?)`', 'Opens the list behind a “+N”'],
      ],
    },
    {
      list: [
        '`getCell({ date, resource })` is the place in a row at the start of the day, or at its `time`: `click()` creates there, `focus()` puts the cursor there.',
        '`moveTo({ resource })` of an event moves it to another row at the same time; `date` and `time` move it along the row as well. Outside of `hours` it moves by days.',
      ],
    },
    { heading: 'Make an appointment' },
    {
      text: 'A click into a cell makes an event as it does in the page. Where nothing has a size it is entered by key instead, at the beginning of its hours. What was refused, as by hours that are closed, is in `getNotice()`. Later hours are come to by as many `DOWN_ARROW`s as there are slots before them.',
    },
    {
      title: 'A new event',
      code: `const cell = await calendar.getCell({ date: '2026-11-20', slot: 'timed' });
await cell.click();

const editor = await calendar.getEditor();
await editor.set('title', 'Tai chi');
await editor.set('startTime', '4 PM');
await editor.save();
expect(await calendar.getEventTitles('2026-11-20')).toContain('Tai chi');`,
    },
    {
      title: 'An hour later, in slots of 30 minutes',
      code: `import { TestKey } from '@angular/cdk/testing';

const cell = await (await calendar.getCell({ date: '2026-11-20', slot: 'timed' })).host();
await cell.focus();
await cell.sendKeys(TestKey.DOWN_ARROW, TestKey.DOWN_ARROW, TestKey.ENTER);`,
    },
    {
      text: "With `eventCreation: { form: 'quick' }` it begins in the small form, which `getQuickForm()` of the calendar gives: `set` for title, times and resource, `save()`, and `goOn()` for “More options”.",
    },
    { heading: 'With an event source' },
    {
      text: 'What loads and saves comes with the first use as well, then asks your source. `waitForEvents()` waits until the events of the dates shown are there, or loading them failed. Call it at the start and wherever other dates are shown. `waitForSaves()` waits until your source has answered what was changed: it is saved, or taken back with the reason in `getProblem()`.',
    },
    {
      title: 'Loading and saving',
      code: `await calendar.waitForEvents();
await (await calendar.getEvent({ title: 'Yoga' })).moveTo('2026-11-19T14:00');
await calendar.waitForSaves();
expect(save).toHaveBeenCalledTimes(1);
expect(await calendar.getProblem()).toBeNull();

await calendar.next();
await calendar.waitForEvents();`,
    },
    { heading: 'Search' },
    {
      text: '`search(text)` opens the field and types; `getSearchText()`, `getSearchCount()` and `getSearchResults()` read what is shown. `chooseSearchResult({ title, date })` clicks a result, `nextMatch()` presses Enter in modes `filter` and `dim`, and both wait until the calendar is there. `clearSearch()` ends it. `isDimmed()` of an event tells whether it is faded. A spec with all of these is in [Search and filter](/docs/filter#in-specs).',
    },
    { heading: 'Several events' },
    {
      text: '`selectEvents(...filters)` adds the events that match to the selection, and without filters all of the page; `select()` of an event adds that one, `isSelected()` tells. `getSelectedEvents()` gives those that are drawn, `clearSelection()` ends it. `moveTo` of a selected event moves all. `getSelectionBar()` has `getCount()`, and `choose(label)` for its commands and colours. A spec is in [Several events](/docs/several#in-specs).',
    },
    { heading: 'What to set' },
    {
      list: [
        '`displayTimezone="UTC"` and a fixed date make a spec the same on every machine.',
        'The editor is loaded on first use: the first spec that opens it takes seconds longer where code is compiled as it is loaded. Give specs 30 seconds: `testTimeout: 30_000` in Jest’s and in Vitest’s configuration.',
        'A fake clock has to go on by itself, or what is waited for never comes: `jest.useFakeTimers({ now, advanceTimers: true })`.',
        'jsdom lays nothing out. What needs sizes and pointers themselves belongs into a real browser.',
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
        ['`data-saving`', 'The calendar', 'There while a change is being saved'],
        ['`data-columns`', 'The calendar', '`date`, `date-resource` or `resource-date`'],
        ['`data-event-id`, `data-key`', 'An event', 'Its id; a key that no other occurrence has'],
        ['`data-start`, `data-end`', 'An event', 'Wall time in the zone shown, `YYYY-MM-DDTHH:MM`'],
        [
          '`data-color`, `data-resource-id`, `data-resource-ids`',
          'An event',
          'Colour; the resource in whose column it stands, or the first that is shown; all of them, with spaces between',
        ],
        ['`data-title`', 'An event that a template of yours draws', 'Its title'],
        [
          '`data-all-day`, `data-read-only`, `data-past`, `data-dragging`, `data-editing`, `data-opened`',
          'An event',
          'There or not',
        ],
        [
          '`data-date`, `data-slot`',
          'A day’s cell',
          '`YYYY-MM-DD`; `timed`, `all-day`, `day` or `agenda`',
        ],
        [
          '`data-preset`',
          'The calendar, in the [timeline](/docs/timeline)',
          '`hours`, `days`, `weeks` or `months`',
        ],
        [
          '`data-row`, `data-level`, `data-collapsed`, `data-pinned`',
          'A row of the timeline',
          'Its depth in `data-level`; else there or not',
        ],
        [
          '`data-slot="row"`, `data-resource-id`',
          'The axis of a row',
          'Id of the resource; empty for events of nobody',
        ],
        [
          '`data-unit`, `data-start`, `data-end`, `data-today`',
          'A label of the timeline’s header',
          '`hour`, `day`, `week`, `month` or `year`; its time; there or not',
        ],
        ['`data-lane`', 'A bar of the timeline', 'Its lane, from 0 on'],
        [
          '`data-resource-id`',
          'A cell, where [resources have columns](/docs/resource-columns)',
          'Id of the resource; empty for events of nobody',
        ],
        ['`data-resource-header`', 'The header of a resource', 'The same'],
        ['`data-more`', '“+N more”', '`YYYY-MM-DD`'],
        ['`data-resize-handle`', 'An edge of an event', '`start` or `end`'],
        [
          '`data-selection`, `data-selected`, `data-selection-bar`',
          'The calendar; an event; the bar',
          'See [Several events](/docs/several#hooks)',
        ],
        [
          '`data-search`, `data-match`, `data-dimmed`, `data-despite-filter`',
          'The calendar; an event',
          'See [Search and filter](/docs/filter#hooks)',
        ],
      ],
    },
    { text: 'Everything the harnesses can do is in the [reference](/docs/api/testing).' },
  ],
};
