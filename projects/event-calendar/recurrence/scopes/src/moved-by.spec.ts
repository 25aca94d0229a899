import fc from 'fast-check';
import { whenOf } from 'ng-event-calendar/core/internal';
import { movedBy } from 'ng-event-calendar/core/several';
import { eventOfOccurrence } from 'ng-event-calendar/recurrence/internal';
import { editOccurrence } from './edit-occurrence';
import { givenSeries, starts } from './given-series';

/** A Monday from which all rules below begin. */
const MONDAY = '2026-06-01';

it('movedBy moves a series by weeks as a drag of all of it does', () => {
  const given = fc.record({
    weeks: fc.integer({ min: -8, max: 8 }).filter((weeks) => weeks !== 0),
    zone: fc.constantFrom('Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'UTC'),
    time: fc.constantFrom('01:30:00', '10:00:00', '23:00:00'),
    form: fc.constantFrom('', 'Z'),
    rule: fc.constantFrom(
      ...['FREQ=WEEKLY', 'FREQ=WEEKLY;BYDAY=MO,WE', 'FREQ=WEEKLY;INTERVAL=2;COUNT=9'],
      ...['FREQ=DAILY;UNTIL=20260610', 'FREQ=WEEKLY;UNTIL=20261101T120000'],
    ),
    left: fc.subarray(['2026-06-08', '2026-06-15', '2026-06-29']),
  });
  fc.assert(
    fc.property(given, ({ weeks, zone, time, form, rule, left }) => {
      const times = { start: `${MONDAY}T${time}${form}`, end: `${MONDAY}T${time}${form}` };
      const all = givenSeries({ ...times, timezone: zone, rrule: rule });
      const dates = starts([all]).map((start) => start.slice(0, 10));
      // A date that excludes nothing stays in a drag, and moves here.
      const series = { ...all, exDates: left.filter((date) => dates.includes(date)) };
      const when = whenOf(series, zone);
      const first = { event: series, start: (when as { readonly start: number }).start };
      const occurrence = eventOfOccurrence(first, zone);
      if (occurrence === null) return;
      const { rrule: _rule, exDates, ...once } = occurrence;
      const after = { ...movedBy(once, { days: 7 * weeks }, zone), rrule: rule, exDates };
      const dragged = editOccurrence([series], first, after, 'all', 'move', zone)!;
      expect(starts([movedBy(series, { days: 7 * weeks }, zone)])).toEqual(
        starts([dragged.event!]),
      );
    }),
  );
});
