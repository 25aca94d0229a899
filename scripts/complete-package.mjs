/**
 * After the library's build: adds what the package shares with the workspace.
 * ng-packagr copies nothing from above its own folder.
 */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

for (const file of ['CHANGELOG.md', 'LICENSE', 'README.md']) {
  copyFileSync(join(root, file), join(root, 'dist', 'event-calendar', file));
}
