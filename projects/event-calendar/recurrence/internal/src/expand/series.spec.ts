import { ruleToString } from 'ng-event-calendar/recurrence/scopes';
import * as fc from 'fast-check';
import {
  DAY,
  civilDate,
  dayFrom,
  dayOf,
  daysInMonth,
  parseIso,
  startOfWeek,
  weekdayOf,
  weekNumber,
  type CalendarEvent,
  type Weekday,
} from 'ng-event-calendar/core/internal';
import { FREQUENCIES, plainRule, type Rule, type RuleDay } from '../rules/rule';
import {
  indexOf,
  lastWall,
  seriesOf,
  wallsBack,
  wallsBetween,
  wallsOn,
  type Series,
} from './series';

const START = dayFrom(2023, 1, 1);
const HORIZON = dayFrom(2032, 1, 1);

/** Whether RFC 5545 puts an occurrence on a day, decided for each day by itself. */
function isOnDay(rule: Rule, start: number, day: number): boolean {
  const date = civilDate(day);
  const length = daysInMonth(date.year, date.month);
  const newYear = dayFrom(date.year, 1, 1);
  const yearLength = dayFrom(date.year + 1, 1, 1) - newYear;
  const has = (numbers: readonly number[], number: number, total: number): boolean =>
    numbers.includes(number) || numbers.includes(number - total - 1);
  const hasDays = rule.byDay.length + rule.byMonthDay.length + rule.byYearDay.length > 0;
  const months = rule.byMonth;
  if (months.length > 0 && !months.includes(date.month)) return false;
  if (rule.byMonthDay.length > 0 && !has(rule.byMonthDay, date.day, length)) return false;
  if (rule.byYearDay.length > 0 && !has(rule.byYearDay, day - newYear + 1, yearLength))
    return false;
  if (rule.byWeekNo.length > 0) {
    const weekYear = civilDate(startOfWeek(day, rule.wkst) + 3).year;
    const weeks = weekNumber(startOfWeek(dayFrom(weekYear + 1, 1, 4), rule.wkst) - 7, rule.wkst);
    if (!has(rule.byWeekNo, weekNumber(day, rule.wkst), weeks)) return false;
    if (!hasDays && weekdayOf(day) !== weekdayOf(start)) return false;
  }
  const inMonth = rule.freq === 'MONTHLY' || months.length > 0;
  const [first, total] = inMonth ? [day - date.day + 1, length] : [newYear, yearLength];
  const fits = ({ weekday, ordinal }: RuleDay): boolean => {
    if (weekday !== weekdayOf(day)) return false;
    if (ordinal === 0) return true;
    const sameBefore = Math.floor((day - first) / 7) + 1;
    const sameAfter = Math.floor((first + total - 1 - day) / 7) + 1;
    return ordinal === (ordinal > 0 ? sameBefore : -sameAfter);
  };
  if (rule.byDay.length > 0) return rule.byDay.some(fits);
  switch (rule.freq) {
    case 'DAILY':
      return true;
    case 'WEEKLY':
      return weekdayOf(day) === weekdayOf(start);
    case 'MONTHLY':
      return hasDays || date.day === civilDate(start).day;
    case 'YEARLY':
      if (hasDays || rule.byWeekNo.length > 0) return true;
      if (months.length === 0 && date.month !== civilDate(start).month) return false;
      return date.day === civilDate(start).day;
  }
}

function unitOf(rule: Rule, day: number): number {
  const { year, month } = civilDate(day);
  if (rule.freq === 'DAILY') return day;
  if (rule.freq === 'WEEKLY') return startOfWeek(day, rule.wkst) / 7;
  if (rule.freq === 'MONTHLY') return year * 12 + month;
  return rule.byWeekNo.length > 0 ? civilDate(startOfWeek(day, rule.wkst) + 3).year : year;
}

/** Returns every day of a rule up to the horizon, found by testing each. */
function daysByTheBook(rule: Rule, start: number): number[] {
  const periods = new Map<number, number[]>();
  for (let day = start - 400; day < HORIZON + 400; day++) {
    const unit = unitOf(rule, day);
    const steps = (unit - unitOf(rule, start)) / rule.interval;
    if (Math.abs(steps - Math.round(steps)) > 1e-9 || !isOnDay(rule, start, day)) continue;
    periods.set(unit, [...(periods.get(unit) ?? []), day]);
  }
  const picked = [...periods.values()].flatMap((days) =>
    rule.bySetPos.length === 0
      ? days
      : days.filter((_, at) =>
          rule.bySetPos.some((position) => position === at + 1 || position === at - days.length),
        ),
  );
  const last = rule.until?.kind === 'day' ? rule.until.day : Infinity;
  return picked
    .filter((day) => day >= start)
    .slice(0, rule.count ?? undefined)
    .filter((day) => day < HORIZON && day <= last);
}

