/**
 * Finds a Chromium for the browser tests, and installs Debian's where that is possible.
 * Playwright's own download is not used: it is large and not allowed everywhere.
 */
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './workspace.mjs';

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
];

const macApps = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

const windowsApps = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((variable) => {
  const folder = process.env[variable];
  return folder
    ? [
        join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
        join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
      ]
    : [];
});

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Path of a Chromium, Chrome or Edge, or undefined. CHROME_BIN wins.
 * @returns {string | undefined}
 */
export function findBrowser() {
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  const chosen = process.env['CHROME_BIN'];
  return [...(chosen ? [chosen] : []), ...onPath, ...macApps, ...windowsApps].find(isExecutable);
}

/** Whether there is a browser afterwards. */
export async function ensureBrowser() {
  if (findBrowser()) return true;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('Installing Chromium (apt-get) ...');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], env);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], env);
    if (findBrowser()) return true;
  }
  console.error(`
*** No browser found: the browser tests cannot run. ***
Install Chromium, Chrome or Edge, or set CHROME_BIN to the path of one.
`);
  return false;
}
