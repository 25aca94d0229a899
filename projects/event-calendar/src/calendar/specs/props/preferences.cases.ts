import { signal, type Signal, type WritableSignal } from '@angular/core';
import type { CalendarPreferences, CalendarView } from 'ng-event-calendar/core/internal';
import {
  FRIDAY_NOON,
  givenCalendar,
  givenEvent,
  givenNow,
  givenWidth,
} from '../../calendar.spec-host';

const MEANINGLESS: readonly unknown[] = [
  { ampm: 'no', weekStartsOn: 9, showWeekends: 0, isSidePanelOpen: 'x', showWeekNumber: null },
  { weekStartsOn: 1.5 },
  { weekStartsOn: '1' },
  null,
  'all',
  [],
];

describe('what users prefer', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  describe('preferences', () => {
    it('follow the locale and show everything but week numbers by default', async () => {
      const { calendar, element } = await givenCalendar({ events: [givenEvent()] });
      expect((await calendar.getDates())[0]).toBe('2026-11-15');
      expect(await calendar.getDates()).toHaveLength(7);
      expect(await calendar.getHours()).toContain('1 PM');
      expect(await calendar.isSidePanelOpen()).toBe(true);
      expect(element.querySelector('[aria-label="Week 47"]')).toBeNull();
      await calendar.showView('agenda');
      expect(await calendar.getDates()).toHaveLength(12);
    });

    it('ampm chooses the clock', async () => {
      const { calendar } = await givenCalendar({
        preferences: { ampm: false },
        events: [givenEvent({ id: 1 })],
      });
      expect(await calendar.getHours()).toContain('13:00');
      expect(await (await calendar.getEvent({ id: 1 })).getTimeText()).toBe('10:00 – 11:00');
    });

    it.each<[CalendarView, string]>([
      ['week', 'Week 47'],
      ['month', 'Week 47'],
    ])('showWeekNumber numbers the %s', async (view, label) => {
      const preferences = { showWeekNumber: true, weekStartsOn: 1 as const };
      const { element } = await givenCalendar({ view, preferences });
      expect(
        element.querySelector(`ec-calendar-shell .ec-content [aria-label="${label}"]`),
      ).not.toBeNull();
    });

    it.each([true, false])('isSidePanelOpen %s pins the side panel', async (isSidePanelOpen) => {
      const { calendar } = await givenCalendar({ preferences: { isSidePanelOpen } });
      expect(await calendar.isSidePanelOpen()).toBe(isSidePanelOpen);
      expect(await (await calendar.getToolbar()).isSidePanelOpen()).toBe(isSidePanelOpen);
    });

    it('showEmptyDaysInAgenda false leaves days with events', async () => {
      const { calendar } = await givenCalendar({
        view: 'agenda',
        preferences: { showEmptyDaysInAgenda: false },
        events: [givenEvent()],
      });
      expect(await calendar.getDates()).toEqual(['2026-11-20']);
    });

    it('are written back with only the changed key', async () => {
      const preferences = signal<CalendarPreferences>({ weekStartsOn: 1 });
      const { calendar } = await givenCalendar({ preferences });
      await calendar.setPreference('Show weekends');
      expect(preferences()).toEqual({ weekStartsOn: 1, showWeekends: false });
      await calendar.toggleSidePanel();
      expect(preferences()).toEqual({
        weekStartsOn: 1,
        showWeekends: false,
        isSidePanelOpen: false,
      });
    });

    it.each<[string, CalendarPreferences]>([
      ['Show weekends', { showWeekends: false }],
      ['Show week number', { showWeekNumber: true }],
      ['Show empty days', { showEmptyDaysInAgenda: false }],
      ['24-hour (13:00)', { ampm: false }],
      ['Saturday', { weekStartsOn: 6 }],
      ['Monday', { weekStartsOn: 1 }],
    ])('are changed in the menu: %s writes %j', async (label, written) => {
      const preferences = signal(undefined) as unknown as WritableSignal<CalendarPreferences>;
      const { calendar } = await givenCalendar({ preferences, view: 'agenda' });
      await calendar.setPreference(label);
      expect(preferences()).toEqual(written);
      const menu = await calendar.openPreferences();
      expect(await menu.isOn(label)).toBe(
        label === 'Show week number' || !label.startsWith('Show'),
      );
    });

    it('follow the host, also after the user', async () => {
      const preferences = signal<CalendarPreferences>({});
      const { calendar, fixture } = await givenCalendar({ preferences });
      await calendar.setPreference('Show weekends');
      expect(await calendar.getDates()).toHaveLength(5);
      preferences.set({ showWeekends: true });
      await fixture.whenStable();
      expect(await calendar.getDates()).toHaveLength(7);
    });

    it('that mean nothing count as not given', async () => {
      const preferences = signal<unknown>(undefined);
      const { calendar, fixture } = await givenCalendar({
        preferences: preferences.asReadonly() as Signal<CalendarPreferences>,
      });
      for (const given of MEANINGLESS) {
        preferences.set(given);
        await fixture.whenStable();
        expect((await calendar.getDates())[0]).toBe('2026-11-15');
        expect(await calendar.getDates()).toHaveLength(7);
        expect(await calendar.getHours()).toContain('1 PM');
      }
    });
  });

  describe('defaultPreferences', () => {
    it('are where an uncontrolled calendar starts', async () => {
      const { calendar } = await givenCalendar({ defaultPreferences: { showWeekends: false } });
      expect(await calendar.getDates()).toHaveLength(5);
      await calendar.setPreference('Show weekends');
      expect(await calendar.getDates()).toHaveLength(7);
    });

    it('stay in force for the keys that nobody changed, and are never written', async () => {
      const preferences = signal<CalendarPreferences>({});
      const { calendar } = await givenCalendar({
        preferences,
        defaultPreferences: { weekStartsOn: 1 },
      });
      await calendar.setPreference('Show weekends');
      expect(preferences()).toEqual({ showWeekends: false });
      expect((await calendar.getDates())[0]).toBe('2026-11-16');
    });

    it('are read once', async () => {
      const defaultPreferences = signal<CalendarPreferences>({ weekStartsOn: 1 });
      const { calendar, fixture } = await givenCalendar({ defaultPreferences });
      defaultPreferences.set({ weekStartsOn: 6 });
      await fixture.whenStable();
      expect((await calendar.getDates())[0]).toBe('2026-11-16');
    });
  });

  describe('responsiveSidePanel', () => {
    it.each([
      [1200, true, true],
      [500, true, false],
      [500, false, true],
    ])('in %i pixels, where %s: open is %s', async (width, responsiveSidePanel, isOpen) => {
      givenWidth(width);
      const { calendar } = await givenCalendar({ responsiveSidePanel });
      expect(await calendar.isSidePanelOpen()).toBe(isOpen);
    });

    it.each(['preferences', 'defaultPreferences'] as const)('yields to %s', async (pin) => {
      givenWidth(500);
      const { calendar } = await givenCalendar({ [pin]: { isSidePanelOpen: true } });
      expect(await calendar.isSidePanelOpen()).toBe(true);
    });

    it('leaves the panel to the user afterwards', async () => {
      givenWidth(500);
      const { calendar } = await givenCalendar();
      await calendar.toggleSidePanel();
      expect(await calendar.isSidePanelOpen()).toBe(true);
    });
  });
});
