import type { Locator } from '@playwright/test';
import { expect, test, type HostedCalendar, type TestProps } from '../calendar';
import { allDay, many, RESOURCES, timed } from '../data';
import { boxOf, pointOn } from '../hand';
import { TIMELINE } from '../timeline';

const TODAY = '2026-11-20';
const FAR = '2027-02-24';
const near = timed('near', TODAY, '10:00', '11:00', { title: 'Yoga near' });
const far = timed('far', FAR, '17:00', '18:00', { title: 'Yoga far away', resource: 'ben' });
const past = timed('past', '2026-09-02', '09:00', '10:00', { title: 'Yoga of summer' });
const other = timed('other', TODAY, '13:00', '14:00', { title: 'Choir' });
const OPEN = {
  view: 'week',
  visibleDate: TODAY,
  events: [past, far, near, other],
  resources: RESOURCES,
  eventSearch: true,
} satisfies TestProps;

const field = (calendar: HostedCalendar): Locator =>
  calendar.root.getByRole('combobox', { name: 'Search events' });
const box = (calendar: HostedCalendar): Locator =>
  calendar.root.getByRole('searchbox', { name: 'Search events' });
const options = (calendar: HostedCalendar): Locator =>
  calendar.root.locator('ec-search-list').getByRole('option');

/** Opens the field by its key, from the grid. */
async function press(calendar: HostedCalendar, text = ''): Promise<void> {
  const view = calendar.root.locator('[role$="grid"]:has([data-slot]), ec-agenda ec-event').first();
  await view.focus();
  await calendar.page.keyboard.press('/');
  await expect(calendar.root.locator('ec-event-search input')).toBeFocused();
  if (text !== '') await calendar.page.keyboard.type(text);
}

