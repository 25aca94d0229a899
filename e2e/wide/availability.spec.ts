import type { Locator } from '@playwright/test';
import { expect, test, type HostedCalendar, type TestProps } from '../calendar';
import { RESOURCES, timed } from '../data';
import { boxOf, grab, pointOn } from '../hand';

const DAY = '2026-11-20';
const HOUR = 48;
const lunch = { id: 'lunch', title: 'Lunch', start: `${DAY}T12:00`, end: `${DAY}T13:00` };
const holiday = {
  id: 'holiday',
  title: 'Harvest holiday',
  allDay: true,
  start: '2026-11-19',
  end: '2026-11-19',
};
const HOURS = { workingHours: [{ start: '09:00', end: '17:00' }], blockedTimes: [lunch, holiday] };

const open = (calendar: HostedCalendar, props: TestProps = {}): Promise<void> =>
  calendar.open({ ...HOURS, visibleDate: DAY, view: 'week', ...props });
const closed = (calendar: HostedCalendar): Locator => calendar.grid.locator('[data-closed]');
/** Returns the colour that a token of the calendar has there. */
const tokenOf = (element: Locator, token: string): Promise<string> =>
  element.evaluate((host, name) => {
    const probe = host.appendChild(document.createElement('i'));
    probe.style.color = `var(${name})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, token);
const block = (calendar: HostedCalendar, id: string): Locator =>
  calendar.root.locator(`[data-blocked-id="${id}"]`);

test.describe('hours and blocked time', () => {
  test('lie behind the events of their days', async ({ calendar }) => {
    await open(calendar, { events: [timed('a', DAY, '11:00', '13:00')] });
    // Two on each working day, and one on a whole weekend day.
    await expect(closed(calendar)).toHaveCount(5 * 2 + 2);
    const friday = calendar.slot('timed', DAY);
    const [box, day] = [await boxOf(block(calendar, 'lunch')), await boxOf(friday)];
    expect(box.y - day.y).toBeCloseTo(12 * HOUR, 0);
    expect(box.height).toBeCloseTo(HOUR, 0);
    expect(Math.abs(box.x + box.width - day.x - day.width)).toBeLessThan(2);
    await expect(block(calendar, 'lunch')).toHaveText('Lunch');
    await expect(block(calendar, 'lunch')).toHaveAttribute('data-start', `${DAY}T12:00`);
    // Events are drawn in front of it.
    const { x, y } = await pointOn(calendar.event('a'), { y: 70 });
    const isInFront = await calendar.page.evaluate(
      (at) => document.elementFromPoint(at.x, at.y)?.closest('ec-event') !== null,
      { x, y },
    );
    expect(isInFront).toBe(true);
  });

  test('are those of its resource in each column', async ({ calendar }) => {
    const workingHours = [{ start: '10:00', end: '12:00' }];
    const resources = RESOURCES.map((each, at) => (at === 0 ? { ...each, workingHours } : each));
    await open(calendar, { resources, resourceColumns: true, view: 'day', blockedTimes: [] });
    const ends = (): Promise<(string | null)[]> =>
      closed(calendar).evaluateAll((tints) => tints.map((tint) => tint.getAttribute('data-end')));
    // Ana and Ben work in their team's hours, the room in the calendar's.
    const morning = [`${DAY}T10:00`, '2026-11-21T00:00'];
    await expect.poll(ends).toEqual([...morning, ...morning, `${DAY}T09:00`, '2026-11-21T00:00']);
  });

  test('tint the days of a month, and name them', async ({ calendar }) => {
    await open(calendar, { view: 'month', events: [timed('a', '2026-11-19', '09:00', '10:00')] });
    const cell = calendar.slot('day', '2026-11-19');
    await expect(cell).toHaveAttribute('data-closed', '');
    await expect(calendar.slot('day', '2026-11-21')).toHaveAttribute('data-closed', '');
    await expect(calendar.slot('day', DAY)).not.toHaveAttribute('data-closed');
    const title = cell.getByText('Harvest holiday', { exact: true });
    await expect(title).toBeVisible();
    const [name, event] = [await boxOf(title), await boxOf(calendar.event('a'))];
    // Beside the number of the day, so that it takes no row from the events of the week.
    expect(event.y).toBeGreaterThanOrEqual(name.y + name.height - 1);
    expect(event.y - (await boxOf(cell)).y).toBeLessThan(36);
    await expect(calendar.more('2026-11-19')).toHaveCount(0);

    // Nor does a block without `allDay` that covers a day by its times.
    const [start, end] = ['2026-11-18T10:00', '2026-11-19T23:59:59'];
    await calendar.set({ blockedTimes: [{ id: 'fair', title: 'Town fair', start, end }] });
    await expect(title).toHaveCount(0);
    const fair = cell.getByText('Town fair', { exact: true });
    await expect(fair).toBeVisible();
    expect(await boxOf(fair)).toMatchObject({ x: name.x, y: name.y });
    await expect(calendar.slot('day', '2026-11-18').getByText('Town fair')).toHaveCount(0);
  });

  test('are a line under the date of an agenda, to be pressed', async ({ calendar, page }) => {
    await open(calendar, { view: 'agenda', visibleDate: '2026-11-19' });
    const day = calendar.slot('agenda', '2026-11-19');
    const line = day.getByRole('button', { name: 'Harvest holiday' });
    await expect(line).toBeVisible();
    expect((await boxOf(line)).height).toBeGreaterThanOrEqual(24);
    await expect(block(calendar, 'lunch')).toHaveCount(0);
    await day.getByRole('button').first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(line).toBeFocused();
    await page.keyboard.press('Enter');
    await calendar.expectState({ log: ['blockedTimeClick'] });
  });

  test('come and go with the host’s hours', async ({ calendar }) => {
    await calendar.open({ view: 'day', visibleDate: DAY });
    await expect(closed(calendar)).toHaveCount(0);
    await calendar.set(HOURS);
    await expect(closed(calendar)).toHaveCount(2);
    await calendar.set({ workingHours: [], blockedTimes: [] });
    await expect(closed(calendar)).toHaveCount(0);
  });

  test('have patterns where the user’s own colours leave no tones', async ({ calendar, page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await open(calendar, { view: 'day' });
    for (const tint of [closed(calendar).first(), block(calendar, 'lunch')]) {
      await expect(tint).toHaveCSS('background-image', /repeating-linear-gradient/);
    }
  });
});

test.describe('a block', () => {
  test('tells of clicks, and of Enter at it', async ({ calendar, page }) => {
    await open(calendar, { view: 'day', eventCreation: false });
    const at = await pointOn(calendar.slot('timed', DAY), { y: 12.5 * HOUR });
    await page.mouse.click(at.x, at.y);
    const click = ['blockedTimeClick'];
    await expect.poll(async () => (await calendar.state()).log).toEqual(click);
    expect((await calendar.state()).slot).toMatchObject({
      start: `${DAY}T12:30:00`,
      end: `${DAY}T13:00:00`,
      allDay: false,
      resource: null,
    });
    await calendar.slot('timed', DAY).focus();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await calendar.state()).log).toEqual([...click, ...click]);
  });

  test('is said with the time of the cursor, as closed time is', async ({ calendar, page }) => {
    await open(calendar, { view: 'day' });
    const spoken = page.locator('[data-spoken]');
    await calendar.slot('timed', DAY).focus();
    for (let step = 0; step < 20; step++) {
      await page.keyboard.press('ArrowUp');
    }
    await expect(spoken).toHaveText(/closed$/);
    const at = await pointOn(calendar.slot('timed', DAY), { y: 11.6 * HOUR });
    await page.mouse.click(at.x, at.y);
    await page.keyboard.press('Escape');
    await calendar.slot('timed', DAY).focus();
    await page.keyboard.press('ArrowDown');
    await expect(spoken).toHaveText(/Lunch$/);
  });
});

test('the mark of a conflict covers no words, and in a list stands behind what is noted', async ({
  calendar,
}) => {
  const fields = { resource: 'ana', title: 'What takes more words than there is room for' };
  const events = [
    ['09:00', '09:30'],
    ['11:00', '11:45'],
    ['13:00', '14:00'],
    ['15:00', '17:00'],
  ].flatMap(([from, to]) => ['a', 'b'].map((id) => timed(`${id}${from}`, DAY, from!, to!, fields)));
  const days = { ...fields, id: 'days', allDay: true, start: DAY, end: '2026-11-28' };
  const props = { resources: RESOURCES, eventOverlap: 'ask' } as const;
  for (const dir of ['ltr', 'rtl'] as const) {
    await calendar.open(
      {
        ...props,
        events: [...events, days, { ...days, id: 'as-long' }],
        view: 'week',
        visibleDate: DAY,
      },
      { dir },
    );
    const marked = calendar.root.locator('ec-event[data-conflict]');
    await expect(marked).toHaveCount(10);
    const covered = await marked.evaluateAll(
      (all, direction) =>
        all.flatMap((event) => {
          const [own, title] = [event, event.querySelector('.ec-title')!].map((element) =>
            element.getBoundingClientRect(),
          );
          const mark = getComputedStyle(event, '::after');
          const inset = parseFloat(mark.insetInlineEnd) + parseFloat(mark.width);
          const isBelow = title!.top >= own!.top + 16;
          const isClear =
            direction === 'ltr'
              ? title!.right <= own!.right - inset
              : title!.left >= own!.left + inset;
          return isClear || isBelow ? [] : [(event as HTMLElement).dataset['key']];
        }),
      dir,
    );
    expect(covered).toEqual([]);
  }
  // In little room the title takes it, and the mark comes after all words.
  await calendar.page.setViewportSize({ width: 768, height: 700 });
  const title = 'Plan of the week';
  const resources = [{ id: 'ana', title: 'A resource with a long name that needs room' }];
  await calendar.open({
    ...props,
    events: [
      timed('a', DAY, '09:00', '10:00', { resource: 'ana', title }),
      timed('b', DAY, '09:00', '10:00', { resource: 'ana', title: 'Call' }),
    ],
    resources,
    view: 'agenda',
    visibleDate: DAY,
  });
  await expect(calendar.event('a')).toHaveAttribute('data-conflict', '');
  const isCut = (part: string): Promise<boolean> =>
    calendar
      .event('a')
      .locator(part)
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect([await isCut('.ec-title'), await isCut('.ec-note')]).toEqual([false, true]);
  const place = await calendar
    .event('a')
    .evaluate((event) => getComputedStyle(event, '::after').position);
  expect(place).toBe('static');
});

test.describe('what may not be booked', () => {
  test('is refused with its reason, while dragging and when it is dropped', async ({
    calendar,
    page,
  }) => {
    const a = timed('a', DAY, '10:00', '11:00', { title: 'Plan' });
    const short = timed('short', DAY, '14:00', '14:30', { title: 'Call' });
    await open(calendar, { view: 'day', events: [a, short], unavailableTimes: 'refuse' });
    const preview = calendar.root.locator('[data-preview]');
    // The event keeps its title and time; the reason stands above one-line text, and below longer text.
    for (const [id, title, hours, time] of [
      ['short', 'Call', -2, '12 – 12:30 PM'],
      ['a', 'Plan', 2, '12 – 1 PM'],
    ] as const) {
      const from = await pointOn(calendar.event(id));
      await grab(page, from, { x: from.x, y: from.y + hours * HOUR });
      await expect(preview).toHaveAttribute('data-refused', '');
      await expect(preview.locator('.ec-title')).toHaveText(title);
      await expect(preview.locator('.ec-time')).toHaveText(time);
      const reason = preview.locator('.ec-reason');
      await expect(reason).toContainText('Lunch');
      const [card, words] = [await boxOf(preview), await boxOf(reason)];
      const { y } = await boxOf(preview.locator('.ec-time'));
      const red = await tokenOf(calendar.root, '--ec-error');
      if (id === 'short') {
        expect(words.y + words.height).toBeLessThanOrEqual(card.y);
        expect(words.height).toBeGreaterThanOrEqual(24);
        await expect(reason).toHaveCSS('background-color', red);
      } else {
        expect(words.y).toBeGreaterThan(y);
        await expect(reason).toHaveCSS('color', red);
      }
      if (id === 'short') {
        await page.keyboard.press('Escape');
        await page.mouse.up();
        await expect(preview).toHaveCount(0);
      }
    }
    await page.mouse.up();
    await expect(calendar.root.locator('[data-notice]')).toContainText('Lunch');
    expect((await calendar.state()).log).toEqual([]);
  });

  test('is dragged with its reason where it will be asked about', async ({ calendar, page }) => {
    const a = timed('a', DAY, '10:00', '11:00', { title: 'Plan' });
    const short = timed('short', DAY, '14:00', '14:30', { title: 'Call' });
    await open(calendar, { view: 'day', events: [a, short], unavailableTimes: 'ask' });
    const preview = calendar.root.locator('[data-preview]');
    for (const [id, hours] of [
      ['a', 2],
      ['short', -2],
    ] as const) {
      const from = await pointOn(calendar.event(id));
      await grab(page, from, { x: from.x, y: from.y + hours * HOUR });
      await expect(preview).toHaveAttribute('data-asks', '');
      await expect(preview).not.toHaveAttribute('data-refused');
      await expect(preview.locator('.ec-reason')).toHaveText('Lunch, 12 – 1 PM');
      await page.keyboard.press('Escape');
      await page.mouse.up();
      await expect(preview).toHaveCount(0);
    }
  });

  test('drafts nothing on a click, and says why', async ({ calendar, page }) => {
    await open(calendar, { view: 'day', unavailableTimes: 'refuse' });
    const at = await pointOn(calendar.slot('timed', DAY), { y: 18 * HOUR });
    await page.mouse.click(at.x, at.y);
    await expect(calendar.root.locator('[data-notice]')).toContainText('Outside of working hours');
    await expect(calendar.editor()).toHaveCount(0);
  });

  test('is drafted where it is asked about, and asked about when it is saved', async ({
    calendar,
    page,
  }) => {
    await open(calendar, { view: 'day', unavailableTimes: 'ask' });
    const at = await pointOn(calendar.slot('timed', DAY), { y: 18 * HOUR });
    await page.mouse.click(at.x, at.y);
    const editor = calendar.editor();
    await editor.getByLabel('Event title').fill('Late');
    await expect(editor).toContainText('Outside of working hours (until 5 PM)');
    const save = editor.getByRole('button', { name: 'Save' });
    const prompt = page.locator('dialog[data-booking]');
    await save.click();
    await expect(prompt).toContainText('Outside of working hours (until 5 PM)');
    await page.keyboard.press('Escape');
    await expect(prompt).toHaveCount(0);
    // After cancelling, the editor shows the draft that was to be saved.
    await expect(editor.getByLabel('Event title')).toHaveValue('Late');
    expect((await calendar.state()).log).toEqual([]);
    await save.click();
    await prompt.getByRole('button', { name: 'Book anyway' }).click();
    await expect(editor).toHaveCount(0);
    await calendar.expectState({ events: [{ title: 'Late', start: `${DAY}T18:00:00` }] });
  });

  test('is booked anyway where the user says so @firefox', async ({ calendar, page }) => {
    const a = timed('a', DAY, '10:00', '11:00');
    await open(calendar, { view: 'day', events: [a], unavailableTimes: 'ask' });
    await calendar.event('a').focus();
    await page.keyboard.press('g');
    for (let step = 0; step < 8; step++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const prompt = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await expect(prompt).toContainText('Lunch');
    await expect(prompt.getByRole('button', { name: 'Book anyway' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(prompt).toHaveCount(0);
    expect((await calendar.state()).log).toEqual([]);
    await calendar.event('a').focus();
    await page.keyboard.press('g');
    for (let step = 0; step < 8; step++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(prompt.getByRole('button', { name: 'Book anyway' })).toBeFocused();
    await page.keyboard.press('Enter');
    await calendar.expectState({
      events: [{ ...a, start: `${DAY}T12:00:00`, end: `${DAY}T13:00:00` }],
    });
    await expect(prompt).toHaveCount(0);
  });
});
