import { withWhen } from 'ng-event-calendar/core/times';
import {
  dayOf,
  formatDay,
  formatWall,
  parseIso,
  type CalendarEvent,
  type RecurrenceScope,
} from 'ng-event-calendar/core/internal';
import { isLeftOut, readRule, seriesOf, wallsOn } from 'ng-event-calendar/recurrence/internal';
import { ZONE, changed, givenSeries, to, type Written } from './given-series';

/** Creates a series in the winter of 2025, from ten to eleven or all day. */
function given(
  first: string,
  rrule: string,
  exDates: readonly string[] = [],
  allDay = false,
): CalendarEvent {
  const start = `2025-${first}`;
  const times = allDay
    ? { allDay, start, end: start }
    : { start: `${start}T10:00:00`, end: `${start}T11:00:00` };
  return givenSeries({ ...times, rrule, exDates: exDates.map((date) => `2025-${date}`) });
}

/** Drags an occurrence from one date to another, at the same time of day. */
function drag(series: CalendarEvent, [from, target]: Dates, scope: RecurrenceScope): Written {
  const date = `${target.startsWith('12') ? 2024 : 2025}-${target}`;
  const day = dayOf(parseIso(date)!.wall);
  const onDay = (event: CalendarEvent): CalendarEvent =>
    withWhen(event, { allDay: true, firstDay: day, lastDay: day }, ZONE);
  const change = series.allDay === true ? onDay : to(`${date}T10:00:00`);
  return changed(series, `2025-${from}`, change, scope);
}

type Dates = readonly [string, string];

/** Formats the first dates of a series, excluded ones in brackets, with `…` if it continues. */
function dates(event: CalendarEvent | undefined, like: string): string {
  const most = like.split(' ').filter((word) => word !== '…').length;
  return written(event, most, (wall) => formatDay(dayOf(wall)).slice(5));
}

function written(
  event: CalendarEvent | undefined,
  most: number,
  text: (wall: number) => string,
): string {
  const series = seriesOf(event!, ZONE)!;
  const found: string[] = [];
  for (const wall of wallsOn(series, -Infinity)) {
    if (found.length === most) return [...found, '…'].join(' ');
    found.push(isLeftOut(series, wall) ? `(${text(wall)})` : text(wall));
  }
  return found.join(' ');
}

function countOf({ rrule }: CalendarEvent): number | null {
  return readRule(rrule).rule!.count;
}

