import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../calendar';
import { occurrence, standup } from '../recurring';

const dist = join(__dirname, '..', '..', 'dist', 'event-calendar');

/** Texts that only the recurrence code contains: parts of rules, phrases, the prompt. */
const MARKERS =
  /BYDAY|RRULE:|FREQ=|byMonthDay|byWeekNo|WEEKLY|expandOccurrences|the first \{day\}|ec-scope-prompt/g;

test('the plain package holds no recurrence code', () => {
  const bundles = readdirSync(join(dist, 'fesm2022')).filter((name) => name.endsWith('.mjs'));
  const plain = bundles.filter(
    (name) => !/^ng-event-calendar-(premium|recurrence|ical)/.test(name),
  );
  expect(plain).toContain('ng-event-calendar.mjs');
  for (const name of plain) {
    const code = readFileSync(join(dist, 'fesm2022', name), 'utf8');
    expect(code.match(MARKERS), name).toBeNull();
  }
});

/** Text that only the code for event sources contains. */
const SOURCE = 'The answer is not a list of events.';

for (const variant of ['plain', 'premium'] as const) {
  test(`what a page with the ${variant} calendar loads`, async ({ calendar, page }) => {
    const loaded: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) {
        // Responses that arrive after the test are ignored.
        loaded.push(response.text().catch(() => ''));
      }
    });
    // Without recurrence only the first occurrence is shown.
    const date = variant === 'premium' ? '2026-11-18' : '2026-10-19';
    await calendar.load(
      { events: [standup], displayTimezone: 'America/New_York', visibleDate: date },
      { premium: variant === 'premium' },
    );
    // Uses everything: the menu, the editor and its parts.
    await occurrence(calendar, 'standup', date).click();
    await expect(calendar.editor('Edit event').getByLabel('Description')).toBeVisible();
    const code = (await Promise.all(loaded)).join('\n');
    expect(code).not.toContain(SOURCE);
    const found = [...new Set(code.match(MARKERS) ?? [])];
    if (variant === 'plain') expect(found).toEqual([]);
    else expect(found.length).toBeGreaterThan(2);
  });
}
