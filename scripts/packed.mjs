/** The built library, packed as `npm publish` would and unpacked where the apps of a workspace find it. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from './workspace.mjs';

const library = join(root, 'dist', 'event-calendar');

/** Workspace whose `node_modules` contains the package and nothing else. */
export const packedWorkspace = join(root, 'dist', 'packaged');

/**
 * A package that was packed and unpacked again.
 * @typedef {object} Packed
 * @property {string} folder where it is unpacked
 * @property {readonly string[]} files their paths in it
 * @property {string} tarball the file that would be published
 */

/**
 * Empties the workspace and puts the packed library there.
 * @returns {Packed}
 */
export function packLibrary() {
  if (!existsSync(join(library, 'package.json'))) {
    throw new Error('The library is not built. Run: npm run build:library');
  }
  const folder = join(packedWorkspace, 'node_modules', 'ng-event-calendar');
  rmSync(packedWorkspace, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const shell = process.platform === 'win32';
  const packing = spawnSync('npm', ['pack', library], { cwd: packedWorkspace, shell });
  const tarball = readdirSync(packedWorkspace).find((file) => file.endsWith('.tgz'));
  if (!tarball) throw new Error(`npm pack failed: ${packing.stderr}`);
  const into = relative(packedWorkspace, folder);
  const unpacking = ['-xzf', tarball, '--strip-components=1', '-C', into];
  spawnSync('tar', unpacking, { cwd: packedWorkspace, stdio: 'inherit' });
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => relative(folder, join(item.parentPath, item.name)).split(sep).join('/'));
  return { folder, files, tarball: join(packedWorkspace, tarball) };
}

/** @param {Packed} packed */
export const manifestOf = ({ folder }) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
