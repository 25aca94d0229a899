import { expect, test } from '../calendar';
import { RESOURCES, timed, WEEK } from '../data';

const bindings = [
  { name: 'a calendar with bound models', query: {} },
  { name: 'a calendar that keeps its own state', query: { bound: false } },
] as const;

for (const { name, query } of bindings) {
  test(`${name} writes each model back, once per change, and leaves events alone`, async ({
    calendar,
  }) => {
    await calendar.open({ events: WEEK, resources: RESOURCES }, query);
    await calendar.viewButton('Month').click();
    await calendar.next.click();
    await calendar.resource('Ben').uncheck();
    await calendar.preferences.click();
    await calendar.menu.getByRole('menuitemcheckbox', { name: 'Show weekends' }).click();
    await calendar.page.keyboard.press('Escape');
    await expect
      .poll(async () => (await calendar.state()).log)
      .toEqual(['viewChange', 'visibleDateChange', 'visibleResourcesChange', 'preferencesChange']);
    const state = await calendar.state();
    expect(state).toMatchObject({
      view: 'month',
      visibleDate: '2026-12-01',
      visibleResources: { team: true, ana: true, ben: false, 7: true },
      preferences: { showWeekends: false },
    });
    expect(state.preferences).toEqual({ showWeekends: false });
    expect(state.lastAction).toBeUndefined();

    // The written values are shown.
    await expect(calendar.root).toHaveAttribute('data-view', 'month');
    await expect(calendar.title).toHaveText('December 2026');
    await expect(calendar.resource('Ben')).not.toBeChecked();
    expect(await calendar.dates('day')).not.toContain('2026-12-06');
  });
}

test('an unbound calendar starts from the defaults, once', async ({ calendar }) => {
  await calendar.open(
    { events: WEEK, defaultView: 'day', defaultVisibleDate: '2026-11-18' },
    { bound: false },
  );
  await expect.poll(() => calendar.dates('timed')).toEqual(['2026-11-18']);
  await calendar.set({ defaultView: 'month', defaultVisibleDate: '2027-01-01' });
  await expect.poll(() => calendar.dates('timed')).toEqual(['2026-11-18']);
  await calendar.next.click();
  await expect.poll(() => calendar.dates('timed')).toEqual(['2026-11-19']);
});

test('a calendar without any binding shows today', async ({ calendar }) => {
  await calendar.open({ events: WEEK }, { bound: false });
  await expect(calendar.root).toHaveAttribute('data-view', 'week');
  await expect(calendar.slot('timed', '2026-11-20')).toBeVisible();
  await calendar.viewButton('Agenda').click();
  await expect.poll(() => calendar.dates('agenda')).toHaveLength(12);
});

test('what the host sets wins over what the user did', async ({ calendar }) => {
  const events = [timed('eve', '2026-12-24', '18:00', '19:00')];
  await calendar.open({ view: 'week', visibleDate: '2026-11-18', events });
  await calendar.viewButton('Month').click();
  await calendar.expectState({ view: 'month' });
  await calendar.set({ view: 'agenda', visibleDate: '2026-12-24' });
  await expect.poll(async () => (await calendar.dates('agenda'))[0]).toBe('2026-12-24');
  expect((await calendar.state()).log).toEqual(['viewChange']);
});

test('the host’s own arrays and objects come back as they were', async ({ calendar }) => {
  await calendar.open({ events: WEEK, resources: RESOURCES });
  await calendar.event('lunch').click();
  await calendar.closeEditor();
  await calendar.next.click();
  const { events, clicked } = await calendar.state();
  expect(events).toEqual(WEEK);
  expect(clicked).toEqual(WEEK.find(({ id }) => id === 'lunch'));
});

test('a calendar comes and goes without a trace', async ({ calendar, page }) => {
  await calendar.open({ events: WEEK });
  await calendar.destroy();
  await expect(calendar.root).toHaveCount(0);
  await page.evaluate(() => window.showcase?.mount());
  await expect(calendar.event('lunch')).toBeVisible();
});
