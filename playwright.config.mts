import { defineConfig, devices } from '@playwright/test';
import { createServer } from 'node:net';
import { findFirefox, findHeadless } from './scripts/ensure-browser.mjs';

/** Returns a free port, so that test runs side by side never share a server. */
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

// Workers read this file again and inherit the port through the environment.
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
  // A test that passes only at the second attempt has failed.
  retries: 0,
  // Limits for tests that hang, however busy the machine; waiting ends as soon as its condition is met.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: inCi,
  reporter: [['list'], ['json', { outputFile: `test-results/${report}.json` }]],
  use: {
    baseURL,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Recording the actions of each test takes a tenth of its time; `--trace on` does on request.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Boxes are measured without waiting for slides and fades; specs of motion turn motion on.
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
        // More device pixels would only cost time.
        deviceScaleFactor: 1,
        hasTouch: true,
        isMobile: true,
      },
    },
    {
      // Gestures, keyboard, and one test of every view.
      name: 'firefox',
      testIgnore: ['phone/**', 'webkit/**'],
      grep: /@firefox/,
      use: {
        browserName: 'firefox',
        // An ordinary Firefox instead of Playwright's build.
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
