import type { Locator } from '@playwright/test';
import { expect, test } from '../calendar';
import { grab, pointOn, shift } from '../hand';

const nodesIn = (root: { evaluate: <T>(read: (element: Element) => T) => Promise<T> }) =>
  root.evaluate((element) => element.querySelectorAll('*').length);

test('a hundred thousand events can be paged through, a screenful mounted', async ({
  calendar,
  page,
}) => {
  await page.goto('/many?count=100000&view=week&date=2026-11-20');
  await expect(page.locator('.total')).toHaveText('100,000');
  await expect(calendar.root.locator('[data-slot="timed"] [data-event-id]').first()).toBeVisible();
  for (const name of ['Day', 'Month', 'Agenda', 'Week'] as const) {
    await calendar.viewButton(name).click();
    await expect(calendar.root).toHaveAttribute('data-view', name.toLowerCase());
    const before = await calendar.title.textContent();
    await calendar.next.click();
    await expect(calendar.title).not.toHaveText(before!);
    await expect(calendar.root.locator('[data-event-id]').first()).toBeVisible();
    expect(await calendar.root.locator('[data-event-id]').count()).toBeLessThan(3000);
    expect(await nodesIn(calendar.root)).toBeLessThan(6000);
  }
});

test('a list of thousands is never drawn whole, not even at first', async ({ calendar, page }) => {
  await page.goto('/many?count=100000&view=day&date=2026-11-20');
  await expect(page.locator('.total')).toHaveText('100,000');
  await calendar.root.evaluate((root) => {
    const count = { added: 0 };
    Object.assign(window, { count });
    new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        for (const node of addedNodes) {
          if (node instanceof Element) count.added += node.querySelectorAll('ec-event').length;
        }
      }
    }).observe(root, { childList: true, subtree: true });
  });
  await calendar.viewButton('Agenda').click();
  await expect(calendar.root.locator('[data-slot="agenda"] ec-event').first()).toBeVisible();
  const added = await page.evaluate(
    () => (window as unknown as { count: { added: number } }).count,
  );
  expect(added.added).toBeGreaterThan(0);
  expect(added.added).toBeLessThan(200);
});

test('hiding one of ten resources takes its events out of a hundred thousand', async ({
  calendar,
  page,
}) => {
  await page.goto('/many?count=100000&view=week&date=2026-11-20');
  await expect(page.locator('.total')).toHaveText('100,000');
  const ofLine = calendar.root.locator('[data-event-id][data-resource-id="line-1"]');
  await expect(ofLine.first()).toBeAttached();
  await calendar.resource('Line 1').uncheck();
  await expect(ofLine).toHaveCount(0);
});

