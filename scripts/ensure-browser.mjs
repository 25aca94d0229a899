/**
 * Finds a Chromium and a Firefox for the browser tests, and installs Debian's, with its WebKit, where
 * that is possible.
 * Playwright's own downloads are not used: they are large and not allowed everywhere.
 */
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './workspace.mjs';

/**
 * Where a browser may be: the variable that wins, commands, apps of a Mac, files under Windows' folders.
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
 * Path of a Chromium, Chrome or Edge, or undefined. CHROME_BIN wins.
 * @returns {string | undefined}
 */
export const findBrowser = () => find(chromium);

/**
 * Path of a Firefox, or undefined. FIREFOX_BIN wins.
 * @returns {string | undefined}
 */
export const findFirefox = () => find(firefox);

/** Debian's packages of the browsers that are missing. */
function missingPackages() {
  return [...(findBrowser() ? [] : ['chromium']), ...(findFirefox() ? [] : ['firefox-esr'])];
}

/** Those of WebKitGTK, whose smoke tests are skipped where it can't be had. */
function missingWebKit() {
  return existsSync('/usr/bin/WebKitWebDriver') && existsSync('/usr/bin/Xvfb')
    ? []
    : ['webkit2gtk-driver', 'xvfb'];
}

/** Whether there are a Chromium and a Firefox afterwards. */
export async function ensureBrowser() {
  const missing = [...missingPackages(), ...missingWebKit()];
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log(`Installing ${missing.join(' and ')} (apt-get) ...`);
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], env);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], env);
  }
  if (!findBrowser()) {
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