const weekdays = fc.integer({ min: 0, max: 6 }) as fc.Arbitrary<Weekday>;
const some = (min: number, max: number, isSigned: boolean): fc.Arbitrary<number[]> =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constant<number[]>([]) },
    fc.uniqueArray(
      isSigned
        ? fc.oneof(fc.integer({ min, max }), fc.integer({ min: -max, max: -min }))
        : fc.integer({ min, max }),
      { minLength: 1, maxLength: 4 },
    ),
  );

const rules: fc.Arbitrary<Rule> = fc
  .record({
    freq: fc.constantFrom(...FREQUENCIES),
    interval: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 5 })),
    wkst: weekdays,
    ending: fc.oneof(
      fc.constant({}),
      fc.integer({ min: 1, max: 400 }).map((count) => ({ count })),
      fc
        .integer({ min: START, max: HORIZON })
        .map((day) => ({ until: { kind: 'day', day } as const })),
    ),
    byMonth: some(1, 12, false),
    byMonthDay: some(1, 31, true),
    byYearDay: some(1, 366, true),
    byWeekNo: some(1, 53, true),
    weekdays: fc.oneof(
      fc.constant<Weekday[]>([]),
      fc.uniqueArray(weekdays, { minLength: 1, maxLength: 7 }),
    ),
    ordinals: some(1, 5, true),
    bySetPos: some(1, 4, true),
  })
  .map(({ ending, weekdays, ordinals, ...parts }) => {
    const { freq } = parts;
    const byWeekNo = freq === 'YEARLY' ? parts.byWeekNo : [];
    const isOrdinal = (freq === 'MONTHLY' || freq === 'YEARLY') && byWeekNo.length === 0;
    const byDay = weekdays.map((weekday, at) => ({
      weekday,
      ordinal: isOrdinal ? (ordinals[at] ?? 0) : 0,
    }));
    const rule = plainRule(freq, {
      ...parts,
      ...ending,
      byDay,
      byWeekNo,
      byMonthDay: freq === 'WEEKLY' ? [] : parts.byMonthDay,
      byYearDay: freq === 'YEARLY' ? parts.byYearDay : [],
    });
    const hasParts = [rule.byMonth, rule.byMonthDay, rule.byYearDay, byWeekNo, byDay].some(
      (part) => part.length > 0,
    );
    return hasParts ? rule : { ...rule, bySetPos: [] };
  });

function seriesFrom(rrule: string, fields: Partial<CalendarEvent> = {}): Series {
  const event = {
    id: 'e',
    title: 'e',
    start: '2023-01-01T09:00:00',
    end: '2023-01-01T10:00:00',
    timezone: 'America/New_York',
    rrule,
    ...fields,
  };
  return seriesOf(event, 'UTC')!;
}

function walls(series: Series, from: string, to: string): string[] {
  return wallsBetween(series, wall(from), wall(to)).map(text);
}

function wall(iso: string): number {
  return parseIso(iso)!.wall;
}

function text(each: number): string {
  return new Date(each).toISOString().slice(0, 16);
}

