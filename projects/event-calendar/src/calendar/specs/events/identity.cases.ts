import { signal } from '@angular/core';
import type {
  CalendarEvent,
  CalendarResource,
  CalendarView,
} from 'ng-event-calendar/core/internal';
import {
  deepFreeze,
  FRIDAY_NOON,
  givenCalendar,
  givenEvent,
  givenNow,
} from '../../calendar.spec-host';

const VIEWS: CalendarView[] = ['day', 'week', 'month', 'agenda'];

function givenEvents(): CalendarEvent[] {
  return [
    givenEvent({ id: 1, title: 'One' }),
    givenEvent({ id: 2, title: 'Two', start: '2026-11-20T14:00:00Z', end: '2026-11-20T15:00:00Z' }),
    givenEvent({ id: 3, title: 'Three', allDay: true }),
    givenEvent({
      id: 4,
      title: 'Four',
      start: '2026-11-20T16:00:00Z',
      end: '2026-11-20T17:00:00Z',
    }),
  ];
}

/** Collects the elements that change from now on. */
function watch(root: HTMLElement): () => Node[] {
  const observer = new MutationObserver(() => undefined);
  observer.observe(root, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  return () => observer.takeRecords().map(({ target }) => target);
}

describe('identity of events', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  describe('replacing one event', () => {
    it.each(VIEWS)('in the %s touches its element alone', async (view) => {
      const events = signal(givenEvents());
      const { element, eventElement, fixture } = await givenCalendar({ events, view });
      const before = [1, 2, 3, 4].map(eventElement);
      const changed = watch(element);
      events.update((list) =>
        list.map((each) => (each.id === 2 ? { ...each, title: 'New' } : each)),
      );
      fixture.detectChanges();
      const touched = changed();
      expect(eventElement(2).textContent).toContain('New');
      expect(touched.length).toBeGreaterThan(0);
      expect(touched.filter((node) => !eventElement(2).contains(node))).toEqual([]);
      [1, 2, 3, 4].forEach((id, at) => expect(eventElement(id)).toBe(before[at]));
    });

    it.each(VIEWS)('of whole days in the %s touches its element alone', async (view) => {
      const events = signal(givenEvents());
      const { element, eventElement, fixture } = await givenCalendar({ events, view });
      const before = eventElement(3);
      const changed = watch(element);
      events.update((list) =>
        list.map((each) => (each.id === 3 ? { ...each, title: 'New' } : each)),
      );
      fixture.detectChanges();
      expect(changed().filter((node) => !before.contains(node))).toEqual([]);
      expect(eventElement(3)).toBe(before);
      expect(before.textContent).toContain('New');
    });

    it.each(VIEWS)('in the %s by an equal list touches nothing', async (view) => {
      const events = signal(givenEvents());
      const { element, fixture } = await givenCalendar({ events, view });
      const changed = watch(element);
      events.update((list) => [...list]);
      fixture.detectChanges();
      expect(changed()).toEqual([]);
    });

    it.each(['week', 'month', 'agenda'] as const)(
      'by one on another day keeps the elements of the others in the %s',
      async (view) => {
        const events = signal(givenEvents());
        const { eventElement, fixture } = await givenCalendar({
          events,
          view,
          visibleDate: '2026-11-19',
        });
        const before = [1, 3, 4].map(eventElement);
        const times = { start: '2026-11-19T14:00:00Z', end: '2026-11-19T15:00:00Z' };
        events.update((list) => list.map((each) => (each.id === 2 ? { ...each, ...times } : each)));
        await fixture.whenStable();
        expect(eventElement(2).closest('[data-date]')?.getAttribute('data-date')).toBe(
          '2026-11-19',
        );
        [1, 3, 4].forEach((id, at) => expect(eventElement(id)).toBe(before[at]));
      },
    );

    it.each(VIEWS)('by none and by a new one keeps the elements in the %s', async (view) => {
      const events = signal(givenEvents());
      const { calendar, eventElement, fixture } = await givenCalendar({ events, view });
      const before = [3, 4].map(eventElement);
      events.update((list) => [...list.filter(({ id }) => id !== 1), givenEvent({ id: 5 })]);
      await fixture.whenStable();
      expect(await calendar.getEvents({ id: 1 })).toEqual([]);
      expect(await calendar.getEvents({ id: 5 })).toHaveLength(1);
      [3, 4].forEach((id, at) => expect(eventElement(id)).toBe(before[at]));
    });
  });

  describe('what the host passed', () => {
    it('is never changed, whatever the user does', async () => {
      const events = signal(deepFreeze(givenEvents()));
      const resources = deepFreeze<CalendarResource[]>([
        { id: 'a', title: 'A', children: [{ id: 'b', title: 'B' }] },
      ]);
      const preferences = signal(deepFreeze({ weekStartsOn: 1 as const }));
      const visibleResources = signal(deepFreeze({ a: true }));
      const { calendar } = await givenCalendar({
        events,
        resources,
        preferences,
        visibleResources,
        views: deepFreeze([...VIEWS]),
        preferencesMenuConfig: deepFreeze({ toggleAmpm: false }),
        localeText: deepFreeze({ today: 'Heute' }),
        visibleHours: deepFreeze({ start: 6, end: 20 }),
        sx: deepFreeze({ color: 'red', '& p': { m: 1 } }),
      });
      const given = events();
      for (const view of VIEWS) {
        await calendar.showView(view);
        await calendar.next();
        await calendar.previous();
      }
      await calendar.setPreference('Show week number');
      await calendar.toggleResource('A');
      await calendar.toggleSidePanel();
      expect(events()).toBe(given);
      expect(given.map(({ title }) => title)).toEqual(['One', 'Two', 'Three', 'Four']);
      expect(resources[0]?.children).toHaveLength(1);
    });

    it('is not written back by looking at it', async () => {
      const events = signal(givenEvents());
      const set = jest.spyOn(events, 'set');
      const lastAction = jest.fn();
      const { calendar } = await givenCalendar({ events, lastAction });
      for (const view of VIEWS) await calendar.showView(view);
      await calendar.next();
      expect(set).not.toHaveBeenCalled();
      expect(lastAction).not.toHaveBeenCalled();
    });
  });
});
