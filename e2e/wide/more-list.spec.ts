import { expect, test, type HostedCalendar } from '../calendar';
import { allDay, many, timed } from '../data';
import { drag, grab, pointOn, type Point } from '../hand';

/** A past month: twelve hours of 11 June 2014, one event each. */
const HOURS = many(12, (number) =>
  timed(`h${number}`, '2014-06-11', `${pad(number + 7)}:00`, `${pad(number + 8)}:00`),
);
const HOUR = 48;

function pad(number: number): string {
  return String(number).padStart(2, '0');
}

/** Returns the entry of an event in the open list. */
function entry(calendar: HostedCalendar, id: string) {
  return calendar.popover.locator(`[data-event-id="${id}"]`);
}

async function openList(calendar: HostedCalendar, date: string): Promise<void> {
  await calendar.more(date).first().click();
  await expect(calendar.popover.locator('ec-event').first()).toBeVisible();
}

/** Returns a point of a day's cell beside its number. */
function onDay(calendar: HostedCalendar, date: string): Promise<Point> {
  return pointOn(calendar.slot('day', date), { y: 12 });
}

test.describe('what is dragged out of the list of more events', { tag: '@firefox' }, () => {
  for (const date of ['2014-06-09', '2014-06-23']) {
    test(`lands on the day of the month where it is dropped: ${date}`, async ({
      calendar,
      page,
    }) => {
      await calendar.open({ events: HOURS, view: 'month', visibleDate: '2014-06-11' });
      await openList(calendar, '2014-06-11');
      await drag(page, await pointOn(entry(calendar, 'h2')), await onDay(calendar, date));
      const moved = { ...HOURS[1]!, start: `${date}T09:00:00`, end: `${date}T10:00:00` };
      await calendar.expectState({ lastAction: { type: 'move', event: moved } });
      await expect(entry(calendar, 'h2')).toHaveCount(0);
    });
  }

  test('keeps the length of a bar, which may have begun on an earlier day', async ({
    calendar,
    page,
  }) => {
    const bar = allDay('bar', '2014-06-10', '2014-06-12');
    await calendar.open({ events: [bar, ...HOURS], view: 'month', visibleDate: '2014-06-11' });
    await openList(calendar, '2014-06-11');
    await drag(page, await pointOn(entry(calendar, 'bar')), await onDay(calendar, '2014-06-19'));
    await calendar.expectState({
      lastAction: { event: { ...bar, start: '2014-06-18T00:00:00', end: '2014-06-20T23:59:59' } },
    });
  });

  test('starts where it is dropped in the week, and at whole days above', async ({
    calendar,
    page,
  }) => {
    const beside = many(16, (number) => timed(`e${number}`, '2014-06-11', '12:00', '13:00'));
    await calendar.open({ events: beside, view: 'week', visibleDate: '2014-06-11' });
    await openList(calendar, '2014-06-11');
    const [first, second] = await calendar.popover
      .locator('ec-event')
      .evaluateAll((entries) => entries.map((each) => each.getAttribute('data-event-id') ?? ''));
    const monday = await pointOn(calendar.slot('timed', '2014-06-09'), { y: 10 * HOUR });
    await drag(page, await pointOn(entry(calendar, first!)), monday);
    await calendar.expectState({
      lastAction: { event: { id: first!, start: '2014-06-09T10:00:00' } },
    });
    if ((await calendar.popover.count()) === 0) await openList(calendar, '2014-06-11');
    const above = await pointOn(calendar.slot('all-day', '2014-06-12'));
    await drag(page, await pointOn(entry(calendar, second!)), above);
    await calendar.expectState({
      lastAction: { event: { id: second!, allDay: true, start: '2014-06-12T12:00:00' } },
    });
  });

  test('can be seen on its way: the list is out of it', async ({ calendar, page }) => {
    await calendar.open({ events: HOURS, view: 'month', visibleDate: '2014-06-11' });
    await openList(calendar, '2014-06-11');
    const from = await pointOn(entry(calendar, 'h2'));
    await grab(page, from, { x: from.x + 12, y: from.y + 12 });
    await expect(calendar.popover).toHaveCSS('opacity', '0');
    await page.keyboard.press('Escape');
    await expect(calendar.popover).toHaveCSS('opacity', '1');
    await page.mouse.up();
    expect((await calendar.state()).log).toEqual([]);
  });
});

test.describe('the list of more events', () => {
  test('shows what the host makes of its events while it is open', async ({ calendar }) => {
    await calendar.open({ events: HOURS, view: 'month', visibleDate: '2014-06-11' });
    await openList(calendar, '2014-06-11');
    const [first, second, ...rest] = HOURS;
    await calendar.set({ events: [{ ...first!, title: 'Renamed' }, ...rest] });
    await expect(entry(calendar, 'h1')).toContainText('Renamed');
    await expect(entry(calendar, String(second!.id))).toHaveCount(0);
    await calendar.set({ displayTimezone: 'Europe/London' });
    await expect(calendar.popover.locator('ec-event').first()).toContainText('1 – 2 PM');
  });

  test('loses what is deleted in it, and goes once nothing is hidden', async ({
    calendar,
    page,
  }) => {
    await calendar.open({ events: HOURS, view: 'month', visibleDate: '2014-06-11' });
    await openList(calendar, '2014-06-11');
    await entry(calendar, 'h3').focus();
    await page.keyboard.press('Delete');
    await expect(entry(calendar, 'h3')).toHaveCount(0);
    await expect(calendar.popover.locator('ec-event')).toHaveCount(11);
    await calendar.set({ events: HOURS.slice(0, 2) });
    await expect(calendar.popover).toHaveCount(0);
    await expect(calendar.slot('day', '2014-06-11')).toBeFocused();
  });

  test('of a crowded stretch of a day lives on too', async ({ calendar }) => {
    const beside = many(16, (number) => timed(`e${number}`, '2014-06-11', '12:00', '13:00'));
    await calendar.open({ events: beside, view: 'week', visibleDate: '2014-06-11' });
    await openList(calendar, '2014-06-11');
    await calendar.set({ events: beside.map((event) => ({ ...event, title: 'Renamed' })) });
    await expect(calendar.popover.locator('ec-event').first()).toContainText('Renamed');
    await calendar.set({ events: [] });
    await expect(calendar.popover).toHaveCount(0);
  });
});

test('details live on with their event, and go with it', async ({ calendar }) => {
  const event = timed('a', '2014-06-11', '09:00', '10:00');
  await calendar.open({ events: [event], view: 'week', visibleDate: '2014-06-11', readOnly: true });
  await calendar.event('a').click();
  const details = calendar.root.locator('[data-details]');
  await expect(details).toContainText('Event a');
  await calendar.set({ events: [{ ...event, title: 'Renamed', end: '2014-06-11T11:00:00' }] });
  await expect(details).toContainText('Renamed');
  await expect(details).toContainText('9:00 AM – 11:00 AM');
  await calendar.set({ events: [] });
  await expect(details).toHaveCount(0);
});

test('a menu goes with its event', async ({ calendar, page }) => {
  await calendar.open({
    events: [timed('a', '2014-06-11', '09:00', '10:00')],
    view: 'week',
    visibleDate: '2014-06-11',
  });
  await calendar.event('a').click({ button: 'right' });
  await expect(page.getByRole('menu')).toBeVisible();
  await calendar.set({ events: [] });
  await expect(page.getByRole('menu')).toHaveCount(0);
});