test('the key of the search opens it over the list of what is found, which leads to an event', async ({
  calendar,
  page,
}) => {
  await calendar.open(OPEN);
  await press(calendar, 'yoga');
  await expect(options(calendar)).toHaveText([
    /Yoga near/,
    /Yoga far away.*Ben/s,
    /Yoga of summer/,
  ]);
  await expect(calendar.root.getByRole('group', { name: /Today/ })).toContainText('Yoga near');
  await expect(calendar.root.getByRole('group', { name: 'Earlier' })).toContainText('Sep 2');
  // Over the view, and under the field.
  const [list, input] = [calendar.root.locator('ec-search-list'), field(calendar)];
  const [below, above] = [await boxOf(list), await boxOf(input)];
  expect(below.y).toBeGreaterThanOrEqual(above.y + above.height);
  const isOnTop = await options(calendar)
    .first()
    .evaluate((option) => {
      const { left, top, width, height } = option.getBoundingClientRect();
      return option.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  expect(isOnTop).toBe(true);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(calendar.event('far')).toBeFocused();
  await expect(list).toBeHidden();
  await calendar.expectState({ view: 'week', visibleDate: FAR, searchText: 'yoga' });
  await expect(calendar.event('far')).toHaveAttribute('data-reached');
  await page.keyboard.press('Escape');
  await expect(calendar.grid.locator(':focus, :scope:focus')).toHaveCount(1);
  await calendar.expectState({ visibleDate: TODAY });
  await expect(calendar.root.locator('[data-reached]')).toHaveCount(0);
  // The list has the results of before, with the chosen one active.
  await press(calendar);
  await expect(options(calendar).nth(1)).toHaveAttribute('aria-selected', 'true');
});

for (const view of ['day', 'week', 'month', 'agenda', 'timeline'] as const) {
  test(`a result leads to its event in the view ${view}, and Escape back @firefox`, async ({
    calendar,
    page,
  }) => {
    await calendar.open({ ...OPEN, views: ['day', 'week', 'month', 'agenda', 'timeline'], view });
    await press(calendar, 'far away');
    await expect(options(calendar)).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(calendar.event('far').first()).toBeFocused();
    await expect(calendar.event('far').first()).toBeInViewport();
    if (view === 'day' || view === 'week') {
      const [event, grid] = [await boxOf(calendar.event('far')), await boxOf(calendar.grid)];
      const middle = event.y + event.height / 2 - grid.y;
      expect(middle).toBeGreaterThan(grid.height / 3);
      expect(middle).toBeLessThan((grid.height * 2) / 3 + 60);
    }
    if (view === 'timeline') {
      const [event, title] = [
        await boxOf(calendar.event('far')),
        await boxOf(calendar.root.getByRole('rowheader').first()),
      ];
      const from = title.x + title.width;
      const third = (page.viewportSize()!.width - from) / 3;
      expect(event.x).toBeGreaterThanOrEqual(from + third - 1);
      expect(event.x + event.width).toBeLessThanOrEqual(from + 2 * third + 1);
    }
    await page.keyboard.press('Escape');
    await calendar.expectState({ view, visibleDate: TODAY });
    await expect(calendar.event('near').first()).toBeVisible();
  });
}

test('a result is uncovered first', async ({ calendar, page }) => {
  const crowd = many(12, (at) => timed(`c${at}`, FAR, '08:00', '09:00'));
  const days = many(8, (at) => allDay(`d${at}`, FAR));
  const go = async (text: string, id: string): Promise<void> => {
    await press(calendar, text);
    await expect(options(calendar)).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(calendar.event(id).first()).toBeFocused();
    await expect(calendar.event(id).first()).toBeInViewport();
  };
  const hours = [
    { start: 8, end: 12 },
    { start: 20, end: 24 },
  ];
  await test.step('in folded hours', async () => {
    await calendar.open({ ...OPEN, visibleHours: hours });
    await go('far away', 'far');
  });
  await test.step('in folded hours of the timeline', async () => {
    const views = ['week', 'timeline'] as const;
    await calendar.open({ ...OPEN, visibleHours: hours, views: [...views], view: 'timeline' });
    await go('far away', 'far');
  });
  await test.step('behind "+N more" of the month', async () => {
    await calendar.open({ ...OPEN, view: 'month', events: [...crowd, far] });
    await go('far away', 'far');
    await expect(calendar.popover).toBeVisible();
  });
  await test.step('in the collapsed all-day row', async () => {
    const last = allDay('last', FAR, FAR, { title: 'Yoga all day' });
    await calendar.open({ ...OPEN, events: [...days, last] });
    await go('all day', 'last');
  });
  await test.step('beneath a collapsed row', async () => {
    await calendar.open({
      ...OPEN,
      ...{ views: ['week', 'timeline'], view: 'timeline', collapsedResources: { team: true } },
    });
    await go('far away', 'far');
  });
  await test.step('in one of many rows', async () => {
    const resources = many(400, (at) => ({ id: `r${at}`, title: `Person ${at}` }));
    for (const row of [20, 399, 200, 395]) {
      const events = [timed('far', FAR, '17:00', '18:00', { title: 'Far', resource: `r${row}` })];
      const views = ['week', 'timeline'] as const;
      await calendar.open({ ...OPEN, views: [...views], view: 'timeline', resources, events });
      await go('far', 'far');
      await calendar.settled();
      await expect(calendar.event('far')).toBeFocused();
    }
  });
  await test.step('in a column out of sight', async () => {
    const resources = many(40, (at) => ({ id: `r${at}`, title: `Person ${at}` }));
    const events = [timed('far', FAR, '17:00', '18:00', { title: 'Far away', resource: 'r39' })];
    await calendar.open({ ...OPEN, view: 'day', resources, resourceColumns: true, events });
    await go('far away', 'far');
  });
  const weekend = {
    events: [timed('far', '2027-02-27', '17:00', '18:00', { title: 'Yoga far', resource: 'ben' })],
    preferences: { showWeekends: false },
    views: ['day', 'week', 'timeline'],
  } satisfies TestProps;
  for (const [where, props] of [
    ['of the week', { view: 'week' }],
    ['of columns', { view: 'week', resourceColumns: true }],
    ['of the timeline', { view: 'timeline' }],
  ] as const) {
    await test.step(`on a weekend ${where}, in the day`, async () => {
      await calendar.open({ ...OPEN, ...weekend, ...props });
      await go('far', 'far');
      await calendar.expectState({ view: 'day', visibleDate: '2027-02-27' });
      await page.keyboard.press('Escape');
      await calendar.expectState({ view: props.view, visibleDate: TODAY });
    });
  }
  await test.step('on a hidden day, in the day', async () => {
    await calendar.open({ ...OPEN, hiddenDays: [3] });
    await go('far away', 'far');
    await calendar.expectState({ view: 'day' });
  });
  await test.step('on a weekend, by its editor where no view shows it', async () => {
    await calendar.open({ ...OPEN, ...weekend, views: ['week', 'timeline'] });
    await press(calendar, 'far');
    await expect(options(calendar)).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(calendar.root.getByRole('textbox', { name: 'Event title' })).toHaveValue(
      'Yoga far',
    );
    await calendar.expectState({ view: 'week', visibleDate: TODAY });
  });
  await test.step('where it is drawn nowhere, by its details if it is locked', async () => {
    const locked = { ...far, readOnly: true };
    await calendar.open({ ...OPEN, visibleHours: { start: 8, end: 12 }, events: [locked] });
    await press(calendar, 'far away');
    await expect(options(calendar)).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(calendar.popover).toContainText('Yoga far away');
  });
  await test.step('where it is drawn nowhere, by its editor', async () => {
    await calendar.open({ ...OPEN, visibleHours: { start: 8, end: 12 } });
    await press(calendar, 'far away');
    await expect(options(calendar)).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(calendar.root.getByRole('textbox', { name: 'Event title' })).toHaveValue(
      'Yoga far away',
    );
  });
});

test('keys of the list leave the text alone, and go over results without wrapping @firefox', async ({
  calendar,
  page,
}) => {
  const events = many(120, (at) => timed(`e${at}`, TODAY, '09:00', '10:00', { title: 'Yoga' }));
  await calendar.open({ ...OPEN, events });
  await press(calendar, 'yoga');
  await expect(options(calendar)).toHaveCount(50);
  await expect(calendar.root.locator('.ec-foot')).toHaveText(/50 of 120/);
  const active = (): Promise<string | null> =>
    field(calendar).evaluate((input) => {
      const id = input.getAttribute('aria-activedescendant');
      return id === null ? null : (document.getElementById(id)?.ariaPosInSet ?? 'none');
    });
  expect(await active()).toBeNull();
  await page.keyboard.press('ArrowUp');
  expect(await active()).toBeNull();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect.poll(active).toBe('1');
  await page.keyboard.press('Home');
  await page.keyboard.type('hot ');
  await expect(field(calendar)).toHaveValue('hot yoga');
  await expect(
    calendar.root.locator('ec-search-list').getByText('No event matches “hot yoga”'),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(field(calendar)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  expect(await active()).toBeNull();
  await field(calendar).fill('yoga');
  await expect(options(calendar)).toHaveCount(50);
  for (let step = 0; step < 51; step++) await page.keyboard.press('ArrowDown');
  await expect.poll(active).toBe('51');
  await expect(options(calendar)).toHaveCount(100);
  await calendar.root.getByRole('listbox').evaluate((list) => list.scrollTo(0, list.scrollHeight));
  await expect(options(calendar)).toHaveCount(120);
  await page.keyboard.press('Escape');
  await expect(field(calendar)).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(field(calendar)).toHaveCount(0);
  await expect(calendar.grid.locator(':focus, :scope:focus')).toHaveCount(1);
});

test('focus that leaves closes the list and keeps the text', async ({ calendar, page }) => {
  // So many that the list scrolls, which is no stop of Tab.
  const events = many(60, (at) => timed(`e${at}`, TODAY, '09:00', '10:00', { title: 'Yoga' }));
  await calendar.open({ ...OPEN, events });
  await press(calendar, 'yoga');
  await expect(options(calendar)).toHaveCount(50);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(options(calendar)).toHaveCount(0);
  await expect(field(calendar)).toHaveValue('yoga');
  await page.setViewportSize({ width: 900, height: 700 });
  await press(calendar);
  await expect(calendar.title).toBeHidden();
  await expect(options(calendar)).toHaveCount(50);
  await calendar.preferences.focus();
  await expect(field(calendar)).toHaveCount(0);
  await expect(calendar.title).toBeVisible();
  await calendar.expectState({ searchText: 'yoga' });
});

test('a press beside the list closes it, and creates no event where it lands', async ({
  calendar,
  page,
}) => {
  await calendar.open(OPEN);
  await press(calendar, 'yoga');
  await expect(options(calendar)).toHaveCount(3);
  const editor = calendar.root.getByRole('textbox', { name: 'Event title' });
  const { x } = await pointOn(calendar.slot('timed', '2026-11-21'));
  const at = { x, y: (await pointOn(calendar.event('other'))).y };
  await page.mouse.click(at.x, at.y);
  await expect(options(calendar)).toHaveCount(0);
  await calendar.settled();
  await expect(editor).toHaveCount(0);
  // A press on an event means that.
  await press(calendar);
  await expect(options(calendar)).toHaveCount(3);
  await calendar.event('other').click();
  await expect(editor).toHaveValue('Choir');
  await page.keyboard.press('Escape');
  await expect(editor).toHaveCount(0);
  await page.mouse.click(at.x, at.y);
  await expect(editor).toHaveValue('');
});

test('a search that filters shows matches alone, and goes from one to the next round the ends', async ({
  calendar,
  page,
}) => {
  await calendar.open({ ...OPEN, eventSearch: { mode: 'filter' } });
  await press(calendar, 'yoga');
  await expect(calendar.event('other')).toHaveCount(0);
  await expect(calendar.event('near')).toHaveCount(1);
  await expect(calendar.root).toHaveAttribute('data-search', 'filter');
  for (const [key, id] of [
    ['Enter', 'near'],
    ['Enter', 'far'],
    ['Enter', 'past'],
    ['Shift+Enter', 'far'],
    ['Shift+Enter', 'near'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(calendar.event(id)).toHaveAttribute('data-reached');
    await expect(box(calendar)).toBeFocused();
  }
  await page.setViewportSize({ width: 1000, height: 700 });
  await calendar.preferences.focus();
  const chip = calendar.root.locator('.ec-chip');
  await expect(chip).toHaveText('Shown: “yoga”');
  await expect(
    calendar.toolbar.getByRole('button', { name: 'Search events, Shown: “yoga”' }),
  ).toBeVisible();
  await chip.getByRole('button', { name: 'Clear search' }).press('Enter');
  await expect(calendar.event('other')).toHaveCount(1);
  // The chip is gone, and its focus with it.
  await expect(calendar.root.locator(':focus')).toHaveCount(1);
  await calendar.expectState({ searchText: '', events: [past, far, near, other] });
});

test('the field keeps the focus where a match has no room, or its hours aren’t shown', async ({
  calendar,
  page,
}) => {
  const day = '2026-11-25';
  const events = many(12, (number) => timed(`e${number}`, day, '09:00', '10:00'));
  const search = { eventSearch: { mode: 'dim' } } as const;
  await calendar.open({ view: 'month', visibleDate: '2026-11-20', events, ...search });
  await press(calendar, 'Event e12');
  await page.keyboard.press('Enter');
  await expect(calendar.more(day)).toHaveAttribute('data-reached');
  await expect(box(calendar)).toBeFocused();
  await expect(calendar.root.getByRole('dialog')).toHaveCount(0);
  const hours = { visibleHours: { start: 12, end: 20 } };
  await calendar.open({ ...TIMELINE, ...hours, events, ...search });
  await press(calendar, 'Event e12');
  await page.keyboard.press('Enter');
  await calendar.expectState({ visibleDate: day });
  await calendar.settled();
  await expect(box(calendar)).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('what is made under a search that filters stays in sight', async ({ calendar }) => {
  await calendar.open({ ...OPEN, eventSearch: { mode: 'filter' }, searchText: 'yoga' });
  await expect(calendar.event('other')).toHaveCount(0);
  await calendar.root.getByRole('button', { name: 'New event' }).click();
  await calendar.root.getByRole('textbox', { name: 'Event title' }).fill('Fresh');
  await calendar.root.getByRole('button', { name: 'Save' }).click();
  await expect(calendar.root.locator('ec-event[data-despite-filter]')).toContainText('Fresh');
  await calendar.set({ searchText: 'yoga n' });
  await expect(calendar.root.locator('ec-event')).toHaveCount(1);
});

test('a search that dims fades what doesn’t match, but for what is under the pointer', async ({
  calendar,
  page,
}) => {
  await calendar.open({ ...OPEN, eventSearch: { mode: 'dim' }, searchText: 'yoga' });
  const [choir, yoga] = [calendar.event('other'), calendar.event('near')];
  await expect(choir).toHaveAttribute('data-dimmed');
  await expect(choir).toHaveCSS('filter', 'saturate(0.4)');
  await expect(yoga).toHaveAttribute('data-match');
  await expect(yoga).toHaveCSS('filter', 'none');
  const ground = (event: Locator): Promise<string> =>
    event.evaluate((element) => getComputedStyle(element).backgroundColor);
  const whole = await ground(yoga);
  expect(await ground(choir)).not.toBe(whole);
  await choir.hover();
  await expect(choir).toHaveCSS('filter', 'none');
  expect(await ground(choir)).toBe(whole);
  await page.mouse.move(5, 5);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(choir).toHaveCSS('filter', 'none');
  await expect(choir).toHaveCSS('outline-style', 'dotted');
  await page.emulateMedia({ forcedColors: 'none' });
  await calendar.set({ searchText: '' });
  await expect(choir).toHaveCSS('filter', 'none');
  await expect(yoga).not.toHaveAttribute('data-match');
});

test('what a search fades is whole with the focus and while it is dragged', async ({
  calendar,
  page,
}) => {
  await calendar.open({ ...OPEN, eventSearch: { mode: 'dim' }, searchText: 'yoga' });
  const choir = calendar.event('other');
  await expect(choir).toHaveCSS('filter', 'saturate(0.4)');
  await choir.focus();
  await expect(choir).toHaveCSS('filter', 'none');
  await choir.evaluate((event) => (event as HTMLElement).blur());
  await expect(choir).toHaveCSS('filter', 'saturate(0.4)');
  const from = await pointOn(choir);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 60, { steps: 4 });
  const held = calendar.root.locator('ec-event[data-dragging]').first();
  await expect(held).toHaveCSS('filter', 'none');
  await page.mouse.up();
  await calendar.expectState({ lastAction: { type: 'move' } });
});

test('the ring around a result fades, and without motion stays until the next key or press', async ({
  calendar,
  page,
}) => {
  for (const end of ['key', 'press', 'fade'] as const) {
    await page.emulateMedia({ reducedMotion: end === 'fade' ? 'no-preference' : 'reduce' });
    await calendar.open(OPEN);
    await press(calendar, 'far');
    await expect(options(calendar)).toHaveCount(1);
    await page.keyboard.press('Enter');
    const far = calendar.event('far');
    await expect(far).toBeFocused();
    if (end !== 'fade') {
      await expect(far).toHaveCSS('animation-name', 'none');
      await expect(far).toHaveAttribute('data-reached');
      await expect(far).toHaveCSS('outline-width', '2px');
    }
    if (end === 'key') await page.keyboard.press('Shift');
    if (end === 'press') await page.mouse.click(2, 2);
    await expect(far).not.toHaveAttribute('data-reached');
  }
});

test('a search is printed as it is seen, without its field and list', async ({
  calendar,
  page,
}) => {
  await calendar.open({ ...OPEN, eventSearch: { mode: 'dim' }, searchText: 'yoga' });
  const [choir, yoga] = [calendar.event('other'), calendar.event('near')];
  await expect(choir).toHaveAttribute('data-dimmed');
  await page.emulateMedia({ media: 'print' });
  await expect(choir).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(yoga).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(choir).not.toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(calendar.root.locator('.ec-chip')).toBeVisible();
  await expect(calendar.root.getByRole('button', { name: 'Clear search' })).toBeHidden();
  await calendar.set({ eventSearch: { mode: 'filter' } });
  await expect(choir).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 900, height: 700 });
  await calendar.set({ eventSearch: true });
  await press(calendar);
  await expect(options(calendar)).toHaveCount(3);
  await page.emulateMedia({ media: 'print' });
  await expect(field(calendar)).toBeHidden();
  await expect(options(calendar).first()).toBeHidden();
  await expect(calendar.title).toBeVisible();
});

test('the field stands between title and arrows where there is room, else over the title', async ({
  calendar,
  page,
}) => {
  for (const width of [1100, 1099]) {
    await page.setViewportSize({ width, height: 700 });
    await calendar.open({ ...OPEN, view: 'day' });
    await calendar.toolbar.getByRole('button', { name: 'Search events' }).click();
    await expect(field(calendar)).toBeFocused();
    const place = await boxOf(calendar.root.locator('ec-event-search'));
    const arrow = await boxOf(calendar.previous);
    expect(place.x + place.width).toBeLessThanOrEqual(arrow.x);
    if (width === 1099) await expect(calendar.title).toBeHidden();
    else {
      const title = await boxOf(calendar.title);
      expect(place.width).toBe(360);
      expect(place.x).toBeGreaterThanOrEqual(title.x + title.width);
    }
  }
});

test('Escape on a result leads back only where nothing came between', async ({
  calendar,
  page,
}) => {
  for (const between of ['a key', 'a press', 'an edit', 'nothing'] as const) {
    await calendar.open(OPEN);
    await press(calendar, 'far');
    await expect(options(calendar)).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(calendar.event('far')).toBeFocused();
    if (between === 'a key') await page.keyboard.press('Shift');
    if (between === 'a press') await page.mouse.click(2, 2);
    if (between === 'an edit') await calendar.set({ events: [far, near] });
    await calendar.event('far').focus();
    await page.keyboard.press('Escape');
    await calendar.settled();
    await calendar.expectState({ visibleDate: between === 'nothing' ? TODAY : FAR });
  }
});

test('a chip has 96 pixels beside the dates, or a row of its own', async ({ calendar, page }) => {
  for (const width of [1280, 800, 640, 520, 420]) {
    await page.setViewportSize({ width, height: 700 });
    await calendar.open({
      ...{ ...OPEN, eventSearch: { mode: 'filter' }, searchText: 'yoga' },
      mobileBreakpoint: 300,
    });
    const chip = calendar.root.locator('ec-event-search .ec-chip');
    await expect(chip).toBeVisible();
    await calendar.settled();
    expect((await boxOf(chip)).width).toBeGreaterThanOrEqual(96);
    expect((await boxOf(calendar.title)).width).toBeGreaterThanOrEqual(60);
    const overflow = await calendar.toolbar.evaluate((bar) => bar.scrollWidth - bar.clientWidth);
    expect(overflow).toBe(0);
  }
});

test('a drop that a search would hide stays in sight, and its notice says so beside Undo', async ({
  calendar,
  page,
}) => {
  await calendar.open({
    ...{ ...OPEN, events: [near, other], searchText: 'T10' },
    eventSearch: { mode: 'filter', fields: ['start'] },
  });
  await expect(calendar.event('other')).toHaveCount(0);
  const from = await pointOn(calendar.event('near'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 120, { steps: 4 });
  await page.mouse.up();
  await calendar.expectState({ lastAction: { type: 'move' } });
  await expect(calendar.event('near')).toHaveAttribute('data-despite-filter');
  const notice = calendar.root.locator('[data-notice]');
  await expect(notice).toContainText('despite the filter');
  await expect(notice).toContainText('Moved to');
  await notice.getByRole('button', { name: 'Undo' }).click();
  await calendar.expectState({ events: [near, other] });
});
