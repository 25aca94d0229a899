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
