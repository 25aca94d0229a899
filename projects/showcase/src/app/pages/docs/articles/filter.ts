import type { Article } from '../article';
import { FoundVisits } from '../examples/found-visits';
import { OpenVisits } from '../examples/open-visits';

export const FILTER: Article = {
  title: 'Search and filter',
  lede: 'Show some of the events, and lose none of them. Find one on any date.',
  blocks: [
    { heading: 'The trap' },
    {
      text: 'A host that filters the list which it binds to `[(events)]` gets the shorter list back with the next change, and the other events are gone. Bind all events, and let the calendar hide some.',
    },
    { heading: 'A filter by status' },
    {
      text: '`eventFilter` is a function of an event. It is called once for each event object, of a series once for all of its occurrences, and again when a signal that it has read changes. Another function replaces it.',
    },
    { files: ['open-visits.ts'], live: OpenVisits },
    { heading: 'What hidden events still do' },
    {
      list: [
        'They stay in `events`, as the same objects in the same order, after each change.',
        'They count for [working hours and overlaps](/docs/availability), capacity and free times, so that nobody is booked twice.',
        'Nothing counts them that is about what is shown: “+N more”, hints, the dots of the small calendar, the days of an agenda, columns and rows of resources “with events”.',
      ],
    },
    { heading: 'What users change stays in sight' },
    {
      text: 'An event that the user makes or changes here stays shown, though the filter hides it, until the filter changes or a signal that it read for the event. It has `data-despite-filter`, and a notice says so.',
    },
    {
      title: 'styles.css',
      code: 'event-calendar ec-event[data-despite-filter] {\n  outline: 2px dashed;\n}',
    },
    { heading: 'Search' },
    {
      text: '`eventSearch` gives the toolbar a button that opens a field; so do `/`, while the focus is in the calendar and not in a text, and `openSearch()`. Spaces separate words, each of which must be part of one of the fields, in any order. Case and accents don’t matter, by the rules of the calendar’s language: “cafe” finds “Café”. `provideEventCalendar({ eventSearch: … })` sets it for all calendars.',
    },
    {
      tryIt: 'Search for “ada”, or a part of her number, in each of the modes.',
    },
    { files: ['found-visits.ts'], live: FoundVisits },
    {
      table: 'Modes of the search',
      head: ['`mode`', 'What is shown', 'What Enter does'],
      rows: [
        [
          '`list`, the default',
          'A list of what was found, from today on, then earlier ones; the views stay as they are',
          'Goes to the active result, or to the first: its date is shown, whatever covers it is opened, and it gets the focus. `Escape` leads back',
        ],
        [
          '`filter`',
          'Matches alone, as by `eventFilter`',
          'Goes to the next match, on whatever page',
        ],
        [
          '`dim`',
          'All events, those that don’t match faded',
          'The same; with `Shift` to the one before',
        ],
      ],
    },
    {
      list: [
        '`fields` are keys of the event, also your own, with a text, a number or a list of these. `resource` stands for the titles of its resources. Left out: title, description and resources.',
        '`[(searchText)]` is the text. What you set there does what typing does, without opening the field; `""` clears it.',
        'Events that a filter or a hidden resource hides aren’t found. Where nothing else matches, the list offers to show all resources.',
        'What the user makes or changes in mode `filter` stays in sight as above, until the text changes.',
      ],
    },
    { heading: 'A source that searches' },
    {
      text: 'A calendar knows the dates that it has loaded. In mode `list` it also asks `search` of its [source](/docs/backend), 250 ms after the last key, and joins the answer to its own results. The signal aborts at the next key. Choosing a result loads its dates. Which words match is up to the server; `findEvents` of `ng-event-calendar/core` decides as the field does:',
    },
    { files: ['searched-bookings.ts', 'find-bookings.ts', 'searched-bookings.spec.ts'] },
    {
      text: 'A rejection is shown in the list with its `message` and “Retry”; what the calendar found itself stays. Modes `filter` and `dim` never ask, as they show the dates that are loaded.',
    },
    { heading: 'What isn’t found' },
    {
      list: [
        'Dates that aren’t loaded, unless the source searches.',
        '`blockedTimes`, and events beyond `minDate` and `maxDate`.',
        'Similar words: “yogha” finds no yoga. There are no operators, and no ranking but by dates.',
      ],
    },
    { heading: 'Hooks' },
    {
      table: 'Attributes of search and filter',
      head: ['Attribute', 'Where', 'Value'],
      rows: [
        ['`data-search`', 'The calendar, while there is a text', '`list`, `filter` or `dim`'],
        ['`data-match`, `data-dimmed`', 'An event, in mode `dim`', 'There or not'],
        ['`data-despite-filter`', 'An event that a filter or search would hide', 'There or not'],
        ['`data-event-id`, `data-date`', 'A result', 'Its id; `YYYY-MM-DD`'],
      ],
    },
    {
      text: 'A template of [`ecEvent`](/docs/content) gets `isMatch` and `isDimmed`, both false without a search of mode `dim`, as the example above shows.',
    },
    { heading: 'In specs' },
    {
      text: 'The [harness](/docs/testing) types, reads what was found, and goes there. It waits until the calendar has arrived; `waitForEvents()` waits for the source.',
    },
    { files: ['found-visits.spec.ts'] },
  ],
};
