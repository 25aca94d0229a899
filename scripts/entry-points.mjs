import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, root } from './workspace.mjs';

const library = 'projects/event-calendar';

/** @typedef {{ name: string, path: string, folder: string, file: string }} EntryPoint */

/**
 * Returns the entry points of the package: itself, and every folder with an `ng-package.json`.
 * @returns {EntryPoint[]} with absolute paths, the package itself first
 */
export const entryPoints = () => [entryPoint(''), ...foldersIn('').map(entryPoint)];

/**
 * Returns the internal entry points, which the package's parts share without a promise to hosts, below the one that
 * lists the stable exports.
 * @returns {EntryPoint[]} with absolute paths
 */
export const internals = () =>
  foldersIn('')
    .flatMap((folder) => foldersIn(folder).map((inner) => `${folder}/${inner}`))
    .map(entryPoint);

/**
 * Whether an entry point lists the stable exports of an internal one.
 * @param {{ name: string }} entry
 * @param {{ name: string }} internal
 */
export const lists = (entry, internal) =>
  entry.name === internal.name.slice(0, internal.name.lastIndexOf('/'));

/** @param {string} parent folder in the library; the library itself if empty */
function foldersIn(parent) {
  const folder = join(root, library, parent);
  return readdirSync(folder, { withFileTypes: true })
    .filter((each) => each.isDirectory() && existsSync(join(folder, each.name, 'ng-package.json')))
    .map(({ name }) => name)
    .sort();
}

/**
 * @param {string} folder in the library; the library itself if empty
 * @returns {EntryPoint}
 */
function entryPoint(folder) {
  const base = folder === '' ? library : `${library}/${folder}`;
  return {
    name: folder === '' ? 'ng-event-calendar' : `ng-event-calendar/${folder}`,
    path: folder === '' ? 'main' : folder,
    folder: join(root, base, 'src/'),
    file: join(root, base, readJson(`${base}/ng-package.json`).lib.entryFile),
  };
}