describe.each([
  ['timed', false],
  ['all-day', true],
])('dropped on what is left out, %s', (_, allDay) => {
  const rows: readonly (readonly [string, string, string, readonly string[], Dates, string])[] = [
    // Mondays move onto Tuesdays: one a week is left, visible if either was.
    [
      'a weekday on the next one',
      '01-06',
      'WEEKLY;BYDAY=MO,TU',
      ['01-14'],
      ['01-13', '01-14'],
      '01-07 01-14 01-21 01-28 …',
    ],
    [
      'a weekday on the one before',
      '01-06',
      'WEEKLY;BYDAY=MO,TU',
      ['01-13'],
      ['01-14', '01-13'],
      '01-06 01-13 01-20 01-27 …',
    ],
    [
      'where both of another week are left out',
      '01-06',
      'WEEKLY;BYDAY=MO,TU',
      ['01-14', '01-20', '01-21', '01-27'],
      ['01-13', '01-14'],
      '01-07 01-14 (01-21) 01-28 …',
    ],
    [
      'until a day',
      '01-06',
      'WEEKLY;BYDAY=MO,TU;UNTIL=20250121',
      ['01-14'],
      ['01-13', '01-14'],
      '01-07 01-14 01-21',
    ],
    // Counted occurrences keep their number: the second one stays excluded, wherever it is.
    [
      'the first of two',
      '01-06',
      'WEEKLY;BYDAY=MO,TU;COUNT=2',
      ['01-07'],
      ['01-06', '01-07'],
      '01-07 (01-14)',
    ],
    [
      'the third of five',
      '01-06',
      'WEEKLY;BYDAY=MO,TU;COUNT=5',
      ['01-14'],
      ['01-13', '01-14'],
      '12-31 01-07 01-14 (01-21) 01-28',
    ],
    [
      'a day of the month',
      '01-01',
      'MONTHLY;BYMONTHDAY=13,14',
      ['02-14'],
      ['02-13', '02-14'],
      '01-14 02-14 03-14 04-14 …',
    ],
    [
      'an ordinal',
      '01-01',
      'MONTHLY;BYDAY=2MO,2TU',
      ['01-14', '03-10'],
      ['01-13', '01-14'],
      '01-14 02-11 03-11 04-08 …',
    ],
    [
      'a month',
      '01-14',
      'YEARLY;BYMONTH=1,3;UNTIL=20251231',
      ['03-14'],
      ['01-14', '03-14'],
      '03-14',
    ],
    // A rule with one weekday moves as a whole, with its exclusions.
    ['the only weekday', '01-07', 'WEEKLY', ['01-14'], ['01-07', '01-14'], '01-14 (01-21) 01-28 …'],
    ['every day', '01-06', 'DAILY', ['01-08'], ['01-07', '01-08'], '01-07 01-08 (01-09) 01-10 …'],
    // A date that excluded nothing may be a holiday, and applies to all but the occurrence put there.
    ['what left nothing out', '01-06', 'WEEKLY', ['01-14'], ['01-13', '01-14'], '01-07 01-14 …'],
    [
      'one of two dates that left nothing out',
      '01-06',
      'WEEKLY',
      ['01-14', '01-21'],
      ['01-13', '01-14'],
      '01-07 01-14 (01-21) 01-28 …',
    ],
  ];

  it.each(rows)('%s', (_name, first, rule, exDates, move, expected) => {
    const series = given(first, `FREQ=${rule}`, exDates, allDay);
    const { events } = drag(series, move, 'all');
    expect(events).toHaveLength(1);
    expect(dates(events[0], expected)).toBe(expected);
    expect(countOf(events[0]!)).toBe(countOf(series));
  });

  it.each([
    ['WEEKLY;BYDAY=MO,TU', '01-06 01-07', '01-14 01-21 01-28 …'],
    ['WEEKLY;BYDAY=MO,TU;COUNT=6', '01-06 01-07', '01-14 (01-21) 01-28 02-04'],
    ['MONTHLY;BYDAY=1MO,2MO,2TU', '01-06', '01-14 02-03 02-11 03-03 …'],
  ])('this and following of %s', (rule, head, tail) => {
    const series = given('01-06', `FREQ=${rule}`, ['01-14'], allDay);
    const { events } = drag(series, ['01-13', '01-14'], 'thisAndFollowing');
    expect(events).toHaveLength(2);
    expect(dates(events[0], head)).toBe(head);
    expect(dates(events[1], tail)).toBe(tail);
    expect(events[0]).not.toHaveProperty('exDates');
  });

  it('leaves no empty list behind', () => {
    const series = given('01-06', 'FREQ=WEEKLY;BYDAY=MO,TU', ['01-14'], allDay);
    const { events } = drag(series, ['01-13', '01-14'], 'all');
    expect(events[0]).not.toHaveProperty('exDates');
  });
});

