import type { TimelinePreset, VisibleHours } from 'ng-event-calendar/core/internal';
import { daysFrom } from './given.spec-host';
import { createInstantAxis } from './instant-axis';
import { closedRanges, tintRanges } from './tint-ranges';

const FRIDAY = '2026-11-20';

/** Returns a span from one time to another, each an hour of Friday, 20 November 2026, in UTC. */
function span(from: number, to: number) {
  const at = (hour: number): number => Date.parse(`${FRIDAY}T00:00Z`) + hour * 3_600_000;
  return { start: at(from), end: at(to) };
}

function axisOf(preset: TimelinePreset, days: number, hours?: readonly VisibleHours[]) {
  return createInstantAxis({
    ...{ days: daysFrom(FRIDAY, days), preset, zone: 'UTC', fold: 10 },
    ...(hours !== undefined && { hours }),
  });
}

/** Returns the ranges in axis hours. */
function drawn(
  spans: readonly (readonly [number, number])[],
  axis = axisOf('hours', 2),
  least = 0,
) {
  return tintRanges(
    spans.map(([from, to]) => span(from, to)),
    axis,
    least,
  ).map(({ from, to }) => `${from / 60}-${to / 60}`);
}

describe('tintRanges', () => {
  it.each<[string, readonly (readonly [number, number])[], number, readonly string[]]>([
    ['nothing', [], 0, []],
    ['apart', [[1, 2], [4, 5]], 0, ['1-2', '4-5']], // prettier-ignore
    ['over midnight', [[18, 24], [24, 32]], 0, ['18-32']], // prettier-ignore
    ['one within another', [[1, 9], [2, 3]], 0, ['1-9']], // prettier-ignore
    ['in any order', [[4, 5], [1, 2]], 0, ['1-2', '4-5']], // prettier-ignore
    ['too short', [[1, 1.5], [4, 5]], 60, ['4-5']], // prettier-ignore
    ['as long as needed', [[4, 5]], 60, ['4-5']],
    ['a gap too short', [[1, 3], [3.5, 5]], 60, ['1-5']], // prettier-ignore
    ['a gap long enough', [[1, 3], [4, 5]], 60, ['1-3', '4-5']], // prettier-ignore
    ['short ones, which close no gap', [[1, 3], [3.5, 3.8], [4, 6]], 60, ['1-3', '4-6']], // prettier-ignore
    ['beyond the page', [[-9, 1], [60, 70]], 0, ['0-1']], // prettier-ignore
  ])('%s', (_, spans, least, expected) => {
    expect(drawn(spans, axisOf('hours', 2), least)).toEqual(expected);
  });

  it('joins what hidden hours part, and leaves out what they hold', () => {
    const axis = axisOf('hours', 2, [{ start: 8, end: 18 }]);
    expect(drawn([[2, 3], [17, 24], [24, 33], [46, 48]], axis)).toEqual(['9-11']); // prettier-ignore
  });

  it('says when a stretch begins and ends that was joined', () => {
    const [found] = tintRanges([span(1, 3), span(3.5, 5)], axisOf('hours', 1), 60);
    expect(found).toMatchObject(span(1, 5));
  });

  it('reads days by their share elsewhere', () => {
    expect(drawn([[0, 12], [36, 48]], axisOf('days', 2))).toEqual(['0-12', '36-48']); // prettier-ignore
  });
});

describe('closedRanges', () => {
  /** Nights of a working week from Friday on, closed at the weekend: Friday 18:00 to Monday 08:00. */
  const closed = [span(0, 8), span(18, 24), span(24, 48), span(48, 72), span(72, 80), span(90, 96)];
  const days = (leastDay: number): string[] =>
    closedRanges(closed, axisOf('weeks', 7), 60, leastDay).map(
      ({ from, to, start, end }) =>
        `${from / 1440}-${to / 1440}, ${(end - start) / 3_600_000} hours`,
    );

  it('shades hours where days have room for them', () => {
    expect(days(1440)).toHaveLength(3);
  });

  it('shades closed days alone where days are narrow', () => {
    expect(days(1441)).toEqual(['1-3, 48 hours']);
  });

  it('shades hours of however few of them a day shows', () => {
    const axis = axisOf('hours', 2, [{ start: 17, end: 19 }]);
    const found = closedRanges([span(18, 24)], axis, 0, 121);
    expect(found.map(({ from, to }) => `${from}-${to}`)).toEqual(['60-120']);
  });

  it('is nothing without days that are closed from end to end', () => {
    expect(closedRanges([span(18, 32)], axisOf('weeks', 7), 60, 1441)).toEqual([]);
  });
});
