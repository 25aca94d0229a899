import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../calendar';

const fixtures = join(__dirname, '..', '..', 'projects', 'event-calendar', 'ical', 'fixtures');
const google = readFileSync(join(fixtures, 'google-style.ics'), 'utf8');

/** Drags a file over the calendar and drops it there. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  const carried = await page.evaluateHandle(
    ([fileName, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], fileName, { type: 'text/calendar' }));
      return transfer;
    },
    [name, text] as const,
  );
  const board = page.getByTestId('board');
  const calendar = page.locator('[data-view]');
  await calendar.dispatchEvent('dragover', { dataTransfer: carried });
  await expect(board).toHaveAttribute('data-drop-over', '');
  await calendar.dispatchEvent('drop', { dataTransfer: carried });
  await expect(board).not.toHaveAttribute('data-drop-over');
}

async function download(page: Page): Promise<{ name: string; text: string }> {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download .ics' }).click();
  const file = await started;
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
}

test.beforeEach(async ({ page }) => {
  await page.goto('/icalendar?date=2026-11-20');
  await expect(page.locator('[data-event-id="standup"]').first()).toBeVisible();
});

test('a file that is dropped is shown', async ({ calendar, page }) => {
  await drop(page, 'rowing.ics', google);
  await expect(page.getByTestId('outcome')).toHaveText('4 events read from rowing.ics.');
  await expect(page.getByTestId('faults')).toHaveCount(0);
  // The week of the first event; 18:00 in Berlin is noon in New York.
  const rowing = page.locator('[data-event-id="rowing0001@google.example"]');
  await expect(rowing).toHaveAttribute('data-start', '2026-10-06T12:00');
  for (let week = 0; week < 3; week += 1) await calendar.next.click();
  const moved = page.locator('[data-event-id="rowing0001@google.example@2026-10-27T18:00:00"]');
  await expect(moved).toContainText('Rowing, on Wednesday');
  await expect(rowing).toHaveCount(0);
});

test('a file that is chosen is shown, and once again without twins', async ({ page }) => {
  for (let round = 0; round < 2; round += 1) {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Open file' }).press('Enter');
    await (await chooser).setFiles(join(fixtures, 'outlook-style.ics'));
    await expect(page.getByTestId('outcome')).toHaveText('3 events read from outlook-style.ics.');
  }
  await expect(page.getByTestId('faults').getByRole('listitem')).toHaveText([
    /unknown-timezone\s*Line 63: DTSTART TZID=Plant 7 Time names no zone that is known/,
  ]);
  await expect(page.locator('[data-event-id]', { hasText: 'Shift handover' })).toHaveCount(1);
});

test('the calendar is downloaded, and what was kept comes back', async ({ page }) => {
  await drop(page, 'rowing.ics', google);
  await expect(page.getByTestId('outcome')).toContainText('4 events read');
  const { name, text } = await download(page);
  expect(name).toBe('calendar.ics');
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
  const lines = text.replace(/\r\n /g, '').split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:standup',
      'TZID:Europe/Berlin',
      'RRULE:FREQ=WEEKLY;UNTIL=20261222T225959Z;BYDAY=TU',
      'RECURRENCE-ID;TZID=Europe/Berlin:20261027T180000',
      'LOCATION:Boat house',
      'DTSTART;VALUE=DATE:20261120',
      'DTEND;VALUE=DATE:20261123',
      'TRIGGER:-P0DT0H30M0S',
    ]),
  );
});

test('what can’t be written is said when the calendar is downloaded', async ({ page }) => {
  await download(page);
  await expect(page.getByTestId('outcome')).toHaveText(
    'calendar.ics holds all that is in the calendar.',
  );
  const series = [
    'BEGIN:VEVENT',
    'UID:night-shift',
    'X-EC-TIMEZONE:America/New_York',
    'DTSTART:20261101T063000Z',
    'DTEND:20261101T073000Z',
    'RRULE:FREQ=DAILY;COUNT=3',
    'SUMMARY:Night shift',
    'END:VEVENT',
  ];
  await drop(page, 'night.ics', series.join('\r\n'));
  await expect(page.getByTestId('outcome')).toHaveText('1 event read from night.ics.');
  await download(page);
  await expect(page.getByTestId('outcome')).toHaveText(
    'calendar.ics holds not all that is in the calendar.',
  );
  await expect(page.getByTestId('faults').getByRole('listitem')).toHaveText([
    /unsupported\s*Event "night-shift" .*: start lies in the second pass/,
  ]);
});

test('a hostile file does no harm', async ({ page }) => {
  const evil = [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'UID:"><img src=x onerror=alert(1)>',
    'DTSTART:20261120T100000',
    'SUMMARY:<img src=x onerror=alert(1)><script>alert(2)</script>',
    'DESCRIPTION:javascript:alert(3)',
    'COLOR:red"onclick="alert(4)',
    'RRULE:FREQ=SECONDLY;COUNT=999999999',
    'URL:javascript:alert(5)',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'DTSTART:<script>alert(6)</script>',
    'END:VEVENT',
    ...Array<string>(2000).fill('BEGIN:VALARM'),
    'BEGIN:VEVENT',
    'UID:sound',
    'DTSTART:20261120T140000',
    'DURATION:PT1H',
    'SUMMARY:Sound',
    'END:VEVENT',
  ].join('\r\n');
  await drop(page, '<b>evil</b>.ics', evil);
  await expect(page.getByTestId('outcome')).toHaveText('2 events read from <b>evil</b>.ics.');
  await expect(page.getByTestId('faults')).toContainText('<script>alert(6)</script>');
  await expect(page.locator('[data-event-id]', { hasText: '<img src=x' }).first()).toBeVisible();
  await expect(page.locator('[data-event-id="sound"]')).toBeVisible();
  await expect(page.locator('main img, main script')).toHaveCount(0);

  await drop(page, 'bomb.ics', `BEGIN:VCALENDAR\n${'\n '.repeat(6_000_000)}`);
  await expect(page.getByTestId('faults')).toContainText('too-large');
  await expect(page.locator('[data-event-id="sound"]')).toBeVisible();
});
