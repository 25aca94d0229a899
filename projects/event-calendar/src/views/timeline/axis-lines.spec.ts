import { dayFrom, type TimelinePreset } from 'ng-event-calendar/core/internal';
import { createInstantAxis } from 'ng-event-calendar/core/timeline';
import { axisLines, type AxisLine, type LineRules } from './axis-lines';

const FRIDAY = dayFrom(2026, 11, 20);

interface Given extends Partial<LineRules> {
  readonly preset?: TimelinePreset;
  readonly first?: number;
  readonly count?: number;
  readonly zone?: string;
}

function linesOf({ preset = 'hours', first = FRIDAY, count = 1, zone = 'UTC', ...rules }: Given) {
  const days = Array.from({ length: count }, (_, at) => first + at);
  return axisLines(createInstantAxis({ days, preset, zone }), {
    ...{ today: FRIDAY, isOffered: () => true, slotMinutes: 30, minuteWidth: 1, weekStartsOn: 1 },
    ...rules,
  });
}

/** Places of the lines, in hours or days of the axis. */
function places(lines: readonly AxisLine[], unit: number): readonly number[] {
  return lines.map(({ from }) => from / unit).sort((a, b) => a - b);
}

describe('lines of hours', () => {
  it.each<[string, Given, readonly number[]]>([
    ['stand at each hour', {}, [0, 1, 2, 3]],
    ['stand at slots of 48 pixels', { minuteWidth: 1.6 }, [0, 0.5, 1, 1.5]],
    ['leave out slots under 48 pixels', { minuteWidth: 1.59 }, [0, 1, 2, 3]],
    ['stand at slots of a third', { minuteWidth: 3, slotMinutes: 20 }, [0, 1 / 3, 2 / 3, 1]],
    ['know no slots of an hour', { minuteWidth: 3, slotMinutes: 60 }, [0, 1, 2, 3]],
  ])('%s', (_, given, expected) => {
    const found = places(linesOf(given), 60).slice(0, 4);
    found.forEach((place, at) => expect(place).toBeCloseTo(expected[at]!, 6));
  });

  it('have no slot within the half hour that a change of clocks leaves', () => {
    // Lord Howe goes from 2:00 to 2:30.
    const lines = linesOf({
      first: dayFrom(2026, 10, 4),
      zone: 'Australia/Lord_Howe',
      minuteWidth: 1.6,
    });
    expect(places(lines, 60).slice(2, 8)).toEqual([1, 1.5, 2, 2.5, 3, 3.5]);
  });

  it('are unique by key, also where an hour is there twice', () => {
    const lines = linesOf({ first: dayFrom(2026, 11, 1), zone: 'America/New_York' });
    expect(lines).toHaveLength(25);
    expect(new Set(lines.map(({ key }) => key)).size).toBe(25);
  });
});

describe('shades of days in hours', () => {
  const marked = (given: Given): readonly string[] =>
    linesOf(given)
      .filter(({ isMajor }) => isMajor)
      .map(({ isToday, isWeekend, isBeyond }) =>
        [isToday && 'today', isWeekend && 'weekend', isBeyond && 'beyond']
          .filter(Boolean)
          .join(' '),
      );

  it.each<[string, Given, readonly string[]]>([
    ['mark today and weekends', { count: 3 }, ['today', 'weekend', 'weekend']],
    ['mark neither on a page of one day', {}, ['']],
    ['mark what is out of bounds', { isOffered: (day) => day > FRIDAY }, ['beyond']],
  ])('%s', (_, given, expected) => expect(marked(given)).toEqual(expected));
});

describe('lines of days and more', () => {
  it.each<[TimelinePreset, number, number, readonly string[]]>([
    ['days', FRIDAY, 4, ['0', '1', '2', '3!']],
    ['weeks', dayFrom(2026, 11, 23), 14, ['0', '7', '8!']],
    ['months', dayFrom(2026, 11, 1), 93, ['0', '30', '61!', '92']],
  ])('in %s stand at each cell, and mark where a coarser one begins', (...given) => {
    const [preset, first, count, expected] = given;
    const found = linesOf({ preset, first, count }).map(
      ({ from, isMajor }) => `${from / 1440}${isMajor ? '!' : ''}`,
    );
    expect(found).toEqual(expected);
  });

  it.each<[TimelinePreset, readonly boolean[]]>([
    ['days', [true, false]],
    ['weeks', [false, false]],
  ])('in %s shade today and weekends, or neither', (preset, expected) => {
    const lines = linesOf({ preset, first: FRIDAY - 4, count: 7 });
    expect([lines.some(({ isToday }) => isToday), lines.some(({ isBeyond }) => isBeyond)]).toEqual(
      expected,
    );
    expect(lines.filter(({ isWeekend }) => isWeekend)).toHaveLength(preset === 'days' ? 2 : 0);
  });

  it('draw each day out of bounds in any preset', () => {
    const isOffered = (day: number): boolean => day < FRIDAY;
    const lines = linesOf({ preset: 'months', first: FRIDAY - 2, count: 4, isOffered });
    expect(lines.map(({ from, isBeyond }) => [from / 1440, isBeyond])).toEqual([
      [2, true],
      [3, true],
    ]);
  });
});
