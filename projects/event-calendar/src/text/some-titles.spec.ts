import { someTitles } from './some-titles';
import { createTranslator } from './translate';

const titles = (count: number): string[] => Array.from({ length: count }, (_, at) => `T${at + 1}`);

it.each<[number, string]>([
  [0, ''],
  [1, 'T1'],
  [3, 'T1, T2, T3'],
  [4, 'T1, T2, T3 and 1 more'],
  [17, 'T1, T2, T3 and 14 more'],
  [1300, 'T1, T2, T3 and 1,297 more'],
])('%d titles are named as "%s"', (count, expected) => {
  expect(someTitles(titles(count), createTranslator('en-US', undefined))).toBe(expected);
});
