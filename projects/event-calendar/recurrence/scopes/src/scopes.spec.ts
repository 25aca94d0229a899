import { toInstant, type CalendarEvent } from 'ng-event-calendar/core/internal';
import type { RecurrenceScope } from 'ng-event-calendar/core/internal';
import { ZONE, changed, givenSeries, shift, starts } from './given-series';

const SCOPES: readonly RecurrenceScope[] = ['onlyThis', 'thisAndFollowing', 'all'];

describe('every scope, frequency and shape', () => {
  const frequencies: readonly (readonly [string, string, readonly string[]])[] = [
    ['FREQ=DAILY;COUNT=5', '2026-03-06', ['2026-03-06', '2026-03-08', '2026-03-10']],
    ['FREQ=WEEKLY;COUNT=3', '2026-03-01', ['2026-03-01', '2026-03-08', '2026-03-15']],
    ['FREQ=MONTHLY;BYDAY=2SU;COUNT=3', '2026-02-08', ['2026-02-08', '2026-03-08', '2026-04-12']],
    ['FREQ=YEARLY;COUNT=2', '2026-03-08', ['2026-03-08', '2027-03-08']],
  ];
  const shapes: readonly (readonly [string, (date: string) => Partial<CalendarEvent>])[] = [
    ['wall', (date) => ({ start: `${date}T10:00:00`, end: `${date}T11:30:00` })],
    [
      'instants',
      (date) => {
        const at = (time: string): string =>
          new Date(toInstant(`${date}T${time}`, ZONE)).toISOString().replace('.000', '');
        return { start: at('10:00'), end: at('11:30') };
      },
    ],
    ['whole days', (date) => ({ start: date, end: date, allDay: true })],
  ];
  const rows = frequencies.flatMap(([rrule, first, dates]) =>
    shapes.flatMap(([shape, write]) =>
      dates.flatMap((date) =>
        SCOPES.map((scope) => [scope, rrule, shape, date, write(first)] as const),
      ),
    ),
  );

  it.each(rows)(
    '%s: %s as %s on %s moves by a day and an hour',
    (scope, rrule, _, date, fields) => {
      const series = givenSeries({ rrule, ...fields });
      const asObject = {
        ...series,
        rrule: {
          freq: /FREQ=(\w+)/.exec(rrule)![1]!,
          count: Number(/COUNT=(\d)/.exec(rrule)![1]),
          ...(rrule.includes('BYDAY') ? { byDay: ['2SU'] } : {}),
        },
      };
      const before = starts([series]);
      const index = before.findIndex((start) => start.startsWith(date));
      const later = (start: string): string => {
        const wall = new Date(`${start}${start.length === 10 ? 'T00:00' : ''}Z`).getTime();
        return new Date(wall + (start.length === 10 ? 24 : 25) * 3_600_000)
          .toISOString()
          .slice(0, start.length);
      };
      const change = (event: CalendarEvent): CalendarEvent => {
        if (event.allDay === true) {
          const next = (day: string): string => later(day.slice(0, 10));
          return { ...event, start: next(event.start), end: next(event.end) };
        }
        return shift(event, 25);
      };
      const edit = changed(series, date, change, scope);
      const after = starts(edit.events);
      const moved =
        scope === 'all' ? before : scope === 'onlyThis' ? [before[index]!] : before.slice(index);
      const kept = before.filter((start) => !moved.includes(start));
      // A day later by the clock is 24 hours; across a clock change an hour more or less.
      const near = (a: string, b: string): boolean =>
        Math.abs(new Date(a).getTime() - new Date(b).getTime()) <= 3_600_000;
      expect(after).toHaveLength(before.length);
      expect(after).toEqual(expect.arrayContaining(kept));
      expect(after).toContain(later(before[index]!));
      for (const start of moved) {
        expect(after.some((each) => near(each, later(start)))).toBe(true);
      }
      const touched = edit.event!;
      expect(touched.start).toHaveLength(series.start.length);
      expect(touched.start.endsWith('Z')).toBe(series.start.endsWith('Z'));
      expect(starts(changed(asObject, date, change, scope).events)).toEqual(after);
    },
  );
});
