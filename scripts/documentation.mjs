/**
 * `npm run docs` writes the documentation in both of its forms: as data for the showcase (the exports of every entry
 * point, the texts of the examples and the keys), and as Markdown for the package. `npm run docs -- --check` fails if
 * the files differ from the sources, or a link in the package leads nowhere.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { colorsOf } from './documentation/code-colors.mjs';
import { describeEntryPoints } from './documentation/describe.mjs';
import { exampleTexts } from './documentation/examples.mjs';
import { brokenLinks } from './documentation/links.mjs';
import { packageReadme, readmeFaults } from './documentation/package-readme.mjs';
import { shortcuts } from './documentation/shortcuts.mjs';
import { root } from './workspace.mjs';

const generated = join(root, 'projects/showcase/src/app/pages/docs/generated');
const library = join(root, 'projects/event-calendar');

/** @param {unknown} value */
const json = (value) => `${JSON.stringify(value, null, 1)}\n`;

/**
 * Returns a module that names every entry point and loads its data on demand.
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

/**
 * Writes files, or reports those that are out of date.
 * @param {string} folder
 * @param {ReadonlyMap<string, string>} expected texts by their paths in the folder
 * @param {readonly string[]} written paths of existing files
 */
function sync(folder, expected, written) {
  const stray = written.filter((path) => !expected.has(path));
  const changed = [...expected].filter(([path, content]) => {
    const file = join(folder, path);
    return !existsSync(file) || readFileSync(file, 'utf8') !== content;
  });
  if (process.argv.includes('--check')) {
    for (const path of [...stray, ...changed.map(([path]) => path)]) {
      console.error(`The documentation's ${path} is out of date. Run: npm run docs`);
      process.exitCode = 1;
    }
    return;
  }
  for (const path of stray) rmSync(join(folder, path));
  for (const [path, content] of changed) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
    console.log(path);
  }
}

/**
 * Returns the paths of files in a folder and its subfolders.
 * @param {string} folder
 * @param {string} path below it
 */
function filesIn(folder, path = '') {
  const there = join(folder, path);
  if (!existsSync(there)) return [];
  return readdirSync(there, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => relative(folder, join(item.parentPath, item.name)).split(sep).join('/'));
}

/** @param {ReturnType<typeof describeEntryPoints>[number]} entry */
const coloredEntry = (entry) => ({
  ...entry,
  exports: entry.exports.map((each) => ({
    ...each,
    colors: colorsOf(each.text),
    ...(each.example !== undefined && { exampleColors: colorsOf(each.example) }),
  })),
});

const entries = describeEntryPoints();
const examples = exampleTexts();
const data = new Map([
  ...entries.map(
    (entry) => /** @type {const} */ ([`${entry.path}.json`, json(coloredEntry(entry))]),
  ),
  ['entry-points.ts', entryPointsModule(entries)],
  ['examples.json', json(examples)],
  ['shortcuts.json', json(shortcuts())],
]);
// Articles read the files written above, and the two below are written from the articles.
const fromArticles = ['code-colors.json', 'search-texts.json'];
sync(
  generated,
  data,
  filesIn(generated).filter((path) => !fromArticles.includes(path)),
);

const { packageDocs } = await import('./documentation/package-docs.mjs');
const { articleCode } = await import('./documentation/articles.mjs');
const { searchTexts } = await import('./documentation/search-texts.mjs');
const colors = Object.fromEntries([
  ...Object.entries(examples).map(([name, text]) => [name, colorsOf(text.trimEnd(), name)]),
  ...(await articleCode()).map(({ code, title }) => [code, colorsOf(code, title ?? '.sh')]),
]);
sync(
  generated,
  new Map([
    ['code-colors.json', json(colors)],
    ['search-texts.json', json(await searchTexts(entries))],
  ]),
  [],
);
const pages = await packageDocs(entries);
sync(library, pages, filesIn(library, 'docs'));

pages.set('README.md', packageReadme());
const isElsewhere = (/** @type {string} */ path) => ['CHANGELOG.md', 'LICENSE'].includes(path);
const broken = brokenLinks(pages, isElsewhere).map(
  (link) => `${link}, which isn’t in the package.`,
);
for (const fault of [...readmeFaults(), ...broken]) {
  console.error(fault);
  process.exitCode = 1;
}
