import { signal, type WritableSignal } from '@angular/core';
import type { CalendarView } from 'ng-event-calendar/core/internal';
import { FRIDAY_NOON, givenCalendar, givenEvent, givenNow } from '../../calendar.spec-host';

const ALL_VIEWS: CalendarView[] = ['day', 'week', 'month', 'agenda'];

describe('which view', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  describe('view', () => {
    it('is the week by default', async () => {
      const { calendar } = await givenCalendar();
      expect(await calendar.getView()).toBe('week');
    });

    it.each(ALL_VIEWS)('shows %s where the host binds it, and presses its button', async (view) => {
      const { calendar, element } = await givenCalendar({ view });
      expect(await calendar.getView()).toBe(view);
      expect(
        element.querySelector(`[data-view-button="${view}"]`)?.getAttribute('aria-pressed'),
      ).toBe('true');
    });

    it('is written back when the user switches', async () => {
      const view = signal<CalendarView>('week');
      const { calendar } = await givenCalendar({ view });
      await calendar.showView('month');
      expect(view()).toBe('month');
      expect(await calendar.getView()).toBe('month');
    });

    it('is not written when the user chooses what is shown', async () => {
      const view = signal<CalendarView>('week');
      const set = jest.spyOn(view, 'set');
      const { calendar } = await givenCalendar({ view });
      await calendar.showView('week');
      expect(set).not.toHaveBeenCalled();
    });

    it('follows the host, also after the user', async () => {
      const view = signal<CalendarView>('week');
      const { calendar, fixture } = await givenCalendar({ view });
      await calendar.showView('month');
      view.set('agenda');
      await fixture.whenStable();
      expect(await calendar.getView()).toBe('agenda');
    });

    it("bound one way is the user's until the host sets another", async () => {
      const bound = signal<CalendarView>('week');
      const { calendar, fixture } = await givenCalendar({ view: bound.asReadonly() });
      await calendar.showView('month');
      expect(await calendar.getView()).toBe('month');
      expect(bound()).toBe('week');
      bound.set('day');
      await fixture.whenStable();
      expect(await calendar.getView()).toBe('day');
    });

    it('wins over defaultView', async () => {
      const { calendar } = await givenCalendar({ view: 'day', defaultView: 'month' });
      expect(await calendar.getView()).toBe('day');
    });

    it('falls back to defaultView where the host binds a signal without a value', async () => {
      const view = signal(undefined) as unknown as WritableSignal<CalendarView>;
      const { calendar } = await givenCalendar({ view, defaultView: 'month' });
      expect(await calendar.getView()).toBe('month');
      await calendar.showView('day');
      expect(view()).toBe('day');
    });
  });

  describe('defaultView', () => {
    it('is where an uncontrolled calendar starts', async () => {
      const { calendar } = await givenCalendar({ defaultView: 'agenda' });
      expect(await calendar.getView()).toBe('agenda');
      await calendar.showView('day');
      expect(await calendar.getView()).toBe('day');
    });
  });

  describe('views', () => {
    it('are all four by default', async () => {
      const { calendar } = await givenCalendar();
      expect(await calendar.getOfferedViews()).toEqual(ALL_VIEWS);
    });

    it('are offered in the order of the host, each once', async () => {
      const views: CalendarView[] = ['agenda', 'day', 'agenda', 'month'];
      const { calendar } = await givenCalendar({ views, view: 'day' });
      expect(await calendar.getOfferedViews()).toEqual(['agenda', 'day', 'month']);
      expect(await (await calendar.getToolbar()).getViewLabels()).toEqual([
        'Agenda',
        'Day',
        'Month',
      ]);
    });

    it('hide the switcher when there is but one', async () => {
      const { calendar, element } = await givenCalendar({ views: ['month'] });
      expect(await calendar.getView()).toBe('month');
      expect(await calendar.getOfferedViews()).toEqual([]);
      expect(element.querySelector('[aria-label="View"]')).toBeNull();
    });

    it.each(['week', 'month', 'agenda'] as const)('open a day from the %s', async (view) => {
      const visibleDate = signal('2026-11-20');
      const { calendar } = await givenCalendar({ visibleDate, view, events: [givenEvent()] });
      await calendar.openDay('2026-11-21');
      expect(await calendar.getView()).toBe('day');
      expect(visibleDate()).toBe('2026-11-21');
    });

    it.each(['week', 'month', 'agenda'] as const)(
      'leave day numbers of the %s plain text where no day view is offered',
      async (view) => {
        const views: CalendarView[] = ['week', 'month', 'agenda'];
        const { calendar } = await givenCalendar({ view, views, events: [givenEvent()] });
        await expect(calendar.openDay('2026-11-20')).rejects.toThrow("can't be opened");
      },
    );
  });
});
