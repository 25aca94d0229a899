/**
 * `npm test`: everything, from a fresh clone. Runs every part even when an earlier one failed, and
 * ends with one line `N passed, N failed`.
 */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './ensure-browser.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { readJson, root, run } from './workspace.mjs';

/** @typedef {{ passed: number, failed: number, skipped?: number }} Count */

const reports = 'test-results';

/** @returns {Count} */
function countUnit() {
  const count = { passed: 0, failed: 0, skipped: 0 };
  for (const file of readdirSync(join(root, reports))) {
    if (!file.startsWith('unit-')) continue;
    const report = readJson(`${reports}/${file}`);
    count.passed += report.numPassedTests;
    // A spec file that can't even be loaded has no tests to count.
    count.failed += report.numFailedTests + report.numRuntimeErrorTestSuites;
    count.skipped += report.numPendingTests + report.numTodoTests;
  }
  return count;
}

/**
 * @param {string} name of the report
 * @returns {Count}
 */
function countBrowser(name) {
  const stats = readJson(`${reports}/${name}.json`)?.stats;
  if (!stats) return { passed: 0, failed: 0 };
  return {
    passed: stats.expected,
    // What passed at another try only was lucky.
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  };
}

/** @returns {Count} */
function countPackage() {
  const rules = readJson(`${reports}/package.json`) ?? { passed: 0, failed: 0 };
  const browser = countBrowser('packaged');
  return {
    passed: rules.passed + browser.passed,
    failed: rules.failed + browser.failed,
    skipped: browser.skipped ?? 0,
  };
}

/** @typedef {{ script: string, count?: () => Count }} Part one without tests of its own counts as one */

/**
 * What runs one after the other, side by side with the next list: one core is all that most of it uses.
 * @type {readonly (readonly Part[])[]}
 */
const sideBySide = [
  [{ script: 'build' }, { script: 'check:package', count: countPackage }],
  [{ script: 'lint' }, { script: 'types' }],
];

/** What uses all cores by itself. @type {readonly Part[]} */
const alone = [
  { script: 'test:unit', count: countUnit },
  { script: 'e2e', count: () => countBrowser('e2e') },
];

/** @param {Part} part */
async function runPart({ script, count }) {
  console.log(`\n=== npm run ${script} ===`);
  const start = Date.now();
  const ok = (await run('npm', ['run', '--silent', script])) === 0;
  const { passed, failed, skipped = 0 } = count?.() ?? { passed: Number(ok), failed: Number(!ok) };
  // A part that broke before or beside its tests is a failure too.
  const result = { script, passed, failed: ok ? failed : Math.max(failed, 1), skipped };
  return { ...result, seconds: Math.round((Date.now() - start) / 1000) };
}

/** @param {readonly Part[]} parts */
async function runParts(parts) {
  const results = [];
  for (const part of parts) results.push(await runPart(part));
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

  const results = (await Promise.all(sideBySide.map(runParts))).flat();
  results.push(...(await runParts(alone)));

  console.log('\n=== Summary ===');
  for (const { script, passed, failed, skipped, seconds } of results) {
    const state = failed === 0 ? 'ok    ' : 'FAILED';
    const left = skipped > 0 ? `, ${skipped} skipped` : '';
    console.log(`${state} ${script}: ${passed} passed, ${failed} failed${left} (${seconds} s)`);
  }
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

process.exitCode = await main();
