/**
 * `npm run types`: type-checks every part under its own options, then compares the data of the
 * documentation with the sources. Core, recurrence and ical are checked without the DOM's and Node's
 * types. Templates are checked by the builds.
 */
import { join } from 'node:path';
import { projectNode, root, run } from './workspace.mjs';

const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
const configs = [
  'projects/event-calendar/core/tsconfig.json',
  'projects/event-calendar/recurrence/tsconfig.json',
  'projects/event-calendar/ical/tsconfig.json',
  'projects/event-calendar/tsconfig.lib.json',
  'projects/event-calendar/tsconfig.schematics.json',
  'projects/showcase/tsconfig.app.json',
  'projects/benchmarks/tsconfig.json',
  'tsconfig.spec.json',
  'tsconfig.e2e.json',
];

for (const config of configs) {
  console.log(config);
  const code = await run(projectNode(), [tsc, '--noEmit', '--pretty', '-p', config]);
  process.exitCode ||= code;
}

console.log('documentation');
const documentation = join(root, 'scripts', 'documentation.mjs');
process.exitCode ||= await run(projectNode(), [documentation, '--check']);
