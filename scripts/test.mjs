/**
 * `npm test`: runs everything, from a fresh clone. Runs every part even if an earlier one failed, and ends with one
 * line `N passed, N failed`. Options are passed to the browser tests: `npm test -- --shuffle 7` runs those of each
 * project in a random order.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './ensure-browser.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import {
  countBrowser,
  countPackage,
  countUnit,
  failedTests,
  reports,
  slowestFiles,
} from './test-reports.mjs';
import { root, run } from './workspace.mjs';

/** @typedef {import('./test-reports.mjs').Count} Count */
/**
 * Part of the test run; one without tests of its own counts as one.
 * @typedef {object} Part
 * @property {string} script
 * @property {string} [name] if one script has several parts
 * @property {boolean} [needsBuild]
 * @property {readonly string[]} [options]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {() => Count} [count]
 */

/** @type {Part} */
const build = { script: 'build' };
/**
 * Returns the part of one project: a random order across projects would start a browser for nearly every test.
 * @param {string} project
 * @returns {Part}
 */
const browser = (project) => ({
  script: 'e2e',
  needsBuild: true,
  name: `e2e-${project}`,
  options: ['--', '--project', project, ...process.argv.slice(2)],
  env: { E2E_REPORT: `e2e-${project}` },
  count: () => countBrowser(`e2e-${project}`),
});
/**
 * The build, which most parts wait for, then the longest parts first, so that neither queue is left with a long one.
 * @type {readonly Part[]}
 */
const parts = [
  build,
  { script: 'test:unit', count: countUnit },
  browser('wide'),
  { script: 'lint' },
  browser('firefox'),
  browser('phone'),
  { script: 'check:package', needsBuild: true, count: countPackage },
  { script: 'types', options: ['--', '--unbuilt'] },
  browser('webkit'),
];

/** @param {Part} part */
async function runPart({ script, name = script, options = [], env = {}, count }) {
  const start = Date.now();
  const args = ['run', '--silent', script, ...options];
  const ok = (await run('npm', args, { label: name, env })) === 0;
  const { passed, failed, skipped = 0 } = count?.() ?? { passed: Number(ok), failed: Number(!ok) };
  // A part that failed before or outside of its tests is a failure, too.
  const result = { name, passed, failed: ok ? failed : Math.max(failed, 1), skipped };
  return { ...result, seconds: Math.round((Date.now() - start) / 1000) };
}

/** Runs all parts in two queues, since most of the work uses one core; each takes the next part that can start. */
async function runAll() {
  const waiting = [...parts];
  /** @type {Map<Part, ReturnType<typeof runPart>>} */
  const results = new Map();
  let isBuilt = false;
  async function runQueue() {
    while (waiting.length > 0) {
      const next = waiting.findIndex(({ needsBuild }) => isBuilt || !needsBuild);
      for (const part of waiting.splice(Math.max(next, 0), 1)) {
        if (part.needsBuild) await results.get(build);
        const result = runPart(part);
        results.set(part, result);
        await result;
        isBuilt ||= part === build;
      }
    }
  }
  await Promise.all([runQueue(), runQueue()]);
  return Promise.all(results.values());
}

async function main() {
  if (!(await ensureInstalled()) || !(await ensureBrowser())) {
    console.log('0 passed, 1 failed');
    return 1;
  }
  // No result and no build of an earlier run may count for this run.
  rmSync(join(root, reports), { recursive: true, force: true });
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  mkdirSync(join(root, reports));

  const start = Date.now();
  const results = await runAll();

  console.log('\n=== The slowest files ===');
  for (const { file, seconds } of slowestFiles(10)) console.log(`${seconds.toFixed(1)} s ${file}`);
  // Last but for the summary: whoever sees only the end of a log sees what to mend.
  const failures = failedTests();
  if (failures.length > 0) console.log(`\n=== Failed ===\n${failures.join('\n')}`);
  console.log('\n=== Summary ===');
  for (const { name, passed, failed, skipped, seconds } of results) {
    const state = failed === 0 ? 'ok    ' : 'FAILED';
    const left = skipped > 0 ? `, ${skipped} skipped` : '';
    console.log(`${state} ${name}: ${passed} passed, ${failed} failed${left} (${seconds} s)`);
  }
  console.log(`All of it: ${Math.round((Date.now() - start) / 1000)} s`);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

process.exitCode = await main();
