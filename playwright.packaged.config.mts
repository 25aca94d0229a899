import { defineConfig } from '@playwright/test';
import { ANY_TIME } from './e2e/now.ts';
import type { PageOptions } from './e2e/page.ts';
import base from './playwright.config.mts';

const baseURL = base.use?.baseURL ?? '';
const wide = base.projects?.find(({ name }) => name === 'wide');

/** Tests of the apps that have the packed package installed; `npm run check:package` builds them. */
export default defineConfig<PageOptions>({
  ...base,
  testDir: 'e2e/packaged',
  testMatch: '*.check.ts',
  outputDir: 'test-results/packaged',
  reporter: [['list'], ['json', { outputFile: 'test-results/packaged.json' }]],
  // Scripts that can't be undone examine the server's response from the first byte on.
  projects: [{ name: 'packaged', use: { ...wide?.use, ownPage: true } }],
  webServer: {
    command: `node --import ./e2e/packaged/clock.mjs scripts/serve-packaged.mjs ${new URL(baseURL).port}`,
    url: `${baseURL}/week`,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
    // The server's machine is in another zone than its users.
    env: { TZ: 'Asia/Tokyo', TEST_DATE: ANY_TIME },
  },
});