describe('dragged past its neighbours', () => {
  const rows: readonly (readonly [string, string, readonly string[], Dates, string])[] = [
    // With COUNT, the sixth of January is the second occurrence and stays it.
    ['MO,WE;COUNT=4', '01-01', [], ['01-06', '01-10'], '01-08 01-10 01-15 01-17'],
    ['MO,WE;COUNT=4', '01-01', ['01-08'], ['01-06', '01-10'], '01-08 01-10 (01-15) 01-17'],
    ['WE,FR;COUNT=4', '01-01', [], ['01-01', '01-04'], '01-04 01-10 01-11 01-17'],
    ['WE,FR;COUNT=4', '01-01', [], ['01-03', '12-31'], '12-25 12-31 01-01 01-07'],
    ['MO,WE,FR;COUNT=4', '01-06', [], ['01-08', '01-09'], '01-06 01-09 01-10 01-13'],
    ['MO,WE,FR;COUNT=4', '01-06', [], ['01-08', '01-16'], '01-13 01-16 01-17 01-20'],
    // Without COUNT, Mondays become Fridays, and nothing else changes.
    ['MO,WE', '01-01', [], ['01-06', '01-10'], '01-01 (01-03) 01-08 01-10 01-15 …'],
    [
      'MO,WE',
      '01-01',
      ['01-13', '01-15'],
      ['01-06', '01-10'],
      '01-01 (01-03) 01-08 01-10 (01-15) (01-17) 01-22 …',
    ],
    [
      'MO,WE;UNTIL=20250113',
      '01-01',
      [],
      ['01-06', '01-10'],
      '01-01 (01-03) 01-08 01-10 (01-15) 01-17',
    ],
    [
      'MO,WE,FR;UNTIL=20250117',
      '01-06',
      ['01-13'],
      ['01-15', '01-18'],
      '01-06 01-10 01-11 (01-13) 01-17 01-18',
    ],
    ['WE,FR', '01-01', [], ['01-03', '01-07'], '01-01 01-07 01-08 01-14 …'],
    // Weeks away, or into a skipped week, the whole series is meant.
    ['MO,WE,FR', '01-06', [], ['01-08', '01-30'], '01-27 01-30 01-31 02-03 …'],
    ['MO,WE;INTERVAL=2', '01-06', ['01-20'], ['01-08', '01-16'], '01-13 01-16 (01-27) 01-30 …'],
  ];

  it.each(rows)('%s from %s, without %j: %j', (days, first, exDates, move, expected) => {
    const series = given(first, `FREQ=WEEKLY;BYDAY=${days}`, exDates);
    const { events } = drag(series, move, 'all');
    expect(dates(events[0], expected)).toBe(expected);
    expect(countOf(events[0]!)).toBe(countOf(series));
  });

  it.each([
    ['MO,WE;COUNT=4', '01-01', '01-10 01-15 01-17'],
    ['MO,WE', '01-01', '01-08 01-10 01-15 01-17 …'],
    ['MO,WE;UNTIL=20250113', '01-01', '01-08 01-10 (01-15) 01-17'],
  ])('this and following of %s', (days, head, tail) => {
    const series = given('01-01', `FREQ=WEEKLY;BYDAY=${days}`);
    const { events } = drag(series, ['01-06', '01-10'], 'thisAndFollowing');
    expect(dates(events[0], head)).toBe(head);
    expect(dates(events[1], tail)).toBe(tail);
  });
});

describe('this and following where all before it is left out', () => {
  it.each([
    ['WEEKLY', ['01-06', '01-13'], ['01-20', '01-21'], '01-21 01-28 02-04 …'],
    ['WEEKLY;COUNT=4', ['01-06', '01-13'], ['01-20', '01-21'], '01-21 01-28'],
    ['WEEKLY;COUNT=4', ['01-06', '01-13', '01-27'], ['01-20', '01-21'], '01-21 (01-28)'],
    // A move back onto an excluded date.
    ['WEEKLY;COUNT=4', ['01-06', '01-13'], ['01-20', '01-13'], '01-13 01-20'],
    ['WEEKLY;BYDAY=MO,TU', ['01-06'], ['01-07', '01-08'], '01-08 01-13 01-15 01-20 …'],
  ] as const)('%s without %j: %j', (rule, exDates, move, expected) => {
    const series = given('01-06', `FREQ=${rule}`, exDates);
    const { events } = drag(series, move, 'thisAndFollowing');
    expect(events).toHaveLength(1);
    expect(events[0]!.id).toBe('s');
    expect(events[0]).not.toHaveProperty('extractedFromId');
    expect(dates(events[0], expected)).toBe(expected);
    expect(events[0]!.exDates ?? []).toHaveLength(expected.split('(').length - 1);
  });

  it('changes nothing but the field of which it is told, where it is the very first', () => {
    const series = given('01-06', 'FREQ=WEEKLY;COUNT=4', ['01-13', '01-08']);
    const renamed = changed(
      series,
      '2025-01-06',
      (event) => ({ ...event, title: 'New' }),
      'thisAndFollowing',
    );
    expect(renamed.events).toEqual([{ ...series, title: 'New' }]);
    expect(renamed.events[0]!.exDates).toBe(series.exDates);
  });
});

