import { expect, test, type HostedCalendar, type TestProps } from '../calendar';
import { timed } from '../data';
import { TIMELINE } from '../timeline';

const plan = { ...timed('plan', '2026-11-20', '09:00', '11:00'), resource: 'ana' };
const open = {
  ...TIMELINE,
  resources: [
    { id: 'ana', title: 'Ana' },
    { id: 'house', title: 'House', canHaveEvents: false },
    { id: 'ben', title: 'Ben' },
  ],
  events: [plan],
} as const satisfies TestProps;

const spoken = (calendar: HostedCalendar) => calendar.root.locator('[data-spoken]');

/** Puts the cursor on a time of Ana's row, in half hours from seven. */
async function cursorAt(calendar: HostedCalendar, halves: number): Promise<void> {
  await calendar.grid.locator('[data-resource-id="ana"][data-slot]').focus();
  await calendar.page.keyboard.press('Home');
  for (let at = 0; at < 14 + halves; at++) await calendar.page.keyboard.press('ArrowRight');
}

test('a held event goes over rows and time, and stays in sight', async ({ calendar, page }) => {
  const resources = [
    ...open.resources,
    ...Array.from({ length: 20 }, (_, at) => ({ id: `r${at}`, title: `Room ${at}` })),
  ];
  await calendar.open({ ...open, resources });
  await calendar.event('plan').focus();
  await page.keyboard.press('g');
  await page.keyboard.press('ArrowDown');
  await expect(spoken(calendar)).toHaveText(
    /(^|\. )Ben, Friday, November 20, 2026, 9:00 AM – 11:00 AM$/,
  );
  for (let at = 0; at < 18; at++) await page.keyboard.press('ArrowDown');
  const preview = calendar.grid.locator('ec-event-preview');
  await expect(preview).toBeInViewport({ ratio: 1 });
  for (let at = 0; at < 44; at++) await page.keyboard.press('ArrowRight');
  await expect(spoken(calendar)).toHaveText(/Room 17, .* 8:00 PM – 10:00 PM/);
  await expect(preview).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await calendar.expectState({
    events: [{ resource: 'r17', start: '2026-11-20T20:00:00', end: '2026-11-20T22:00:00' }],
  });
});

test('a held event goes from the last shown hour to the first one of the next page', async ({
  calendar,
  page,
}) => {
  await calendar.open({ ...open, visibleHours: { start: 7, end: 9.5 } });
  await calendar.event('plan').focus();
  await page.keyboard.press('g');
  for (let at = 0; at < 2; at++) await page.keyboard.press('ArrowRight');
  await expect(spoken(calendar)).toHaveText(/November 21, 2026, 7:00 AM – 9:00 AM$/);
  await calendar.expectState({ visibleDate: '2026-11-21' });
  await page.keyboard.press('ArrowLeft');
  await expect(spoken(calendar)).toHaveText(/November 20, 2026, 9:15 AM – 11:15 AM$/);
  await page.keyboard.press('Escape');
});

test('n and p keep row and time of day', async ({ calendar, page }) => {
  await calendar.open(open);
  await cursorAt(calendar, 2);
  await page.keyboard.press('n');
  await calendar.expectState({ visibleDate: '2026-11-21' });
  await page.keyboard.press('Enter');
  await calendar.saveDraft();
  const { events } = await calendar.state();
  expect(events?.[1]).toMatchObject({ start: '2026-11-21T08:00:00', resource: 'ana' });
  await cursorAt(calendar, 2);
  await page.keyboard.press('p');
  await calendar.expectState({ visibleDate: '2026-11-20' });
  await page.keyboard.press('ArrowRight');
  await expect(spoken(calendar)).toHaveText(/Ana, Friday, November 20, 2026, today, 8:30 AM$/);
});

test.describe('f', () => {
  test('goes to the end of what is in the way', async ({ calendar, page }) => {
    await calendar.open({ ...open, eventCreation: { duration: 90 } });
    await cursorAt(calendar, 2);
    await page.keyboard.press('f');
    await expect(spoken(calendar)).toHaveText(/^Ana, Friday, November 20, 2026, 11 AM – 12:30 PM/);
    await page.keyboard.press('ArrowRight');
    await expect(spoken(calendar)).toHaveText(/11:30/);
  });

  test('goes on to the next free time where it is pressed again', async ({ calendar, page }) => {
    await calendar.open({ ...open, eventCreation: { duration: 60 } });
    await cursorAt(calendar, 2);
    await page.keyboard.press('f');
    await expect(spoken(calendar)).toHaveText(/^Ana, Friday, November 20, 2026, 8 – 9 AM/);
    await page.keyboard.press('f');
    await expect(spoken(calendar)).toHaveText(/^Ana, Friday, November 20, 2026, 11 AM – 12 PM/);
    await calendar.set({ timelinePreset: 'days' });
    await calendar.grid.locator('[data-resource-id="ana"][data-slot]').focus();
    await page.keyboard.press('f');
    await expect(spoken(calendar)).toHaveText(/^Ana, Friday, November 20, 2026/);
    await page.keyboard.press('f');
    await expect(spoken(calendar)).toHaveText(/^Ana, Saturday, November 21, 2026/);
  });

  test('turns the page', async ({ calendar, page }) => {
    const workingHours = [{ days: [1, 2, 3, 4, 5], start: '08:00', end: '11:00' }] as const;
    await calendar.open({ ...open, workingHours });
    await cursorAt(calendar, 4);
    await page.keyboard.press('f');
    await calendar.expectState({ visibleDate: '2026-11-23' });
    await expect(spoken(calendar)).toHaveText(/^Ana, Monday, November 23, 2026, 8 – 8:30 AM/);
    await page.keyboard.press('ArrowRight');
    await expect(spoken(calendar)).toHaveText(/Monday, November 23, 2026, 8:30/);
  });

  test('turns to the evening before, to whose hours those past midnight belong', async ({
    calendar,
    page,
  }) => {
    await calendar.open({
      ...open,
      visibleHours: { start: 22, end: 30 },
      workingHours: [{ days: [0], start: '02:00', end: '04:00' }],
    });
    await cursorAt(calendar, 4);
    await page.keyboard.press('f');
    await calendar.expectState({ visibleDate: '2026-11-21' });
    await expect(spoken(calendar)).toHaveText(/^Ana, Sunday, November 22, 2026, 2 – 2:30 AM/);
    await page.keyboard.press('ArrowRight');
    await expect(spoken(calendar)).toHaveText(/Sunday, November 22, 2026, 2:30/);
  });

  test('says that nothing is free', async ({ calendar, page }) => {
    const blockedTimes = [{ start: '2026-11-01', end: '2027-03-01' }];
    await calendar.open({ ...open, blockedTimes });
    await cursorAt(calendar, 4);
    await page.keyboard.press('f');
    await expect(spoken(calendar)).toHaveText(/^No free time found/);
    await calendar.expectState({ visibleDate: '2026-11-20' });
  });
});

test('the list of shortcuts names the keys of the timeline', async ({ calendar, page }) => {
  await calendar.open(open);
  await cursorAt(calendar, 0);
  await page.keyboard.press('?');
  await expect(calendar.popover).toContainText('Next free time');
  await expect(calendar.popover).toContainText('Wider or narrower cells');
});

test('Enter in a heading row says that it has no events', async ({ calendar, page }) => {
  await calendar.open(open);
  await cursorAt(calendar, 0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(spoken(calendar)).toHaveText(/House/);
  await expect(calendar.popover).toHaveCount(0);
});
