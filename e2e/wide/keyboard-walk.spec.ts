import type { Locator, Page } from '@playwright/test';
import { expect, test, type HostedCalendar } from '../calendar';
import { RESOURCES, timed } from '../data';

const plan = timed('plan', '2026-11-20', '09:00', '10:00', { resource: 'ana' });

/** Presses Tab, or Shift+Tab, until an element has focus. */
async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let press = 0; press < 30; press++) {
    await page.keyboard.press(key);
    const isThere = await wanted.evaluateAll((all) => all.some((each) => each.matches(':focus')));
    if (isThere) return;
  }
  await expect(wanted, `reached by ${key}`).toBeFocused();
}

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Returns the event that the calendar created, once it has been saved. */
async function made(calendar: HostedCalendar, title: string): Promise<Locator> {
  const find = async () => (await calendar.state()).events?.find((each) => each.title === title);
  await expect.poll(find).toBeTruthy();
  return calendar.event((await find())!.id);
}

test('without a mouse: from the first Tab to a saved event and back out', async ({
  calendar,
  page,
}) => {
  await calendar.open({ events: [plan], resources: RESOURCES });

  // Hiding and showing a resource keeps the focus on it.
  await tabTo(page, calendar.resource('Ana'));
  await press(page, 'Space');
  await expect(calendar.event('plan')).toHaveCount(0);
  await press(page, 'Space');
  await expect(calendar.event('plan')).toBeVisible();
  await expect(calendar.resource('Ana')).toBeFocused();

  // Creates an event at the cursor.
  await tabTo(page, calendar.slot('timed', '2026-11-20'));
  await press(page, 'ArrowLeft', 'ArrowDown', 'Enter');
  const editor = calendar.editor();
  await expect(editor.getByLabel('Event title')).toBeFocused();
  await page.keyboard.type('Review');
  await press(page, 'Control+Enter');
  await expect(editor).toHaveCount(0);
  const event = await made(calendar, 'Review');
  await expect(event).toBeFocused();
  await expect(event).toHaveAttribute('data-start', '2026-11-19T07:30');

  // Moves the event, then makes it longer.
  await press(page, 'g', 'ArrowDown', 'ArrowRight', 'Enter');
  await expect(event).toHaveAttribute('data-start', '2026-11-20T07:45');
  await expect(event).toBeFocused();
  await press(page, 'g', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Enter');
  await expect(event).toHaveAttribute('data-end', '2026-11-20T08:45');
  await expect(event).toBeFocused();

  // Edits title and resource, with a refused title on the way.
  await press(page, 'Enter');
  const edited = calendar.editor('Edit event');
  await expect(edited.getByLabel('Event title')).toBeFocused();
  await press(page, 'Control+a', 'Delete', 'Control+Enter');
  await expect(edited.getByText('A title is required.')).toBeVisible();
  await page.keyboard.type('Retrospective');
  const resource = edited.getByRole('combobox', { name: 'Resource' });
  await tabTo(page, resource);
  await page.keyboard.type('Ben');
  await expect(resource).toHaveAttribute('aria-activedescendant', /./);
  await press(page, 'Enter');
  await tabTo(page, edited.getByRole('button', { name: 'Save' }));
  await press(page, 'Enter');
  await expect(edited).toHaveCount(0);
  await expect(event).toBeFocused();
  await calendar.expectState({
    lastAction: { event: { title: 'Retrospective', resource: 'ben' } },
  });

  // Deletes the event, and restores it by the undo key.
  await press(page, 'Delete');
  await expect(event).toHaveCount(0);
  await expect(calendar.root.locator(':focus')).toHaveCount(1);
  await press(page, 'Control+z');
  await expect(event).toBeVisible();
  await expect(calendar.root.locator(':focus')).toHaveCount(1);

  // Leaves the grid backwards.
  await tabTo(page, calendar.resource('Room 7'), 'Shift+Tab');
});

test('without a mouse: what opens closes, and the focus is where it was', async ({
  calendar,
  page,
}) => {
  await calendar.open({ events: [plan], resources: RESOURCES });
  const panel = calendar.toolbar.getByRole('button', { name: /side panel$/ });

  await tabTo(page, panel);
  await press(page, 'Enter');
  await expect(calendar.miniCalendar).toHaveCount(0);
  await expect(panel).toBeFocused();

  // Picking a date shows its week.
  await tabTo(page, calendar.title);
  await press(page, 'Enter');
  await expect(calendar.popover.locator(':focus')).toHaveCount(1);
  await press(page, 'ArrowDown', 'Enter');
  await calendar.expectState({ visibleDate: '2026-11-27' });
  await expect(calendar.popover).toHaveCount(0);
  await expect(calendar.title).toBeFocused();
  await press(page, 'Enter', 'Escape');
  await expect(calendar.title).toBeFocused();
  await tabTo(page, panel, 'Shift+Tab');
  await press(page, 'Enter');
  await expect(calendar.miniCalendar).toBeVisible();
  await tabTo(page, calendar.today);
  await press(page, 'Enter');

  await tabTo(page, calendar.viewButton('Month'));
  await press(page, 'Enter');
  await expect(calendar.root).toHaveAttribute('data-view', 'month');
  await expect(calendar.viewButton('Month')).toBeFocused();

  // Arrows and Space set a preference, and the menu stays open for the next.
  await tabTo(page, calendar.preferences);
  await press(page, 'Enter');
  const weekends = calendar.menu.getByRole('menuitemcheckbox', { name: 'Show weekends' });
  await expect(weekends).toBeFocused();
  await press(page, 'Space');
  await expect(weekends).not.toBeChecked();
  await press(page, 'Space', 'ArrowDown', 'Escape');
  await expect(calendar.menu).toHaveCount(0);
  await expect(calendar.preferences).toBeFocused();

  // In the month: the day's events, an event's menu, and the editor, closed without changes.
  await tabTo(page, calendar.slot('day', '2026-11-20'));
  await press(page, 'ArrowDown', 'Shift+F10');
  await expect(calendar.root.getByRole('menu', { name: 'Actions for Event plan' })).toBeVisible();
  await press(page, 'Escape');
  await expect(calendar.event('plan')).toBeFocused();
  await press(page, 'Enter');
  await expect(calendar.editor('Edit event').getByLabel('Event title')).toBeFocused();
  await page.keyboard.type('!');
  await press(page, 'Escape');
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await press(page, 'Shift+Tab', 'Enter');
  await expect(calendar.event('plan')).toBeFocused();
  await expect.poll(async () => (await calendar.state()).events).toEqual([plan]);

  // Letters switch the view and keep the event.
  await press(page, 'd');
  await expect(calendar.root).toHaveAttribute('data-view', 'day');
  await expect(calendar.root.locator(':focus')).toHaveCount(1);
});
