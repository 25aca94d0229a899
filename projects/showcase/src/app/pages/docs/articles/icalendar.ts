import type { Article } from '../article';
import { CalendarFile } from '../examples/calendar-file';

export const ICALENDAR: Article = {
  title: 'iCalendar',
  lede: 'Read .ics files into events, and write events into one, in a browser or in Node.',
  blocks: [
    { code: 'npm install ical.js' },
    { text: 'Reading needs it; writing doesn’t.' },
    { files: ['calendar-file.ts'], live: CalendarFile },
    {
      list: [
        'Series, changed occurrences, excluded dates, whole days and time zones become what the calendar has for them. With series, show them in the [premium calendar](/docs/recurrence).',
        'What the calendar has no key for stays with the event, in its key `ical`, and is written again.',
        'Nothing in a file makes `readIcal` throw. What couldn’t be read is listed in `faults`, with its line.',
        'Files are read within limits of length and number, which can be set.',
      ],
    },
    { text: 'Drop files of your own on the page [iCalendar](/icalendar).' },
  ],
};
