/**
 * Finds a Chromium and a Firefox for the browser tests, and installs Debian's, with its WebKit, if possible.
 * Playwright's own downloads are not used: they are large and not allowed everywhere.
 */
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './workspace.mjs';

/**
 * Places of a browser: the overriding variable, commands, apps of a Mac, files under Windows' folders.
 * @typedef {object} Places
 * @property {string} variable
 * @property {readonly string[]} commands
 * @property {readonly string[]} macApps
 * @property {readonly string[]} windowsFiles
 */

/** @type {Places} */
const chromium = {
  variable: 'CHROME_BIN',
  commands: [
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'microsoft-edge',
    'microsoft-edge-stable',
  ],
  macApps: [
    'Google Chrome.app/Contents/MacOS/Google Chrome',
    'Chromium.app/Contents/MacOS/Chromium',
    'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  windowsFiles: ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'],
};

/**
 * Chromium without a window, which takes half the time of the whole browser.
 * @type {Places}
 */
const headlessShell = {
  variable: 'CHROME_BIN',
  commands: ['chromium-headless-shell', 'chrome-headless-shell'],
  macApps: [],
  windowsFiles: [],
};

/** @type {Places} */
const firefox = {
  variable: 'FIREFOX_BIN',
  commands: ['firefox-esr', 'firefox'],
  macApps: ['Firefox.app/Contents/MacOS/firefox'],
  windowsFiles: ['Mozilla Firefox/firefox.exe'],
};

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {Places} places */
function find({ variable, commands, macApps, windowsFiles }) {
  const chosen = process.env[variable];
  const pathFolders = (process.env['PATH'] ?? '').split(delimiter);
  const windowsFolders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap(
    (name) => process.env[name] ?? [],
  );
  return [
    ...(chosen ? [chosen] : []),
    ...pathFolders.flatMap((folder) => commands.map((name) => join(folder, name))),
    ...macApps.map((app) => join('/Applications', app)),
    ...windowsFolders.flatMap((folder) => windowsFiles.map((file) => join(folder, file))),
  ].find(isExecutable);
}

/**
 * Returns the path of a Chromium, Chrome or Edge, or undefined. CHROME_BIN takes precedence.
 * @returns {string | undefined}
 */
export const findBrowser = () => find(chromium) ?? find(headlessShell);

/**
 * Returns the path of the fastest browser for tests: a headless shell, else the result of `findBrowser`.
 * @returns {string | undefined}
 */
export const findHeadless = () => find(headlessShell) ?? find(chromium);

/**
 * Returns the path of a Firefox, or undefined. FIREFOX_BIN takes precedence.
 * @returns {string | undefined}
 */
export const findFirefox = () => find(firefox);

/** Returns the Debian packages that the browser tests require. */
function missingPackages() {
  return [...(findHeadless() ? [] : ['chromium']), ...(findFirefox() ? [] : ['firefox-esr'])];
}

/**
 * Returns optional packages that make the tests faster or more complete: without WebKit, its smoke tests are skipped.
 */
function missingExtras() {
  const hasWebKit = existsSync('/usr/bin/WebKitWebDriver') && existsSync('/usr/bin/Xvfb');
  return [
    ...(find(headlessShell) ? [] : [['chromium-headless-shell']]),
    ...(hasWebKit ? [] : [['webkit2gtk-driver', 'xvfb']]),
  ];
}

/** @param {readonly string[]} packages */
async function install(packages) {
  if (packages.length === 0) return;
  console.log(`Installing ${packages.join(' and ')} (apt-get) ...`);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** Installs missing browsers if possible; returns whether there are a Chromium and a Firefox afterwards. */
export async function ensureBrowser() {
  const isDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (isDebian && missingPackages().length + missingExtras().length > 0) {
    await run('apt-get', ['update', '-qq'], { env: { DEBIAN_FRONTEND: 'noninteractive' } });
    // One by one, as an unknown package would prevent the others.
    for (const packages of missingExtras()) await install(packages);
    await install(missingPackages());
  }
  if (!findHeadless()) {
    console.error(`
*** No Chromium found: the browser tests cannot run. ***
Install Chromium, Chrome or Edge, or set CHROME_BIN to the path of one.
`);
  }
  if (!findFirefox()) {
    console.error(`
*** No Firefox found: the browser tests cannot run. ***
Install Firefox, or set FIREFOX_BIN to the path of one.
`);
  }
  return missingPackages().length === 0;
}
