import { daysFrom, occurrenceFrom } from './given.spec-host';
import { hiddenPlaces } from './hidden-places';
import { createInstantAxis } from './instant-axis';
import { layoutRow } from './row-layout';

const DAY_1 = '2026-11-20';
const DAY_2 = '2026-11-21';
const axis = createInstantAxis({
  ...{ days: daysFrom(DAY_1, 2), preset: 'hours', zone: 'UTC', fold: 10 },
  hours: [
    { start: 8, end: 12 },
    { start: 14, end: 18 },
  ],
});
const early = occurrenceFrom(`${DAY_1}T05:00`, `${DAY_1}T06:00`);
const alsoEarly = occurrenceFrom(`${DAY_1}T06:00`, `${DAY_1}T07:00`);
const late = occurrenceFrom(`${DAY_1}T20:00`, `${DAY_1}T21:00`);
const noon = occurrenceFrom(`${DAY_1}T12:30`, `${DAY_1}T13:00`);
const nextDay = occurrenceFrom(`${DAY_2}T05:00`, `${DAY_2}T06:00`);
const shown = occurrenceFrom(`${DAY_1}T09:00`, `${DAY_1}T10:00`);

describe('hiddenPlaces', () => {
  it('counts each event once at each place, over all rows', () => {
    const room = { least: 0, maxLanes: Infinity, ends: 'time' } as const;
    const rows = [[early, late, noon, shown], [early, alsoEarly], [nextDay]];
    const found = hiddenPlaces(rows.map((row) => layoutRow(row, axis, room)));
    expect(found.map(({ side, at, occurrences }) => [side, at, occurrences.length])).toEqual([
      ['earlier', 0, 2],
      ['folded', 240, 1],
      ['later', 490, 1],
      ['earlier', 490, 1],
    ]);
  });

  it('finds none where all are shown', () => {
    expect(hiddenPlaces([{ hidden: [] }])).toEqual([]);
  });
});
