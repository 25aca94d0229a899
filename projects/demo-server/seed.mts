import type { Change } from './house.mts';

/** Sample events of a first week: title, weekday from Monday 0, hours, studio. */
const WEEK: readonly (readonly [string, number, number, number, string])[] = [
  ['Pottery, beginners', 0, 9, 11, 'a'],
  ['Dance, children', 0, 14, 15, 'b'],
  ['Choir', 1, 18, 20, 'a'],
  ['Life drawing', 2, 10, 12, 'b'],
  ['Pottery, advanced', 3, 9, 12, 'a'],
  ['Improv theatre', 3, 19, 21, 'b'],
  ['Open studio', 4, 13, 17, 'a'],
];

/** Returns the change that fills the week of a date, `YYYY-MM-DD`. */
export function seedOf(date: string): Change {
  const monday = new Date(date);
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));
  const at = (day: number, hour: number): string =>
    new Date(monday.getTime() + (day * 24 + hour) * 3_600_000).toISOString().slice(0, 19);
  const changes = WEEK.map(([title, day, from, to, resource], index) => ({
    before: null,
    after: { id: `seed-${index}`, title, start: at(day, from), end: at(day, to), resource },
  }));
  return { changes };
}
