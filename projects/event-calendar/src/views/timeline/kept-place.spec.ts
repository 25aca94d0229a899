import { dayFrom, type TimelinePreset } from 'ng-event-calendar/core/internal';
import { createInstantAxis, type InstantAxis } from 'ng-event-calendar/core/timeline';
import {
  anchorAt,
  anchorInSight,
  anchorOf,
  carriedPosition,
  hasDay,
  positionIn,
  scrolledTo,
} from './kept-place';

const NOVEMBER_25 = dayFrom(2026, 11, 25);
const HOUR = 60;

function axisOf(
  first: number,
  count: number,
  preset: TimelinePreset = 'hours',
  zone = 'UTC',
): InstantAxis {
  const days = Array.from({ length: count }, (_, at) => first + at);
  return createInstantAxis({ days, preset, zone });
}

describe('an anchor', () => {
  const axis = axisOf(NOVEMBER_25, 2);
  const visible = { axis, minuteWidth: 1, scrolled: 9 * HOUR, room: 4 * HOUR };

  it('is the instant at a place of the visible part', () => {
    expect(anchorAt(visible, 60)).toEqual({
      instant: Date.parse('2026-11-25T10:00Z'),
      day: NOVEMBER_25,
      offset: 60,
    });
  });

  it('stands at its place again, in another width and on another axis', () => {
    const anchor = anchorAt(visible, 60)!;
    expect(scrolledTo(anchor, { axis, minuteWidth: 2 })).toBe(2 * 10 * HOUR - 60);
    const month = axisOf(dayFrom(2026, 11, 1), 30, 'days');
    expect(scrolledTo(anchor, { axis: month, minuteWidth: 0.1 })).toBeCloseTo(
      (24 * 1440 + 600) * 0.1 - 60,
    );
  });

  it('begins the axis where that has no room for it', () => {
    const anchor = anchorAt(visible, 200)!;
    expect(scrolledTo(anchor, { axis, minuteWidth: 0.1 })).toBe(0);
  });

  it.each([
    ['in sight', 10 * HOUR, '2026-11-25T10:00Z', 60],
    ['beyond the visible part', 20 * HOUR, '2026-11-25T11:00Z', 120],
    ['on no page', null, '2026-11-25T11:00Z', 120],
  ])('is a position %s, else the middle', (_, position, instant, offset) => {
    expect(anchorInSight(visible, position)).toMatchObject({
      instant: Date.parse(instant),
      offset,
    });
  });

  it('of a cursor out of sight comes into sight', () => {
    expect(anchorOf(visible, 20 * HOUR)).toMatchObject({
      instant: Date.parse('2026-11-25T20:00Z'),
      offset: 4 * HOUR,
    });
  });
});

it.each([
  ['2026-11-25T10:00Z', 600],
  ['2026-11-24T23:00Z', null],
  ['2026-11-27T01:00Z', null],
])('%s stands at its place, or nowhere', (instant, position) => {
  expect(positionIn(axisOf(NOVEMBER_25, 2), Date.parse(instant))).toBe(position);
});

it('has no place in hidden hours', () => {
  const hours = [{ start: 8, end: 18 }];
  const axis = createInstantAxis({ days: [NOVEMBER_25], preset: 'hours', zone: 'UTC', hours });
  expect(positionIn(axis, Date.parse('2026-11-25T06:00Z'))).toBeNull();
  expect(positionIn(axis, Date.parse('2026-11-25T19:00Z'))).toBeNull();
});

it.each([
  [[5, 6, 9], 7, true],
  [[5, 6, 9], 4, false],
  [[], 4, false],
])('%j has the day %i: %s', (days, day, expected) => {
  expect(hasDay(days, day)).toBe(expected);
});

describe('a position is carried to another page', () => {
  const hours = (day: number): InstantAxis => axisOf(day, 2);

  it.each<[string, InstantAxis, number, InstantAxis, number]>([
    ['at its time of day', hours(NOVEMBER_25), 9 * HOUR, hours(NOVEMBER_25 + 2), 9 * HOUR],
    [
      'on the day with its number',
      hours(NOVEMBER_25),
      1440 + 90,
      hours(NOVEMBER_25 + 1),
      1440 + 90,
    ],
    [
      'on the last day of a shorter page',
      axisOf(dayFrom(2026, 10, 1), 31, 'days'),
      30 * 1440,
      axisOf(dayFrom(2026, 11, 1), 30, 'days'),
      29 * 1440,
    ],
    [
      'at its time by the clock where clocks change',
      axisOf(dayFrom(2026, 10, 31), 1, 'hours', 'America/New_York'),
      9 * HOUR,
      axisOf(dayFrom(2026, 11, 1), 1, 'hours', 'America/New_York'),
      10 * HOUR,
    ],
    [
      'at its instant in another preset',
      hours(NOVEMBER_25),
      12 * HOUR,
      axisOf(dayFrom(2026, 11, 1), 30, 'days'),
      24 * 1440 + 720,
    ],
    [
      'at its instant on a longer page',
      hours(NOVEMBER_25),
      12 * HOUR,
      axisOf(NOVEMBER_25, 7),
      12 * HOUR,
    ],
  ])('%s', (_, before, position, after, expected) => {
    expect(carriedPosition(before, position, after)).toBeCloseTo(expected);
  });
});
