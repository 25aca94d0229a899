import { defineConfig } from '@playwright/test';
import { ANY_TIME } from './e2e/now.ts';
import type { PageOptions } from './e2e/page.ts';
import base from './playwright.config.mts';

const baseURL = base.use?.baseURL ?? '';
const wide = base.projects?.find(({ name }) => name === 'wide');

/** The apps that have the packed package installed; `npm run check:package` builds them. */
export default defineConfig<PageOptions>({
  ...base,
  testDir: 'e2e/packaged',
  testMatch: '*.check.ts',
  outputDir: 'test-results/packaged',
  reporter: [['list'], ['json', { outputFile: 'test-results/packaged.json' }]],
  // What the server sends is looked at from the first byte on: by scripts that can't be taken back.
  projects: [{ name: 'packaged', use: { ...wide?.use, ownPage: true } }],
  webServer: {
    command: `node --import ./e2e/packaged/clock.mjs scripts/serve-packaged.mjs ${new URL(baseURL).port}`,
    url: `${baseURL}/week`,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
    // The machine of a server stands elsewhere than those who look at its pages.
    env: { TZ: 'Asia/Tokyo', TEST_DATE: ANY_TIME },
  },
});
