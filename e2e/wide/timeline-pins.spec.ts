import { expect, test, type HostedCalendar, type TestProps } from '../calendar';
import { timed } from '../data';
import { boxOf, drag, pointOn } from '../hand';
import { TIMELINE } from '../timeline';

const DAY = '2026-11-20';
const NORTH = {
  ...{ id: 'north', title: 'North' },
  children: Array.from({ length: 20 }, (_, at) => ({ id: `bay${at}`, title: `Bay ${at}` })),
};
const OPEN = {
  ...TIMELINE,
  resources: [NORTH],
} as const satisfies TestProps;

/** Returns the row of a resource. */
function row(calendar: HostedCalendar, id: string) {
  return calendar.root.locator(`ec-timeline-row[data-row="|${id}"]`);
}

/** Opens the menu of a row's header, and chooses from it. */
async function choose(calendar: HostedCalendar, id: string, item: string): Promise<void> {
  await row(calendar, id).getByRole('rowheader').click({ button: 'right' });
  await calendar.root.getByRole('menuitem', { name: item }).click();
}

test('a pinned row stays under the header while others scroll', async ({ calendar }) => {
  await calendar.open({
    ...OPEN,
    events: [timed('a', DAY, '09:00', '11:00', { resource: 'bay9' })],
  });
  await choose(calendar, 'bay9', 'Pin');
  await expect(row(calendar, 'bay9')).toHaveCount(1);
  await expect(row(calendar, 'bay9')).toHaveAttribute('data-pinned', '');
  await expect(row(calendar, 'bay9').getByRole('rowheader')).toHaveText('North, Bay 9');
  await expect(row(calendar, 'bay9').getByRole('rowheader')).toBeFocused();
  await expect(calendar.root.locator('[data-spoken]')).toHaveText(/Pin: Bay 9/);
  const before = await boxOf(row(calendar, 'bay9'));
  await calendar.root.locator('ec-timeline .ec-scroller').evaluate((scroller) => {
    scroller.scrollTop = 5_000;
  });
  await expect(row(calendar, 'bay19')).toBeInViewport();
  expect((await boxOf(row(calendar, 'bay9'))).y).toBe(before.y);
  await expect(calendar.event('a')).toBeInViewport();
  await choose(calendar, 'bay9', 'Unpin');
  await expect(row(calendar, 'bay9')).not.toHaveAttribute('data-pinned');
});

test('the menu of a header collapses and expands all', async ({ calendar }) => {
  await calendar.open(OPEN);
  await choose(calendar, 'bay1', 'Collapse all');
  await expect(calendar.root.locator('ec-timeline-row')).toHaveCount(1);
  await choose(calendar, 'north', 'Expand all');
  await expect(calendar.root.locator('ec-timeline-row')).toHaveCount(21);
});

test('a pinned row takes drops, however far the others are scrolled', async ({
  calendar,
  page,
}) => {
  await calendar.open({
    ...OPEN,
    events: [timed('a', DAY, '09:00', '11:00', { resource: 'bay19' })],
  });
  await choose(calendar, 'bay3', 'Pin');
  // Focus comes back to the header before anything else is scrolled.
  await expect(row(calendar, 'bay3').getByRole('rowheader')).toBeFocused();
  await calendar.root.locator('ec-timeline .ec-scroller').evaluate((scroller) => {
    scroller.scrollTop = 5_000;
  });
  await expect(row(calendar, 'bay19')).toBeInViewport();
  const from = await pointOn(calendar.event('a'));
  const to = await pointOn(row(calendar, 'bay3').locator('.ec-lanes'));
  await drag(page, from, { x: from.x, y: to.y });
  await calendar.expectState({
    events: [timed('a', DAY, '09:00', '11:00', { resource: 'bay3' })],
  });
  await expect(row(calendar, 'bay3').locator('[data-event-id="a"]')).toBeInViewport();
});
