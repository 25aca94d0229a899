import { expect, test } from '../calendar';
import { allDay, RESOURCES, timed } from '../data';

test('a click on a day goes there and keeps the view', async ({ calendar }) => {
  await calendar.open();
  await calendar.miniDay('2026-11-04').click();
  await calendar.expectState({ visibleDate: '2026-11-04' });
  await expect(calendar.root).toHaveAttribute('data-view', 'week');
  await expect.poll(async () => (await calendar.dates('timed'))[0]).toBe('2026-11-01');
});

test('its arrows show other months without going there', async ({ calendar }) => {
  await calendar.open();
  const heading = calendar.miniCalendar.getByRole('heading');
  await expect(heading).toHaveText('November 2026');
  await calendar.miniCalendar.getByRole('button', { name: 'Show next month in calendar' }).click();
  await expect(heading).toHaveText('December 2026');
  const back = calendar.miniCalendar.getByRole('button', {
    name: 'Show previous month in calendar',
  });
  await back.click();
  await back.click();
  await expect(heading).toHaveText('October 2026');
  expect((await calendar.state()).log).toEqual([]);
});

test('it follows the visible date', async ({ calendar }) => {
  await calendar.open();
  await calendar.set({ visibleDate: '2027-03-03' });
  await expect(calendar.miniCalendar.getByRole('heading')).toHaveText('March 2027');
  await expect(calendar.miniCalendar.getByRole('gridcell', { selected: true })).toHaveText('3');
});

test('arrow, Home, End and Page keys move over its days, Enter picks one', async ({ calendar }) => {
  await calendar.open();
  const { keyboard } = calendar.page;
  await calendar.miniDay('2026-11-20').focus();
  for (const [key, date] of [
    ['ArrowRight', '2026-11-21'],
    ['ArrowLeft', '2026-11-20'],
    ['ArrowUp', '2026-11-13'],
    ['ArrowDown', '2026-11-20'],
    ['Home', '2026-11-15'],
    ['End', '2026-11-21'],
    ['PageDown', '2026-12-21'],
    ['PageUp', '2026-11-21'],
    ['Shift+PageDown', '2027-11-21'],
    ['Shift+PageUp', '2026-11-21'],
  ] as const) {
    await keyboard.press(key);
    await expect(calendar.miniDay(date), key).toBeFocused();
  }
  expect((await calendar.state()).log).toEqual([]);
  await keyboard.press('Enter');
  await calendar.expectState({ visibleDate: '2026-11-21' });
  await expect(calendar.miniDay('2026-11-21')).toBeFocused();
});

test('one of its days is a tab stop', async ({ calendar }) => {
  await calendar.open();
  await expect(calendar.miniCalendar.locator('[data-mini-date][tabindex="0"]')).toHaveCount(1);
  await expect(calendar.miniDay('2026-11-20')).toHaveAttribute('aria-current', 'date');
});

test('it marks the days that hold a shown event', async ({ calendar }) => {
  await calendar.open({
    events: [
      timed('single', '2026-11-03', '09:00', '10:00', { resource: 'ana' }),
      allDay('span', '2026-11-10', '2026-11-11'),
    ],
    resources: RESOURCES,
  });
  const marked = calendar.miniCalendar.getByRole('button', { name: /has events/ });
  await expect(marked).toHaveText(['3', '10', '11']);
  await calendar.set({ visibleResources: { ana: false } });
  await expect(marked).toHaveText(['10', '11']);
});

test('its week starts as the calendar’s does', async ({ calendar }) => {
  await calendar.open({ preferences: { weekStartsOn: 1, showWeekNumber: true } });
  await expect(calendar.miniCalendar.getByRole('columnheader')).toHaveText([
    'W',
    'M',
    'T',
    'W',
    'T',
    'F',
    'S',
    'S',
  ]);
  await expect(calendar.miniCalendar.getByRole('rowheader')).toHaveText([
    '44',
    '45',
    '46',
    '47',
    '48',
    '49',
  ]);
});
