import type { Locator } from '@playwright/test';
import { expect, NOW, test } from '../calendar';
import { allDay, RESOURCES, timed, WEEK } from '../data';
import { cellBox, coveredDates, drawingOf, piece } from '../drawing';
import { boxOf, drag, pointOn, shift } from '../hand';
import { occurrence, openRecurring, ScopePrompt, standup } from '../recurring';

const rtl = { dir: 'rtl' } as const;

test('the week runs from right to left, and its events with it', async ({ calendar }) => {
  await calendar.open({ events: WEEK }, rtl);
  const drawing = await drawingOf(calendar.root);
  const lefts = (await calendar.dates('timed')).map((date) => cellBox(drawing, 'timed', date).left);
  expect(lefts).toEqual([...lefts].sort((a, b) => b - a));
  const column = cellBox(drawing, 'timed', '2026-11-18');
  const review = piece(drawing, 'review');
  expect(review.box.right).toBeLessThanOrEqual(column.right);
  expect(review.box.left).toBeGreaterThanOrEqual(column.left);
  expect(review.box.width).toBeGreaterThan(column.width * 0.9);
});

test('bars begin at the right', async ({ calendar }) => {
  await calendar.open({ events: WEEK }, rtl);
  for (const view of ['week', 'month'] as const) {
    await calendar.set({ view, visibleDate: '2026-11-18' });
    const drawing = await drawingOf(calendar.root);
    const trip = piece(drawing, 'trip');
    const slot = view === 'week' ? 'all-day' : 'day';
    expect(coveredDates(drawing, trip).sort()).toEqual(['2026-11-16', '2026-11-17', '2026-11-18']);
    expect(cellBox(drawing, slot, '2026-11-16').right - trip.box.right).toBeLessThan(6);
    expect(trip.box.left - cellBox(drawing, slot, '2026-11-18').left).toBeLessThan(10);
  }
});

test('the dot of a resource stands to the right of its name, apart from it', async ({
  calendar,
}) => {
  const order = 'resource-date';
  await calendar.open({ resources: RESOURCES, resourceColumns: { order }, view: 'days' }, rtl);
  const name = calendar.grid.locator('[data-resource-header="ana"] .ec-resource-name');
  const [dot, words] = await name.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const look = getComputedStyle(element, '::before');
    const { right, width, paddingLeft, paddingRight, borderLeftWidth, borderRightWidth } = look;
    const across = [width, paddingLeft, paddingRight, borderLeftWidth, borderRightWidth];
    const dot = across.reduce((sum, each) => sum + parseFloat(each), 0);
    const start = element.getBoundingClientRect().right - parseFloat(right);
    return [start - dot, range.getBoundingClientRect().right];
  });
  expect(dot - words).toBeCloseTo(6, 0);
});

test('titles of blocked times stand at the right, as those of events do', async ({ calendar }) => {
  const blockedTimes = [
    { id: 'cleaning', title: 'Cleaning', start: '2026-11-18T13:00', end: '2026-11-18T14:00' },
    { id: 'holiday', title: 'Holiday', start: '2026-11-19', end: '2026-11-19', allDay: true },
  ];
  const event = timed('event', '2026-11-18', '15:00', '16:00');
  for (const [view, id] of [['week', 'cleaning'] as const, ['month', 'holiday'] as const]) {
    await calendar.open({ view, blockedTimes, events: [event] }, rtl);
    const gap = async (words: Locator, box: Locator): Promise<number> => {
      const end = await words.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().right;
      });
      const { x, width } = await boxOf(box);
      return x + width - end;
    };
    const block = calendar.root.locator(`[data-blocked-id="${id}"]`).first();
    const inset = await gap(block.locator('span'), block);
    if (view === 'month') {
      // Beside the number of the day.
      expect(inset).toBeCloseTo(36, 0);
    } else {
      const card = calendar.event('event');
      expect(inset).toBeCloseTo(await gap(card.locator('.ec-title'), card), 0);
    }
  }
});

