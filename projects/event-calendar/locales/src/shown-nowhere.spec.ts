import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE_TEXT, CALENDAR_VIEWS } from 'ng-event-calendar';
import { RECURRENCE_TEXT } from 'ng-event-calendar/premium';

const LIBRARY = join(__dirname, '../..');
/** Files that declare keys rather than read them. */
const DECLARATIONS = /(first|part)-texts\.ts$|recurrence-text(-key)?\.ts$/;

function sourcesIn(part: string): string {
  return readdirSync(join(LIBRARY, part), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|html)$/.test(file) && !/\.spec(-host)?\.ts$/.test(file))
    .filter((file) => !DECLARATIONS.test(file))
    .map((file) => readFileSync(join(LIBRARY, part, file), 'utf8'))
    .join('\n');
}

const sources = ['src', 'premium/src', 'recurrence/internal/src', 'recurrence/words/src']
  .map(sourcesIn)
  .join('\n');
/** Arguments of `text(…)` calls, up to the values. */
const asked = sources.match(/\btext(\(\))?\([^{}]*?[,)]/gs)?.join('\n') ?? '';
/** Keys made of a word and a variable: `rule${unit}s`. */
const patterns = [...sources.matchAll(/\btext\(`(\w*)\$\{\w+\}(\w*)`/g)].map(
  ([, before, after]) => new RegExp(`^${before}(\\w+)${after}$`),
);
/** Keys that equal other names, by which they are read: views, scopes and presets of the timeline. */
const NAMES: readonly string[] = [
  ...CALENDAR_VIEWS,
  ...['onlyThis', 'thisAndFollowing', 'all'],
  ...['hours', 'days', 'weeks', 'months'],
];

function isRead(key: string): boolean {
  const parts = patterns.flatMap((pattern) => pattern.exec(key)?.[1] ?? []);
  if (NAMES.includes(key) || parts.some((part) => sources.includes(`'${part}'`))) return true;
  // A single word may mean anything else in the code; a compound one is the key wherever it occurs.
  const isOneWord = /^[a-z]+$/.test(key) || key === 'allDay';
  return new RegExp(`['"]${key}['"]`).test(isOneWord ? asked : sources);
}

const documented = [
  ...readFileSync(join(LIBRARY, 'core/texts/src/part-texts.ts'), 'utf8').matchAll(
    /\/\*\* Shown nowhere: [^*]+\*\/\n\s+(\w+):/g,
  ),
].map(([, key]) => key);

it('every text is shown somewhere, or says that it is shown nowhere', () => {
  const keys = Object.keys({ ...DEFAULT_LOCALE_TEXT, ...RECURRENCE_TEXT });
  expect(keys.filter((key) => !isRead(key))).toEqual(documented);
});
