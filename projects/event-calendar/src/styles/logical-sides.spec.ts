import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PROJECTS = join(__dirname, '../../..');
const SHORTHAND =
  /^\s*((?:scroll-)?(?:padding|margin)|inset|border-(?:width|radius|style|color)): (.+?)(?: !important)?;$/gm;

/** Declarations about the screen itself, whatever the direction of the page. */
const PHYSICAL = [
  // The pointer's arrow lies to the right of its tip.
  'drag-ghost.scss: margin: 12px 0 0 12px',
];

/** Returns the parts of a value, without the arguments of calls among them. */
function partsOf(value: string): readonly string[] {
  const inner = value.replace(/\([^()]*\)/g, '');
  return inner === value ? value.split(' ') : partsOf(inner);
}

/** Returns whether a shorthand has another value at the left than at the right. */
function isOneSided(property: string, value: string): boolean {
  const [first, second = first, third = first, fourth = second] = partsOf(value);
  if (property === 'border-radius') return first !== second || third !== fourth;
  return second !== fourth;
}

test('shorthands with two different sides are logical, as the calendar is mirrored', () => {
  const found: string[] = [];
  for (const entry of readdirSync(PROJECTS, { recursive: true, encoding: 'utf8' })) {
    if (!entry.endsWith('.scss') || entry.includes('node_modules')) continue;
    const file = entry.slice(entry.lastIndexOf('/') + 1);
    for (const [, property = '', value = ''] of readFileSync(
      join(PROJECTS, entry),
      'utf8',
    ).matchAll(SHORTHAND)) {
      if (isOneSided(property, value)) found.push(`${file}: ${property}: ${value}`);
    }
  }
  expect(found.sort()).toEqual(PHYSICAL);
});