test('questions name the event at the right edge, whatever its language', async ({
  calendar,
  page,
}) => {
  const words = (part: Locator): Promise<number> =>
    part.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().right;
    });
  const dropLater = async (event: Locator): Promise<void> => {
    const from = await pointOn(event);
    await drag(page, from, shift(from, 0, 96));
  };
  const workingHours = [{ days: [3], start: '09:00', end: '10:00' }] as const;
  const lesson = timed('lesson', '2026-11-18', '09:00', '10:00');
  await calendar.open({ events: [lesson], workingHours, unavailableTimes: 'ask' }, rtl);
  await dropLater(calendar.event('lesson'));
  const booking = page.getByRole('dialog');
  const reason = await words(booking.locator('.ec-reason'));
  expect(await words(booking.locator('.ec-about'))).toBeCloseTo(reason, 0);
  await page.keyboard.press('Escape');
  await openRecurring(calendar, [standup], {}, rtl);
  await dropLater(occurrence(calendar, 'standup', '2026-11-18'));
  const scope = new ScopePrompt(page).dialog;
  const heading = await words(scope.getByRole('heading'));
  expect(await words(scope.locator('.ec-about'))).toBeCloseTo(heading, 0);
  await page.keyboard.press('Escape');
});

test('overlapping events line up from the right', async ({ calendar }) => {
  const date = '2026-11-18';
  await calendar.open(
    {
      events: [timed('first', date, '09:00', '11:00'), timed('second', date, '10:00', '11:00')],
      view: 'day',
      visibleDate: date,
    },
    rtl,
  );
  const drawing = await drawingOf(calendar.root);
  const [first, second] = [piece(drawing, 'first').box, piece(drawing, 'second').box];
  expect(first.left).toBeGreaterThanOrEqual(second.right - 1);
});

test('the mini calendar’s left arrow goes on in time', async ({ calendar, page }) => {
  await calendar.open({}, rtl);
  await calendar.miniDay('2026-11-18').focus();
  await calendar.miniDay('2026-11-20').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(calendar.miniDay('2026-11-21')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(calendar.miniDay('2026-11-19')).toBeFocused();
  const [today, tomorrow] = [calendar.miniDay('2026-11-20'), calendar.miniDay('2026-11-21')];
  expect((await boxOf(tomorrow)).x).toBeLessThan((await boxOf(today)).x);
});

test('"previous" stands right of "next", and the side panel at the right', async ({ calendar }) => {
  await calendar.open({}, rtl);
  const x = async (locator: typeof calendar.next) => (await boxOf(locator)).x;
  expect(await x(calendar.previous)).toBeGreaterThan(await x(calendar.next));
  expect(await x(calendar.miniCalendar)).toBeGreaterThan(await x(calendar.grid));
  const previous = calendar.previous.locator('svg');
  const next = calendar.next.locator('svg');
  await expect(previous).toBeVisible();
  await expect(next).toBeVisible();
  await calendar.next.click();
  await calendar.expectState({ visibleDate: '2026-11-22' });
});

test('nothing sticks out sideways in any view', async ({ calendar, page }) => {
  await calendar.open({ events: WEEK }, rtl);
  for (const view of ['week', 'day', 'month', 'agenda'] as const) {
    await calendar.set({ view });
    await expect(calendar.root).toHaveAttribute('data-view', view);
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow).toBe(0);
  }
});

test('the date picker opens beneath the title', async ({ calendar }) => {
  await calendar.open({ preferences: { isSidePanelOpen: false } }, rtl);
  await calendar.title.click();
  await expect(calendar.popover).toBeVisible();
  const title = await boxOf(calendar.title);
  const popover = await boxOf(calendar.popover);
  expect(popover.y).toBeGreaterThanOrEqual(title.y + title.height);
  expect(Math.abs(popover.x + popover.width - (title.x + title.width))).toBeLessThan(40);
});

