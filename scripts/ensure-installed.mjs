/** Runs `npm ci` when the dependencies are missing or older than the lock file. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './workspace.mjs';

/** @param {string} path */
const changedAt = (path) => statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Installs the dependencies if needed; returns whether they are there afterwards. */
export async function ensureInstalled() {
  // npm writes this file last, so an interrupted installation doesn't count.
  if (changedAt('node_modules/.package-lock.json') >= changedAt('package-lock.json')) return true;
  console.log('Installing dependencies (npm ci) ...');
  return (await run('npm', ['ci'])) === 0;
}
