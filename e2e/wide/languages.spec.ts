import type { Page } from '@playwright/test';
import { expect, test } from '../calendar';

declare global {
  interface Window {
    /** Names of the `Intl` classes that were constructed. */
    intlUses?: string[];
  }
}

interface Look {
  readonly dir: 'ltr' | 'rtl';
  /** Text of the toolbar's Today button, and of its views. */
  readonly today: string;
  readonly views: readonly string[];
  readonly title: string | RegExp;
  /** Name of the first day of the week, and text of three in the afternoon. */
  readonly first: string;
  readonly hour: string;
  /** Sentence of an event's rule in the editor. */
  readonly sentence: string;
}

const LOOKS: Readonly<Record<string, Look>> = {
  'en-US': {
    dir: 'ltr',
    today: 'Today',
    views: ['Day', 'Week', 'Month', 'Agenda'],
    title: 'Nov 15 – 21, 2026',
    first: '2026-11-15',
    hour: '3 PM',
    sentence: 'Every week on Tuesday, Wednesday, and Friday',
  },
  de: {
    dir: 'ltr',
    today: 'Heute',
    views: ['Tag', 'Woche', 'Monat', 'Agenda'],
    title: '16.–22. Nov. 2026',
    first: '2026-11-16',
    hour: '15:00',
    sentence: 'Jede Woche am Dienstag, Mittwoch und Freitag',
  },
  fr: {
    dir: 'ltr',
    today: 'Aujourd’hui',
    views: ['Jour', 'Semaine', 'Mois', 'Planning'],
    title: '16–22 nov. 2026',
    first: '2026-11-16',
    hour: '15:00',
    sentence: 'Toutes les semaines les mardi, mercredi et vendredi',
  },
  ja: {
    dir: 'ltr',
    today: '今日',
    views: ['日', '週', '月', 'スケジュール'],
    title: /2026.11.15.*21/,
    first: '2026-11-15',
    hour: '15:00',
    sentence: '毎週 火曜日、水曜日、金曜日',
  },
  ar: {
    dir: 'rtl',
    today: 'اليوم',
    views: ['يوم', 'أسبوع', 'شهر', 'جدول الأعمال'],
    title: '14–20 نوفمبر 2026',
    first: '2026-11-14',
    hour: '3 م',
    sentence: 'كل أسبوع أيام الثلاثاء والأربعاء والجمعة',
  },
  he: {
    dir: 'rtl',
    today: 'היום',
    views: ['יום', 'שבוע', 'חודש', 'לוח זמנים'],
    title: '15–21 בנוב׳ 2026',
    first: '2026-11-15',
    hour: '15:00',
    sentence: 'מדי שבוע ביום שלישי, יום רביעי ויום שישי',
  },
};
const ALL = 'en-US es fr it nl pl pt-BR sv tr uk ja ko zh-CN ar he de'.split(' ');

async function open(page: Page, lang: string): Promise<void> {
  await page.goto(`/languages?lang=${lang}&date=2026-11-20`);
  await expect(page.locator('[data-event-id="4"]').first()).toBeVisible();
}

/** Switches the language, which replaces the calendar. */
async function switchTo(page: Page, lang: string): Promise<void> {
  const before = await page.locator('event-calendar-premium').elementHandle();
  await page.getByLabel('Language').selectOption(lang);
  await expect.poll(() => before.evaluate(({ isConnected }) => isConnected)).toBe(false);
  await expect(page.locator('[data-event-id="4"]').first()).toBeVisible();
}

test('labels, direction, week start, clock and a rule in words', async ({ page }) => {
  await open(page, 'sv');
  const root = page.locator('[data-view]');
  for (const [lang, look] of Object.entries(LOOKS)) {
    await switchTo(page, lang);
    await expect(root).toHaveCSS('direction', look.dir);
    await expect(root.locator('ec-toolbar h2')).toHaveText(look.title);
    await expect(root.getByRole('button', { name: look.today, exact: true })).toBeVisible();
    await expect(root.locator('[data-view-button]')).toHaveText([...look.views]);
    const column = root.locator('[data-slot="timed"]').first();
    await expect(column).toHaveAttribute('data-date', look.first);
    await expect(root.getByText(look.hour, { exact: true })).toBeAttached();
    await root.locator('[data-event-id="4"]').first().click();
    await expect(page.locator('[data-field="sentence"]')).toHaveText(look.sentence);
  }
});

