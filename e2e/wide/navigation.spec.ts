import { expect, test } from '../calendar';
import { WEEK } from '../data';

const views = [
  // Dates that "previous", "today" and "next" write, starting on Wednesday, 11 November.
  { view: 'day', unit: 'day', previous: '2026-11-10', next: '2026-11-12' },
  { view: 'week', unit: 'week', previous: '2026-11-01', next: '2026-11-15' },
  { view: 'month', unit: 'month', previous: '2026-10-01', next: '2026-12-01' },
  { view: 'agenda', unit: 'days', previous: '2026-10-30', next: '2026-11-23' },
] as const;

for (const { view, unit, previous, next } of views) {
  test(`previous, today and next lead through the ${view} view`, async ({ calendar }) => {
    await calendar.open({ view, visibleDate: '2026-11-11', events: WEEK });
    await expect(calendar.previous).toHaveAccessibleName(`Previous ${unit}`);
    await calendar.previous.click();
    await calendar.expectState({ visibleDate: previous });
    await calendar.set({ visibleDate: '2026-11-11' });
    await expect(calendar.next).toHaveAccessibleName(`Next ${unit}`);
    await calendar.next.press('Enter');
    await calendar.expectState({ visibleDate: next });
    await expect(calendar.today).toHaveAccessibleDescription(/Friday, November 20, 2026/);
    await calendar.today.press(' ');
    await calendar.expectState({ visibleDate: '2026-11-20', view });
    const { log } = await calendar.state();
    expect(log).toEqual(['visibleDateChange', 'visibleDateChange', 'visibleDateChange']);
  });
}

test('the view buttons switch the view and say which is on', async ({ calendar }) => {
  await calendar.open();
  await expect(calendar.viewButton('Week')).toHaveAttribute('aria-pressed', 'true');
  for (const name of ['Day', 'Month', 'Agenda', 'Week'] as const) {
    await calendar.viewButton(name).click();
    await calendar.expectState({ view: name.toLowerCase() });
    await expect(calendar.root).toHaveAttribute('data-view', name.toLowerCase());
    await expect(calendar.viewButton(name)).toHaveAttribute('aria-pressed', 'true');
    await expect(calendar.toolbar.locator('[aria-pressed="true"]')).toHaveCount(1);
  }
  expect((await calendar.state()).visibleDate).toBeUndefined();
});

test('a click on the title opens a date picker, a click on a day picks it', async ({
  calendar,
}) => {
  await calendar.open({ preferences: { isSidePanelOpen: false } });
  await calendar.title.click();
  await expect(calendar.popover).toHaveAccessibleName('Choose a date');
  await expect(calendar.title).toHaveAttribute('aria-expanded', 'true');
  await expect(calendar.miniDay('2026-11-20')).toBeFocused();
  await calendar.popover.getByRole('button', { name: 'Show next month in calendar' }).click();
  await calendar.miniDay('2026-12-24').click();
  await calendar.expectState({ visibleDate: '2026-12-24' });
  await expect(calendar.popover).toHaveCount(0);
  await expect(calendar.title).toHaveText('Dec 20 – 26, 2026');
  await expect(calendar.title).toBeFocused();
});

test('the date picker closes by Escape, a click elsewhere and a click on the title', async ({
  calendar,
}) => {
  await calendar.open({ preferences: { isSidePanelOpen: false } });
  await calendar.title.press('Enter');
  await expect(calendar.miniDay('2026-11-20')).toBeFocused();
  await calendar.page.keyboard.press('Escape');
  await expect(calendar.popover).toHaveCount(0);
  await expect(calendar.title).toBeFocused();

  await calendar.title.click();
  await expect(calendar.popover).toBeVisible();
  await calendar.title.click();
  await expect(calendar.popover).toHaveCount(0);

  await calendar.title.click();
  await expect(calendar.popover).toBeVisible();
  await calendar.page.mouse.click(900, 700);
  await expect(calendar.popover).toHaveCount(0);
  expect((await calendar.state()).log).toEqual([]);
});

test('beside the mini calendar the title opens no twin of it, but leads there', async ({
  calendar,
  page,
}) => {
  await calendar.open();
  await expect(calendar.title).not.toHaveAttribute('aria-haspopup');
  await calendar.miniCalendar.getByRole('button', { name: 'Show next month in calendar' }).click();
  await calendar.title.click();
  const day = calendar.miniDay('2026-11-20');
  await expect(day).toBeFocused();
  // Browsers don't show a focus that the mouse has moved.
  await expect(day.locator('span')).toHaveCSS('outline-style', 'solid');
  await expect(calendar.popover).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(calendar.miniDay('2026-11-27')).toBeFocused();
  await page.keyboard.press('Enter');
  await calendar.expectState({ visibleDate: '2026-11-27' });
  await expect(calendar.title).toHaveText('Nov 22 – 28, 2026');

  await calendar.set({ preferences: { isSidePanelOpen: false } });
  await expect(calendar.title).toHaveAttribute('aria-expanded', 'false');
  await calendar.title.click();
  await expect(calendar.popover).toBeVisible();
  // Opened beside it, the side panel replaces the popover for good.
  await calendar.set({ preferences: { isSidePanelOpen: true } });
  await expect(calendar.popover).toHaveCount(0);
  await calendar.set({ preferences: { isSidePanelOpen: false } });
  await expect(calendar.title).toHaveAttribute('aria-expanded', 'false');
});

test('Tab stays inside the open date picker', async ({ calendar }) => {
  await calendar.open({ preferences: { isSidePanelOpen: false } });
  await calendar.title.click();
  await expect(calendar.miniDay('2026-11-20')).toBeFocused();
  for (let press = 0; press < 5; press++) {
    await calendar.page.keyboard.press('Tab');
    await expect(calendar.popover.locator(':focus')).toHaveCount(1);
  }
});
