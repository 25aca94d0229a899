import type { Locator, Page } from '@playwright/test';
import type { CalendarEvent } from 'ng-event-calendar';
import { findings } from '../axe';
import { expect, test, type HostedCalendar } from '../calendar';
import { timed } from '../data';
import { expectEvents, occurrence, openRecurring, ScopePrompt, standup, tokyo } from '../recurring';

test.use({ timezoneId: 'America/Los_Angeles' });

const { rrule: _rule, ...once } = standup;
const untilTuesday = { ...standup, rrule: `${standup.rrule as string};UNTIL=20261117T140000Z` };

/** The open editor of an event, with its recurrence section. */
class RuleEditor {
  readonly dialog: Locator;
  readonly sentence: Locator;
  readonly nextDates: Locator;
  readonly save: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: /^(Edit|New) event$/ });
    this.sentence = this.dialog.locator('[data-field="sentence"]');
    this.nextDates = this.dialog.locator('[data-field="nextDates"] li');
    this.save = this.dialog.getByRole('button', { name: 'Save' });
  }

  async choose(field: string, option: string): Promise<void> {
    await this.dialog.getByRole('combobox', { name: field, exact: true }).click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
    await expect(this.page.getByRole('listbox')).toHaveCount(0);
  }

  async tick(weekday: string): Promise<void> {
    await this.dialog.getByRole('checkbox', { name: weekday }).click();
  }
}

async function openEditor(calendar: HostedCalendar, event: Locator): Promise<RuleEditor> {
  await event.click();
  const editor = new RuleEditor(calendar.page);
  await expect(editor.dialog.getByRole('combobox', { name: 'Repeat' })).toBeVisible();
  return editor;
}

test('offers the usual rules, says the rule and its next dates', async ({ calendar }) => {
  await openRecurring(calendar, [standup]);
  const event = occurrence(calendar, 'standup', '2026-11-18');
  const { dialog, sentence, nextDates, page } = await openEditor(calendar, event);
  await expect(dialog.getByRole('textbox', { name: 'Date', exact: true })).toHaveValue(
    'Nov 18, 2026',
  );
  // The field of the rule says it already.
  await expect(sentence).toHaveCount(0);
  await expect(nextDates).toHaveText(['Wed 18', 'Thu 19', 'Fri 20', 'Mon 23', 'Tue 24']);
  await dialog.getByRole('combobox', { name: 'Repeat' }).click();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([
    "Don't repeat",
    'Repeats daily',
    'Repeats weekly on Wednesday',
    'Repeats every weekday',
    'Repeats monthly on day 18',
    'Repeats monthly on the third Wednesday',
    'Repeats annually on November 18',
    'Custom repeat rule',
  ]);
});

