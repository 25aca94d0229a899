import type { Locator } from '@playwright/test';
import type { CalendarResource } from 'ng-event-calendar';
import { findings } from '../axe';
import { expect, test, type HostedCalendar, type TestProps } from '../calendar';
import { RESOURCES, timed } from '../data';
import { swipe } from './touch';

const DAY = '2026-11-20';
const events = [
  timed('a', DAY, '09:00', '10:00', { resource: 'ana' }),
  timed('b', DAY, '09:00', '10:00', { resource: 7 }),
  timed('free', DAY, '11:00', '12:00'),
];

const chip = (calendar: HostedCalendar, name: string): Locator =>
  calendar.root.getByRole('radio', { name, exact: true });

test.beforeEach(({ calendar }) =>
  calendar.open({ events, resources: RESOURCES, resourceColumns: true, view: 'day' }),
);

test('one resource is seen at a time, chosen by a chip, and the host’s map stays', async ({
  calendar,
}) => {
  await expect(calendar.root.getByRole('radio')).toHaveCount(4);
  await expect(chip(calendar, 'Ana')).toBeChecked();
  await expect(calendar.event('a')).toBeVisible();
  await expect(calendar.event('b')).toHaveCount(0);
  await calendar.root.locator('label', { hasText: 'Room 7' }).tap();
  await expect(chip(calendar, 'Room 7')).toBeChecked();
  await expect(calendar.event('b')).toBeVisible();
  await expect(calendar.event('a')).toHaveCount(0);
  await calendar.root.locator('label', { hasText: 'No resource' }).tap();
  await expect(calendar.event('free')).toBeVisible();
  expect((await calendar.state()).visibleResources ?? {}).toEqual({});
});

test('a swipe goes to the next resource, and past the last one to the next page', async ({
  calendar,
  page,
}) => {
  await expect(chip(calendar, 'Ana')).toBeChecked();
  const names = ['Ben', 'Room 7', 'No resource'];
  for (const name of names) {
    await swipe(page, calendar.grid, { x: -200 });
    await expect(chip(calendar, name)).toBeChecked();
  }
  await expect(calendar.root.locator('label', { hasText: 'No resource' })).toBeInViewport({
    ratio: 1,
  });
  await swipe(page, calendar.grid, { x: -200 });
  await calendar.expectState({ visibleDate: '2026-11-21' });
  await expect(chip(calendar, 'Ana')).toBeChecked();
  await swipe(page, calendar.grid, { x: 200 });
  await calendar.expectState({ visibleDate: DAY });
  await expect(chip(calendar, 'No resource')).toBeChecked();
});

test('what is created is of the resource that is seen', async ({ calendar, page }) => {
  await calendar.root.locator('label', { hasText: 'Room 7' }).tap();
  await expect(calendar.event('b')).toBeVisible();
  const cell = calendar.grid.locator(`[data-slot="timed"][data-resource-id="7"]`);
  await cell.tap({ position: { x: 100, y: 14 * 48 } });
  await page.getByRole('textbox', { name: 'Title' }).fill('Booked');
  await page.getByRole('button', { name: 'Save' }).tap();
  await calendar.expectState({ events: [{}, {}, {}, { title: 'Booked', resource: 7 }] });
});

test('eleven, and the choice of none, are still chips', async ({ calendar }) => {
  const resources = Array.from({ length: 12 }, (_, at) => ({ id: at, title: `Person ${at}` }));
  const booked = timed('free', DAY, '09:00', '10:00');
  const of = (count: number): CalendarResource[] => resources.slice(0, count);
  const props: TestProps = { events: [booked], resourceColumns: true, view: 'day' };
  await calendar.open({ ...props, resources: of(11) });
  await expect(calendar.root.getByRole('radio')).toHaveCount(12);
  await calendar.open({ ...props, resources: of(12) });
  await expect(calendar.root.getByRole('button', { name: 'Resource Person 0' })).toBeVisible();
  await expect(calendar.root.getByRole('radio')).toHaveCount(0);
});

test('from twelve on they are searched for in a list', async ({ calendar, page }) => {
  const resources = Array.from({ length: 500 }, (_, at) => ({ id: at, title: `Person ${at}` }));
  const booked = [timed('a', DAY, '09:00', '10:00', { resource: 333 })];
  await calendar.open({ events: booked, resources, resourceColumns: true, view: 'day' });
  const opener = calendar.root.getByRole('button', { name: 'Resource Person 0' });
  await opener.tap();
  const list = calendar.popover;
  await expect(list.getByRole('button', { name: 'Person 0', exact: true })).toBeFocused();
  await list.getByRole('searchbox').fill('333');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  expect(await findings(page)).toEqual([]);
  await list.getByRole('button', { name: 'Person 333' }).tap();
  await expect(list).toHaveCount(0);
  await expect(calendar.event('a')).toBeVisible();
  // A swipe continues from there.
  await swipe(page, calendar.grid, { x: -200 });
  await expect(calendar.root.getByRole('button', { name: 'Resource Person 334' })).toBeVisible();
  expect((await calendar.state()).visibleResources ?? {}).toEqual({});
});

for (const theme of ['light', 'dark'] as const) {
  test(`the choice is accessible, in ${theme}`, async ({ calendar, page }) => {
    await calendar.open({ events, resources: RESOURCES, resourceColumns: true }, { theme });
    await expect(chip(calendar, 'Ana')).toBeChecked();
    expect(await findings(page)).toEqual([]);
  });
}
