import { expect, test, type TestProps } from '../calendar';
import { RESOURCES, timed } from '../data';
import { drag, pointOn } from '../hand';

const DAY = '2026-11-20';
const shown = { ...timed('shown', DAY, '09:00', '10:00'), description: 'Room 2' };
const hidden = timed('hidden', DAY, '11:00', '12:00');
const other = { ...timed('other', DAY, '14:00', '15:00'), description: 'Room 3' };
const OPEN = {
  view: 'day',
  visibleDate: DAY,
  events: [hidden, shown, other],
  eventFilter: 'described',
} as const satisfies TestProps;

test('a filter hides events, and a drag writes them back where they were', async ({
  calendar,
  page,
}) => {
  await calendar.open(OPEN);
  await expect(calendar.event('shown')).toBeVisible();
  await expect(calendar.event('hidden')).toHaveCount(0);
  const from = await pointOn(calendar.event('shown'));
  const to = await pointOn(calendar.event('other'), { y: -20 });
  await drag(page, from, { x: from.x, y: to.y });
  await calendar.expectState({ lastAction: { type: 'move' } });
  await calendar.expectState({ events: [hidden, { id: 'shown' }, other] });
});

test('what the user makes stays in sight, and says so, until the filter changes', async ({
  calendar,
}) => {
  await calendar.open(OPEN);
  await calendar.root.getByRole('button', { name: 'New event' }).click();
  // Enter that is pressed while the form loads does nothing without a text.
  await calendar.root.getByRole('textbox', { name: 'Event title' }).fill('Fresh');
  await calendar.page.keyboard.press('Enter');
  const made = calendar.root.locator('ec-event[data-despite-filter]');
  await expect(made).toContainText('Fresh');
  await expect(calendar.root.locator('[data-notice]')).toContainText('despite the filter');
  await calendar.set({ eventFilter: 'none' });
  await expect(calendar.root.locator('ec-event')).toHaveCount(0);
  await calendar.set({ eventFilter: undefined });
  await expect(calendar.root.locator('ec-event')).toHaveCount(4);
  await expect(made).toHaveCount(0);
});

test('a hint of the timeline counts what a filter shows', async ({ calendar }) => {
  const far = ['2026-11-22', '2026-11-23'].map((date, at) => ({
    ...timed(`far${at}`, date, '09:00', '11:00', { resource: 'ana' }),
    ...(at === 0 && { description: 'Room 2' }),
  }));
  await calendar.open({
    ...{ visibleDate: DAY, events: far, resources: RESOURCES },
    ...{ views: ['timeline'], view: 'timeline', timelinePreset: 'hours' },
    timeline: { spans: { hours: { days: 4 } } },
  });
  const hint = calendar.root.locator('ec-row-hints [data-hint="after"]');
  await expect(hint).toHaveAccessibleName('2 later events');
  await calendar.set({ eventFilter: 'described' });
  await expect(hint).toHaveAccessibleName('1 later event');
  await calendar.set({ eventFilter: 'none' });
  await expect(hint).toHaveCount(0);
});
