import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, root } from './workspace.mjs';

const library = 'projects/event-calendar';

/** @typedef {{ name: string, path: string, folder: string, file: string }} EntryPoint */

/**
 * The entry points of the package: itself, and every folder with an `ng-package.json`.
 * @returns {EntryPoint[]} with absolute paths, the package itself first
 */
export function entryPoints() {
  const folders = readdirSync(join(root, library), { withFileTypes: true })
    .filter(
      (each) => each.isDirectory() && existsSync(join(root, library, each.name, 'ng-package.json')),
    )
    .map(({ name }) => name)
    .sort();
  return ['', ...folders].map((folder) => {
    const base = folder === '' ? library : `${library}/${folder}`;
    return {
      name: folder === '' ? 'ng-event-calendar' : `ng-event-calendar/${folder}`,
      path: folder === '' ? 'main' : folder,
      folder: join(root, base, 'src/'),
      file: join(root, base, readJson(`${base}/ng-package.json`).lib.entryFile),
    };
  });
}
