import type { CalendarView } from 'ng-event-calendar/core/internal';
import { FRIDAY_NOON, givenCalendar, givenEvent, givenNow } from '../../calendar.spec-host';

describe('facts of an event', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  it.each<[CalendarView, string]>([
    ['day', '10:15 AM – 2:45 PM'],
    ['week', '10:15 AM – 2:45 PM'],
    ['month', '10:15 AM'],
    ['agenda', '10:15 AM – 2:45 PM'],
  ])('in the %s an event shows %s, and says title, date and both times', async (view, time) => {
    const { calendar } = await givenCalendar({
      events: [
        givenEvent({ title: 'Plan', start: '2026-11-20T10:15:00Z', end: '2026-11-20T14:45:00Z' }),
      ],
      view,
    });
    const event = await calendar.getEvent({ title: 'Plan' });
    expect(await event.getTimeText()).toBe(time);
    const name = await event.getAccessibleName();
    const parts = ['Plan', 'Friday, November 20, 2026', '10:15', '2:45', time];
    for (const part of parts) expect(name).toContain(part);
  });
});
