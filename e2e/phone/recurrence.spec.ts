import { expect, test } from '../calendar';
import { boxOf } from '../hand';
import { expectEvents, occurrence, openRecurring, ScopePrompt, standup } from '../recurring';

test('an occurrence is edited in the sheet, and the prompt stands above it', async ({
  calendar,
  page,
}) => {
  await openRecurring(calendar, [standup], { view: 'day', visibleDate: '2026-11-18' });
  await occurrence(calendar, 'standup', '2026-11-18').tap();
  const sheet = page.getByRole('dialog', { name: 'Edit event' });
  await expect(sheet.getByRole('combobox', { name: 'Repeat' })).toContainText(
    'Repeats every weekday',
  );
  await sheet.getByLabel('Event title').fill('Sync');
  await sheet.getByRole('button', { name: 'Save' }).tap();
  const prompt = new ScopePrompt(page);
  await expect(prompt.dialog).toBeInViewport({ ratio: 1 });
  for (const name of ['Only this event', 'This and following events', 'All events'] as const) {
    const row = prompt.dialog.locator('label', { hasText: name });
    expect((await boxOf(row)).height).toBeGreaterThanOrEqual(44);
  }
  await prompt.dialog.getByText('All events').tap();
  await prompt.confirm.tap();
  await expect(sheet).toHaveCount(0);
  await expectEvents(calendar, [{ ...standup, title: 'Sync' }]);
});