test.describe('saving an occurrence asks for the scope', () => {
  const title = 'Sync';
  const cases: readonly [
    'Only this event' | 'This and following events' | 'All events',
    CalendarEvent[],
  ][] = [
    [
      'Only this event',
      [
        { ...standup, exDates: ['2026-11-18'] },
        {
          ...once,
          id: 'new',
          title,
          extractedFromId: 'standup',
          start: '2026-11-18T15:00:00Z',
          end: '2026-11-18T15:30:00Z',
        },
      ],
    ],
    [
      'This and following events',
      [
        untilTuesday,
        {
          ...standup,
          id: 'new',
          title,
          extractedFromId: 'standup',
          start: '2026-11-18T15:00:00Z',
          end: '2026-11-18T15:30:00Z',
        },
      ],
    ],
    [
      'All events',
      [{ ...standup, title, start: '2026-10-19T14:00:00Z', end: '2026-10-19T14:30:00Z' }],
    ],
  ];
  for (const [scope, expected] of cases) {
    test(scope, async ({ calendar, page }) => {
      await openRecurring(calendar, [standup]);
      const event = occurrence(calendar, 'standup', '2026-11-18');
      const { dialog, save } = await openEditor(calendar, event);
      await dialog.getByLabel('Event title').fill(title);
      await dialog.getByLabel('Start time').fill('10');
      await save.click();
      const prompt = new ScopePrompt(page);
      await prompt.choose(scope);
      await expect(dialog).toHaveCount(0);
      await expectEvents(calendar, expected);
      const { log, lastAction, events } = await calendar.state();
      expect(log).toEqual(['eventClick', 'eventsChange', 'lastAction']);
      expect(lastAction).toMatchObject({ type: 'update', event: events!.at(-1)! });
      const moved = occurrence(calendar, lastAction!.event!.id, '2026-11-18');
      await expect(moved).toHaveAttribute('data-start', '2026-11-18T10:00');
      await page.keyboard.press('Control+z');
      await expectEvents(calendar, [standup]);
    });
  }

  test('cancelled, the editor stays with what was typed', async ({ calendar, page }) => {
    await openRecurring(calendar, [standup]);
    const event = occurrence(calendar, 'standup', '2026-11-18');
    const { dialog, save } = await openEditor(calendar, event);
    await dialog.getByLabel('Event title').fill('Sync');
    await save.click();
    const prompt = new ScopePrompt(page);
    for (const leave of [() => page.keyboard.press('Escape'), () => prompt.cancel.click()]) {
      await expect(prompt.dialog).toBeVisible();
      await leave();
      await expect(prompt.dialog).toHaveCount(0);
      await expect(dialog).toBeVisible();
      await expect(dialog.getByLabel('Event title')).toHaveValue('Sync');
      await expect(save).toBeFocused();
      await save.click();
    }
    await prompt.cancel.click();
    expect((await calendar.state()).log).toEqual(['eventClick']);
  });

  test('nothing changed asks nothing', async ({ calendar, page }) => {
    await openRecurring(calendar, [standup]);
    const event = occurrence(calendar, 'standup', '2026-11-18');
    const { dialog, save } = await openEditor(calendar, event);
    await save.click();
    await expect(dialog).toHaveCount(0);
    await expect(new ScopePrompt(page).dialog).toHaveCount(0);
    expect((await calendar.state()).log).toEqual(['eventClick']);
  });

  test('another rule is never for one occurrence alone', async ({ calendar, page }) => {
    await openRecurring(calendar, [standup]);
    const event = occurrence(calendar, 'standup', '2026-11-18');
    const editor = await openEditor(calendar, event);
    await editor.choose('Repeat', 'Repeats weekly on Wednesday');
    await expect(editor.sentence).toHaveCount(0);
    await editor.save.click();
    const prompt = new ScopePrompt(page);
    await expect(prompt.scope('Only this event')).toBeDisabled();
    await expect(prompt.scope('This and following events')).toBeChecked();
    await prompt.confirm.click();
    await expectEvents(calendar, [
      untilTuesday,
      {
        ...standup,
        id: 'new',
        extractedFromId: 'standup',
        start: '2026-11-18T14:00:00Z',
        end: '2026-11-18T14:30:00Z',
        rrule: 'FREQ=WEEKLY;BYDAY=WE',
      },
    ]);
  });
});

test('a single event becomes a series and a series a single event', async ({ calendar, page }) => {
  const single = timed('a', '2026-11-18', '09:00', '10:00', { timezone: 'America/New_York' });
  await openRecurring(calendar, [single]);
  let editor = await openEditor(calendar, calendar.event('a'));
  await expect(editor.sentence).toHaveCount(0);
  await editor.choose('Repeat', 'Repeats daily');
  await editor.save.click();
  await expectEvents(calendar, [{ ...single, rrule: 'FREQ=DAILY' }]);
  await expect(calendar.event('a')).toHaveCount(4);
  editor = await openEditor(calendar, occurrence(calendar, 'a', '2026-11-18'));
  await editor.choose('Repeat', "Don't repeat");
  await editor.save.click();
  await new ScopePrompt(page).choose('All events');
  await expectEvents(calendar, [single]);
});

