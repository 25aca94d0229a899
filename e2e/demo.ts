import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, HostedCalendar, test as base } from './calendar';
import { PageClock } from './page';

const ROOT = join(__dirname, '..');

interface Started {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Options with which the server validates by the package's sources, without a build. */
const WITH_SOURCES = ['--import', './projects/demo-server/package-sources.mts'];

/** Starts one of our scripts, which prints its address first. */
function start(
  script: string,
  args: readonly string[],
  options: readonly string[] = [],
): Promise<Started> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', ...options, script, ...args],
    {
      cwd: ROOT,
      env: { ...process.env, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const gone = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  return new Promise((resolve, reject) => {
    child.on('exit', (code) => reject(new Error(`${script} ended with ${code}.`)));
    child.stdout.once('data', (line: Buffer) => {
      const [origin = ''] = line.toString().split('\n');
      resolve({
        origin,
        stop: () => {
          child.kill();
          return gone;
        },
      });
    });
  });
}

/** The showcase's page of data on demand, with its calendar. */
export class SourcePage extends HostedCalendar {
  async visit(place: 'browser' | 'server', date = '2026-11-20'): Promise<void> {
    await this.page.goto(`/source?place=${place}&date=${date}`);
    await expect(this.root.locator('[aria-busy]')).toHaveCount(0);
  }

  /** Moves an event by keyboard. */
  async move(id: string, ...keys: readonly string[]): Promise<void> {
    await this.event(id).focus();
    for (const key of ['g', ...keys, 'Enter']) await this.page.keyboard.press(key);
  }

  /** Waits until everything is saved. */
  async saved(): Promise<void> {
    await expect(this.root.locator('[data-pending]')).toHaveCount(0);
  }

  readonly problem = this.page.locator('[data-problem]');
  readonly notice = this.page.locator('[data-notice]');
  readonly exchanges = this.page.getByTestId('exchanges').getByRole('listitem');
  readonly reload = this.page.getByRole('button', { name: 'Reload' });
}

/** `test` with a server and a database per test, behind the built showcase. */
export const test = base.extend<{ source: SourcePage; openAnother: () => Promise<SourcePage> }>({
  // Each server has an address of its own, so pages can't be shared.
  ownPage: true,
  baseURL: async ({ browserName: _ }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'ec-demo-'));
    const database = `--database=${join(folder, 'events.sqlite')}`;
    const seeded = [database, '--seed=2026-11-20'];
    const demo = await start('projects/demo-server/serve.mts', seeded, WITH_SOURCES);
    const showcase = await start('scripts/serve-built.mjs', ['0', demo.origin]);
    await use(showcase.origin);
    await showcase.stop();
    await demo.stop();
    rmSync(folder, { recursive: true });
  },
  source: async ({ page }, use) => use(new SourcePage(page)),
  /** Opens the page in another browser context, which shares only the server with the first. */
  openAnother: async ({ browser, baseURL, now }, use) => {
    const pages: Page[] = [];
    await use(async () => {
      const page = await browser.newPage({ baseURL: baseURL! });
      pages.push(page);
      await new PageClock(page.context()).standAt(now);
      return new SourcePage(page);
    });
    for (const page of pages) await page.close();
  },
});

export { expect };
