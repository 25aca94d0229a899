import type { Page } from '@playwright/test';
import { HostedCalendar } from '../calendar';
import { boxOf, drag, pointOn, shift } from '../hand';
import { expect, test } from '../page';
import { ScopePrompt } from '../recurring';

declare global {
  interface Window {
    /** Boxes of the titles of a timeline, before any script ran. */
    rowsFromServer?: readonly DOMRect[];
  }
  interface Element {
    /** Whether the element came with the page. */
    fromServer?: boolean;
  }
}

/** Every view, with its title, the title of the next page, and its events. Monday has none. */
const VIEWS = [
  { view: 'day', now: 'October 19, 2026', next: 'October 20, 2026', events: [] },
  { view: 'week', now: 'Oct 18', next: 'Oct 25', events: ['Stand-up', 'Release', 'Fair'] },
  {
    view: 'month',
    now: 'October 2026',
    next: 'November 2026',
    events: ['Stand-up', 'Release', 'Fair'],
  },
  { view: 'agenda', now: 'Oct 19', next: 'Oct 31', events: ['Stand-up', 'Release', 'Fair'] },
] as const;

/** Marks the elements that the server sent, before any script of the app runs. */
async function markServerElements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      for (const element of document.querySelectorAll('body *')) element.fromServer = true;
    });
  });
}

/** Waits until all elements are hydrated. */
async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator('[data-view]')).toBeVisible();
  await expect(page.locator('[ngh]')).toHaveCount(0);
}

for (const { view, now, next, events } of VIEWS) {
  test(`the ${view} view is drawn on the server`, async ({ request }) => {
    const response = await request.get(`/${view}`);
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(html).toContain(`data-view="${view}"`);
    expect(html).toContain('aria-label="Calendar navigation"');
    for (const text of [now, ...events]) expect(html).toContain(text);
  });

  test(`the ${view} view is taken over as it is, and works`, async ({ page }) => {
    await markServerElements(page);
    await page.goto(`/${view}`);
    await expectHydrated(page);
    const calendar = new HostedCalendar(page);
    for (const part of [calendar.root, calendar.toolbar, calendar.title, calendar.next]) {
      expect(await part.evaluate((element) => element.fromServer)).toBe(true);
    }
    await expect(calendar.title).toContainText(now);
    await calendar.next.click();
    await expect(calendar.title).toContainText(next);
  });
}

test('the times of a further zone come with the page, and are those of who looks', async ({
  page,
  request,
}) => {
  const times = /data-zone="Europe\/Paris".*?>(\d+) (?:AM|PM)</;
  expect(await (await request.get('/week')).text()).toMatch(times);
  await markServerElements(page);
  await page.goto('/week');
  await expectHydrated(page);
  const [gutter, head] = [
    page.locator('[data-zone="Europe/Paris"]'),
    page.locator('ec-additional-zone-heads'),
  ];
  for (const each of [gutter, head]) {
    await expect(each).toHaveCount(1);
    expect(await each.evaluate((element) => element.fromServer)).toBe(true);
  }
  // It is six hours apart from New York, and was seven from the server's zone.
  await expect(head).toContainText('+2');
  await expect(gutter.locator('span').first()).toContainText('6');
});

test('of a timeline the first fifty rows come with the page, with all their bars', async ({
  request,
}) => {
  const html = await (await request.get('/rows')).text();
  expect(html.match(/data-row="/g)).toHaveLength(50);
  const bars = [...html.matchAll(/data-event-id="(r\d+-\d+)"/g)].map(([, id]) => id);
  expect(bars).toHaveLength(100);
  expect(bars).toEqual(expect.arrayContaining(['r1-09', 'r1-23', 'r50-09', 'r50-23']));
});

test('a timeline is taken over as it is, and no row moves', async ({ page }) => {
  await markServerElements(page);
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      window.rowsFromServer = [...document.querySelectorAll('[data-row] [role="rowheader"]')].map(
        (header) => header.getBoundingClientRect().toJSON() as DOMRect,
      );
    });
  });
  await page.goto('/rows');
  await expectHydrated(page);
  const rows = page.locator('[data-row]');
  await expect(rows.first()).toBeVisible();
  const [before, now] = await page.evaluate(() => [
    window.rowsFromServer!.slice(0, 10),
    [...document.querySelectorAll('[data-row] [role="rowheader"]')]
      .map((header) => header.getBoundingClientRect().toJSON() as DOMRect)
      .slice(0, 10),
  ]);
  expect(now).toEqual(before);
  expect(await rows.first().evaluate((element) => element.fromServer)).toBe(true);
  const calendar = new HostedCalendar(page);
  await calendar.next.click();
  await expect(calendar.title).toContainText('October 20');
});