test('dates and times written from left to right are read so', async ({ calendar }) => {
  await calendar.open({ events: WEEK, view: 'agenda', visibleDate: '2026-11-18' }, rtl);
  const heading = calendar.slot('agenda', '2026-11-18').getByRole('heading');
  await expect(heading).toHaveText('Wed, Nov 18');
  const [words, number] = [await boxOf(heading), await boxOf(heading.locator('.ec-number'))];
  expect(number.x + number.width).toBeGreaterThan(words.x + words.width - 4);
  await calendar.event('review').first().click();
  for (const field of ['startTime', 'endTime', 'startDate', 'length']) {
    const shown = calendar.editor('Edit event').locator(`[data-field="${field}"]`);
    await expect(shown).toHaveCSS('unicode-bidi', 'plaintext');
  }
});

test('texts of a form stand at its start edge, whatever their language @firefox', async ({
  calendar,
  page,
}) => {
  const lesson = timed('a', '2026-11-18', '09:00', '10:00', {
    ...{ title: 'Piano', description: 'Room 2', resource: 'ana' },
  });
  const props = { events: [lesson], resources: RESOURCES, visibleDate: '2026-11-18' };
  for (const [dir, align] of [
    ['rtl', 'right'],
    ['ltr', 'left'],
  ] as const) {
    await calendar.open(props, { dir });
    await calendar.event('a').click();
    const editor = calendar.editor('Edit event');
    const field = (name: string): Locator => editor.locator(`[data-field="${name}"]`);
    for (const name of ['title', 'resource', 'description']) {
      await expect(field(name)).toHaveCSS('direction', 'ltr');
      await expect(field(name)).toHaveCSS('text-align', align);
    }
    for (const name of ['title', 'description']) {
      await field(name).fill('درس البيانو');
      await expect(field(name)).toHaveCSS('direction', 'rtl');
      await expect(field(name)).toHaveCSS('text-align', align);
    }
    await calendar.destroy();
    await calendar.open({ ...props, eventCreation: { form: 'quick' } }, { dir });
    await calendar.event('a').focus();
    await page.keyboard.press('c');
    const title = page.locator('form[data-quick] [data-field="title"]');
    await title.fill('Piano');
    await expect(title).toHaveCSS('text-align', align);
    await calendar.destroy();
  }
});

test('the card of an event has them in their own direction too', async ({
  calendar,
  clock,
  page,
}) => {
  await clock.runFrom(NOW);
  const title = 'A title that nobody could ever read in so little room, really';
  const long = timed('long', '2026-11-18', '09:00', '10:00', { title });
  await calendar.open({ events: [long], visibleDate: '2026-11-18' }, rtl);
  await calendar.event('long').hover();
  const times = page.locator('ec-event-card').getByText('9 – 10 AM');
  await expect(times).toHaveCSS('unicode-bidi', 'plaintext');
});

test('the parts of a note follow each other from the right, each in its own direction', async ({
  calendar,
}) => {
  const fair = allDay('fair', '2026-11-18', '2026-11-19', { resource: 'ana' });
  const props = { events: [fair], resources: RESOURCES, visibleDate: '2026-11-18' };
  await calendar.open({ ...props, view: 'agenda' }, rtl);
  const entry = calendar.event('fair').first();
  await expect(entry.locator('.ec-note')).toHaveText('Day 1 of 2 · Ana');
  const parts = await entry.locator('.ec-time, .ec-note bdi').all();
  const lefts = await Promise.all(parts.map(async (part) => (await boxOf(part)).x));
  expect(lefts).toHaveLength(3);
  expect(lefts).toEqual([...lefts].sort((a, b) => b - a));
});

test('a notice has its words as far from its edge as from left to right', async ({
  calendar,
  page,
}) => {
  await calendar.open({ events: WEEK }, rtl);
  await calendar.event('review').focus();
  await page.keyboard.press('Delete');
  const notice = calendar.root.locator('[data-notice]');
  await expect(notice).toHaveCSS('padding-right', '15px');
  await expect(notice).toHaveCSS('border-right-width', '1px');
});