describe('the occurrences of any rule', () => {
  const starts = fc.integer({ min: START, max: START + 800 });
  const iso = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

  it('are those that RFC 5545 gives when every day is looked at by itself', () => {
    fc.assert(
      fc.property(rules, starts, (rule, start) => {
        const day = iso(start);
        const series = seriesFrom(ruleToString(rule), { allDay: true, start: day, end: day });
        const found = wallsBetween(series, START * DAY, HORIZON * DAY).map(dayOf);
        expect(found).toEqual(daysByTheBook(rule, start));
      }),
      { numRuns: 250 },
    );
  });

  it('are the same whatever window they are seen through, and in whatever order', () => {
    fc.assert(
      fc.property(
        rules,
        starts,
        fc.array(fc.tuple(starts, fc.integer({ min: 1, max: 900 })), { minLength: 3 }),
        (rule, start, windows) => {
          const day = iso(start);
          const fields = { start: `${day}T09:00:00`, end: `${day}T09:30:00` };
          const series = seriesFrom(ruleToString(rule), fields);
          const all = wallsBetween(series, START * DAY, HORIZON * DAY);
          for (const [first, length] of windows) {
            const [from, to] = [first * DAY, (first + length) * DAY];
            expect(wallsBetween(series, from, to)).toEqual(
              all.filter((each) => each >= from && each < to),
            );
          }
          all.slice(0, 40).forEach((each, at) => expect(indexOf(series, each)).toBe(at));
          const middle = all[20] ?? 0;
          expect([...wallsBack(series, middle)].toReversed()).toEqual(
            all.filter((each) => each < middle),
          );
          const rest: number[] = [];
          for (const each of wallsOn(series, middle)) {
            if (each >= HORIZON * DAY) break;
            rest.push(each);
          }
          expect(rest).toEqual(all.filter((each) => each >= middle));
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('a series', () => {
  it('has several times a day with BYHOUR and BYMINUTE', () => {
    const series = seriesFrom('FREQ=DAILY;BYHOUR=9,14;BYMINUTE=0,30;BYSETPOS=2,-1');
    expect(walls(series, '2023-01-01', '2023-01-03')).toEqual([
      '2023-01-01T09:30',
      '2023-01-01T14:30',
      '2023-01-02T09:30',
      '2023-01-02T14:30',
    ]);
  });

  it('takes no times from BYHOUR when it is of whole days', () => {
    const series = seriesFrom('FREQ=DAILY;BYHOUR=9,14', { allDay: true });
    expect(walls(series, '2023-01-01', '2023-01-03')).toHaveLength(2);
  });

  it.each([
    ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'],
    ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;COUNT=3'],
    ['FREQ=MONTHLY;BYMONTH=4;BYMONTHDAY=31'],
    ['FREQ=DAILY;INTERVAL=7;BYDAY=MO'],
    ['FREQ=MONTHLY;BYDAY=6MO'],
    ['FREQ=WEEKLY;BYDAY=MO,TU;BYSETPOS=5'],
  ])('%s ends, though it never happens', (rrule) => {
    const series = seriesFrom(rrule);
    expect(walls(series, '2023-01-01', '2090-01-01')).toEqual([]);
    expect(lastWall(series)).toBeNull();
    expect(wallsOn(series, 0).next().done).toBe(true);
    expect(wallsBack(series, 1e15).next().done).toBe(true);
  });

  it.each([
    ['FREQ=DAILY', Infinity],
    ['FREQ=DAILY;COUNT=3', wall('2023-01-03T09:00')],
    ['FREQ=DAILY;COUNT=20000', wall('2077-10-03T09:00')],
    ['FREQ=MONTHLY;BYMONTHDAY=31;COUNT=3', wall('2023-05-31T09:00')],
    ['FREQ=WEEKLY;BYDAY=MO,WE;COUNT=5', wall('2023-01-16T09:00')],
    ['FREQ=DAILY;UNTIL=20230103', wall('2023-01-03T09:00')],
    ['FREQ=DAILY;UNTIL=20230103T085959', wall('2023-01-02T09:00')],
    ['FREQ=DAILY;UNTIL=20230103T140000Z', wall('2023-01-03T09:00')],
    ['FREQ=DAILY;UNTIL=20220103', null],
    ['FREQ=DAILY;UNTIL=99991231T235959Z', wall('9999-12-31T09:00')],
  ])('%s ends where it says', (rrule, last) => {
    expect(lastWall(seriesFrom(rrule))).toBe(last);
  });

  it.each([
    ['20230103', 3],
    ['20230103T000000', 3],
    ['20230103T235959Z', 3],
    ['20230102T235959Z', 2],
  ])('of whole days ends by the date of UNTIL=%s', (until, days) => {
    const series = seriesFrom(`FREQ=DAILY;UNTIL=${until}`, { allDay: true });
    expect(walls(series, '2023-01-01', '2024-01-01')).toHaveLength(days);
  });

  it.each([
    ['no rule', { rrule: undefined }],
    ['a bad rule', { rrule: 'FREQ=HOURLY' }],
    ['an unreadable start', { start: 'soon' }],
  ])('is none with %s', (_, fields) => {
    expect(seriesFrom('FREQ=DAILY', fields as Partial<CalendarEvent>)).toBeNull();
  });

  it('is read once for an event', () => {
    const { event } = seriesFrom('FREQ=DAILY');
    expect(seriesOf(event, 'UTC')).toBe(seriesOf(event, 'UTC'));
    expect(seriesOf({ ...event }, 'UTC')).not.toBe(seriesOf(event, 'UTC'));
  });
});
