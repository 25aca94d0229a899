import fc from 'fast-check';
import { whenOfOccurrence, type SlotRules } from 'ng-event-calendar/core/edits';
import { withWhen } from 'ng-event-calendar/core/times';
import {
  DAY,
  HOUR_MS,
  MINUTE,
  dayFrom,
  dayOf,
  formatWall,
  instantOf,
  toInstant,
  wallIn,
  weekdayOf,
  type CalendarEvent,
  type EventSpan,
  type Occurrence,
  type Slot,
} from 'ng-event-calendar/core/internal';
import { givenEvent, placedIn } from './given.spec-host';
import { whenMovedBy } from './moved-by';
import { distanceTo, grabbedDrop, whenOfDistance } from './step';

const ZONE = 'Europe/Berlin';
const rules: SlotRules = { zone: ZONE, snapMinutes: 15, duration: 60 };
const workdays: SlotRules = { ...rules, isDayShown: (day) => weekdayOf(day) % 6 !== 0 };

const placed = (start: string, end: string, fields: Partial<CalendarEvent> = {}): Occurrence =>
  placedIn(ZONE, [givenEvent({ start, end, timezone: ZONE, ...fields })])[0]!;
/** Formats a time as specs write it: dates of whole days, wall times of others. */
const texts = (when: EventSpan): string =>
  (when.allDay
    ? [when.firstDay * DAY, when.lastDay * DAY].map((wall) =>
        formatWall(wall, 'minutes').slice(5, 10),
      )
    : [when.start, when.end].map((at) => formatWall(wallIn(at, ZONE), 'minutes').slice(5))
  ).join(' - ');

describe('whenOfDistance', () => {
  const hour = placed('2026-11-19T10:00:00', '2026-11-19T11:00:00');
  const days = placed('2026-11-19', '2026-11-20', { allDay: true });
  const bar = placed('2026-11-19T10:00:00', '2026-11-20T12:00:00');
  const saturday = placed('2026-11-21T23:00:00', '2026-11-23T01:00:00');

  it.each<[name: string, occurrence: Occurrence, days: number, minutes: number, to: string]>([
    ['days', hour, 2, 0, '11-23T10:00 - 11-23T11:00'],
    ['days back', hour, -4, 0, '11-13T10:00 - 11-13T11:00'],
    ['a week', hour, 5, 0, '11-26T10:00 - 11-26T11:00'],
    ['minutes', hour, 0, -90, '11-19T08:30 - 11-19T09:30'],
    ['days and minutes', hour, 1, 45, '11-20T10:45 - 11-20T11:45'],
    ['minutes over midnight', hour, 0, 15 * 60, '11-20T01:00 - 11-20T02:00'],
    ['minutes into a hidden day, to the next', hour, 1, 15 * 60, '11-23T01:00 - 11-23T02:00'],
    ['minutes back into a hidden day', hour, 2, -11 * 60, '11-20T23:00 - 11-21T00:00'],
    ['the days of whole days', days, 1, 600, '11-20 - 11-21'],
    ['whole days over a weekend', days, 2, 0, '11-23 - 11-24'],
    ['the days of a bar', bar, 1, 600, '11-20T10:00 - 11-21T12:00'],
    ['a bar from a hidden day', saturday, 1, 0, '11-23T23:00 - 11-25T01:00'],
    ['a bar from a hidden day by a week', saturday, 5, 0, '11-28T23:00 - 11-30T01:00'],
  ])('moves %s', (_, occurrence, shown, minutes, to) => {
    expect(texts(whenOfDistance(occurrence, { days: shown, minutes }, workdays))).toBe(to);
  });

  it('counts all days of a view that hides none', () => {
    expect(texts(whenOfDistance(hour, { days: 2, minutes: 0 }, rules))).toBe(
      '11-21T10:00 - 11-21T11:00',
    );
  });
});

describe('grabbedDrop', () => {
  const THURSDAY = dayFrom(2026, 11, 19);
  const slot = (day: number, time: string | null): Slot => ({
    day,
    instant:
      time === null
        ? null
        : toInstant(`${formatWall(day * DAY, 'minutes').slice(0, 10)}T${time}`, ZONE),
  });
  const hour = placed('2026-11-19T10:00:00', '2026-11-19T11:00:00');
  const days = placed('2026-11-18', '2026-11-20', { allDay: true });
  const bar = placed('2026-11-18T10:00:00', '2026-11-20T12:00:00');

  const on = (time: string | null, daysLater = 0): Slot => slot(THURSDAY + daysLater, time);

  it.each<[name: string, occurrence: Occurrence, from: Slot, to: Slot, expected: string]>([
    ['snaps', hour, on('10:20'), on('11:29', 1), '11-20T11:15 - 11-20T12:15'],
    ['stays timed on days', hour, on('10:20'), on(null, 1), '11-20T10:00 - 11-20T11:00'],
    ['stays whole days at a time', days, on(null), on('08:00', 1), '11-19 - 11-21'],
    [
      'moves a bar by days at a time',
      bar,
      on('10:00'),
      on('18:00', 1),
      '11-19T10:00 - 11-21T12:00',
    ],
    ['counts shown days of a bar', bar, on(null), on(null, 4), '11-20T10:00 - 11-22T12:00'],
  ])('%s', (_, occurrence, from, to, expected) => {
    expect(texts(grabbedDrop(occurrence, from, to, workdays).when)).toBe(expected);
  });

  it('goes to the resource of the slot, by time and by days', () => {
    const [from, to] = [
      { ...slot(THURSDAY, '10:00'), resource: 'ana' },
      { ...slot(THURSDAY, '10:00'), resource: 'ben' },
    ];
    const resource = { from: 'ana', to: 'ben' };
    expect(grabbedDrop(hour, from, to, rules)).toMatchObject({ resource });
    expect(grabbedDrop(bar, from, { ...to, instant: null }, rules)).toMatchObject({ resource });
  });
});

