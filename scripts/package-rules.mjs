/** Rules that the packed package must satisfy, before anything is built with it. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { brokenLinks } from './documentation/links.mjs';
import { manifestOf } from './packed.mjs';

/** @import { Packed } from './packed.mjs' */

/** Most bytes of the tarball, including its documentation; raise it only on purpose. */
const LARGEST = 1_906_000;

/** Files that belong in the package; any other one got in by mistake. */
const EXPECTED_FILES = [
  /^(CHANGELOG|README)\.md$/,
  /^LICENSE$/,
  /^llms\.txt$/,
  /^docs\/(api\/)?[\w-]+\.md$/,
  /^package\.json$/,
  /^fesm2022\/[\w.-]+\.mjs(\.map)?$/,
  /^types\/[\w.-]+\.d\.ts$/,
  /^schematics\/([\w-]+\/)*(?!.*\.spec\.)[\w.-]+\.(js|json)$/,
];

/**
 * Returns the packages that a file imports, by its text.
 * @param {string} text
 */
function importedPackages(text) {
  const names = [...text.matchAll(/\b(?:from|import\(?|require\()\s*["']([@\w][@\w./:-]*)["']/g)];
  return names.map(([, name = '']) =>
    name
      .split('/')
      .slice(0, name.startsWith('@') ? 2 : 1)
      .join('/'),
  );
}

/**
 * Rules by name: each returns its faults, an empty list if there are none.
 * @type {Record<string, (packed: Packed) => readonly string[]>}
 */
export const packageRules = {
  'nothing but the package is in it'({ files }) {
    return files.filter((file) => !EXPECTED_FILES.some((expected) => expected.test(file)));
  },

  'readme, changelog, license and documentation are in it'({ files }) {
    const wanted = ['README.md', 'CHANGELOG.md', 'LICENSE', 'llms.txt', 'docs/getting-started.md'];
    return wanted.filter((file) => !files.includes(file));
  },

  'links lead to what is in it'({ folder, files }) {
    const pages = files
      .filter((file) => /\.(md|txt)$/.test(file))
      .map((file) => /** @type {const} */ ([file, readFileSync(join(folder, file), 'utf8')]));
    return brokenLinks(new Map(pages), (path) => files.includes(path));
  },

  'the changelog begins with its version'(packed) {
    const { version } = manifestOf(packed);
    const changelog = readFileSync(join(packed.folder, 'CHANGELOG.md'), 'utf8');
    const [, first] = /^## \[([^\]]+)\] - \d{4}-\d\d-\d\d$/m.exec(changelog) ?? [];
    return first === version ? [] : [`it begins with ${first}, the package is ${version}`];
  },

  'whatever it imports is a peer or a dependency'(packed) {
    const { name: own, dependencies, peerDependencies } = manifestOf(packed);
    const known = [own, ...Object.keys({ ...dependencies, ...peerDependencies })];
    return packed.files
      .filter((file) => /^(fesm2022|types)\/.*\.(mjs|d\.ts)$/.test(file))
      .flatMap((file) =>
        importedPackages(readFileSync(join(packed.folder, file), 'utf8'))
          .filter((name) => !known.includes(name))
          .map((name) => `${file} imports ${name}`),
      );
  },

  'types have the names that they are known by'({ folder, files }) {
    return files
      .filter((file) => /^types\//.test(file))
      .flatMap((file) => {
        const numbered = readFileSync(join(folder, file), 'utf8').match(/\b\w+\$\d+/g) ?? [];
        return [...new Set(numbered)].map((name) => `${file} says ${name}`);
      });
  },

  'nothing of it needs signal forms, which hosts would load at once'({ folder, files }) {
    return files.filter(
      (file) =>
        /^(fesm2022|types)\/.*\.(mjs|d\.ts)$/.test(file) &&
        readFileSync(join(folder, file), 'utf8').includes('@angular/forms/signals'),
    );
  },

  'ng add finds its schematic, which needs nothing but Angular’s tools'(packed) {
    const { schematics, 'ng-add': add } = manifestOf(packed);
    const tools = [/^@angular-devkit\//, /^@schematics\/angular$/];
    const foreign = packed.files
      .filter((file) => /^schematics\/.*\.js$/.test(file))
      .flatMap((file) => importedPackages(readFileSync(join(packed.folder, file), 'utf8')))
      .filter((name) => !builtinModules.includes(name.replace(/^node:/, '')))
      .filter((name) => !tools.some((tool) => tool.test(name)));
    const collection = join(packed.folder, schematics ?? '');
    if (!schematics || !existsSync(collection)) return ['there is no collection'];
    const { encapsulation } = JSON.parse(readFileSync(collection, 'utf8'));
    return [
      // Only an encapsulated collection gets the CLI's own tools; a host may not have them where the package looks.
      ...(encapsulation === true ? [] : ['the collection is not encapsulated']),
      ...(add?.save === 'dependencies' ? [] : ['ng-add.save is not "dependencies"']),
      ...foreign.map((name) => `a schematic imports ${name}`),
    ];
  },

  'bundlers may drop what isn’t used'(packed) {
    return manifestOf(packed).sideEffects === false ? [] : ['sideEffects is not false'];
  },

  [`the tarball has at most ${LARGEST / 1000} kB`]({ tarball }) {
    const { size } = statSync(tarball);
    return size <= LARGEST ? [] : [`it has ${size / 1000} kB`];
  },
};
