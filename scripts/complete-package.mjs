/**
 * After the library's build: merges its modules, and adds what ng-packagr leaves out. It copies nothing
 * from above its own folder, and compiles no schematics, which run in Node as CommonJS.
 */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { mergePackage } from './merge-package.mjs';
import { projectNode, root, run } from './workspace.mjs';

await mergePackage(join(root, 'dist', 'event-calendar', 'fesm2022'));

for (const file of ['CHANGELOG.md', 'LICENSE', 'README.md']) {
  copyFileSync(join(root, file), join(root, 'dist', 'event-calendar', file));
}

const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
const config = join(root, 'projects', 'event-calendar', 'tsconfig.schematics.json');
const outDir = join(root, 'dist', 'event-calendar', 'schematics');
process.exitCode = await run(projectNode(), [tsc, '--pretty', '-p', config, '--outDir', outDir]);
