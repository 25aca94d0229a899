/** Reads the reports of `npm test` in `test-results`: how many tests passed, and how long files took. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { readJson, root } from './workspace.mjs';

export const reports = 'test-results';
/** Projects of Playwright's configuration, each with a report of its own. */
export const browserProjects = ['wide', 'phone', 'firefox', 'webkit'];

/** @typedef {{ passed: number, failed: number, skipped?: number }} Count */
/** @typedef {{ file: string, seconds: number }} FileTime */
/** @typedef {{ file?: string, specs?: { tests: { projectName: string, results: { duration: number }[] }[] }[], suites?: Suite[] }} Suite */

/** Returns Jest's reports, one per time zone. */
function unitReports() {
  const folder = join(root, reports);
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.startsWith('unit-'))
        .map((file) => ({
          zone: basename(file, '.json').slice(5),
          ...readJson(`${reports}/${file}`),
        }))
    : [];
}

/** @returns {Count} */
export function countUnit() {
  const count = { passed: 0, failed: 0, skipped: 0 };
  for (const report of unitReports()) {
    count.passed += report.numPassedTests;
    // A spec file that can't be loaded has no tests to count.
    count.failed += report.numFailedTests + report.numRuntimeErrorTestSuites;
    count.skipped += report.numPendingTests + report.numTodoTests;
  }
  return count;
}

/**
 * @param {string} name of the report
 * @returns {Count}
 */
export function countBrowser(name) {
  const stats = readJson(`${reports}/${name}.json`)?.stats;
  if (!stats) return { passed: 0, failed: 0 };
  return {
    passed: stats.expected,
    // A test that passed only at another attempt was lucky.
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  };
}

/** @returns {Count} */
export function countPackage() {
  const rules = readJson(`${reports}/package.json`) ?? { passed: 0, failed: 0 };
  const browser = countBrowser('packaged');
  return {
    passed: rules.passed + browser.passed,
    failed: rules.failed + browser.failed,
    skipped: browser.skipped ?? 0,
  };
}

/**
 * Returns the seconds of each file of browser tests in each of its projects.
 * @param {Suite[]} suites
 * @returns {FileTime[]}
 */
function browserTimes(suites) {
  /** @type {Map<string, number>} */
  const times = new Map();
  /** @param {Suite} suite */
  const add = ({ file, specs = [], suites: inner = [] }) => {
    for (const { projectName, results } of specs.flatMap(({ tests }) => tests)) {
      const key = `${projectName} ${file}`;
      const seconds = results.reduce((sum, { duration }) => sum + duration / 1000, 0);
      times.set(key, (times.get(key) ?? 0) + seconds);
    }
    inner.forEach(add);
  };
  suites.forEach(add);
  return [...times].map(([file, seconds]) => ({ file: `e2e ${file}`, seconds }));
}

/**
 * Returns the files whose tests took longest, among unit specs and browser tests.
 * @param {number} count
 * @returns {FileTime[]}
 */
export function slowestFiles(count) {
  const unit = unitReports().flatMap(({ zone, testResults }) =>
    testResults.map(
      (/** @type {{ name: string, startTime: number, endTime: number }} */ result) => ({
        file: `unit ${zone} ${relative(root, result.name)}`,
        seconds: (result.endTime - result.startTime) / 1000,
      }),
    ),
  );
  const browser = browserProjects.flatMap((project) =>
    browserTimes(readJson(`${reports}/e2e-${project}.json`)?.suites ?? []),
  );
  return [...unit, ...browser].sort((a, b) => b.seconds - a.seconds).slice(0, count);
}
