import { expect, test } from '../calendar';

test('a click on a day goes there and keeps the view', async ({ calendar }) => {
  await calendar.open();
  await calendar.miniDay('2026-11-04').click();
  await calendar.expectState({ visibleDate: '2026-11-04' });
  await expect(calendar.root).toHaveAttribute('data-view', 'week');
  await expect.poll(async () => (await calendar.dates('timed'))[0]).toBe('2026-11-01');
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
