/** Reads the reports of `npm test` in `test-results`: what passed, what failed and why, and how long files took. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readJson, root } from './workspace.mjs';

export const reports = 'test-results';
/** Projects of Playwright's configuration, each with a report of its own. */
export const browserProjects = ['wide', 'phone', 'firefox', 'webkit'];

/** @typedef {{ passed: number, failed: number, skipped?: number }} Count */
/** @typedef {{ file: string, seconds: number }} FileTime */
/** @typedef {{ duration: number, errors?: { message?: string }[] }} Attempt */
/** @typedef {{ title: string, ok: boolean, tests: { projectName: string, results: Attempt[] }[] }} BrowserSpec */
/** @typedef {{ file?: string, specs?: BrowserSpec[], suites?: Suite[] }} Suite */
/** @typedef {{ fullName: string, status: string, failureMessages: string[] }} UnitTest */
/** @typedef {{ name: string, status: string, message: string, assertionResults: UnitTest[] }} UnitFile */

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

/**
 * Returns the first lines of an error, without colours.
 * @param {string | undefined} message
 */
function firstLines(message = 'no message') {
  return stripVTControlCharacters(message).split('\n').slice(0, 8).join('\n    ');
}

/**
 * Returns the failed tests of a browser report, each with its file and its error.
 * @param {string} name of the report
 */
function failedInBrowser(name) {
  /** @type {string[]} */
  const failed = [];
  /** @param {Suite} suite */
  const add = ({ file, specs = [], suites = [] }) => {
    for (const { title, ok, tests } of specs) {
      if (ok) continue;
      const errors = tests.flatMap(({ results }) =>
        results.flatMap((result) => result.errors ?? []),
      );
      failed.push(`${name} ${file}: ${title}\n    ${firstLines(errors[0]?.message)}`);
    }
    suites.forEach(add);
  };
  (readJson(`${reports}/${name}.json`)?.suites ?? []).forEach(add);
  return failed;
}

/** Returns the tests that failed, and the spec files that couldn't be loaded, each with its error. */
export function failedTests() {
  const unit = unitReports().flatMap(({ zone, testResults }) =>
    testResults.flatMap((/** @type {UnitFile} */ { name, status, message, assertionResults }) => {
      const file = `unit ${zone} ${relative(root, name)}`;
      const failed = assertionResults.filter((test) => test.status === 'failed');
      if (failed.length === 0 && status === 'failed')
        return [`${file}\n    ${firstLines(message)}`];
      return failed.map(
        (test) => `${file}: ${test.fullName}\n    ${firstLines(test.failureMessages[0])}`,
      );
    }),
  );
  const browsers = [...browserProjects.map((project) => `e2e-${project}`), 'packaged'];
  return [...unit, ...browsers.flatMap(failedInBrowser)];
}
