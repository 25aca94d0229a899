import { HOUR_MS, formatDay, type VisibleHours } from 'ng-event-calendar/core/internal';
import { clockCells, midnightsIn } from './clock-cells';
import { daysFrom } from './given.spec-host';
import { createInstantAxis, type InstantAxis } from './instant-axis';

function axisOf(
  date: string,
  zone: string,
  hours: readonly VisibleHours[] = [{ start: 0, end: 24 }],
): InstantAxis {
  return createInstantAxis({ days: daysFrom(date, 1), preset: 'hours', zone, hours, fold: 12 });
}

describe('clockCells', () => {
  it.each([
    ['23 in spring', '2026-03-08', 'America/New_York', 23, [0, 1, 3, 4]],
    ['25 in autumn', '2026-11-01', 'America/New_York', 25, [0, 1, 1, 2]],
    ['half of one where clocks skip half an hour', '2026-10-04', 'Australia/Lord_Howe', 24, [0, 1, 2.5, 3]], // prettier-ignore
    ['half of one where they repeat it', '2026-04-05', 'Australia/Lord_Howe', 25, [0, 1, 1.5, 2]],
    ['from one on where midnight is skipped', '2018-11-04', 'America/Sao_Paulo', 23, [1, 2, 3, 4]],
  ])('are %s', (_, date, zone, count, first) => {
    const cells = clockCells(axisOf(date, zone));
    expect(cells).toHaveLength(count);
    expect(cells.slice(0, 4).map(({ time }) => time / HOUR_MS)).toEqual(first);
    for (const { start, end, from, to } of cells) expect((end - start) / 60_000).toBe(to - from);
  });

  it('tell where clocks changed', () => {
    const jumps = clockCells(axisOf('2026-10-04', 'Australia/Lord_Howe')).filter(
      ({ isJump }) => isJump,
    );
    expect(jumps.map(({ from, to }) => [from, to])).toEqual([[120, 150]]);
  });

  it('begin within an hour where shown hours do, and leave folded ones out', () => {
    const hours = [
      { start: 7.5, end: 9 },
      { start: 12, end: 13 },
    ];
    const cells = clockCells(axisOf('2026-11-20', 'UTC', hours));
    expect(cells.map(({ from, to, isJump }) => [from, to, isJump])).toEqual([
      [0, 30, false],
      [30, 90, false],
      [102, 162, false],
    ]);
  });
});

it.each([
  [30, [0, 30, 60, 90, 120, 150]],
  [20, [0, 20, 40, 60, 80, 100]],
  // Half of the second one is skipped.
  [120, [0, 120, 210, 330, 450, 570]],
])('cells of %d minutes begin at %j where half an hour is skipped', (minutes, places) => {
  const cells = clockCells(axisOf('2026-10-04', 'Australia/Lord_Howe'), minutes);
  expect(cells.slice(0, 6).map(({ from }) => from)).toEqual(places);
});

describe('midnightsIn', () => {
  it('are those past which the hours of a day run', () => {
    const axis = axisOf('2026-11-20', 'UTC', [{ start: 7, end: 31 }]);
    expect(midnightsIn(axis).map(({ day, at }) => [formatDay(day), at / 60])).toEqual([
      ['2026-11-21', 17],
    ]);
    expect(midnightsIn(axisOf('2026-11-20', 'UTC'))).toEqual([]);
  });
});
