import type { Article } from '../article';

export const TESTING: Article = {
  title: 'Testing',
  lede: 'Harnesses for events, days and views, so that your specs don’t depend on CSS classes.',
  blocks: [
    {
      text: '`ng-event-calendar/testing` contains CDK component harnesses. They work in unit tests with `TestBed`, in Jest, Vitest or Karma, and in a real browser through any other harness environment. This spec runs with the tests of this project:',
    },
    { files: ['booking-page.spec.ts', 'booking-page.ts'] },
    {
      text: '`ng test` of a new application, which runs Vitest in jsdom, needs no setup.',
    },
    { heading: 'With Jest' },
    {
      text: 'You need four packages and two short files, but no zone.js. jsdom must be version 26 or newer.',
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
      text: 'Without a layout nothing can be dragged. `moveTo` and `resizeTo` of an event use the keyboard instead, with the same effects as a drag: `(eventChangeRequest)`, `[(events)]`, `(lastAction)`. They take the wall time as shown, or a date to change only the day. They throw if the event may not be moved, or if its steps can’t reach that time.',
    },
    {
      title: 'A move that is refused',
      code: `const yoga = await calendar.getEvent({ title: 'Yoga' });
await yoga.moveTo('2026-11-20T07:00');

expect(await calendar.getNotice()).toBe('We are open from 8 to 19.');
expect(await (await calendar.getEvent({ title: 'Yoga' })).getStart()).toBe('2026-11-20T09:00');`,
    },
    {
      text: 'If [resources have columns](/docs/resource-columns), `moveTo` also takes `{ date, time, resource }`; parts that you leave out don’t change. `getCell({ date, resource })` of the calendar returns the cell of a column.',
    },
    {
      title: 'Assign a request',
      code: `const request = await calendar.getEvent({ title: 'Elif Kaya' });
await request.moveTo({ resource: 'weber', time: '10:00' });

expect(await calendar.getEvents({ title: 'Elif Kaya', resource: 'weber' })).toHaveLength(1);`,
    },
    { heading: 'In a timeline' },
    {
      text: 'In a [timeline](/docs/timeline) there are harnesses for rows. `getTimelinePreset()` returns the preset, or null in other views; `showTimelinePreset()` chooses one. `getTimelineRows()` returns all rows, or those with a given `resource` or `title`; null means the row of events without a resource. If there are very many rows, a filter scrolls to the matching ones.',
    },
    { files: ['room-plan.spec.ts', 'room-plan.ts'] },
    {
      table: 'TimelineRowHarness',
      head: ['Method', 'Result or effect'],
      rows: [
        [
          '`getTitle()`, `getResourceId()`',
          'The title as shown; the id of the resource, empty without one',
        ],
        ['`getLevel()`', 'Its level in the tree of resources, starting at 1'],
        [
          '`isCollapsed()`, `toggle()`',
          'Whether the rows beneath it are hidden; shows or hides them',
        ],
        ['`isPinned()`', 'Whether it is pinned under the header'],
        ['`getEvents()`', 'The events with a bar, with the same filters as elsewhere'],
        ['`getLaneCount()`', 'The number of lanes of its bars'],
        ['`getColumn(key)`', 'The text in one of `columns`'],
        ['`openMore(index?)`', 'Opens the list behind a “+N”'],
      ],
    },
    {
      list: [
        '`getCell({ date, resource })` returns the place in a row at the start of the day, or at `time`. `click()` creates an event there, `focus()` puts the cursor there.',
        '`moveTo({ resource })` of an event moves it to another row at the same time; `date` and `time` also move it along the row. Outside of `hours` it moves by days.',
      ],
    },
    { heading: 'Create an appointment' },
    {
      text: 'Clicking a cell creates an event as on the page. Without a layout, the harness uses the keyboard, and the event starts at the first visible hour. If the event is refused, for example by working hours, `getNotice()` returns the reason. To reach a later hour, send `DOWN_ARROW` once for each slot.',
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
      text: "With `eventCreation: { form: 'quick' }` a new event starts in the small form. `getQuickForm()` of the calendar returns its harness: `set` for title, times and resource, `save()`, and `goOn()` for “More options”.",
    },
    { heading: 'With an event source' },
    {
      text: 'The code that loads and saves is itself loaded on first use. `waitForEvents()` waits until the events of the visible dates are loaded, or loading has failed. Call it at the start and whenever other dates are shown. `waitForSaves()` waits until your source has answered: changes are saved, or taken back with the reason in `getProblem()`.',
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
      text: '`search(text)` opens the field and types; `getSearchText()`, `getSearchCount()` and `getSearchResults()` read the field and its results. `chooseSearchResult({ title, date })` clicks a result, and `nextMatch()` presses Enter in modes `filter` and `dim`; both wait until the calendar shows the date. `clearSearch()` ends the search. `isDimmed()` of an event returns whether it is faded. [Search and filter](/docs/filter#in-specs) has a spec with all of these.',
    },
    { heading: 'Several events' },
    {
      text: '`selectEvents(...filters)` adds matching events to the selection, or all events of the page without a filter. `select()` and `isSelected()` of an event select it and return whether it is selected. `getSelectedEvents()` returns the selected events in the DOM, and `clearSelection()` clears the selection. `moveTo` of a selected event moves all. `getSelectionBar()` has `getCount()`, and `choose(label)` for its commands and colours. [Several events](/docs/several#in-specs) has a spec.',
    },
    { heading: 'Recommended settings' },
    {
      list: [
        'With `displayTimezone="UTC"` and a fixed date, a spec has the same result on every machine.',
        'The editor is loaded on first use. If your test runner compiles code as it loads it, the first spec that opens the editor takes seconds longer. Set `testTimeout: 30_000` in the configuration of Jest or Vitest.',
        'A fake clock must advance by itself, or waiting never ends: `jest.useFakeTimers({ now, advanceTimers: true })`.',
        'jsdom has no layout. Test sizes and pointer gestures in a real browser.',
      ],
    },
    { heading: 'In a browser' },
    {
      text: 'For Playwright, Cypress and similar tools, these attributes are part of the API:',
    },
    {
      table: 'Attributes for tests',
      head: ['Attribute', 'Where', 'Value'],
      rows: [
        ['`data-view`, `data-layout`', 'The calendar', 'The view; `wide` or `mobile`'],
        ['`data-saving`', 'The calendar', 'Present while a change is being saved'],
        ['`data-columns`', 'The calendar', '`date`, `date-resource` or `resource-date`'],
        ['`data-event-id`, `data-key`', 'An event', 'Its id; a key unique to the occurrence'],
        ['`data-start`, `data-end`', 'An event', 'Wall time in the zone shown, `YYYY-MM-DDTHH:MM`'],
        [
          '`data-color`, `data-resource-id`, `data-resource-ids`',
          'An event',
          'Colour; the resource whose column it is in, or the first visible one; all of them, separated by spaces',
        ],
        ['`data-title`', 'An event drawn by your template', 'Its title'],
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
          'Its level in `data-level`; the others are present or not',
        ],
        [
          '`data-slot="row"`, `data-resource-id`',
          'The axis of a row',
          'Id of the resource; empty for events without one',
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
          'Id of the resource; empty for events without one',
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
    { text: 'The [reference](/docs/api/testing) lists all harnesses and methods.' },
  ],
};
