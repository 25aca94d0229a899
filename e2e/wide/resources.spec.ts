import { expect, test } from '../calendar';
import { RESOURCES, timed } from '../data';

const DAY = '2026-11-18';
const EVENTS = [
  timed('ana', DAY, '08:00', '09:00', { resource: 'ana' }),
  timed('ben', DAY, '09:00', '10:00', { resource: 'ben' }),
  timed('team', DAY, '10:00', '11:00', { resource: 'team' }),
  timed('room', DAY, '11:00', '12:00', { resource: '7' }),
  timed('nobody', DAY, '12:00', '13:00'),
  timed('stranger', DAY, '13:00', '14:00', { resource: 'elsewhere' }),
];
const ALL = { team: true, ana: true, ben: true, 7: true };

test('hiding a resource takes its events away and writes the whole map', async ({ calendar }) => {
  await calendar.open({ events: EVENTS, resources: RESOURCES });
  await calendar.resource('Ana').uncheck();
  await calendar.expectState({ visibleResources: { ...ALL, ana: false } });
  await expect
    .poll(async () => (await calendar.state()).visibleResources)
    .toEqual({ ...ALL, ana: false });
  await expect(calendar.event('ana')).toHaveCount(0);
  for (const id of ['ben', 'team', 'room', 'nobody', 'stranger']) {
    await expect(calendar.event(id)).toBeVisible();
  }
  const { events, log } = await calendar.state();
  expect(events).toEqual(EVENTS);
  expect(log).toEqual(['visibleResourcesChange']);
});

test('a parent is half ticked while only some of its children are shown', async ({ calendar }) => {
  await calendar.open({ events: EVENTS, resources: RESOURCES });
  const team = calendar.resource('Team');
  await expect(team).toBeChecked();
  await calendar.resource('Ana').uncheck();
  await expect(team).toBeChecked({ indeterminate: true });
  await team.click();
  await expect(team).toBeChecked();
  await expect(calendar.resource('Ana')).toBeChecked();
  await expect.poll(async () => (await calendar.state()).visibleResources).toEqual(ALL);
});

test('hiding a parent hides all beneath it', async ({ calendar }) => {
  await calendar.open({ events: EVENTS, resources: RESOURCES });
  await calendar.resource('Team').press(' ');
  await expect(calendar.resource('Ana')).not.toBeChecked();
  await expect(calendar.resource('Ben')).not.toBeChecked();
  await expect
    .poll(async () => (await calendar.state()).visibleResources)
    .toEqual({
      team: false,
      ana: false,
      ben: false,
      7: true,
    });
  for (const id of ['ana', 'ben', 'team']) await expect(calendar.event(id)).toHaveCount(0);
  await expect(calendar.event('room')).toBeVisible();
});

test('a child ticked under a hidden parent comes alone', async ({ calendar }) => {
  await calendar.open({
    events: EVENTS,
    resources: RESOURCES,
    visibleResources: { team: false },
  });
  for (const id of ['ana', 'ben', 'team']) await expect(calendar.event(id)).toHaveCount(0);
  await calendar.resource('Ana').check();
  await expect
    .poll(async () => (await calendar.state()).visibleResources)
    .toEqual({ ...ALL, ben: false });
  await expect(calendar.event('ana')).toBeVisible();
  await expect(calendar.event('ben')).toHaveCount(0);
  await expect(calendar.resource('Team')).toBeChecked({ indeterminate: true });
});

test('entries for ids that are no resource survive a toggle', async ({ calendar }) => {
  await calendar.open({
    events: EVENTS,
    resources: RESOURCES,
    visibleResources: { elsewhere: false, ben: false },
  });
  await expect(calendar.event('stranger')).toBeVisible();
  await calendar.resource('Room 7').uncheck();
  await expect
    .poll(async () => (await calendar.state()).visibleResources)
    .toEqual({
      ...ALL,
      7: false,
      ben: false,
      elsewhere: false,
    });
});

test('the map holds in every view', async ({ calendar }) => {
  await calendar.open({ events: EVENTS, resources: RESOURCES, visibleResources: { ben: false } });
  for (const view of ['day', 'week', 'month', 'agenda'] as const) {
    await calendar.set({ view, visibleDate: DAY, height: 900 });
    await expect(calendar.root).toHaveAttribute('data-view', view);
    await expect(calendar.event('ana').first()).toBeAttached();
    await expect(calendar.event('ben')).toHaveCount(0);
  }
});

test('branches fold and unfold', async ({ calendar }) => {
  await calendar.open({ resources: RESOURCES });
  await calendar.root.getByRole('button', { name: 'Collapse Team' }).click();
  await expect(calendar.resource('Ana')).toHaveCount(0);
  await calendar.root.getByRole('button', { name: 'Expand Team' }).press('Enter');
  await expect(calendar.resource('Ana')).toBeVisible();
});

test('many resources can be searched', async ({ calendar }) => {
  const resources = Array.from({ length: 40 }, (_, at) => ({ id: at, title: `Desk ${at}` }));
  await calendar.open({ resources });
  const field = calendar.root.getByRole('searchbox', { name: 'Search resources' });
  await field.fill('desk 3');
  const boxes = calendar.root.getByRole('group', { name: 'Resources' }).getByRole('checkbox');
  await expect(boxes).toHaveCount(11);
  await expect(calendar.root.getByRole('status')).toHaveText('11 resources found');
  await field.press('Escape');
  await expect(boxes).toHaveCount(40);
});

test('the default map is the start of a calendar that keeps it itself', async ({ calendar }) => {
  await calendar.open(
    { events: EVENTS, resources: RESOURCES, defaultVisibleResources: { ana: false } },
    { bound: '0' },
  );
  await expect(calendar.event('ana')).toHaveCount(0);
  await calendar.resource('Ana').check();
  await expect(calendar.event('ana')).toBeVisible();
  await expect.poll(async () => (await calendar.state()).visibleResources).toEqual(ALL);
});

test('a calendar without resources has no list of them', async ({ calendar }) => {
  await calendar.open({ events: EVENTS });
  await expect(calendar.root.getByRole('group', { name: 'Resources' })).toHaveCount(0);
  await expect(calendar.event('stranger')).toBeVisible();
});
