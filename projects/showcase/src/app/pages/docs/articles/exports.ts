import type { Article } from '../article';
import { LessonExport } from '../examples/lesson-export';

export const EXPORTS: Article = {
  title: 'Exports',
  lede: 'Write events into a table for a spreadsheet, into a calendar file with rooms, or onto paper.',
  blocks: [
    { heading: 'A table' },
    {
      text: '`writeCsv(rows, columns)` of `ng-event-calendar/core` writes comma-separated values by RFC 4180: a header, a line for each row, quotes where they are needed, and no byte order mark. `null`, `undefined` and `NaN` are empty, and so is a field whose `value` throws. A row is any object: an event, or an occurrence of `expandOccurrences` of `ng-event-calendar/recurrence`.',
    },
    { files: ['lesson-export.ts'], live: LessonExport },
    {
      list: [
        'Excel reads other separators in other languages: `{ delimiter: ";" }`. For its sake put `"\\ufeff"` in front of what you download.',
        "Texts that a spreadsheet would take for a formula get a leading `'`, headers too; numbers never. `{ neutralize: false }` leaves them as they are, for files that programs read.",
        'A calendar has the events of its page. For another range ask where they come from, as the calendar does: `source.load({ start, end }, signal)`.',
        'How busy resources are in a range is `workloadOf(range, ids, context)`.',
      ],
    },
    { heading: 'A calendar file with rooms' },
    {
      text: '`writeIcal(events, { location })` of `ng-event-calendar/ical` writes where an event takes place, in the place of what was read with it. Undefined keeps that; what is no text is told to `onFault`. `location: (event) => resourceTitles(event, resources, "Room").join(", ")` writes its rooms: [iCalendar](/docs/icalendar).',
    },
    { heading: 'Paper' },
    {
      text: 'Printed is what is shown: by the view `days` and `dayCount`, a month of `weekCount` weeks, or the `timeline` and its `spans`. [Printing](/docs/printing)',
    },
  ],
};
