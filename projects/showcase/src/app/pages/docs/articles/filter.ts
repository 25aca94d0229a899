import type { Article } from '../article';
import { FoundVisits } from '../examples/found-visits';
import { OpenVisits } from '../examples/open-visits';

export const FILTER: Article = {
  title: 'Search and filter',
  lede: 'Show some of the events without losing the others, and find an event on any date.',
  blocks: [
    { heading: 'Bind all events' },
    {
      text: 'Don’t filter the list that you bind to `[(events)]`: the next change writes the shorter list back, and the other events are lost. Bind all events, and let the calendar hide some of them.',
    },
    { heading: 'A filter by status' },
    {
      text: '`eventFilter` takes an event and returns whether to show it. The calendar calls it once for each event object (once for all occurrences of a series), and again when a signal that it has read changes. Bind another function to replace it.',
    },
    { files: ['open-visits.ts'], live: OpenVisits },
    { heading: 'Hidden events' },
    {
      list: [
        'They stay in `events`, as the same objects in the same order, after each change.',
        'They count for [working hours and overlaps](/docs/availability), capacity and free times, so that nobody is booked twice.',
        'They don’t count for what is shown: “+N more”, hints, the dots of the small calendar, the days of an agenda, and columns and rows of resources “with events”.',
      ],
    },
    { heading: 'Changed events stay visible' },
    {
      text: 'An event that the user creates or changes stays visible even if the filter hides it. It is hidden when the filter, or a signal that the filter read for the event, changes. Until then it has `data-despite-filter`, and a notice tells the user.',
    },
    {
      title: 'styles.css',
      code: 'event-calendar ec-event[data-despite-filter] {\n  outline: 2px dashed;\n}',
    },
    { heading: 'Search' },
    {
      text: '`eventSearch` adds a button to the toolbar that opens a search field. The field also opens with `/`, while the focus is in the calendar and not in a text field, and with `openSearch()`. Spaces separate words, each of which must occur in one of the searched `fields`, in any order. Case and accents don’t matter, by the rules of the calendar’s language: “cafe” finds “Café”. `provideEventCalendar({ eventSearch: … })` sets the search for all calendars.',
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
          'A list of matches from today on, then of earlier ones; the views don’t change',
          'Goes to the active result, or to the first: shows its date, opens whatever covers it and focuses it. `Escape` goes back',
        ],
        ['`filter`', 'Only matches, as by `eventFilter`', 'Goes to the next match, on any page'],
        [
          '`dim`',
          'All events; those that don’t match are faded',
          'The same; with `Shift` to the one before',
        ],
      ],
    },
    {
      list: [
        '`fields` are keys of the event, including your own, whose values are texts, numbers or lists of these. `resource` means the titles of its resources. By default title, description and resources are searched.',
        '`[(searchText)]` is the text. Setting it has the effect of typing, without opening the field; `""` clears it.',
        'The search doesn’t find events that a filter or a hidden resource hides. If only events of hidden resources match, the list offers to show all resources.',
        'In mode `filter`, an event that the user creates or changes stays visible as above, until the text changes.',
      ],
    },
    { heading: 'A source that searches' },
    {
      text: 'A calendar only searches the dates that it has loaded. In mode `list` it also calls `search` of its [source](/docs/backend), 250 ms after the last key, and adds the answer to its own results. The next key aborts the signal. Choosing a result loads its dates. The server decides which events match; `findEvents` of `ng-event-calendar/core` uses the rules of the search field:',
    },
    { files: ['searched-bookings.ts', 'find-bookings.ts', 'searched-bookings.spec.ts'] },
    {
      text: 'If `search` rejects, the list shows the `message` and “Retry” beside the calendar’s own results. Modes `filter` and `dim` never call `search`, as they show the loaded dates.',
    },
    { heading: 'What isn’t found' },
    {
      list: [
        'Dates that aren’t loaded, unless the source searches.',
        '`blockedTimes`, and events beyond `minDate` and `maxDate`.',
        'Similar words: “yogha” finds no yoga. There are no operators, and results are ordered by date only.',
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
      text: 'A template of [`ecEvent`](/docs/content) gets `isMatch` and `isDimmed`, as in the example above. Both are false without a search in mode `dim`.',
    },
    { heading: 'In specs' },
    {
      text: 'The [harness](/docs/testing) types a text, reads the results and goes to one of them. It waits until the calendar shows that date; `waitForEvents()` waits for the source.',
    },
    { files: ['found-visits.spec.ts'] },
  ],
};