/** Returns texts of toolbar and time axis that are wider than their box, or broken within a word. */
async function clipped(page: Page): Promise<string[]> {
  return page.locator('[data-view]').evaluate((root) => {
    const found: string[] = [];
    const bar = root.querySelector('ec-toolbar')!;
    const frame = bar.getBoundingClientRect();
    for (const element of bar.querySelectorAll<HTMLElement>('button, select, h2')) {
      const box = element.getBoundingClientRect();
      const isOut = box.left < frame.left - 1 || box.right > frame.right + 1;
      if (isOut || element.scrollWidth > element.clientWidth + 1) found.push(element.innerText);
    }
    const words = document.createTreeWalker(
      root.querySelector('[role="rowheader"]')!,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
      for (const match of (node.textContent ?? '').matchAll(/\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) {
          found.push(match[0]);
        }
      }
    }
    return found;
  });
}

/** Returns parts of the open editor that are wider than their box: labels, dates, times, or a toolbar of two rows. */
async function clippedInEditor(page: Page): Promise<(string | null)[]> {
  await page.locator('[data-event-id="4"]').first().click();
  const editor = page.getByRole('dialog');
  await expect(editor.locator('[data-field="sentence"]')).toBeVisible();
  await editor.locator('[data-field="startTime"]').fill('10:30');
  await editor.locator('[data-field="endTime"]').fill('12:45');
  await editor.locator('[data-field="endTime"]').blur();
  return editor.evaluate((dialog) => {
    const texts = [...dialog.querySelectorAll<HTMLElement>('label, input:not([type])')];
    const tops = [...dialog.querySelectorAll('[role="toolbar"] button')].map((button) => {
      const { top, height } = button.getBoundingClientRect();
      return Math.round(top + height / 2);
    });
    return [
      ...texts.filter((each) => {
        const isSeen = each instanceof HTMLInputElement || each.innerText !== '';
        const [own, field] = [each, each.closest('mat-form-field') ?? each].map((element) =>
          element.getBoundingClientRect(),
        );
        // A floating label is as wide as its words, whatever the width of its field.
        const isOut = own!.left < field!.left || own!.right > field!.right;
        return isSeen && (isOut || each.scrollWidth > each.clientWidth + 1);
      }),
      ...(new Set(tops).size > 1 ? [dialog.querySelector('[role="toolbar"]')!] : []),
    ].map((each) => (each instanceof HTMLInputElement ? each.value : each.textContent));
  });
}

test('no text of toolbar and editor is clipped at 1280 pixels in any language', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 860 });
  await open(page, 'de');
  for (const lang of ALL) {
    await switchTo(page, lang);
    expect(await clipped(page), lang).toEqual([]);
    expect(await clippedInEditor(page), lang).toEqual([]);
  }
});

test('no text of the toolbar is clipped at 412 pixels in any language', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 860 });
  await open(page, 'de');
  for (const lang of ALL) {
    await switchTo(page, lang);
    expect(await clipped(page), lang).toEqual([]);
  }
});

test('no text of the editor is clipped at 360 pixels where dates are widest', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 860 });
  await open(page, 'de');
  // Languages with each kind of clock; at a phone's width these are representative.
  for (const lang of ['en-US', 'pt-BR', 'uk', 'ko', 'ar', 'de']) {
    await switchTo(page, lang);
    expect(await clippedInEditor(page), lang).toEqual([]);
  }
});

test.describe('the first picture', () => {
  // A script that watches a page from its start can't be removed.
  test.use({ ownPage: true });

  for (const view of ['week', 'month', 'agenda', 'day'] as const) {
    test(`of a ${view} in English asks Intl nothing`, async ({ calendar, page }) => {
      await page.addInitScript(() => {
        const uses: string[] = (window.intlUses = []);
        for (const name of ['DateTimeFormat', 'NumberFormat', 'PluralRules', 'Locale'] as const) {
          const watched = new Proxy<object>(Intl[name], {
            construct(made, given) {
              uses.push(name);
              return Reflect.construct(made as typeof Intl.Locale, given) as object;
            },
          });
          Object.defineProperty(Intl, name, { value: watched });
        }
      });
      const day = '2026-11-18';
      const events = [
        { id: 'timed', title: 'Timed', start: `${day}T09:00:00`, end: `${day}T10:30:00` },
        { id: 'days', title: 'Days', start: day, end: '2026-11-20', allDay: true },
      ];
      await calendar.open({ view, visibleDate: day, events, displayTimezone: 'default' });
      await expect(calendar.event('timed')).toBeVisible();
      expect(await page.evaluate(() => window.intlUses)).toEqual([]);
      // Proves that the watch notices requested classes.
      await page.evaluate(() => new Intl.NumberFormat('en-US'));
      expect(await page.evaluate(() => window.intlUses)).toEqual(['NumberFormat']);
    });
  }
});
