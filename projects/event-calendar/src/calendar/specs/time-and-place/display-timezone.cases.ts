import { signal, type WritableSignal } from '@angular/core';
import { localZone } from 'ng-event-calendar/core/internal';
import {
  FRIDAY_NOON,
  givenCalendar,
  givenEvent,
  givenNow,
  givenReports,
} from '../../calendar.spec-host';

describe('the display zone', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  describe('displayTimezone', () => {
    it('says where an instant is shown', async () => {
      const displayTimezone = signal('UTC');
      const events = [givenEvent({ id: 1 })];
      const { calendar, component, fixture } = await givenCalendar({ displayTimezone, events });
      const starts: Record<string, string | null> = {};
      for (const zone of ['UTC', 'America/New_York', 'Asia/Kolkata', 'Pacific/Kiritimati']) {
        displayTimezone.set(zone);
        await fixture.whenStable();
        const event = await calendar.getEvent({ id: 1 });
        starts[zone] = await event.getStart();
        expect(await event.getStartInstant()).toBe('2026-11-20T10:00:00Z');
      }
      expect(starts).toEqual({
        UTC: '2026-11-20T10:00',
        'America/New_York': '2026-11-20T05:00',
        'Asia/Kolkata': '2026-11-20T15:30',
        'Pacific/Kiritimati': '2026-11-21T00:00',
      });
      expect(component.events()).toBe(events);
    });

    it('is that of the browser by default, and with a message where it names none', async () => {
      const reports = givenReports();
      const displayTimezone = signal<unknown>(undefined);
      const { calendar, fixture } = await givenCalendar({
        displayTimezone: displayTimezone as WritableSignal<string>,
        events: [givenEvent({ id: 1, start: '2026-11-20T10:00:00', end: '2026-11-20T11:00:00' })],
      });
      const none = ['Mars/Olympus', '', 'utc+2', 5];
      for (const zone of [undefined, null, 'default', 'locale', ...none]) {
        displayTimezone.set(zone);
        await fixture.whenStable();
        expect(await (await calendar.getEvent({ id: 1 })).getStart()).toBe('2026-11-20T10:00');
      }
      expect(reports.codes()).toEqual(none.map(() => 'unknown-timezone'));
      for (const [at, zone] of none.entries())
        expect(reports.messages()[at]).toContain(JSON.stringify(zone));
    });

    it('reads wall times in the zone of the event, else in that of the browser', async () => {
      const wall = { start: '2026-11-20T10:00:00', end: '2026-11-20T11:00:00' };
      const { calendar } = await givenCalendar({
        displayTimezone: localZone(),
        events: [
          givenEvent({ id: 'own', ...wall, timezone: 'UTC' }),
          givenEvent({ id: 'local', ...wall }),
        ],
      });
      expect(await (await calendar.getEvent({ id: 'own' })).getStartInstant()).toBe(
        '2026-11-20T10:00:00Z',
      );
      expect(await (await calendar.getEvent({ id: 'local' })).getStart()).toBe('2026-11-20T10:00');
    });
  });

  describe('days on which the clocks change', () => {
    const given = { view: 'day', displayTimezone: 'America/New_York' } as const;

    it('a day of 25 hours has both passes of the repeated hour by name', async () => {
      const { calendar } = await givenCalendar({ ...given, visibleDate: '2026-11-01' });
      const hours = await calendar.getHours();
      expect(hours).toHaveLength(25);
      expect(hours.slice(0, 4)).toEqual(['12 AM', '1 AM EDT', '1 AM EST', '2 AM']);
    });

    it('a day of 23 hours leaves the skipped hour out', async () => {
      const { calendar } = await givenCalendar({ ...given, visibleDate: '2026-03-08' });
      const hours = await calendar.getHours();
      expect(hours).toHaveLength(23);
      expect(hours.slice(0, 4)).toEqual(['12 AM', '1 AM', '3 AM', '4 AM']);
    });

    it('heights are real time', async () => {
      const { eventElement } = await givenCalendar({
        ...given,
        visibleDate: '2026-11-01',
        events: [
          givenEvent({ id: 'both', start: '2026-11-01T05:00:00Z', end: '2026-11-01T07:00:00Z' }),
          givenEvent({ id: 'second', start: '2026-11-01T06:00:00Z', end: '2026-11-01T07:00:00Z' }),
        ],
      });
      const box = (id: string) => {
        const { insetBlockStart, blockSize } = eventElement(id).style;
        return [parseFloat(insetBlockStart), parseFloat(blockSize)].map((share) =>
          Math.round((share / 100) * 25),
        );
      };
      expect(box('both')).toEqual([1, 2]);
      expect(box('second')).toEqual([2, 1]);
    });

    it('in the week the repeated hour is a row, hatched in the other days', async () => {
      const { calendar, element } = await givenCalendar({
        displayTimezone: 'America/New_York',
        visibleDate: '2026-11-01',
      });
      expect(await calendar.getHours()).toHaveLength(25);
      const hatched = [...element.querySelectorAll('[role="img"][aria-label^="No such time"]')].map(
        (strip) => strip.closest<HTMLElement>('[data-date]')?.dataset['date'],
      );
      expect(hatched).toEqual(
        ['02', '03', '04', '05', '06', '07'].map((date) => `2026-11-${date}`),
      );
    });

    it('in the week the skipped hour is hatched in its day', async () => {
      const { calendar, element } = await givenCalendar({
        displayTimezone: 'America/New_York',
        visibleDate: '2026-03-08',
      });
      expect(await calendar.getHours()).toHaveLength(24);
      const hatched = [...element.querySelectorAll('[role="img"][aria-label^="No such time"]')].map(
        (strip) => strip.closest<HTMLElement>('[data-date]')?.dataset['date'],
      );
      expect(hatched).toEqual(['2026-03-08']);
    });

    it('a wall time that is skipped moves behind the gap', async () => {
      const { calendar } = await givenCalendar({
        ...given,
        visibleDate: '2026-03-08',
        events: [
          givenEvent({
            id: 1,
            start: '2026-03-08T02:30:00',
            end: '2026-03-08T04:00:00',
            timezone: 'America/New_York',
          }),
        ],
      });
      expect(await (await calendar.getEvent({ id: 1 })).getStart()).toBe('2026-03-08T03:30');
    });
  });
});
