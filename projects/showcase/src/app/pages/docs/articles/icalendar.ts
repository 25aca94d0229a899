import type { Article } from '../article';
import { CalendarFile } from '../examples/calendar-file';

export const ICALENDAR: Article = {
  title: 'iCalendar',
  lede: 'Read events from .ics files and write events to them, in a browser or in Node.',
  blocks: [
    { code: 'npm install ical.js' },
    { text: 'Only reading needs this package.' },
    { files: ['calendar-file.ts'], live: CalendarFile },
    {
      list: [
        'Series, changed occurrences, excluded and added dates, whole days and time zones are converted to the calendar’s own. To show series, use the [premium calendar](/docs/recurrence).',
        'A change of all following occurrences (`RANGE=THISANDFUTURE`) splits the series in two, as “this and following” does in the calendar. It may begin at an added date that the rule doesn’t give. If there are several revisions of an event, the latest counts, and `faults` lists the others.',
        '`RDATE` becomes `rDates`. A period whose length differs from the event’s becomes a changed occurrence.',
        'An event is left out if all of its occurrences are replaced or cancelled. Its replacements keep their UID when they are written.',
        '`faults` lists rules that break RFC 5545 (`invalid-rule`) or that the calendar doesn’t support (`unsupported`), with their line. Such an event is shown once, and keeps its rule.',
        'A custom zone name, as Outlook and Exchange write them, is replaced by a known zone whose clocks agree for ten years. If there is none, times become instants; for a series, a fault warns that later occurrences may be off.',
        'Windows zone names are read in any spelling, including retired ones; `zoneOfWindows` looks one up. For a short name such as GMT or CET, a differing definition in the file takes precedence.',
        'By default, times without a zone float. To read them in the zone that the file names (`X-WR-TIMEZONE`), set `useCalendarTimezone`.',
        'iCalendar has no resources. They are written as lines of our own and read back in the same form: `X-EC-RESOURCE` for one id, `X-EC-RESOURCES` for a list. Other programs ignore these lines.',
        '`writeIcal(events, { location })` writes the location of events, such as their rooms: see [Exports](/docs/exports).',
        'Properties without a key in the calendar are kept in the event’s key `ical`, and written again.',
        '`readIcal` never throws because of a file’s content. `faults` lists everything that couldn’t be read, with its line.',
        'Reading is limited in length and number; you can set the limits.',
      ],
    },
    { heading: 'What can’t be written' },
    {
      text: '`writeIcal` returns the text, and calls `onFault` for everything that it leaves out or changes. Each fault has a `code`, the `eventId`, the `field`, and a `message` that says what to do.',
    },
    {
      list: [
        'Events with an invalid start or end are left out, and so are invalid dates, colours and rules.',
        'An unknown zone is left out: its wall times then have no zone, as in the calendar.',
        'Times are written in whole seconds, and years with four digits.',
        'A second event that replaces the same occurrence of a series is written as an event of its own.',
        'The following parts of `ical` are left out: malformed lines, `RDATE` lines (use `rDates`), and parameters without a text that they belong to.',
        'A series can’t start in the second pass of a repeated hour, nor at an offset that no zone has.',
      ],
    },
    {
      text: 'All other times around a change of the clocks keep their instants. An end in the second pass of a repeated hour is written as an instant, since its wall time means the first pass. A skipped time is written as the time that clocks show then. Zones are defined for the years of their events.',
    },
    { heading: 'Not supported' },
    {
      text: 'Hours and blocked time are neither read nor written: `VAVAILABILITY` (RFC 7953) and `VFREEBUSY` are left out, like to-dos and journals. Read them with `ical.js` and bind `workingHours` and `blockedTimes`: see [Availability](/docs/availability).',
    },
    { text: 'Try it with your own files on the page [iCalendar](/icalendar).' },
  ],
};
