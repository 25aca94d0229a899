/**
 * `npm run screenshots`: takes the pictures of the README and the documentation, from the built showcase and at a fixed
 * time, so that they change only when the calendar does.
 */
import { chromium, devices, type Browser } from 'playwright-core';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from '../scripts/ensure-browser.mjs';

interface Picture {
  readonly name: string;
  readonly address: string;
  readonly isPhone?: boolean;
  /** Selector of an event to click first, so that the editor is open. */
  readonly click?: string;
  /** Whether the picture starts at midnight. */
  readonly fromMidnight?: boolean;
  /** Whether the picture shows the calendar alone, without the rest of its page. */
  readonly isCalendar?: boolean;
}

const root = join(import.meta.dirname, '..');
const folder = join(root, 'docs', 'screenshots');
const now = '2026-11-20T10:23:00-05:00';

const views = ['week', 'day', 'month', 'agenda'].flatMap((view) =>
  ['wide', 'phone'].flatMap((size) =>
    ['light', 'dark'].map((theme): Picture => ({
      name: `${view}-${size}-${theme}`,
      address: `/playground?bare=1&date=2026-11-20&view=${view}&theme=${theme}`,
      isPhone: size === 'phone',
    })),
  ),
);
const pictures: readonly Picture[] = [
  ...views,
  {
    name: 'week-clock-change-wide-light',
    address: '/playground?bare=1&date=2026-11-01&view=week&tz=America/New_York&theme=light',
    fromMidnight: true,
  },
  ...(['light', 'dark'] as const).flatMap((theme): Picture[] => [
    {
      name: `editor-drawer-wide-${theme}`,
      address: `/playground?bare=1&date=2026-11-20&view=week&theme=${theme}`,
      click: 'Reformer: adv',
    },
    {
      name: `editor-dialog-wide-${theme}`,
      address: `/playground?bare=1&date=2026-11-20&view=week&theme=${theme}&eventDialogVariant=dialog`,
      click: 'Reformer: adv',
    },
    {
      name: `editor-sheet-phone-${theme}`,
      address: `/playground?bare=1&date=2026-11-20&view=day&theme=${theme}`,
      click: 'Reformer: adv',
      isPhone: true,
    },
  ]),
  ...['wide', 'phone'].flatMap((size) =>
    ['light', 'dark'].map((theme): Picture => ({
      name: `timeline-${size}-${theme}`,
      address: `/hotel?bare=1&date=2026-11-20&theme=${theme}`,
      isPhone: size === 'phone',
      isCalendar: true,
    })),
  ),
  {
    name: 'week-right-to-left-wide-light',
    address: '/playground?bare=1&date=2026-11-20&view=week&dir=rtl&theme=light',
  },
];

async function take(browser: Browser, origin: string, picture: Picture): Promise<void> {
  const context = await browser.newContext({
    ...(picture.isPhone ? devices['Pixel 7'] : { viewport: { width: 1280, height: 800 } }),
    ...(picture.isPhone && { viewport: { width: 412, height: 915 } }),
    deviceScaleFactor: 1,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(now);
  await page.goto(origin + picture.address, { waitUntil: 'networkidle' });
  await page.locator('[data-event-id]').first().waitFor();
  // The side panel loads by itself.
  await page.waitForFunction(() => !document.querySelector('.ec-panel:not(:has(ec-side-panel))'));
  if (picture.fromMidnight) {
    const grid = page.getByRole('grid', { name: / view, / });
    await grid.hover();
    await page.mouse.wheel(0, -5_000);
    await page.getByText('1 AM EST').hover();
  }
  if (picture.click) {
    await page.locator('ec-event', { hasText: picture.click }).first().click();
    await page.getByRole('dialog').waitFor();
    await page.waitForLoadState('networkidle');
  }
  const shown = picture.isCalendar ? page.locator('event-calendar') : page;
  await shown.screenshot({ path: join(folder, `${picture.name}.png`) });
  await context.close();
}

/** Serves the built showcase on a free port; `address` is its address. */
async function serve() {
  const server = spawn(process.execPath, [join(root, 'scripts', 'serve-built.mjs'), '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  return { server, address: line.toString().trim() };
}

mkdirSync(folder, { recursive: true });
const { server, address } = await serve();
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const picture of pictures) await take(browser, address, picture);
} finally {
  await browser.close();
  server.kill();
}
