import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.mjs';

const folder = join(root, 'projects/showcase/src/app/pages/docs/examples');

/**
 * Returns the examples of the documentation as texts, by file name. They are real files, compiled and tested with the
 * others.
 * @returns {Record<string, string>}
 */
export function exampleTexts() {
  const names = readdirSync(folder).sort();
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}
