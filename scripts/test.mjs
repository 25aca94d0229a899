/**
 * `npm test`: everything, from a fresh clone. Runs every part even when an earlier one failed, and
 * ends with one line `N passed, N failed`. Options go to the browser tests: `npm test -- --shuffle 7` runs those in
 * a random order.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './ensure-browser.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { countBrowser, countPackage, countUnit, reports, slowestFiles } from './test-reports.mjs';
import { root, run } from './workspace.mjs';

/** @typedef {import('./test-reports.mjs').Count} Count */
/**
 * A part without tests of its own counts as one.
 * @typedef {{ script: string, options?: readonly string[], count?: () => Count }} Part
 */

/** @type {Part} */
const build = { script: 'build' };
/** @type {Part} */
const browsers = {
  script: 'e2e',
  options: ['--', ...process.argv.slice(2)],
  count: () => countBrowser('e2e'),
};
/** @type {Part} */
const packaged = { script: 'check:package', count: countPackage };
/** What needs no build. @type {readonly Part[]} */
const sources = [
  { script: 'types' },
  { script: 'lint' },
  { script: 'test:unit', count: countUnit },
];

/** @param {Part} part */
async function runPart({ script, options = [], count }) {
  const start = Date.now();
  const ok = (await run('npm', ['run', '--silent', script, ...options], { label: script })) === 0;
  const { passed, failed, skipped = 0 } = count?.() ?? { passed: Number(ok), failed: Number(!ok) };
  // A part that broke before or beside its tests is a failure too.
  const result = { script, passed, failed: ok ? failed : Math.max(failed, 1), skipped };
  return { ...result, seconds: Math.round((Date.now() - start) / 1000) };
}

/**
 * Builds and opens browsers, and beside that looks at the sources: two queues to the end, since most of it uses
 * one core alone.
 */
async function runAll() {
  const built = runPart(build);
  const inBrowsers = built.then(() => runPart(browsers));
  const results = [];
  for (const part of sources) results.push(await runPart(part));
  results.unshift(await built);
  results.push(await runPart(packaged), await inBrowsers);
  return results;
}

async function main() {
  if (!(await ensureInstalled()) || !(await ensureBrowser())) {
    console.log('0 passed, 1 failed');
    return 1;
  }
  // No result and no build of an earlier run may pass for one of this run.
  rmSync(join(root, reports), { recursive: true, force: true });
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  mkdirSync(join(root, reports));

  const start = Date.now();
  const results = await runAll();

  console.log('\n=== The slowest files ===');
  for (const { file, seconds } of slowestFiles(10)) console.log(`${seconds.toFixed(1)} s ${file}`);
  console.log('\n=== Summary ===');
  for (const { script, passed, failed, skipped, seconds } of results) {
    const state = failed === 0 ? 'ok    ' : 'FAILED';
    const left = skipped > 0 ? `, ${skipped} skipped` : '';
    console.log(`${state} ${script}: ${passed} passed, ${failed} failed${left} (${seconds} s)`);
  }
  console.log(`All of it: ${Math.round((Date.now() - start) / 1000)} s`);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

process.exitCode = await main();
