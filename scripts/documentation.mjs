/**
 * `npm run docs` writes the data of the documentation: what every entry point exports, the texts of the
 * examples and the keys. `npm run docs -- --check` fails where the sources say something else.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeEntryPoints } from './documentation/describe.mjs';
import { exampleTexts } from './documentation/examples.mjs';
import { shortcuts } from './documentation/shortcuts.mjs';
import { root } from './workspace.mjs';

const generated = join(root, 'projects/showcase/src/app/pages/docs/generated');

/** @param {unknown} value */
const json = (value) => `${JSON.stringify(value, null, 1)}\n`;

/**
 * A module that names every entry point and loads what is known of it when it is asked for.
 * @param {readonly { name: string, path: string }[]} entries
 */
function entryPointsModule(entries) {
  const items = entries.map(
    ({ name, path }) =>
      `  { name: '${name}', path: '${path}', load: () => import('./${path}.json').then((m) => m.default as EntryApi) },`,
  );
  return `// Written by \`npm run docs\`.
import type { EntryApi } from '../api/api-model';

/** The entry points of the package, and what each exports. */
export const ENTRY_POINTS: readonly {
  readonly name: string;
  readonly path: string;
  readonly load: () => Promise<EntryApi>;
}[] = [
${items.join('\n')}
];
`;
}

/** @returns {Map<string, string>} name and content of everything written here */
function expectedFiles() {
  const entries = describeEntryPoints();
  return new Map([
    ...entries.map((entry) => /** @type {const} */ ([`${entry.path}.json`, json(entry)])),
    ['entry-points.ts', entryPointsModule(entries)],
    ['examples.json', json(exampleTexts())],
    ['shortcuts.json', json(shortcuts())],
  ]);
}

mkdirSync(generated, { recursive: true });
const expected = expectedFiles();
const written = new Map(
  readdirSync(generated).map((name) => [name, readFileSync(join(generated, name), 'utf8')]),
);
const stray = [...written.keys()].filter((name) => !expected.has(name));
const changed = [...expected].filter(([name, content]) => written.get(name) !== content);

if (process.argv.includes('--check')) {
  for (const name of [...stray, ...changed.map(([name]) => name)]) {
    console.error(`The documentation's ${name} is out of date. Run: npm run docs`);
    process.exitCode = 1;
  }
} else {
  for (const name of stray) rmSync(join(generated, name));
  for (const [name, content] of changed) {
    writeFileSync(join(generated, name), content);
    console.log(name);
  }
}