describe('distanceTo', () => {
  const hour = placed('2026-11-20T10:00:00', '2026-11-20T11:00:00');

  it.each<[name: string, to: string, expected: object]>([
    ['another time', '2026-11-20T12:15', { days: 0, minutes: 135 }],
    ['another day', '2026-11-24T10:00', { days: 2, minutes: 0 }],
    ['an earlier day and time', '2026-11-19T09:30', { days: -1, minutes: -30 }],
    [
      'after midnight, in the column of the day before',
      '2026-11-21T01:00',
      { days: 0, minutes: 900 },
    ],
  ])('to %s', (_, to, expected) => {
    const start = toInstant(to, ZONE);
    const when: EventSpan = { allDay: false, start, end: start + HOUR_MS };
    expect(distanceTo(hour, when, workdays)).toEqual(expected);
  });

  it('of whole days has no minutes', () => {
    const day = placed('2026-11-20', '2026-11-20', { allDay: true });
    const when: EventSpan = {
      allDay: true,
      firstDay: dayFrom(2026, 11, 23),
      lastDay: dayFrom(2026, 11, 23),
    };
    expect(distanceTo(day, when, workdays)).toEqual({ days: 1, minutes: 0 });
  });

  it('of an event that begins before the shown days', () => {
    const night = placed('2026-11-22T23:00:00', '2026-11-23T02:00:00');
    const to = (text: string): EventSpan => {
      const start = toInstant(text, ZONE);
      return { allDay: false, start, end: start + 3 * HOUR_MS };
    };
    expect(distanceTo(night, to('2026-11-22T23:30'), workdays)).toEqual({ days: 0, minutes: 30 });
    expect(distanceTo(night, to('2026-11-23T23:00'), workdays)).toEqual({ days: 1, minutes: 0 });
  });
});

describe('several events', () => {
  const zones = fc.constantFrom(
    ZONE,
    'America/New_York',
    'Australia/Lord_Howe',
    'Africa/Cairo',
    'UTC',
  );
  const given = fc.record({
    ...{ zone: zones, isAllShown: fc.boolean(), day: fc.integer({ min: 20_400, max: 20_800 }) },
    minuteOfDay: fc.integer({ min: 0, max: 1439 }),
    length: fc.integer({ min: 0, max: 3000 }),
    days: fc.integer({ min: -15, max: 15 }),
    minutes: fc.integer({ min: -700, max: 700 }),
  });

  it('keep lengths, never start on a hidden day, and go where the grabbed one’s distance says', () => {
    fc.assert(
      fc.property(given, ({ zone, isAllShown, day, minuteOfDay, length, days, minutes }) => {
        const all: SlotRules = isAllShown ? { ...rules, zone } : { ...workdays, zone };
        fc.pre(all.isDayShown?.(day) ?? true);
        const start = instantOf(day * DAY + minuteOfDay * MINUTE, zone);
        const bare = givenEvent({ start: '2026-01-01', end: '2026-01-01', timezone: zone });
        const event = withWhen(bare, { allDay: false, start, end: start + length * MINUTE }, zone);
        const [occurrence] = placedIn(zone, [event]);
        const when = whenOfDistance(occurrence!, { days, minutes }, all);
        if (isAllShown) {
          // As one alone, with all that clocks do.
          const step = { days, minutes: occurrence!.isBar ? 0 : minutes };
          expect(when).toEqual(whenMovedBy(whenOfOccurrence(occurrence!), step, zone));
        }
        if (when.allDay) throw new Error('became whole days');
        expect(when.end - when.start).toBe(length * MINUTE);
        const wall = wallIn(when.start, zone);
        // Clocks that skip midnight lead to the next hour.
        expect(all.isDayShown?.(dayOf(wall)) ?? true).toBe(true);
        const target = distanceTo(occurrence!, when, all);
        const again = whenOfDistance(occurrence!, target, all);
        expect(again).toEqual(when);
      }),
      { numRuns: 1000 },
    );
  });
});
