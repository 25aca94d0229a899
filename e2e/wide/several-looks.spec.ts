import { expect, test, type HostedCalendar, type TestProps } from '../calendar';
import { allDay, RESOURCES, timed } from '../data';

const MONDAY = '2026-11-16';
const OPEN = {
  visibleDate: MONDAY,
  timelinePreset: 'days',
  events: [
    { ...timed('single', MONDAY, '09:00', '10:00'), resource: 'ana' },
    { ...timed('series', MONDAY, '11:00', '12:00'), resource: 'ana', rrule: 'FREQ=WEEKLY' },
    { ...allDay('bar', MONDAY), resource: 'ana' },
    { ...timed('other', MONDAY, '13:00', '14:00'), resource: 'ana' },
  ],
  resources: RESOURCES,
  views: ['week', 'month', 'agenda', 'timeline'],
  canSelectSeveralEvents: true,
  selectedEvents: ['single', { id: 'series', date: MONDAY }, 'bar'],
} satisfies TestProps;

const markOf = (calendar: HostedCalendar, id: string): Promise<string> =>
  calendar
    .event(id)
    .locator('.ec-title')
    .first()
    .evaluate((title) => getComputedStyle(title, '::before').content);

for (const view of ['week', 'month', 'agenda', 'timeline'] as const) {
  test(`selected events have a ring and a check mark in the view ${view}`, async ({ calendar }) => {
    await calendar.open({ ...OPEN, view }, { premium: true });
    await expect(calendar.root).toHaveAttribute('data-selection', '3');
    for (const id of ['single', 'series', 'bar']) {
      await expect(calendar.event(id).first()).toHaveCSS('box-shadow', /2px inset/);
      expect(await markOf(calendar, id)).toContain('✓');
    }
    await expect(calendar.event('other').first()).not.toHaveCSS('box-shadow', /inset/);
    expect(await markOf(calendar, 'other')).not.toContain('✓');
  });
}

test('buttons of the bar have neither border nor ground', async ({ calendar, page }) => {
  await calendar.open({ ...OPEN, view: 'week' }, { premium: true });
  await page.mouse.move(0, 0);
  const move = calendar.root.getByRole('button', { name: 'Move' });
  await calendar.event('single').focus();
  await expect(move).toHaveCSS('border-top-width', '0px');
  await expect(move).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});
