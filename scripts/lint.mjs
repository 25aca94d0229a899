/** `npm run lint`: runs ESLint and Prettier, the second even if the first fails. */
import { join } from 'node:path';
import { projectNode, root, run } from './workspace.mjs';

const tools = [
  ['eslint/bin/eslint.js', '.', '--max-warnings=0'],
  ['prettier/bin/prettier.cjs', '.', '--check', '--log-level=warn'],
];

for (const [file = '', ...args] of tools) {
  const code = await run(projectNode(), [join(root, 'node_modules', file), ...args]);
  process.exitCode ||= code;
}