test.describe('a rule put together by hand', () => {
  const single = timed('a', '2026-11-18', '09:00', '10:00', { timezone: 'America/New_York' });

  test('weekdays, every other week, so many times', async ({ calendar }) => {
    await openRecurring(calendar, [single]);
    const editor = await openEditor(calendar, calendar.event('a'));
    await editor.choose('Repeat', 'Custom repeat rule');
    await editor.dialog.getByLabel('Every').fill('2');
    await editor.tick('Friday');
    await editor.choose('Ends', 'After');
    await editor.dialog.getByLabel('Number of times').fill('4');
    await expect(editor.sentence).toHaveText('Every 2 weeks on Wednesday and Friday, 4 times');
    await expect(editor.nextDates).toHaveText(['Wed 18', 'Fri 20', 'Dec 2', 'Fri 4']);
    await editor.save.click();
    await expectEvents(calendar, [
      { ...single, rrule: 'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=WE,FR' },
    ]);
  });

  test('the last weekday of a month, until a date', async ({ calendar }) => {
    await openRecurring(calendar, [single]);
    const editor = await openEditor(calendar, calendar.event('a'));
    await editor.choose('Repeat', 'Custom repeat rule');
    await editor.choose('Unit', 'months');
    await editor.choose('On', 'A weekday of the month');
    await editor.choose('Weekday', 'Friday');
    await editor.choose('Which', 'the last Friday');
    await editor.choose('Ends', 'Until');
    await editor.dialog.getByRole('textbox', { name: 'Until' }).fill('2027-01-31');
    await editor.dialog.getByRole('textbox', { name: 'Until' }).blur();
    await expect(editor.sentence).toHaveText(
      'Every month on the last Friday until January 31, 2027',
    );
    await editor.save.click();
    await expectEvents(calendar, [{ ...single, rrule: 'FREQ=MONTHLY;UNTIL=20270131;BYDAY=-1FR' }]);
  });

  test('a day of a month every year keeps the form of an object', async ({ calendar, page }) => {
    await openRecurring(calendar, [tokyo]);
    const editor = await openEditor(calendar, calendar.event('tokyo'));
    // Weekdays and dates are those of the event's own zone, where it is Tuesday already.
    await expect(editor.sentence).toHaveText('Every week on Tuesday, 6 times');
    await expect(editor.nextDates.first()).toHaveText('Tue 17');
    await editor.choose('Unit', 'years');
    await editor.choose('Month', 'December');
    await editor.choose('Day', '24');
    await editor.choose('Ends', 'Never');
    await expect(editor.sentence).toHaveText('Every year in December on day 24');
    await editor.save.click();
    await new ScopePrompt(page).choose('All events');
    await expectEvents(calendar, [
      { ...tokyo, rrule: { freq: 'YEARLY', byMonth: [12], byMonthDay: [24] } },
    ]);
  });

  test('what never happens, or is no number, is refused', async ({ calendar }) => {
    await openRecurring(calendar, [single]);
    const editor = await openEditor(calendar, calendar.event('a'));
    await editor.choose('Repeat', 'Custom repeat rule');
    await editor.choose('Unit', 'years');
    await editor.choose('Month', 'February');
    await editor.choose('Day', '30');
    await expect(editor.dialog.getByText('This rule never happens.')).toBeVisible();
    await editor.save.click();
    await expect(editor.dialog.getByRole('combobox', { name: 'Repeat' })).toBeFocused();
    await editor.choose('Day', '20');
    const every = editor.dialog.getByLabel('Every');
    await every.fill('0');
    await editor.save.click();
    await expect(editor.dialog.getByText('Enter a whole number from 1 on.')).toBeVisible();
    await expect(every).toBeFocused();
    expect((await calendar.state()).log).toEqual(['eventClick']);
    await every.fill('1');
    await editor.choose('Unit', 'weeks');
    await editor.tick('Wednesday');
    await expect(editor.dialog.getByText('Choose at least one weekday.')).toBeVisible();
    await editor.save.click();
    await expect(editor.dialog.getByRole('checkbox', { name: 'Sunday' })).toBeFocused();
    await editor.tick('Friday');
    await editor.choose('Ends', 'Until');
    const until = editor.dialog.getByRole('textbox', { name: 'Until' });
    await until.fill('soon');
    await editor.save.click();
    await expect(until).toBeFocused();
    await expect(until).toHaveValue('soon');
    await expect(until).toHaveAccessibleDescription(
      'This is not a date. Write it like Nov 18, 2026.',
    );
    await until.fill('2026-11-17');
    await editor.save.click();
    await expect(until).toBeFocused();
    await expect(until).toHaveAccessibleDescription('End date cannot be before start date.');
    expect((await calendar.state()).log).toEqual(['eventClick']);
  });

  test('a rule that the form cannot say stays as it is', async ({ calendar, page }) => {
    const paid: CalendarEvent = {
      ...single,
      rrule: 'RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=13',
    };
    await openRecurring(calendar, [paid]);
    const editor = await openEditor(calendar, calendar.event('a'));
    await expect(editor.dialog.getByRole('combobox', { name: 'Repeat' })).toContainText(
      'Every month on weekday number 13',
    );
    await editor.dialog.getByLabel('Event title').fill('Paid');
    await editor.save.click();
    await new ScopePrompt(page).choose('All events');
    await expectEvents(calendar, [{ ...paid, title: 'Paid' }]);
  });
});

