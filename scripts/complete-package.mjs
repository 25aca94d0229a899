/**
 * After the library's build: merges its modules, names its types, and adds the files that ng-packagr leaves out. It
 * copies nothing from above its own folder, and compiles no schematics, which run in Node as CommonJS.
 */
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageReadme } from './documentation/package-readme.mjs';
import { mergePackage } from './merge-package.mjs';
import { nameTypes } from './type-names.mjs';
import { projectNode, root, run } from './workspace.mjs';

const made = join(root, 'dist', 'event-calendar');
await mergePackage(join(made, 'fesm2022'));
nameTypes(join(made, 'types'));
// Nobody debugs texts in other languages, and their source map would be larger than the texts.
const locales = join(made, 'fesm2022', 'ng-event-calendar-locales.mjs');
writeFileSync(locales, readFileSync(locales, 'utf8').replace(/\n\/\/# sourceMappingURL=.*/, ''));
rmSync(`${locales}.map`);

for (const file of ['CHANGELOG.md', 'LICENSE']) copyFileSync(join(root, file), join(made, file));
writeFileSync(join(made, 'README.md'), packageReadme());

const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
const config = join(root, 'projects', 'event-calendar', 'tsconfig.schematics.json');
const outDir = join(made, 'schematics');
process.exitCode = await run(projectNode(), [tsc, '--pretty', '-p', config, '--outDir', outDir]);
