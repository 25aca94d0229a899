/**
 * `npm run release -- 1.1.0`: gives the package a version, the changelog its date, and commits and tags both. Publishing
 * is left to whoever runs it, after `npm test`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { root } from './workspace.mjs';

const VERSION = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
const PACKAGES = ['package.json', 'projects/event-calendar/package.json'];
const UNRELEASED = '## [Unreleased]';

/** @param {readonly string[]} args */
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** @param {string} path @param {(text: string) => string} change */
function rewrite(path, change) {
  const file = join(root, path);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/** Returns what forbids a release; null without anything. @param {string | undefined} version */
function obstacle(version) {
  if (!version || !VERSION.test(version)) return 'Say which version: npm run release -- 1.1.0';
  if (git('status', '--porcelain') !== '') return 'Commit or stash first: the tree has changes.';
  if (git('tag', '--list', `v${version}`) !== '') return `v${version} exists already.`;
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  return changelog.includes(UNRELEASED) ? null : `CHANGELOG.md has no section "${UNRELEASED}".`;
}

const version = process.argv[2];
const reason = obstacle(version);
if (reason !== null) {
  console.error(reason);
  process.exitCode = 1;
} else {
  for (const path of PACKAGES) {
    rewrite(path, (text) => text.replace(/"version": "[^"]+"/, `"version": "${version}"`));
  }
  const date = new Date().toISOString().slice(0, 10);
  rewrite('CHANGELOG.md', (text) => text.replace(UNRELEASED, `## [${version}] - ${date}`));
  git('commit', '--all', '--message', `build: release ${version}`);
  git('tag', '--annotate', `v${version}`, '--message', `v${version}`);
  console.log(
    `v${version} is committed and tagged. Run npm test, push both, then publish dist/event-calendar.`,
  );
}