test('a new event may recur from the start', async ({ calendar, page }) => {
  await openRecurring(calendar, []);
  await calendar.slot('timed', '2026-11-18').click({ position: { x: 40, y: 480 } });
  const editor = new RuleEditor(page);
  await editor.dialog.getByLabel('Event title').fill('Daily');
  await editor.choose('Repeat', 'Repeats daily');
  await editor.save.click();
  await expect(editor.dialog).toHaveCount(0);
  await expect.poll(async () => (await calendar.state()).events).toHaveLength(1);
  const [event] = (await calendar.state()).events!;
  expect(event).toMatchObject({ title: 'Daily', rrule: 'FREQ=DAILY' });
  await expect(calendar.event(event!.id)).toHaveCount(4);
});

test('openEditor opens what is drawn of a series, else what comes next', async ({
  calendar,
  page,
}) => {
  await openRecurring(calendar, [standup]);
  const open = () => page.evaluate(() => window.showcase?.calendar()?.openEditor('standup'));
  const start = page.getByRole('textbox', { name: 'Date', exact: true });
  expect(await open()).toBe(true);
  await expect(start).toHaveValue('Nov 16, 2026');
  await calendar.closeEditor();
  await calendar.set({ visibleDate: '2026-11-21', view: 'day' });
  await open();
  await expect(start).toHaveValue('Nov 23, 2026');
});

for (const theme of ['light', 'dark'] as const) {
  test(`the builder is accessible in ${theme}`, async ({ calendar, page }) => {
    await openRecurring(calendar, [standup], {}, { theme });
    const event = occurrence(calendar, 'standup', '2026-11-18');
    const editor = await openEditor(calendar, event);
    await editor.choose('Repeat', 'Custom repeat rule');
    await editor.choose('Ends', 'Until');
    expect(await findings(page, { within: '[role="dialog"]' })).toEqual([]);
  });

  test(`the prompt is accessible in ${theme}`, async ({ calendar, page }) => {
    await openRecurring(calendar, [standup], {}, { theme });
    await occurrence(calendar, 'standup', '2026-11-18').focus();
    await page.keyboard.press('Delete');
    await expect(new ScopePrompt(page).dialog).toBeVisible();
    expect(await findings(page, { within: 'dialog' })).toEqual([]);
  });
}
