import type { Article } from '../article';
import { BesideZones } from '../examples/beside-zones';
import { TwoZones } from '../examples/two-zones';

export const ZONES: Article = {
  title: 'Time zones',
  lede: 'Events keep their own time zone; the calendar can show them in any other.',
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
      text: 'All-day events are dates: they are the same in every zone and never shift. Their `end` is the last day, inclusive.',
    },
    { heading: 'The display zone' },
    {
      text: '`displayTimezone` is an IANA name, `UTC`, or `default` or `locale` for the browser’s zone. It changes how events are shown, never your data. New events get a `timezone` only if you name a zone.',
    },
    {
      text: 'Working hours and blocked times without a `timezone` are in the browser’s zone, whatever zone is shown. With `displayTimezone="Europe/Paris"`, a practice would open at 8 in the morning of each user’s own zone. Write `{ start: "08:00", end: "18:00", timezone: "Europe/Paris" }`. If you name a display zone, working hours without a `timezone` are reported as `invalid-hours` in development.',
    },
    { heading: 'Zones side by side' },
    { files: ['beside-zones.ts'], live: BesideZones },
    {
      text: '`additionalTimezones` lists up to three zones whose times are shown beside those of the display zone in day and week view, to the minute, with `+1` or `−1` if the date differs. Clicking the heading of a zone swaps it with the display zone: `displayTimezone` is written, while events and `additionalTimezones` don’t change. Setting either input ends the swap. The key Z announces the times at the cursor. An event’s details and the editor show its times in all zones, also on a phone, which has no room for them beside the grid.',
    },
    {
      text: 'In a week in which only some of the zones change their clocks, the times are those of the day under the pointer or the cursor. The headers of days with another difference show it: “NY −5 h”. [See it](/zones?case=beside)',
    },
    {
      text: 'In `hours`, the timeline’s header has a row for each zone. Its times are right for every hour of the page, wherever the pointer is. If clocks change on the page, the heading names both differences.',
    },
    {
      text: 'Unknown and repeated zones and a fourth one are left out, and reported as `unknown-timezone` in development.',
    },
    { heading: 'Clock changes' },
    {
      text: 'On such a day the day view has 23 or 25 hours, and the week view strikes out the missing hour. As RFC 5545 says, a skipped time is read with the offset before the change, and a repeated time is the first of the two. [See it](/zones)',
    },
    { heading: 'With Date and date-fns-tz' },
    {
      text: 'A `Date` is an instant, and `toISOString()` writes it as one. If events should keep the wall time of a zone, use only the offset from `date-fns-tz`. `toZonedTime`, `fromZonedTime` and the other tokens of `formatInTimeZone` go through the browser’s local time, and are wrong around changes of its clocks. `fromZonedTime` also reads a skipped time an hour or two earlier than the calendar does, and may take either pass of a repeated one.',
    },
    { files: ['date-fns-dates.ts'] },
    {
      text: 'All-day events are dates, not instants: keep `start` and `end` as strings.',
    },
    { heading: 'In Node' },
    {
      text: '`toInstant` and `toWallTime` of `ng-event-calendar/core` convert by the same rules, without Angular and without a DOM. `movedBy(event, { days: 7 }, zone)` moves an event by calendar days and `minutes` of wall time in a zone. The event keeps its length, and a series also moves its `exDates`, `rDates` and `UNTIL`.',
    },
    {
      title: 'On a server',
      code: `import { toInstant, toWallTime } from 'ng-event-calendar/core';

toInstant('2026-11-20T09:00:00', 'America/New_York'); // 1795183200000
toWallTime(1795183200000, 'Europe/Lisbon'); // '2026-11-20T14:00:00'`,
    },
  ],
};
