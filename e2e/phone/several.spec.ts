import type { Locator } from '@playwright/test';
import { expect, NOW, test, type HostedCalendar, type TestProps } from '../calendar';
import { changeLetters, cutTexts } from '../cut-texts';
import { many, timed } from '../data';
import { boxOf } from '../hand';
import { hold, holdAndDrag, swipe } from './touch';

const FRIDAY = '2026-11-20';
const OPEN = {
  view: 'day',
  visibleDate: FRIDAY,
  events: [
    timed('a', FRIDAY, '09:00', '10:00'),
    timed('b', FRIDAY, '11:00', '12:00'),
    timed('c', FRIDAY, '13:00', '14:00'),
  ],
  canSelectSeveralEvents: true,
  visibleHours: { start: 8, end: 16 },
} satisfies TestProps;

const bar = (calendar: HostedCalendar): Locator =>
  calendar.root.getByRole('toolbar', { name: 'Selected events' });
const times = async (calendar: HostedCalendar): Promise<Record<string, string>> =>
  Object.fromEntries(((await calendar.state()).events ?? []).map(({ id, start }) => [id, start]));

// A long press is measured by the page's clock, which is stopped in other specs.
test.beforeEach(async ({ calendar, clock }) => {
  await clock.runFrom(NOW);
  await calendar.open(OPEN);
  // Waits for the code that listens to touches.
  await calendar.settled();
});

test('a long press selects, taps toggle, and the bar comes with the first', async ({
  calendar,
  page,
}) => {
  await hold(page, calendar.event('a'));
  await calendar.expectState({ selectedEvents: ['a'] });
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(bar(calendar)).toBeVisible();
  await expect(bar(calendar).getByRole('button', { name: 'More actions' })).toBeVisible();
  await calendar.event('b').tap();
  await calendar.expectState({ selectedEvents: ['a', 'b'] });
  await expect(bar(calendar).getByRole('button', { name: 'More actions' })).toHaveCount(0);
  await calendar.event('a').tap();
  await calendar.event('b').tap();
  await calendar.expectState({ selectedEvents: [] });
  await expect(bar(calendar)).toHaveCount(0);
  expect((await calendar.state()).clicked).toBeUndefined();
});

test('taps on empty space do nothing until nothing is selected', async ({ calendar, page }) => {
  await hold(page, calendar.event('a'));
  await calendar.expectState({ selectedEvents: ['a'] });
  const { x, y, height } = await boxOf(calendar.event('b'));
  await page.touchscreen.tap(x + 20, y + height + 20);
  await calendar.expectState({ selectedEvents: ['a'] });
  await expect(page.locator('form[data-quick]')).toHaveCount(0);
});

test('More in the bar opens the menu of the one that is selected', async ({ calendar, page }) => {
  await hold(page, calendar.event('a'));
  await bar(calendar).getByRole('button', { name: 'More actions' }).tap();
  await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible();
  await calendar.expectState({ selectedEvents: ['a'] });
});

test('all are selected by the menu of the first one, and taps go on to toggle', async ({
  calendar,
  page,
}) => {
  await hold(page, calendar.event('a'));
  await bar(calendar).getByRole('button', { name: 'More actions' }).tap();
  await page.getByRole('menuitem', { name: 'Select all events' }).tap();
  await calendar.expectState({ selectedEvents: ['a', 'b', 'c'] });
  await calendar.event('b').tap();
  await calendar.expectState({ selectedEvents: ['a', 'c'] });
});

test('a long press on a selected event that moves drags all', async ({ calendar, page }) => {
  await hold(page, calendar.event('a'));
  await calendar.event('c').tap();
  await calendar.expectState({ selectedEvents: ['a', 'c'] });
  // An hour, beside the gap below its box.
  const y = (await boxOf(calendar.event('a'))).height + 2;
  await holdAndDrag(page, calendar.event('a'), { y }, 'touchEnd', async () => {
    await expect(calendar.root.locator('[data-preview]')).toHaveCount(2);
  });
  await expect
    .poll(() => times(calendar))
    .toEqual({ a: `${FRIDAY}T10:00:00`, b: `${FRIDAY}T11:00:00`, c: `${FRIDAY}T14:00:00` });
  await calendar.expectState({ selectedEvents: ['a', 'c'] });
});

test('Copy, a swipe, Paste copies to the next page, and again', async ({ calendar, page }) => {
  await hold(page, calendar.event('a'));
  await calendar.event('b').tap();
  await bar(calendar).getByRole('button', { name: 'Copy' }).tap();
  await swipe(page, calendar.root, { x: -180 });
  await calendar.expectState({ visibleDate: '2026-11-21', selectedEvents: [] });
  await bar(calendar).getByRole('button', { name: 'Paste' }).tap();
  const starts = async (): Promise<unknown> =>
    (await calendar.state()).events?.slice(3).map(({ start }) => start);
  await expect.poll(starts).toEqual(['2026-11-21T09:00:00', '2026-11-21T11:00:00']);
  await swipe(page, calendar.root, { x: -180 });
  await calendar.expectState({ visibleDate: '2026-11-22' });
  await bar(calendar).getByRole('button', { name: 'Paste' }).tap();
  await expect.poll(async () => (await calendar.state()).events?.length).toBe(7);
});

test('a swipe with a selection turns the page, and the selection is left', async ({
  calendar,
  page,
}) => {
  await hold(page, calendar.event('a'));
  await swipe(page, calendar.root, { x: -180 });
  await calendar.expectState({ visibleDate: '2026-11-21', selectedEvents: [] });
});

