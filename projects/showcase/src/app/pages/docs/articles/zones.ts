import type { Article } from '../article';
import { BesideZones } from '../examples/beside-zones';
import { TwoZones } from '../examples/two-zones';

export const ZONES: Article = {
  title: 'Time zones',
  lede: 'Events keep the zone they were written in; the calendar shows them in any other.',
  blocks: [
    { files: ['two-zones.ts'], live: TwoZones },
    { heading: 'What a time means' },
    {
      table: 'Forms of start and end',
      head: ['Written', 'Means', 'After a move'],
      rows: [
        [
          '`2026-11-20T09:00:00`',
          'Wall time in `timezone`, or in the browser’s zone without one',
          'Wall time in the same zone',
        ],
        ['`2026-11-20T09:00:00Z`', 'An instant', 'An instant with `Z`'],
        ['`2026-11-20T09:00:00+02:00`', 'An instant', 'An instant with that offset'],
        ['`2026-11-20`', 'A day', 'A day'],
      ],
    },
    {
      text: 'All-day events are dates: the same in every zone, never shifted. Their `end` is the last day, inclusive.',
    },
    { heading: 'The zone that is shown' },
    {
      text: '`displayTimezone` is an IANA name, `UTC`, or the browser’s zone by `default` or `locale`. It changes what is drawn, never your data. New events get `timezone` when a zone is named, and none otherwise.',
    },
    {
      text: 'Working hours and blocked times without a `timezone` are in the browser’s zone, whatever zone is shown: under `displayTimezone="Europe/Paris"` a practice would open at 8 in the morning of whoever looks. Write `{ start: "08:00", end: "18:00", timezone: "Europe/Paris" }`. Working hours without one are reported as `invalid-hours` in development where a zone is named.',
    },
    { heading: 'Zones beside each other' },
    { files: ['beside-zones.ts'], live: BesideZones },
    {
      text: '`additionalTimezones` holds up to three zones whose times stand beside those of the display zone in day and week view, to the minute, with `+1` or `−1` where it is another date there. The heading of each swaps it with the display zone: `displayTimezone` is written, no event changes, and `additionalTimezones` stays as you gave it. Setting either ends the swap. The key Z says the times at the cursor, and an event’s details and the editor name its times in all zones, on a phone too, which has no room for them beside the grid.',
    },
    {
      text: 'In a week in which only some of them change their clocks, the times are those of the day under the pointer or the cursor, and the headers of other days say what differs: “NY −5 h”. [See it](/zones?case=beside)',
    },
    {
      text: 'The timeline has a row for each zone in the header of its hours. Its times are right for every hour of the page, whichever day the pointer is on; where clocks change on the page, the heading names both differences.',
    },
    {
      text: 'A zone that is unknown or shown already, and a fourth, is left out and reported as `unknown-timezone` in development.',
    },
    { heading: 'Days on which the clocks change' },
    {
      text: 'The day view has 23 or 25 hours then, and the week view strikes out the hour that a day doesn’t have. A time that the clocks skip is read with the offset before, one that comes twice as the first of the two, as RFC 5545 says. [See it](/zones)',
    },
    { heading: 'With Date and date-fns-tz' },
    {
      text: 'A `Date` is an instant, and `toISOString()` writes it as one. Where events are to keep the wall time of a zone, only the offset is to be had from `date-fns-tz`: `toZonedTime`, `fromZonedTime` and the other tokens of `formatInTimeZone` go through the browser’s own local time, and are wrong by its gap where its clocks change. `fromZonedTime` also reads a time that the clocks skip an hour or two earlier than the calendar does, and takes either pass of a repeated one.',
    },
    { files: ['date-fns-dates.ts'] },
    {
      text: 'All-day events are dates, not instants: keep `start` and `end` as the texts they are.',
    },
    { heading: 'In Node' },
    {
      text: '`toInstant` and `toWallTime` of `ng-event-calendar/core` convert by the same rules, without Angular and without a DOM. `movedBy(event, { days: 7 }, zone)` moves an event by calendar days, and by `minutes`, as the clock of a zone shows them: its length stays, and a series takes its `exDates`, its `rDates` and its `UNTIL` along.',
    },
    {
      title: 'On a server',
      code: `import { toInstant, toWallTime } from 'ng-event-calendar/core';

toInstant('2026-11-20T09:00:00', 'America/New_York'); // 1795183200000
toWallTime(1795183200000, 'Europe/Lisbon'); // '2026-11-20T14:00:00'`,
    },
  ],
};
