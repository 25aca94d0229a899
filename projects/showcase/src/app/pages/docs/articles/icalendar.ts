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
        'Series, changed occurrences, excluded and added dates, whole days and time zones become what the calendar has for them. With series, show them in the [premium calendar](/docs/recurrence).',
        'A change that is meant for all following occurrences (`RANGE=THISANDFUTURE`) splits its series in two, as “this and following” does in the calendar. It may begin at an added date that the rule doesn’t give. Of several revisions of an event the latest counts, and the others are listed in `faults`.',
        '`RDATE` becomes `rDates`. A period of another length than the event’s becomes a changed occurrence.',
        'An event of which every occurrence is replaced or called off is left out. Its replacements keep their UID when they are written.',
        'A rule that breaks RFC 5545 (`invalid-rule`), or that the calendar doesn’t follow (`unsupported`), is listed with its line. The event is shown once, and keeps the rule.',
        'A zone with a name of its own, as Outlook and Exchange write them, is taken for the zone whose clocks do the same for ten years. Where there is none, its times become instants, and `faults` says of a series that later occurrences may be off.',
        'Windows’ names of zones are read in any spelling, also those that Windows has retired. `zoneOfWindows` looks one up for you. For a short name such as GMT or CET the file’s own definition decides where it differs.',
        'To read times without a zone in the zone that the calendar names (`X-WR-TIMEZONE`), set `useCalendarTimezone`. By default they float.',
        'Resources are no part of iCalendar. They are written as lines of our own, and read again in their shape: `X-EC-RESOURCE` for one id, `X-EC-RESOURCES` for a list of several, or of none. Others pass over them.',
        '`writeIcal(events, { location })` writes where events take place, such as their rooms: [Exports](/docs/exports).',
        'What the calendar has no key for stays with the event, in its key `ical`, and is written again.',
        'Nothing in a file makes `readIcal` throw. What couldn’t be read is listed in `faults`, with its line.',
        'Files are read within limits of length and number, which can be set.',
      ],
    },
    { heading: 'What can’t be written' },
    {
      text: '`writeIcal` returns the text, and tells `onFault` of what isn’t in it, or not as it was. Each fault has a `code`, the `eventId`, the `field`, and a `message` that says what to do.',
    },
    {
      list: [
        'Events whose start or end can’t be read are left out, and so are dates, colours and rules that are none.',
        'A zone that nobody knows is left out: its wall times are then those of no zone, as they are in the calendar.',
        'Times have whole seconds, and years of four digits.',
        'A second event that stands for the same occurrence of a series is written as an event of its own.',
        'Kept lines that are no content lines, kept `RDATE` lines (use `rDates`), and kept parameters that belong to no text are left out.',
        'A series can’t start in the second pass of an hour that the clocks repeat, nor at an offset that no zone has.',
      ],
    },
    {
      text: 'Beside a change of the clocks all others keep their instants. An end in the second pass of an hour that the clocks repeat is written as the instant, since its wall time means the first. A time that the clocks skip is written as the one they show then. Zones are defined as they were and will be in the years of their events.',
    },
    { heading: 'What there isn’t' },
    {
      text: 'Hours and blocked time are neither read nor written: `VAVAILABILITY` (RFC 7953) and `VFREEBUSY` are left out, as to-dos and journals are. Read them by `ical.js` and bind `workingHours` and `blockedTimes`: [Availability](/docs/availability).',
    },
    { text: 'Drop files of your own on the page [iCalendar](/icalendar).' },
  ],
};
