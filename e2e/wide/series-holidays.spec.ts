import { expect, test, type HostedCalendar } from '../calendar';
import { grab, pointOn, shift } from '../hand';
import { expectEvents, occurrence, openRecurring, ScopePrompt, standup } from '../recurring';

const HOUR = 48;
/** Closed on Friday from twelve to one, in New York. */
const BLOCKED = [
  {
    title: 'Fair',
    start: '2026-11-20T12:00:00',
    end: '2026-11-20T13:00:00',
    timezone: 'America/New_York',
  },
];

/** Drops Wednesday's occurrence at noon, and chooses all of them. */
async function dropAll(calendar: HostedCalendar): Promise<void> {
  const from = await pointOn(occurrence(calendar, 'standup', '2026-11-18'));
  await grab(calendar.page, from, shift(from, 0, 3 * HOUR));
  await calendar.page.mouse.up();
  await new ScopePrompt(calendar.page).choose('All events');
}

test.describe('a series that is dropped over a blocked date', () => {
  test('may leave it out, or be put back @firefox', async ({ calendar, page }) => {
    await openRecurring(calendar, [standup], { blockedTimes: BLOCKED, unavailableTimes: 'refuse' });
    const prompt = page.locator('dialog[data-booking]');
    const offer = prompt.getByRole('button', { name: 'Leave out 1 date' });

    await dropAll(calendar);
    await expect(prompt).toContainText('November 20, 2026: Fair');
    await expect(prompt.getByRole('button')).toHaveText(['Put back', 'Leave out 1 date']);
    await expect(offer).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(prompt).toHaveCount(0);
    await expectEvents(calendar, [standup]);

    await dropAll(calendar);
    await offer.click();
    await expectEvents(calendar, [
      {
        ...standup,
        start: '2026-10-19T16:00:00Z',
        end: '2026-10-19T16:30:00Z',
        exDates: ['2026-11-20'],
      },
    ]);
    await expect(occurrence(calendar, 'standup', '2026-11-19')).toHaveCount(1);
    await expect(occurrence(calendar, 'standup', '2026-11-20')).toHaveCount(0);
  });

  test('may be booked anyway where that is asked about', async ({ calendar, page }) => {
    await openRecurring(calendar, [standup], { blockedTimes: BLOCKED, unavailableTimes: 'ask' });
    await dropAll(calendar);
    const prompt = page.locator('dialog[data-booking]');
    await expect(prompt.getByRole('button')).toHaveText([
      'Put back',
      'Leave out 1 date',
      'Book anyway',
    ]);
    await expect(prompt.getByRole('button', { name: 'Book anyway' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(occurrence(calendar, 'standup', '2026-11-20')).toHaveCount(1);
  });

  test('is put back into its form by Escape', async ({ calendar, page }) => {
    await openRecurring(calendar, [standup], { blockedTimes: BLOCKED, unavailableTimes: 'refuse' });
    await occurrence(calendar, 'standup', '2026-11-18').click();
    const editor = page.getByRole('dialog', { name: 'Edit event' });
    const start = editor.getByRole('combobox', { name: 'Start time' });
    await start.fill('12:00 PM');
    await start.press('Tab');
    await editor.getByRole('button', { name: 'Save' }).click();
    await new ScopePrompt(page).choose('All events');
    const prompt = page.locator('dialog[data-booking]');
    await expect(prompt.getByRole('button', { name: 'Leave out 1 date' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(prompt).toHaveCount(0);
    await expect(start).toHaveValue('12 PM');
    await expectEvents(calendar, [standup]);
  });
});
