import type { Locator } from '@playwright/test';
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

test('dates of a new series are left out and restored by large buttons', async ({
  calendar,
  page,
}) => {
  const fair = { title: 'Fair', allDay: true, start: '2026-11-25', end: '2026-11-25' };
  await openRecurring(calendar, [], {
    ...{ view: 'day', visibleDate: '2026-11-18' },
    ...{ blockedTimes: [fair], unavailableTimes: 'refuse' },
  });
  await page.evaluate(() =>
    window.showcase?.calendar()?.openEditor({
      ...{ title: 'Choir', rrule: 'FREQ=WEEKLY;COUNT=4' },
      ...{ start: '2026-11-18T10:00:00', end: '2026-11-18T11:00:00' },
    }),
  );
  const sheet = page.getByRole('dialog', { name: 'New event' });
  const height = async (button: Locator): Promise<number> => (await boxOf(button)).height;
  const leaveOut = sheet.getByRole('button', { name: 'Leave out 1 date' });
  await leaveOut.scrollIntoViewIfNeeded();
  expect(await height(leaveOut)).toBeGreaterThanOrEqual(44);
  await leaveOut.tap();
  await expect(sheet.getByRole('status').getByText('Left out: Nov 25')).toBeVisible();
  expect(await height(sheet.getByRole('button', { name: 'Restore dates' }))).toBeGreaterThanOrEqual(
    44,
  );
});
