/**
 * `npm run api` writes what hosts can import: one golden per entry point in docs/api, and the data of
 * the documentation. `npm run api -- --check` fails where the sources say something else.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describeEntryPoints } from './api/describe.mjs';
import { diff } from './api/diff.mjs';
import { exampleTexts } from './api/examples.mjs';
import { goldenOf } from './api/golden.mjs';
import { shortcuts } from './api/shortcuts.mjs';
import { root } from './workspace.mjs';

const goldens = 'docs/api';
const generated = 'projects/showcase/src/app/pages/docs/generated';

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
  return `// Written by \`npm run api\`.
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

/** @returns {Map<string, string>} path and content of everything written here */
function expectedFiles() {
  const files = new Map();
  const entries = describeEntryPoints();
  for (const entry of entries) {
    files.set(`${goldens}/${entry.path}.api.md`, goldenOf(entry));
    files.set(`${generated}/${entry.path}.json`, json(entry));
  }
  files.set(`${generated}/entry-points.ts`, entryPointsModule(entries));
  files.set(`${generated}/examples.json`, json(exampleTexts()));
  files.set(`${generated}/shortcuts.json`, json(shortcuts()));
  return files;
}

function writtenFiles() {
  return [goldens, generated].flatMap((folder) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder)).map((name) => `${folder}/${name}`)
      : [],
  );
}

/** @param {string} path */
const contentOf = (path) =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';

const files = expectedFiles();
const stray = writtenFiles().filter((path) => !files.has(path));
const changed = [...files].filter(([path, content]) => contentOf(path) !== content);

if (process.argv.includes('--check')) {
  // Data follows the goldens: a diff of both would say everything twice.
  const shown = changed.filter(([path]) => path.startsWith(goldens));
  for (const [path, content] of shown.length > 0 ? shown : changed) {
    console.error(`${path}\n${diff(contentOf(path), content)}\n`);
  }
  for (const path of stray) console.error(`${path} belongs to no entry point.`);
  if (changed.length + stray.length > 0) {
    console.error('The public API is not what docs/api says. Review it, then run: npm run api');
    process.exitCode = 1;
  }
} else {
  for (const path of stray) rmSync(join(root, path));
  for (const [path, content] of changed) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
    console.log(path);
  }
}
