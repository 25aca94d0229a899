import { signal } from '@angular/core';
import type {
  CalendarResource,
  CalendarView,
  TimelineOptions,
} from 'ng-event-calendar/core/internal';
import { FRIDAY_NOON, givenCalendar, givenEvent, givenNow } from '../../calendar.spec-host';

const VIEWS: CalendarView[] = ['day', 'week', 'month', 'agenda', 'timeline'];
const ROOM = { id: 'r', title: 'Room' };

/** Focuses an element as a key does, so that it shows its focus, and waits for what loads with that. */
async function focus(element: HTMLElement | null, stable: () => Promise<unknown>): Promise<void> {
  element!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  element!.focus();
  await stable();
  expect(document.activeElement).toBe(element);
}

describe('focus, when the host changes something', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  const talk = givenEvent({ id: 'talk', resource: 'r' });
  const TIMELINE = { view: 'timeline', views: VIEWS, visibleDate: '2026-11-20' } as const;

  it('stays in the row whose chip goes', async () => {
    const timeline = signal<TimelineOptions>({ maxLanes: 1 });
    const { element, fixture } = await givenCalendar({
      ...TIMELINE,
      timeline,
      resources: [ROOM],
      events: [talk, { ...talk, id: 'other' }],
    });
    const stable = (): Promise<unknown> => fixture.whenStable();
    await focus(element.querySelector('[data-more]'), stable);
    timeline.set({ maxLanes: 'all' });
    await stable();
    expect(document.activeElement).toBe(element.querySelector('[data-slot="row"]'));
  });

  it('goes from the edge of the titles to the view, where all resources go', async () => {
    const resources = signal<CalendarResource[]>([ROOM]);
    const { element, fixture } = await givenCalendar({ ...TIMELINE, resources });
    const stable = (): Promise<unknown> => fixture.whenStable();
    await focus(element.querySelector('[role="separator"]'), stable);
    resources.set([]);
    await stable();
    expect(document.activeElement?.closest('ec-timeline')).not.toBeNull();
  });

  const pairs = VIEWS.flatMap((from) =>
    VIEWS.filter((to) => to !== from).map((to): [CalendarView, CalendarView] => [from, to]),
  );

  it.each(pairs)('stays on its event: from %s to %s', async (from, to) => {
    const view = signal<CalendarView>(from);
    const { element, fixture, eventElement } = await givenCalendar({
      view,
      views: VIEWS,
      visibleDate: '2026-11-20',
      events: [givenEvent({ id: 'talk' })],
    });
    const stable = (): Promise<unknown> => fixture.whenStable();
    await focus(eventElement('talk'), stable);
    view.set(to);
    await stable();
    expect(document.activeElement).toBe(element.querySelector('.ec-content ec-event'));
  });

  it.each(pairs.filter(([from]) => from === 'month' || from === 'day'))(
    'stays at the date of its event, which goes with the view: from %s to %s',
    async (from, to) => {
      const view = signal<CalendarView>(from);
      const events = signal([
        givenEvent({ id: 'talk', start: '2026-11-20T10:00:00Z', end: '2026-11-20T11:00:00Z' }),
        givenEvent({ id: 'walk', start: '2026-11-20T12:00:00Z', end: '2026-11-20T13:00:00Z' }),
      ]);
      const { element, fixture, eventElement } = await givenCalendar({
        view,
        views: VIEWS,
        visibleDate: '2026-11-20',
        events,
      });
      const stable = (): Promise<unknown> => fixture.whenStable();
      await focus(eventElement('talk'), stable);
      view.set(to);
      events.update(([, walk]) => [walk!]);
      await stable();
      const { activeElement } = document;
      const date = activeElement?.closest<HTMLElement>('[data-date]')?.dataset['date'];
      expect(activeElement?.closest('.ec-content')).not.toBeNull();
      if (to !== 'timeline') expect(date).toBe('2026-11-20');
      else expect(activeElement).toBe(element.querySelector('[data-slot="row"]'));
    },
  );
});
