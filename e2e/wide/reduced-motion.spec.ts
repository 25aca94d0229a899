import type { Page } from '@playwright/test';
import { expect, test, type HostedCalendar } from '../calendar';
import { allDay, many, RESOURCES, timed } from '../data';
import { grab, pointOn, shift } from '../hand';
import { occurrence, openRecurring, ScopePrompt, standup } from '../recurring';

declare global {
  interface Window {
    /** Elements that moved, and for how many milliseconds. */
    motions?: string[];
  }
}

/** Longest motion accepted in milliseconds: durations of zero would omit the end of a transition. */
const MOST = 10;

const plan = timed('plan', '2026-11-18', '09:00', '10:00', { resource: 'ana' });
const crowd = many(8, (number) => allDay(`a${number}`, '2026-11-20'));
const props = { events: [plan, ...crowd], resources: RESOURCES, visibleDate: '2026-11-20' };

/** Records everything that begins to move, by style sheet or by script. */
async function watchMotion(page: Page): Promise<void> {
  await page.addInitScript((most) => {
    const motions: string[] = (window.motions = []);
    const note = ({ type, target }: Event): void => {
      if (!(target instanceof Element)) return;
      for (const { effect } of document.getAnimations()) {
        const { duration } = effect!.getComputedTiming();
        const moved = (effect as KeyframeEffect).target;
        if (moved === target && Number(duration) > most) {
          motions.push(
            `${type} of ${target.className || target.localName}: ${String(duration)} ms`,
          );
        }
      }
    };
    for (const type of ['animationstart', 'transitionrun']) {
      document.addEventListener(type, note, true);
    }
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (this: Element, frames, options) {
      const duration = typeof options === 'number' ? options : options?.duration;
      if (Number(duration ?? 0) > most)
        motions.push(`animate of ${this.className}: ${String(duration)} ms`);
      return animate.call(this, frames, options);
    };
  }, MOST);
}

// Scripts that watch a page from its start can't be removed.
test.use({ ownPage: true });

/** Waits two frames, so that pending motion has begun. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** Uses everything that opens, closes, slides or fades. */
async function useAll(calendar: HostedCalendar, page: Page): Promise<void> {
  for (const view of ['day', 'month', 'agenda', 'week'] as const) await calendar.switchTo(view);
  await calendar.next.click();
  await calendar.previous.click();
  // Beside the side panel's own calendar the title opens none.
  const panel = calendar.toolbar.getByRole('button', { name: /side panel$/ });
  await panel.click();
  for (const [button, opened] of [
    [calendar.title, calendar.popover],
    [calendar.preferences, calendar.menu],
  ] as const) {
    await button.click();
    await expect(opened).toBeVisible();
    await settle(page);
    await page.keyboard.press('Escape');
    await expect(opened).toHaveCount(0);
  }
  await panel.click();
  await calendar.more('2026-11-20').click();
  await expect(calendar.popover).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(calendar.popover).toHaveCount(0);
  await calendar.root.getByRole('button', { name: 'Collapse Team' }).click();
  await calendar.resource('Room 7').click();

  const from = await pointOn(calendar.event('plan'));
  await grab(page, from, shift(from, 0, 96));
  await settle(page);
  await page.mouse.up();
  for (const eventDialogVariant of ['drawer', 'dialog'] as const) {
    await calendar.set({ eventDialogVariant });
    await calendar.event('plan').click();
    const editor = calendar.editor('Edit event');
    await editor.getByRole('checkbox', { name: 'All day' }).click();
    await editor.getByRole('button', { name: 'Start date, choose a date' }).click();
    const picker = page.getByRole('dialog', { name: 'Start date' });
    await expect(picker).toBeVisible();
    await settle(page);
    await page.keyboard.press('Escape');
    await expect(picker).toHaveCount(0);
    await editor.getByLabel('Event title').fill('');
    await editor.getByRole('button', { name: 'Save' }).click();
    await settle(page);
    await editor.getByRole('button', { name: 'Cancel' }).click();
    await expect(editor).toHaveCount(0);
  }
  await calendar.event('plan').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Delete event' }).click();
  await expect(calendar.root.locator('[data-notice]')).toBeVisible();
}

test('nothing moves for who wants things to be calm', async ({ calendar, page }) => {
  await watchMotion(page);
  await calendar.open(props);
  await useAll(calendar, page);
  await openRecurring(calendar, [standup]);
  await occurrence(calendar, 'standup', '2026-11-18').press('Delete');
  await expect(new ScopePrompt(page).dialog).toBeVisible();
  await settle(page);
  expect(await page.evaluate(() => window.motions)).toEqual([]);
});

test('nothing moves on a narrow page either', async ({ calendar, page }) => {
  await watchMotion(page);
  await page.setViewportSize({ width: 412, height: 800 });
  await calendar.open({ ...props, view: 'agenda' });
  await calendar.toolbar.getByRole('button', { name: 'Open side panel' }).click();
  await expect(calendar.miniCalendar).toBeVisible();
  await settle(page);
  await page.keyboard.press('Escape');
  await calendar.event('a1').first().click();
  await expect(calendar.editor('Edit event')).toBeVisible();
  await settle(page);
  await page.keyboard.press('Escape');
  await expect(calendar.editor('Edit event')).toHaveCount(0);
  await calendar.turn('next');
  await settle(page);
  expect(await page.evaluate(() => window.motions)).toEqual([]);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the watch sees what moves', async ({ calendar, page }) => {
    await watchMotion(page);
    await calendar.open(props);
    await calendar.event('plan').click();
    await expect(calendar.editor('Edit event')).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.motions)).not.toEqual([]);
  });
});
