import type { Article } from '../article';
import { LessonExport } from '../examples/lesson-export';

export const EXPORTS: Article = {
  title: 'Exports',
  lede: 'Export events to a table for a spreadsheet, to a calendar file with rooms, or to paper.',
  blocks: [
    { heading: 'A table' },
    {
      text: '`writeCsv(rows, columns)` of `ng-event-calendar/core` returns comma-separated values as in RFC 4180: a header, a line for each row, quotes where needed, and no byte order mark. A field is empty for `null`, `undefined` and `NaN`, or if its `value` throws. A row is any object: an event, or an occurrence of `expandOccurrences` of `ng-event-calendar/recurrence`.',
    },
    { files: ['lesson-export.ts'], live: LessonExport },
    {
      list: [
        'Excel expects other separators in some languages: `{ delimiter: ";" }`. For Excel, also put `"\\ufeff"` at the start of the file.',
        "Texts that a spreadsheet would read as a formula get a leading `'`, including headers; numbers never do. For files that programs read, `{ neutralize: false }` leaves such texts unchanged.",
        'A calendar with a source has the events of its page only. For another range, call the source as the calendar does: `source.load({ start, end }, signal)`.',
        '`workloadOf(range, id, context)` returns how busy a resource is in a range.',
      ],
    },
    { heading: 'A calendar file with rooms' },
    {
      text: '`writeIcal(events, { location })` of `ng-event-calendar/ical` writes the location of an event, replacing the one it was read with. Return undefined to keep that one; values other than strings are reported to `onFault`. To write its rooms, pass `location: (event) => resourceTitles(event, resources, "Room").join(", ")`. See [iCalendar](/docs/icalendar).',
    },
    { heading: 'Paper' },
    {
      text: 'The current page of the calendar is printed. Choose its range with the view `days` and `dayCount`, a month of `weekCount` weeks, or the `timeline` and its `spans`. See [Printing](/docs/printing).',
    },
  ],
};
