import type { CalendarResource } from 'ng-event-calendar';
import { expect } from '../calendar';
import { many, RESOURCES, timed } from '../data';
import { boxOf } from '../hand';
import { test } from '../timeline';

const DAY = '2026-11-20';
const SPOKEN = '[data-spoken]';
const a = timed('a', DAY, '09:00', '10:00', { resource: 'ana' });
const HEADED: CalendarResource[] = [
  { id: 'house', title: 'House', canHaveEvents: false },
  ...RESOURCES,
];

test('the grid is one tab stop, and arrows go over slots, events and rows @firefox', async ({
  calendar,
  page,
  timeline,
}) => {
  await timeline.open({ events: [a] });
  const spoken = page.locator(SPOKEN);
  await calendar.preferences.focus();
  await page.keyboard.press('Tab');
  // The first row, at the start of the part in sight.
  await expect(timeline.axis('team')).toBeFocused();
  await expect(spoken).toHaveText('Team, Friday, November 20, 2026, today, 7 AM');
  await page.keyboard.press('ArrowRight');
  await expect(spoken).toHaveText('Team, Friday, November 20, 2026, today, 7:30 AM');
  await page.keyboard.press('ArrowDown');
  await expect(timeline.axis('ana')).toBeFocused();
  await expect(spoken).toHaveText('Ana, Friday, November 20, 2026, today, 7:30 AM');
  for (const time of ['8 AM', '8:30 AM', '9 AM']) {
    await page.keyboard.press('ArrowRight');
    await expect(spoken).toHaveText(`Ana, Friday, November 20, 2026, today, ${time}`);
  }
  await page.keyboard.press('ArrowRight');
  await expect(calendar.event('a')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(spoken).toHaveText('Ana, Friday, November 20, 2026, today, 9:30 AM, during Event a');
  await page.keyboard.press('ArrowLeft');
  await expect(calendar.event('a')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(timeline.axis('ben')).toBeFocused();
  await expect(spoken).toHaveText('Ben, Friday, November 20, 2026, today, 9 AM');
  await page.keyboard.press('Shift+Tab');
  await expect(timeline.grid.locator(':focus')).toHaveCount(0);
});

test('focus on an event that the host removes stays in its row, and follows it to another @firefox', async ({
  calendar,
  page,
  timeline,
}) => {
  await timeline.open({ events: [a] });
  await timeline.axis('ana').focus();
  await page.keyboard.press('e');
  await expect(calendar.event('a')).toBeFocused();
  await calendar.set({ events: [{ ...a, resource: 'ben' }] });
  await expect(calendar.event('a')).toBeFocused();
  await calendar.set({ events: [] });
  await expect(timeline.axis('ben')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(timeline.axis('ana')).toBeFocused();
});

test('Home and End go to the ends of the row, with Ctrl to those of the page @firefox', async ({
  page,
  timeline,
}) => {
  await timeline.open();
  const spoken = page.locator(SPOKEN);
  await timeline.axis('ana').focus();
  await page.keyboard.press('Home');
  await expect(spoken).toHaveText('Ana, Friday, November 20, 2026, today, 12 AM');
  await page.keyboard.press('End');
  await expect(spoken).toHaveText('Ana, Friday, November 20, 2026, today, 11:30 PM');
  await page.keyboard.press('Control+Home');
  await expect(spoken).toHaveText('Team, Friday, November 20, 2026, today, 12 AM');
  await page.keyboard.press('Control+End');
  await expect(timeline.axis('7')).toBeFocused();
  await expect(spoken).toHaveText('Room 7, Friday, November 20, 2026, today, 11:30 PM');
});

test('Ctrl and arrows go by days in hours, else by cells @firefox', async ({
  calendar,
  page,
  timeline,
}) => {
  await timeline.open({ timeline: { spans: { hours: { days: 3 } } } });
  const spoken = page.locator(SPOKEN);
  await timeline.axis('ana').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+ArrowRight');
  await expect(spoken).toHaveText('Ana, Saturday, November 21, 2026, 12:30 AM');
  await page.keyboard.press('Control+ArrowLeft');
  await expect(spoken).toHaveText('Ana, Friday, November 20, 2026, today, 12:30 AM');
  await calendar.set({ timelinePreset: 'days' });
  await timeline.axis('ana').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Control+ArrowRight');
  await expect(spoken).toHaveText('Ana, Monday, November 2, 2026');
  await calendar.set({ timelinePreset: 'months' });
  await timeline.axis('ana').focus();
  await page.keyboard.press('Home');
  for (const month of ['February', 'March', 'April']) {
    await page.keyboard.press('Control+ArrowRight');
    await expect(spoken).toHaveText(new RegExp(`${month} 1, 2026$`));
  }
  await page.keyboard.press('Control+ArrowLeft');
  await expect(spoken).toHaveText(/March 1, 2026$/);
});

test('titles lead to the axis, expand and collapse @firefox', async ({
  calendar,
  page,
  timeline,
}) => {
  await timeline.open();
  await timeline.axis('ana').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await expect(timeline.header('ana')).toBeFocused();
  // To the parent, which collapses and expands.
  await page.keyboard.press('ArrowLeft');
  await expect(timeline.header('team')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await calendar.expectState({ collapsedResources: { team: true } });
  await expect(timeline.header('team')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(timeline.header('7')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await expect(timeline.headers).toHaveText(['Team', 'Ana', 'Ben', 'Room 7']);
  await expect(timeline.header('team')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(timeline.axis('team')).toBeFocused();
  await timeline.header('team').focus();
  for (const key of ['Enter', 'Enter', ' ', ' ']) {
    const count = await timeline.headers.count();
    await page.keyboard.press(key);
    await expect(timeline.headers).toHaveCount(count === 4 ? 2 : 4);
  }
  expect((await calendar.state()).collapsedResources).toEqual({});
  expect((await calendar.state()).clickedResource).toBeUndefined();
  await timeline.header('7').focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await calendar.state()).clickedResource).toMatchObject({ id: 7 });
});

test('a click on a title emits its resource, and one on its button does not', async ({
  calendar,
  timeline,
}) => {
  await timeline.open({ events: [timed('free', DAY, '09:00', '10:00')] });
  await timeline.header('').click();
  await timeline.row('team').getByRole('button', { name: 'Collapse Team' }).click();
  expect((await calendar.state()).clickedResource).toBeUndefined();
  await timeline.header('7').click();
  const { clickedResource, log } = await calendar.state();
  expect(clickedResource).toMatchObject({ id: 7 });
  expect(log.filter((name) => name === 'resourceClick')).toHaveLength(1);
});

test('Up from the first row leads to the labels that lead on', async ({ page, timeline }) => {
  await timeline.open();
  await timeline.axis('team').focus();
  await page.keyboard.press('ArrowUp');
  await expect(timeline.label('day', DAY).getByRole('button')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(timeline.axis('team')).toBeFocused();
  await expect(page.locator(SPOKEN)).toHaveText('Team, Friday, November 20, 2026, today, 7 AM');
});

test('labels that lead on are reached from each other', async ({ calendar, page, timeline }) => {
  await timeline.open({ timelinePreset: 'months', timeline: { spans: { months: { years: 2 } } } });
  const button = (unit: string, start: string) => timeline.label(unit, start).getByRole('button');
  await timeline.axis('team').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  await expect(button('month', '2026-01-01')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(button('month', '2026-02-01')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(button('year', '2026-01-01')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(timeline.axis('team')).toBeFocused();
  await expect(page.locator(SPOKEN)).toHaveText(/, 2026$/);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await calendar.expectState({ timelinePreset: 'days' });
  // The label is gone, and the focus is on the first day of its unit.
  await expect(timeline.axis('team')).toBeFocused();
  await expect(page.locator(SPOKEN)).toHaveText(/January 1, 2026/);
});

test('Enter creates at the cursor, and says why not in a row without events @firefox', async ({
  calendar,
  page,
  timeline,
}) => {
  await timeline.open({ resources: HEADED });
  await timeline.axis('ben').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Title' }).fill('Early');
  await page.keyboard.press('Control+Enter');
  await calendar.expectState({
    events: [{ title: 'Early', resource: 'ben', start: `${DAY}T00:30:00` }],
  });
  await calendar.root.locator('[data-row] [role="gridcell"]').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(SPOKEN)).toHaveText(/House/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('G takes an event through rows and steps, past rows that take none @firefox', async ({
  calendar,
  page,
  timeline,
}) => {
  await timeline.open({
    events: [a],
    resources: [RESOURCES[0]!, ...HEADED.slice(0, 1), RESOURCES[1]!],
  });
  await calendar.event('a').focus();
  await page.keyboard.press('g');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator(SPOKEN)).toContainText('Room 7');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Enter');
  await calendar.expectState({
    events: [{ resource: 7, start: `${DAY}T09:15:00`, end: `${DAY}T10:30:00` }],
  });
  await expect(calendar.event('a')).toBeFocused();
  await page.keyboard.press('Control+z');
  await calendar.expectState({ events: [a] });
});

test('PageDown goes by a screen of rows, and keys reach rows that aren’t drawn @firefox', async ({
  calendar,
  page,
  timeline,
}) => {
  const resources = many(200, (number) => ({ id: `r${number}`, title: `Row ${number}` }));
  await timeline.open({ resources });
  await timeline.axis('r1').focus();
  await page.keyboard.press('PageDown');
  await expect(page.locator(SPOKEN)).toHaveText(/^Row 1[0-9],/);
  await page.keyboard.press('Control+End');
  await expect(timeline.axis('r200')).toBeFocused();
  const [row, grid] = [await boxOf(timeline.row('r200')), await boxOf(timeline.grid)];
  expect(row.y + row.height).toBeLessThanOrEqual(grid.y + grid.height + 1);
  await page.keyboard.press('ArrowUp');
  await expect(timeline.axis('r199')).toBeFocused();
  expect(await calendar.root.locator('[data-row]').count()).toBeLessThan(60);
});
