import { expect, test } from '../calendar';
import { timed } from '../data';

test('a phone has no room for the times of further zones, and names them in details', async ({
  calendar,
}) => {
  const plan = timed('a', '2026-11-20', '09:00', '11:00', { timezone: 'UTC' });
  await calendar.open({
    displayTimezone: 'Europe/Berlin',
    additionalTimezones: ['America/New_York'],
    events: [plan],
    view: 'day',
    readOnly: true,
  });
  await calendar.event('a').tap();
  await expect(calendar.popover).toContainText('4:00 AM – 6:00 AM (New York)');
  await expect(calendar.grid.locator('[data-zone]')).toHaveCount(0);
  await expect(calendar.grid.getByRole('button', { name: /show times in/ })).toHaveCount(0);
});
