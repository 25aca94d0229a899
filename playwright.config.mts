import { defineConfig, devices } from '@playwright/test';
import { createServer } from 'node:net';
import { findFirefox, findHeadless } from './scripts/ensure-browser.mjs';

/** A free port, so that test runs side by side never meet each other's server. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
      .on('error', reject)
      .listen(0, '127.0.0.1', () => {
        const address = server.address();
        server.close(() => {
          resolve(typeof address === 'object' && address ? address.port : 0);
        });
      });
  });
}

// Workers read this file again; they inherit the port through the environment.
const port = (process.env['E2E_PORT'] ??= String(await freePort()));
const baseURL = `http://127.0.0.1:${port}`;
const WIDE = { width: 1280, height: 800 };
// `npm test` runs each project by itself and reads their reports afterwards.
const report = process.env['E2E_REPORT'] ?? 'e2e';
const inCi = !!process.env['CI'];
const inChromium = {
  launchOptions: {
    executablePath: findHeadless(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
};

export default defineConfig({
  testDir: 'e2e',
  outputDir: `test-results/${report}`,
  fullyParallel: true,
  workers: 2,
  // What passes at the second try only has failed.
  retries: 0,
  // Limits for what never comes, however busy the machine: whoever waits goes on as soon as it is there.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: inCi,
  reporter: [['list'], ['json', { outputFile: `test-results/${report}.json` }]],
  use: {
    baseURL,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // What a test did; pictures of each step would take as long as the tests.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    // Boxes are read without waiting for slides and fades; specs of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'wide',
      testIgnore: ['phone/**', 'webkit/**'],
      grepInvert: /@phone/,
      use: { ...inChromium, ...devices['Desktop Chrome'], viewport: WIDE },
    },
    {
      name: 'phone',
      testIgnore: ['wide/**', 'webkit/**'],
      grepInvert: /@wide/,
      use: {
        ...inChromium,
        ...devices['Pixel 7'],
        viewport: { width: 412, height: 915 },
        // More pixels than those of the design only cost time here.
        deviceScaleFactor: 1,
        hasTouch: true,
        isMobile: true,
      },
    },
    {
      // Gestures and keyboard, and one look at every view.
      name: 'firefox',
      testIgnore: ['phone/**', 'webkit/**'],
      grep: /@firefox/,
      use: {
        browserName: 'firefox',
        // An ordinary Firefox, not the one that Playwright builds.
        channel: 'moz-firefox',
        viewport: WIDE,
        launchOptions: {
          executablePath: findFirefox(),
          // `reducedMotion` doesn't reach an ordinary Firefox.
          firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
        },
      },
    },
    // A smoke suite in WebKitGTK, through its own driver.
    { name: 'webkit', testMatch: 'webkit/*.spec.ts' },
  ],
  webServer: {
    command: `node scripts/serve-built.mjs ${port}`,
    url: baseURL,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
