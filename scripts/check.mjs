/**
 * `npm run check`: checks the changes since `main` (or since another commit: `npm run check -- COMMIT`), committed or
 * not: lints the changed files, checks all types and runs the specs that reach them. Builds and browser tests are left
 * to `npm test`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inOrder, projectNode, root, run } from './workspace.mjs';

/** @param {readonly string[]} args */
function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.split('\n').filter((line) => line !== '');
}

/** @param {string} since */
function changedFiles(since) {
  const [base = since] = git('merge-base', since, 'HEAD');
  return [
    ...git('diff', '--name-only', '--diff-filter=d', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

/**
 * Runs a tool of the project on files; does nothing without any.
 * @param {string} file of the tool, in node_modules
 * @param {readonly string[]} args
 * @param {readonly string[]} files
 */
const onFiles = (file, args, files) =>
  files.length === 0
    ? 0
    : run(projectNode(), [join(root, 'node_modules', file), ...args, ...files]);

const files = changedFiles(process.argv[2] ?? 'main');
const code = files.filter((file) => /\.(ts|mts|mjs|html)$/.test(file));
// Jest finds the importers of a file, but not the component of a template or style.
const sources = files
  .map((file) => file.replace(/\.(html|scss)$/, '.ts'))
  .filter((file) => existsSync(join(root, file)));

const codes = await Promise.all([
  inOrder([
    () =>
      onFiles(
        'prettier/bin/prettier.cjs',
        ['--check', '--ignore-unknown', '--log-level=warn'],
        files,
      ),
    () => onFiles('eslint/bin/eslint.js', ['--max-warnings=0', '--no-warn-ignored'], code),
    () => run('npm', ['run', '--silent', 'types']),
  ]),
  onFiles('jest/bin/jest.js', ['--passWithNoTests', '--findRelatedTests'], sources),
]);
process.exitCode = Math.max(...codes);
console.log(
  process.exitCode === 0
    ? 'All is well, as far as it was looked at.'
    : 'Something is wrong: see above.',
);