test('typing and dragging among a hundred thousand touch the other events not at all', async ({
  calendar,
  page,
}) => {
  await page.goto('/many?count=100000&view=week&date=2026-11-20');
  await expect(page.locator('.total')).toHaveText('100,000');
  const column = calendar.slot('timed', '2026-11-18');
  const id = await column.evaluate((slot) => {
    // An event that is visible and not covered.
    const found = [...slot.querySelectorAll<HTMLElement>('ec-event[data-draggable]')].find(
      (event) => {
        const { left, top, width, height } = event.getBoundingClientRect();
        const at = document.elementFromPoint(left + width / 2, top + height / 2);
        return at !== null && event.contains(at);
      },
    );
    return found?.dataset['eventId'];
  });
  const event = calendar.root.locator(`[data-slot="timed"] [data-event-id="${id}"]`);

  await calendar.root.evaluate((root) => {
    const changed: string[] = [];
    Object.assign(window, { changed });
    new MutationObserver((records) => {
      for (const { target } of records) {
        const at = target instanceof Element ? target : target.parentElement;
        const other = at?.closest<HTMLElement>('ec-event');
        if (other) changed.push(other.dataset['eventId'] ?? '');
      }
    }).observe(root, { childList: true, subtree: true, attributes: true, characterData: true });
  });
  const changed = async (): Promise<string[]> => {
    const all = await page.evaluate(() => (window as unknown as { changed: string[] }).changed);
    return [...new Set(all)];
  };

  const from = await pointOn(event);
  await grab(page, from, shift(from, 20, 60));
  await expect(calendar.root.locator('[data-preview]').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(calendar.root.locator('[data-preview]')).toHaveCount(0);
  expect((await changed()).filter((each) => each !== id)).toEqual([]);

  await event.click();
  const title = calendar.editor('Edit event').getByLabel('Event title');
  await expect(title).toBeFocused();
  // The calendar made room for the drawer: columns become narrower, once.
  await expect(calendar.root).toHaveAttribute('data-room', /./);
  await event.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await page.evaluate(() => ((window as unknown as { changed: string[] }).changed.length = 0));
  await title.pressSequentially(' and more');
  await expect(title).toHaveValue(/ and more$/);
  expect((await changed()).filter((each) => each !== id)).toEqual([]);
});

test('a week of 5,000 events stays small, and its list complete', async ({ calendar, page }) => {
  await page.goto('/many?count=week&date=2026-11-20');
  await expect(page.locator('.total')).toHaveText('5,000');
  for (const name of ['Week', 'Day', 'Month', 'Agenda'] as const) {
    await calendar.viewButton(name).click();
    await expect(calendar.root).toHaveAttribute('data-view', name.toLowerCase());
    await expect(calendar.root.locator('[data-event-id]').first()).toBeVisible();
    await expect.poll(() => nodesIn(calendar.root)).toBeLessThan(3000);
  }
});

test('scrolling a crowded week mounts what comes into view', async ({ calendar, page }) => {
  await page.goto('/many?count=week&date=2026-11-20');
  await expect(page.locator('.total')).toHaveText('5,000');
  // The layout decides which events of an hour are drawn, and which are behind a chip.
  const within = (hour: string) =>
    calendar.root.locator(`[data-slot="timed"] [data-start*="T${hour}:"]`);
  await expect(within('08').first()).toBeVisible();
  await calendar.scroll('end');
  await expect(within('19').first()).toBeInViewport();
  await calendar.scroll('start');
  await expect(within('06').first()).toBeInViewport();
});

test('a printed week is whole', async ({ calendar, page }) => {
  await page.goto('/many?count=week&date=2026-11-20');
  await expect(page.locator('.total')).toHaveText('5,000');
  await expect(calendar.root.locator('[data-event-id]').first()).toBeVisible();
  const onScreen = await calendar.root.locator('[data-event-id]').count();
  await page.emulateMedia({ media: 'print' });
  await expect
    .poll(() => calendar.root.locator('[data-event-id]').count())
    .toBeGreaterThan(onScreen);
});

/** Returns the words on cards that can't be read properly, with the reason. */
const unreadable = (root: Locator): Promise<string[]> =>
  root.evaluate((element) => {
    const faults: string[] = [];
    const cards = [...element.querySelectorAll<HTMLElement>('ec-event[data-shape="card"]')];
    const boxes = cards.map((card) => card.getBoundingClientRect());
    cards.forEach((card, at) => {
      const own = boxes[at]!;
      const name = `${card.dataset['key']} (${Math.round(own.width)} × ${Math.round(own.height)})`;
      if (own.width < 39) faults.push(`${name} is narrow`);
      boxes.forEach((other, index) => {
        const across = Math.min(own.right, other.right) - Math.max(own.left, other.left);
        const along = Math.min(own.bottom, other.bottom) - Math.max(own.top, other.top);
        if (index > at && across > 1 && along > 1) faults.push(`${name} lies over another`);
      });
      const text = card.querySelector<HTMLElement>('.ec-text')!;
      const seen = text.getBoundingClientRect();
      if (seen.bottom > own.bottom + 0.5 || seen.top < own.top - 0.5) {
        faults.push(`${name}: its lines are cut`);
      }
      const title = text.querySelector<HTMLElement>('.ec-title')!;
      if (title.scrollWidth > title.clientWidth && title.clientWidth < 20) {
        faults.push(`${name}: its title has ${title.clientWidth} px`);
      }
      const time = text.querySelector<HTMLElement>('.ec-time');
      if (time !== null && time.getBoundingClientRect().top < seen.bottom - 2) {
        const shown = document.createRange();
        shown.selectNodeContents(time);
        // Cut text has a box for its whole and one for its visible part.
        const long = [...shown.getClientRects()].some(
          ({ width }) => width > time.getBoundingClientRect().width + 0.1,
        );
        if (long) faults.push(`${name}: the time ${time.textContent} is cut`);
      }
      const nodes = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
      while (nodes.nextNode()) {
        const node = nodes.currentNode as Text;
        const part = node.parentElement!;
        const box = getComputedStyle(part).display === 'inline' ? text : part;
        const { overflow, textOverflow } = getComputedStyle(box);
        for (const word of node.data.matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(node, word.index);
          range.setEnd(node, word.index + word[0].length);
          const lines = [...range.getClientRects()];
          // Text that ends in an ellipsis has several boxes on one line.
          const tops = new Set(lines.map(({ top }) => Math.round(top)));
          if (tops.size > 1 && !word[0].includes('-')) faults.push(`${name}: ${word[0]} is broken`);
          for (const { top, bottom, right, left } of lines) {
            const isOut = top >= seen.bottom - 2 || bottom <= seen.top;
            if (!isOut && bottom > seen.bottom + 2)
              faults.push(`${name}: ${word[0]} is cut through`);
            const isLong = left < seen.left - 1 || right > seen.right + 1;
            if (isLong && !(overflow === 'hidden' && textOverflow === 'ellipsis')) {
              faults.push(`${name}: ${word[0]} ends without a sign`);
            }
          }
        }
      }
    });
    return [...new Set(faults)];
  });

const WIDTHS = [1280, 820, 390];
for (const [name, url, widths] of [
  ['fourteen days', '/rental?date=2026-11-20', WIDTHS],
  ['people and rooms', '/desk?date=2026-11-20', [1280, 820]],
  ['a hospital', '/resources?date=2026-11-20', WIDTHS],
  ['700 events a day', '/many?count=week&date=2026-11-20', WIDTHS],
  ['700 events of a day', '/many?count=week&view=day&date=2026-11-20', WIDTHS],
] as const) {
  test(`no words on cards are broken, cut through or covered: ${name}`, async ({
    calendar,
    page,
  }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(url);
      await expect(calendar.root.locator('ec-event[data-shape="card"]').first()).toBeVisible();
      await expect.poll(() => unreadable(calendar.root)).toEqual([]);
    }
  });
}

test('nor are they in letters twice as large', async ({ calendar, page }) => {
  await page.goto('/desk?date=2026-11-20');
  const root = page.locator('html');
  await root.evaluate((element) => (element.style.fontSize = '200%'));
  await page.setViewportSize({ width: 1600, height: 900 });
  await expect(calendar.root.locator('ec-event[data-shape="card"]').first()).toBeVisible();
  await expect.poll(() => unreadable(calendar.root)).toEqual([]);
  await root.evaluate((element) => element.removeAttribute('style'));
});
