/**
 * `npm run types`: type-checks every part under its own options, as tsconfig.json lists them, compiles two hosts'
 * templates, then compares the data of the documentation with the sources. Core, recurrence and ical are checked
 * without the DOM's and Node's types. All other templates are checked by the builds.
 */
import { join } from 'node:path';
import { checkTemplateTypes } from './template-types.mjs';
import { inOrder, projectNode, root, run } from './workspace.mjs';

const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
const documentation = join(root, 'scripts', 'documentation.mjs');

process.exitCode = await inOrder([
  // All parts at once, which reads the types of packages only once, and always anew, as the compiler doesn't notice
  // changed files outside of a part's own folders.
  () => run(projectNode(), [tsc, '--build', '--noEmit', '--force', '--pretty']),
  checkTemplateTypes,
  () => run(projectNode(), [documentation, '--check']),
]);
