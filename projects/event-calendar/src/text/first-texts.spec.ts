import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FIRST_TEXT, CALENDAR_VIEWS } from 'ng-event-calendar/core/internal';
import { PART_TEXT } from 'ng-event-calendar/core/texts';

const LIBRARY = join(__dirname, '../..');
/** Entries of the library; views and side panel load on demand, without waiting for texts. */
const ENTRIES = [
  'src/public-api.ts',
  'premium/src/public-api.ts',
  'src/side-panel/side-panel.ts',
  'src/views/agenda/agenda.ts',
  'src/views/month/month.ts',
];
/** Files that declare keys, which doesn't count as reading them. */
const DECLARATIONS = /(first-texts|recurrence-text(-key)?)\.ts$/;

/** Returns the files that a module always imports, as paths: neither lazy imports nor types. */
function staticImportsOf(code: string): string[] {
  const statements = code.matchAll(/^(?:import|export) (?!type\b)([^;]*?) from '(\.[^']+)';/gm);
  return [...statements].flatMap(([, names = '', from = '']) => {
    const [, listed] = /\{([^}]*)\}/.exec(names) ?? [];
    const isTypes =
      listed?.split(',').every((name) => /^\s*(type\s|$)/.test(name.replaceAll('\n', ' '))) ===
      true;
    return isTypes ? [] : [from];
  });
}

/** Returns all code, with templates, that has to work without the texts of parts. */
function firstSources(): string {
  const files = new Set(ENTRIES.map((entry) => join(LIBRARY, entry)));
  const sources: string[] = [];
  for (const file of files) {
    const code = readFileSync(file, 'utf8');
    // Comments may name a key that is an input as well.
    if (!DECLARATIONS.test(file)) sources.push(code.replace(/\/\*\*[\s\S]*?\*\//g, ''));
    const [, template] = /templateUrl: '([^']+)'/.exec(code) ?? [];
    if (template !== undefined) sources.push(readFileSync(join(dirname(file), template), 'utf8'));
    for (const from of staticImportsOf(code)) {
      const path = join(dirname(file), `${from}.ts`);
      if (existsSync(path)) files.add(path);
    }
  }
  return sources.join('\n');
}

const sources = firstSources();
const isQuoted = (key: string): boolean => new RegExp(`['"\`]${key}['"\`]`).test(sources);

describe('the texts of the first picture', () => {
  it('are all that what comes with it asks for', () => {
    // A single word may mean anything else in the code.
    const missing = Object.keys(PART_TEXT).filter((key) => /[A-Z]/.test(key) && isQuoted(key));
    expect(missing).toEqual([]);
  });

  it('are no more than that', () => {
    const names: readonly string[] = CALENDAR_VIEWS;
    const idle = Object.keys(FIRST_TEXT).filter((key) => !isQuoted(key) && !names.includes(key));
    expect(idle).toEqual([]);
  });

  it('and those of parts share no key', () => {
    expect(Object.keys(FIRST_TEXT).filter((key) => Object.hasOwn(PART_TEXT, key))).toEqual([]);
  });
});
