import type { CalendarEvent } from 'ng-event-calendar';
import { expect, test, type HostedCalendar } from '../calendar';
import { timed } from '../data';
import { grab, pointOn, shift } from '../hand';
import { occurrence, openRecurring, ScopePrompt } from '../recurring';

const HOUR = 48;
const a = timed('a', '2026-11-17', '09:00', '10:00');
const b = timed('b', '2026-11-18', '11:00', '12:30');

/** Event as the host changes it during a gesture. */
const CHANGED = { ...a, title: 'Theirs', description: 'Theirs', room: 7 } as CalendarEvent;

async function grabA(calendar: HostedCalendar, hours = 1): Promise<void> {
  const from = await pointOn(calendar.event('a'));
  await grab(calendar.page, from, shift(from, 0, hours * HOUR));
  await expect(calendar.root.locator('[data-preview]')).toHaveCount(1);
}

test.describe('while an event is dragged', () => {
  test('what the host changes of it stays, and shows @firefox', async ({ calendar, page }) => {
    await calendar.open({ events: [a, b], view: 'week' });
    await grabA(calendar);
    await calendar.set({ events: [CHANGED, b] });
    await expect(calendar.root.locator('[data-preview]')).toContainText('Theirs');
    await page.mouse.up();
    const moved = { ...CHANGED, start: '2026-11-17T10:00:00', end: '2026-11-17T11:00:00' };
    await calendar.expectState({ events: [moved, b], lastAction: { type: 'move', event: moved } });
  });

  test('it is put back once the host moves or removes it', async ({ calendar, page }) => {
    for (const events of [[b], [{ ...a, start: '2026-11-17T08:00:00' }, b]]) {
      await calendar.open({ events: [a, b], view: 'week' });
      await grabA(calendar);
      await calendar.set({ events });
      await expect(calendar.root.locator('[data-preview]')).toHaveCount(0);
      await page.mouse.up();
      await calendar.expectState({ events, log: [] });
    }
  });

  test('other dates that come under it take it', async ({ calendar, page }) => {
    await calendar.open({ events: [a, b], view: 'week' });
    await grabA(calendar);
    await page.evaluate(() => window.showcase?.calendar()?.next());
    const preview = calendar.root.locator('[data-preview]');
    await expect(preview).toHaveAttribute('data-start', '2026-11-24T10:00');
    await calendar.set({ view: 'day' });
    await expect(preview).toHaveAttribute('data-start', '2026-11-22T10:00');
    await page.mouse.up();
    await calendar.expectState({ lastAction: { event: { start: '2026-11-22T10:00:00' } } });
  });

  test('it is put back where the view has no place for it', async ({ calendar, page }) => {
    await calendar.open({ events: [a, b], view: 'week' });
    await grabA(calendar);
    await calendar.set({ view: 'agenda' });
    await expect(calendar.root).toHaveAttribute('data-view', 'agenda');
    await page.mouse.up();
    await calendar.expectState({ log: [] });
  });

  test('another button neither drops it nor opens a menu @firefox', async ({ calendar, page }) => {
    await calendar.open({ events: [a, b], view: 'week' });
    await grabA(calendar);
    await page.mouse.down({ button: 'right' });
    await page.mouse.up({ button: 'right' });
    await expect(calendar.root.locator('[data-preview]')).toHaveCount(1);
    await expect(page.getByRole('menu')).toHaveCount(0);
    expect((await calendar.state()).log).toEqual([]);
    const { x, y } = await pointOn(calendar.slot('timed', '2026-11-19'), { y: 9.5 * HOUR });
    await page.mouse.move(x, y);
    await page.mouse.up();
    await calendar.expectState({ lastAction: { event: { start: '2026-11-19T09:00:00' } } });
  });
});

test.describe('while an event is held by keys', () => {
  test('what the host changes of it stays', async ({ calendar, page }) => {
    await calendar.open({ events: [a, b], view: 'week' });
    await calendar.event('a').focus();
    await page.keyboard.press('g');
    await page.keyboard.press('ArrowRight');
    await calendar.set({ events: [CHANGED, b] });
    await page.keyboard.press('Enter');
    await calendar.expectState({
      events: [{ ...CHANGED, start: '2026-11-18T09:00:00', end: '2026-11-18T10:00:00' }, b],
    });
  });

  test('it goes along with the page, and is put back once it is locked @firefox', async ({
    calendar,
    page,
  }) => {
    await calendar.open({ events: [a, b], view: 'week' });
    await calendar.event('a').focus();
    await page.keyboard.press('g');
    await page.keyboard.press('n');
    const preview = calendar.root.locator('[data-preview]');
    await expect(preview).toHaveAttribute('data-start', '2026-11-24T09:00');
    await calendar.set({ readOnly: true });
    await expect(preview).toHaveCount(0);
    // The calendar returns to the week of the event.
    await expect(calendar.event('a')).toBeVisible();
    await expect(calendar.event('a')).toBeFocused();
  });
});

test('an event that goes while keys hold it is said to be gone @firefox', async ({
  calendar,
  page,
}) => {
  await calendar.open({ events: [a, b], view: 'week' });
  await calendar.event('a').focus();
  await page.keyboard.press('g');
  await calendar.set({ events: [b] });
  await expect(calendar.root.locator('[data-preview]')).toHaveCount(0);
  await expect(calendar.root.locator('[data-notice]')).toContainText('Event a');
  await page.keyboard.press('Enter');
  await calendar.expectState({ events: [b] });
});

test.describe('while it asks which events are meant', () => {
  const series: CalendarEvent = { ...a, rrule: 'FREQ=WEEKLY;BYDAY=TU' };

  async function askFor(calendar: HostedCalendar): Promise<ScopePrompt> {
    await openRecurring(calendar, [series]);
    const drawn = occurrence(calendar, 'a', '2026-11-17');
    const from = await pointOn(drawn);
    await grab(calendar.page, from, shift(from, 0, HOUR));
    await calendar.page.mouse.up();
    const prompt = new ScopePrompt(calendar.page);
    await expect(prompt.dialog).toBeVisible();
    return prompt;
  }

  test('what the host changes stays', async ({ calendar }) => {
    const prompt = await askFor(calendar);
    await calendar.set({ events: [{ ...series, title: 'Theirs', room: 7 } as CalendarEvent] });
    await prompt.choose('All events');
    await calendar.expectState({
      events: [{ title: 'Theirs', room: 7, start: '2026-11-17T10:00:00' }],
    });
  });

  test('a date that the host excludes is neither written twice nor brought back', async ({
    calendar,
  }) => {
    const prompt = await askFor(calendar);
    const excluded = { ...series, exDates: ['2026-11-17'] };
    await calendar.set({ events: [excluded] });
    await expect(calendar.root.locator('[data-preview]')).toHaveCount(0);
    // The prompt is gone.
    await expect(prompt.dialog).toHaveCount(0);
    await expect(calendar.root.locator('[data-notice]')).toContainText('was deleted meanwhile');
    await calendar.expectState({ events: [excluded], log: [] });
  });

  test('a series that the host locks stays as it is', async ({ calendar }) => {
    const prompt = await askFor(calendar);
    await calendar.set({ readOnly: true });
    await prompt.choose('All events');
    await calendar.expectState({ events: [series], log: [] });
  });
});
