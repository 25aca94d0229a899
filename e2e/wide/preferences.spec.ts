import { expect, test } from '../calendar';

test('each item of the menu writes its own key and no other', async ({ calendar }) => {
  await calendar.open({ view: 'agenda', visibleDate: '2026-11-16' });
  const item = (name: string) => calendar.menu.getByRole('menuitemcheckbox', { name });
  const choice = (name: string) => calendar.menu.getByRole('menuitemradio', { name });
  await calendar.preferences.click();
  const written = async (preferences: object) => {
    await expect.poll(async () => (await calendar.state()).preferences).toEqual(preferences);
    await calendar.set({ preferences: {} });
  };

  await expect(item('Show weekends')).toBeChecked();
  await item('Show weekends').click();
  await written({ showWeekends: false });
  await expect(item('Show week number')).not.toBeChecked();
  await item('Show week number').click();
  await written({ showWeekNumber: true });
  await expect(item('Show empty days')).toBeChecked();
  await item('Show empty days').click();
  await written({ showEmptyDaysInAgenda: false });
  await expect(choice('12-hour (1:00 PM)')).toBeChecked();
  await choice('24-hour (13:00)').click();
  await written({ ampm: false });
  await expect(choice('Sunday')).toBeChecked();
  await choice('Monday').click();
  await written({ weekStartsOn: 1 });
  await choice('Saturday').click();
  await written({ weekStartsOn: 6 });
});

test('the menu works by keyboard', async ({ calendar }) => {
  await calendar.open();
  const { keyboard } = calendar.page;
  await calendar.preferences.press('Enter');
  await expect(calendar.menu.locator(':focus')).toHaveText(/Show weekends/);
  await keyboard.press('ArrowDown');
  await expect(calendar.menu.locator(':focus')).toHaveText(/Show week number/);
  await keyboard.press(' ');
  await calendar.expectState({ preferences: { showWeekNumber: true } });
  await keyboard.press('End');
  await expect(calendar.menu.locator(':focus')).toHaveText(/Keyboard shortcuts/);
  await keyboard.press('ArrowUp');
  await expect(calendar.menu.locator(':focus')).toHaveText(/Monday/);
  await keyboard.press('Enter');
  await calendar.expectState({ preferences: { showWeekNumber: true, weekStartsOn: 1 } });
  await calendar.page.keyboard.press('Escape');
  await expect(calendar.menu).toHaveCount(0);
  await expect(calendar.preferences).toBeFocused();
});

test('the menu closes by a click elsewhere and by its button', async ({ calendar }) => {
  await calendar.open();
  await calendar.preferences.click();
  await expect(calendar.menu).toBeVisible();
  await calendar.preferences.click();
  await expect(calendar.menu).toHaveCount(0);
  await calendar.preferences.click();
  await expect(calendar.menu).toBeVisible();
  await calendar.page.mouse.click(700, 780);
  await expect(calendar.menu).toHaveCount(0);
});

test('the host chooses the items, and whether there is a menu', async ({ calendar }) => {
  await calendar.open({
    view: 'agenda',
    preferencesMenuConfig: {
      toggleWeekendVisibility: false,
      toggleAmpm: false,
      toggleWeekStartsOn: true,
    },
  });
  await calendar.preferences.click();
  await expect(calendar.menu.getByRole('menuitemcheckbox')).toHaveText([
    /Show week number/,
    /Show empty days/,
  ]);
  await expect(calendar.menu.getByRole('group')).toHaveCount(1);
  await calendar.set({ view: 'week' });
  await expect(calendar.menu.getByRole('menuitemcheckbox')).toHaveText([/Show week number/]);
  await calendar.set({ preferencesMenuConfig: { toggleEmptyDaysInAgenda: false } });
  await expect(calendar.menu.getByRole('menuitemcheckbox')).toHaveCount(2);
  await calendar.set({ preferencesMenuConfig: false });
  await expect(calendar.preferences).toHaveCount(0);
  await expect(calendar.menu).toHaveCount(0);
});

test('week numbers follow the four-day rule and the first day of the week', async ({
  calendar,
}) => {
  await calendar.open({
    visibleDate: '2027-01-03',
    preferences: { showWeekNumber: true, weekStartsOn: 1 },
  });
  await expect(calendar.grid.getByLabel('Week 53')).toHaveText('W53');
  await calendar.set({ preferences: { showWeekNumber: true, weekStartsOn: 0 } });
  await expect(calendar.grid.getByLabel('Week 1', { exact: true })).toHaveText('W1');
  await calendar.set({
    view: 'month',
    visibleDate: '2026-11-20',
    preferences: { showWeekNumber: true, weekStartsOn: 1 },
  });
  await expect(calendar.grid.getByRole('rowheader')).toHaveText([
    '44',
    '45',
    '46',
    '47',
    '48',
    '49',
  ]);
});

test('the side panel opens and closes, and may be pinned', async ({ calendar }) => {
  await calendar.open();
  await expect(calendar.miniCalendar).toBeVisible();
  await calendar.toolbar.getByRole('button', { name: 'Close side panel' }).click();
  await expect(calendar.miniCalendar).toHaveCount(0);
  await calendar.expectState({ preferences: { isSidePanelOpen: false } });
  await calendar.toolbar.getByRole('button', { name: 'Open side panel' }).press('Enter');
  await expect(calendar.miniCalendar).toBeVisible();
  await calendar.expectState({ preferences: { isSidePanelOpen: true } });
  await calendar.set({ preferences: { isSidePanelOpen: false } });
  await expect(calendar.miniCalendar).toHaveCount(0);
});

test('the menu leads to the list of keys, and Escape back to its button', async ({
  calendar,
  page,
}) => {
  await calendar.open();
  await calendar.preferences.click();
  await calendar.menu.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  const list = calendar.root.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(list).toContainText('Pick an event up');
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(calendar.preferences).toBeFocused();
});