test('the premium calendar is drawn on the server and taken over', async ({ page, request }) => {
  const html = await (await request.get('/premium')).text();
  for (const date of ['2026-10-20', '2026-10-21', '2026-10-22']) {
    expect(html).toContain(`data-key="1@${date}"`);
  }
  await page.goto('/premium');
  await expectHydrated(page);
  await expect(new HostedCalendar(page).event(1)).toHaveCount(3);
});

test('events stand where they are in the zone of who looks', async ({ page }) => {
  await page.goto('/week');
  await expectHydrated(page);
  // 09:00 UTC: 18:00 in the server's zone, 05:00 in New York.
  const standUp = new HostedCalendar(page).event(1);
  await expect(standUp).toHaveCount(1);
  await expect(standUp).toHaveAttribute('data-start', '2026-10-20T05:00');
});

test('what is created on a page from a server reaches the host', async ({ page }) => {
  await page.goto('/week');
  await expectHydrated(page);
  const calendar = new HostedCalendar(page);
  await calendar.slot('timed', '2026-10-19').click();
  await calendar.saveDraft('Planning');
  await expect(page.locator('[data-count]')).toHaveText('4 events');
});

test('a page from a server is used under its policy: dragged, moved by keyboard, edited', async ({
  page,
}) => {
  const response = await page.goto('/premium');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']+';/);
  expect(policy).not.toMatch(/script-src[^;]*unsafe|style-src [^;]*unsafe|unsafe-eval/);
  await expectHydrated(page);
  const calendar = new HostedCalendar(page);
  const first = calendar.event(1).first();
  await first.press('Shift+F10');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await calendar.preferences.click();
  await expect(calendar.menu).toBeVisible();
  await page.keyboard.press('Escape');
  const prompt = new ScopePrompt(page);
  await first.focus();
  for (const key of ['g', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(prompt.dialog).toBeVisible();
  await prompt.cancel.click();
  const from = await pointOn(first);
  await drag(page, from, shift(from, 0, 96));
  await prompt.choose('All events');
  await expect(first).toHaveAttribute('data-start', '2026-10-20T07:00');
  await first.press('Enter');
  const editor = calendar.editor('Edit event');
  await editor.getByRole('button', { name: 'Date, choose a date', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Date', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await editor.getByLabel('Description').fill('Under a policy.');
  await page.keyboard.press('Control+Enter');
  await prompt.choose('All events');
  await expect(editor).toHaveCount(0);
});

test('scripts and styles of the page have the nonce of their answer', async ({ request }) => {
  const nonces = new Set<string>();
  for (const view of ['week', 'month']) {
    const response = await request.get(`/${view}`);
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(response.headers()['content-security-policy']!)!;
    nonces.add(nonce);
    const html = await response.text();
    const tags = html.match(/<(script|style)\b(?![^>]*type="application\/json")[^>]*>/g) ?? [];
    expect(tags.length).toBeGreaterThan(5);
    for (const tag of tags) expect(tag).toContain(`nonce="${nonce}"`);
    expect(html).not.toMatch(/ on[a-z]+="/);
  }
  expect(nonces.size).toBe(2);
});

test.describe('where style attributes are forbidden too', () => {
  // Angular writes bindings of `style` as attributes, which can't have a nonce.
  test.use({ expectedReport: /^Applying inline style violates .*'style-src / });

  test('a page from a server places its events once it is taken over', async ({ page }) => {
    const calendar = new HostedCalendar(page);
    const boxes = () => Promise.all([1, 2, 3].map((id) => boxOf(calendar.event(id).first())));
    await page.goto('/week');
    await expectHydrated(page);
    const usual = await boxes();
    await page.goto('/week?strict');
    await expectHydrated(page);
    await expect.poll(boxes).toEqual(usual);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 915 } });

  test('a page from a server settles in its own layout', async ({ page }) => {
    await page.goto('/week');
    await expectHydrated(page);
    const calendar = new HostedCalendar(page);
    await expect(calendar.root).toHaveAttribute('data-layout', 'mobile');
    await calendar.turn('next');
    await expect(calendar.title).toContainText('Oct 22');
  });
});
