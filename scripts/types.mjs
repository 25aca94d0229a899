/**
 * `npm run types`: type-checks every part under its own options, as tsconfig.json lists them, compiles two hosts'
 * templates, then compares the data of the documentation with the sources. Core, recurrence and ical are checked
 * without the DOM's and Node's types. All other templates are checked by the builds. `--unbuilt` leaves out the parts that
 * the builds check under the same options; of these, a file that no build reads is still checked with the specs. It also
 * leaves the two hosts to `npm run check:package`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { templateFaults } from './template-types.mjs';
import { inOrder, projectNode, root, run } from './workspace.mjs';

const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
const documentation = join(root, 'scripts', 'documentation.mjs');
const config = readFileSync(join(root, 'tsconfig.json'), 'utf8');
const listed = [...config.matchAll(/"path": "([^"]+)"/g)].map(([, path = '']) => path);
const built = [
  './projects/event-calendar/tsconfig.lib.json',
  './projects/showcase/tsconfig.app.json',
  // The build of one page checks them all.
  './projects/benchmarks/tsconfig.json',
];
const isUnbuilt = process.argv.includes('--unbuilt');
const parts = isUnbuilt ? listed.filter((path) => !built.includes(path)) : listed;

/** Checks that the types of the boundary accept and reject what they must; returns the exit code. */
function checkTemplateTypes() {
  const faults = templateFaults();
  for (const fault of faults) console.error(`Types of templates: ${fault}`);
  return faults.length === 0 ? 0 : 1;
}

process.exitCode = await inOrder([
  // All parts at once, which reads the types of packages only once, and always anew, as the compiler doesn't notice
  // changed files outside of a part's own folders.
  () => run(projectNode(), [tsc, '--build', '--noEmit', '--force', '--pretty', ...parts]),
  ...(isUnbuilt ? [] : [checkTemplateTypes]),
  () => run(projectNode(), [documentation, '--check']),
]);