describe('a series of which nothing is left', () => {
  const ending = (rrule: string) => (event: CalendarEvent) => ({ ...event, rrule });
  const series = given('01-06', 'FREQ=WEEKLY;COUNT=4', ['01-06']);

  it('goes with the rule that left it nothing', () => {
    const edit = changed(series, '2025-01-13', ending('FREQ=WEEKLY;COUNT=1'), 'all');
    expect(edit).toMatchObject({ events: [], type: 'delete' });
    expect(edit.event).toBe(series);
  });

  it('goes where it would follow', () => {
    const never = ending('FREQ=WEEKLY;UNTIL=20250101');
    const edit = changed(series, '2025-01-20', never, 'thisAndFollowing');
    expect(edit).toMatchObject({ type: 'delete' });
    expect(edit.events.map((event) => dates(event, 'a b c'))).toEqual(['(01-06) 01-13']);
    expect(changed(series, '2025-01-13', never, 'thisAndFollowing').events).toEqual([]);
  });

  it('stays where its rule is a bad one, which shows it once', () => {
    const edit = changed(series, '2025-01-13', ending('FREQ=HOURLY'), 'all');
    expect(edit.events).toHaveLength(1);
  });
});

describe('several times a day', () => {
  const times = (event: CalendarEvent | undefined, most: number): string =>
    written(event, most, (wall) => formatWall(wall, 'minutes').slice(8, 13));
  const onTimes = (rule: string, exDates: readonly string[]): CalendarEvent =>
    given('01-06', `FREQ=DAILY;BYHOUR=10,16${rule}`, exDates);
  const dragTo = (series: CalendarEvent, target: string): CalendarEvent =>
    changed(series, '2025-01-08', to(`2025-01-${target}:00:00`), 'all').events[0]!;

  it('are left out one by one where a day is left out no longer as a whole', () => {
    const moved = dragTo(onTimes(';COUNT=6', ['01-07']), '08T18');
    expect(times(moved, 6)).toBe('06T18 07T16 (07T18) (08T16) 08T18 09T16');
    expect(moved.exDates).toEqual(['2025-01-07T18:00:00', '2025-01-08T16:00:00']);
  });

  it('become one where they meet, which is left out where both were', () => {
    const moved = dragTo(onTimes('', ['01-07', '01-09T10:00:00', '01-10T16:00:00']), '08T16');
    expect(times(moved, 5)).toBe('06T16 (07T16) 08T16 09T16 10T16 …');
    expect(moved.exDates).toEqual(['2025-01-07']);
  });

  it('become one as a whole day, and go by its time when it has one again', () => {
    const series = onTimes('', ['01-07', '01-09T10:00:00']);
    const day = dayOf(parseIso('2025-01-08')!.wall);
    const days = changed(
      series,
      '2025-01-08',
      (event) => withWhen(event, { allDay: true, firstDay: day, lastDay: day }, ZONE),
      'all',
    ).events[0]!;
    expect(times(days, 4)).toBe('06T00 (07T00) 08T00 09T00 …');
    const timed = changed(days, '2025-01-08', to('2025-01-08T12:00', '2025-01-08T13:00'), 'all');
    expect(times(timed.events[0], 4)).toBe('06T12 (07T12) 08T12 09T12 …');
    expect(timed.events[0]!.rrule).toBe('FREQ=DAILY');
  });
});