test('Move in the bar puts the earliest down where the next tap falls', async ({
  calendar,
  page,
}) => {
  await hold(page, calendar.event('a'));
  await calendar.event('b').tap();
  await bar(calendar).getByRole('button', { name: 'Move' }).tap();
  await expect(calendar.root.locator('[data-preview]')).toHaveCount(2);
  const { x, y, height } = await boxOf(calendar.event('a'));
  await page.touchscreen.tap(x + 40, y + height + 4);
  await expect
    .poll(() => times(calendar))
    .toMatchObject({ a: `${FRIDAY}T10:00:00`, b: `${FRIDAY}T12:00:00` });
});

/** Number of selected events in each of the calendar's languages, and the phrase for it beside buttons. */
const WORDS = [
  ['10 events selected', '10 selected'],
  ['تم تحديد 10 أحداث', 'تم تحديد 10'],
  ['10 Termine ausgewählt', '10 ausgewählt'],
  ['10 eventos seleccionados', '10 seleccionados'],
  ['10 événements sélectionnés', '10 sélectionnés'],
  ['10 אירועים נבחרו', 'נבחרו 10'],
  ['10 eventi selezionati', '10 selezionati'],
  ['10件の予定を選択中', '10件選択中'],
  ['일정 10개 선택됨', '10개 선택됨'],
  ['10 afspraken geselecteerd', '10 geselecteerd'],
  ['Zaznaczono 10 wydarzeń', 'Zaznaczono 10'],
  ['10 eventos selecionados', '10 selecionados'],
  ['10 händelser har markerats', '10 markerade'],
  ['10 etkinlik seçildi', '10 seçildi'],
  ['Вибрано 10 подій', 'Вибрано 10'],
  ['已选择 10 项活动', '已选择 10 项'],
] as const;

/** Returns the texts in a box of which a user sees something, from back to front. */
const seenIn = (box: Locator): Promise<string[]> =>
  box.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return [...element.children]
      .filter((each) => {
        const { clipPath } = getComputedStyle(each);
        const own = each.getBoundingClientRect();
        return clipPath === 'none' && own.height > 0 && own.top < bottom && own.bottom > top;
      })
      .map((each) => each.textContent.trim());
  });

test.describe('with letters of the user', () => {
  test.use({ ownPage: true });
  for (const [letters, width] of [
    ['plain letters', 360],
    ['plain letters', 412],
    ['letters at 200 %', 360],
    ['letters at 200 %', 600],
    ['a wide font', 360],
    ['a wide font', 600],
  ] as const) {
    test(`the bar says how many are selected, ${letters}, ${width} pixels`, async ({
      calendar,
      page,
    }) => {
      await page.setViewportSize({ width, height: 740 });
      const events = many(10, (number) => timed(`s${number}`, FRIDAY, '09:00', '10:00'));
      await calendar.open({ ...OPEN, events, selectedEvents: events.map(({ id }) => id) });
      if (letters === 'letters at 200 %') await changeLetters(page, 'at 200 %');
      const count = bar(calendar).locator('.ec-count');
      const seen = new Map<string, string>();
      for (const [eventsSelected, eventsSelectedShort] of WORDS) {
        await calendar.set({ localeText: { eventsSelected, eventsSelectedShort } });
        await expect(count).toContainText(eventsSelected);
        if (letters === 'a wide font') {
          await count.evaluate((element) => (element.style.letterSpacing = '0.12em'));
        }
        const words = (await seenIn(count)).at(-1) ?? '';
        expect([eventsSelected, eventsSelectedShort, '10']).toContain(words);
        seen.set(eventsSelectedShort, words);
        const [box, first] = [
          await boxOf(count),
          await boxOf(bar(calendar).getByRole('button').first()),
        ];
        expect(box.x + box.width).toBeLessThanOrEqual(first.x + 1);
        const outside = await bar(calendar).evaluate((each) => each.scrollWidth - each.clientWidth);
        expect([eventsSelected, outside]).toEqual([eventsSelected, 0]);
      }
      expect(await cutTexts(page)).toEqual([]);
      if (letters !== 'plain letters') return;
      // Without words only where the phone is narrow and the language is long.
      expect(seen.get('10 selected')).toBe('10 selected');
      const numbers = [...seen.values()].filter((words) => words === '10');
      expect(numbers.length).toBeLessThanOrEqual(width === 360 ? 8 : 0);
    });
  }

  test('a phrase keeps its own direction on a page from right to left', async ({ calendar }) => {
    await calendar.open({ ...OPEN, selectedEvents: ['a', 'b'] }, { dir: 'rtl' });
    const phrase = bar(calendar).locator('.ec-phrase');
    await expect(phrase).toHaveText('2 selected');
    const [number, last] = await phrase.evaluate(({ firstChild }) =>
      [0, 9].map((at) => {
        const range = document.createRange();
        range.setStart(firstChild!, at);
        range.setEnd(firstChild!, at + 1);
        return range.getBoundingClientRect().x;
      }),
    );
    expect(number).toBeLessThan(last!);
  });

  test('the number alone remains beside the button that pastes', async ({ calendar, page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await hold(page, calendar.event('a'));
    await calendar.event('b').tap();
    const count = bar(calendar).locator('.ec-count');
    expect((await seenIn(count)).at(-1)).toBe('2 selected');
    await bar(calendar).getByRole('button', { name: 'Copy' }).tap();
    await expect(bar(calendar).getByRole('button', { name: 'Paste' })).toBeVisible();
    expect(await seenIn(count)).toEqual(['2']);
    expect(await cutTexts(page)).toEqual([]);
  });
});
