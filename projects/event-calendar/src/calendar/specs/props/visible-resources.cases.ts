import { signal, type WritableSignal } from '@angular/core';
import type {
  CalendarResource,
  CalendarView,
  VisibleResources,
} from 'ng-event-calendar/core/internal';
import {
  deepFreeze,
  FRIDAY_NOON,
  givenCalendar,
  givenEvent,
  givenNow,
} from '../../calendar.spec-host';

const RESOURCES: readonly CalendarResource[] = deepFreeze([
  { id: 'house', title: 'House', children: [{ id: 1, title: 'Kitchen' }] },
  { id: 'garden', title: 'Garden' },
]);
const EVENTS = [
  givenEvent({ title: 'Cook', resource: '1' }),
  givenEvent({ title: 'Dig', resource: 'garden' }),
  givenEvent({ title: 'Read' }),
  givenEvent({ title: 'Lost', resource: 'cellar' }),
];
const given = { resources: RESOURCES, events: EVENTS };

/** Maps, and the events that they show; an invalid map hides nothing. */
const SHOWN: readonly [unknown, string[]][] = [
  [{ garden: false }, ['Cook', 'Read', 'Lost']],
  [{ garden: true }, ['Cook', 'Dig', 'Read', 'Lost']],
  [{ 1: false }, ['Dig', 'Read', 'Lost']],
  [{ house: false, 1: true }, ['Dig', 'Read', 'Lost']],
  [{ house: false, garden: false, cellar: false }, ['Read', 'Lost']],
  [{ garden: undefined }, ['Cook', 'Dig', 'Read', 'Lost']],
  [null, ['Cook', 'Dig', 'Read', 'Lost']],
  ['garden', ['Cook', 'Dig', 'Read', 'Lost']],
  [7, ['Cook', 'Dig', 'Read', 'Lost']],
];

describe('which resources', () => {
  beforeEach(() => {
    givenNow(FRIDAY_NOON);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  describe('visibleResources', () => {
    it('show everything by default', async () => {
      const { calendar } = await givenCalendar(given);
      expect(await calendar.getEventTitles()).toEqual(['Cook', 'Dig', 'Read', 'Lost']);
      expect(await calendar.getResources()).toEqual([
        { title: 'House', check: 'checked' },
        { title: 'Kitchen', check: 'checked' },
        { title: 'Garden', check: 'checked' },
      ]);
    });

    it('hide events of what is switched off, and of what is beneath it', async () => {
      const visibleResources = signal<VisibleResources>({});
      const { calendar, fixture } = await givenCalendar({ ...given, visibleResources });
      const shown: unknown[] = [];
      for (const [map] of SHOWN) {
        visibleResources.set(map as VisibleResources);
        await fixture.whenStable();
        shown.push([map, await calendar.getEventTitles()]);
      }
      expect(shown).toEqual(SHOWN);
    });

    it.each<CalendarView>(['day', 'week', 'month', 'agenda'])(
      'hide in the %s what stays in events',
      async (view) => {
        const { calendar, component } = await givenCalendar({
          ...given,
          view,
          visibleResources: { garden: false },
        });
        expect(await calendar.getEvents({ title: 'Dig' })).toEqual([]);
        expect(await calendar.getEvents({ title: 'Cook' })).toHaveLength(1);
        expect(component.events()).toBe(EVENTS);
      },
    );

    it('are written back as the whole map when the user toggles one', async () => {
      const visibleResources = signal<VisibleResources>({ unknown: false });
      const { calendar } = await givenCalendar({ ...given, visibleResources });
      await calendar.toggleResource('Garden');
      expect(visibleResources()).toEqual({ unknown: false, house: true, 1: true, garden: false });
      expect(await calendar.getEventTitles()).toEqual(['Cook', 'Read', 'Lost']);
      await calendar.toggleResource('Garden');
      expect(visibleResources()).toEqual({ unknown: false, house: true, 1: true, garden: true });
    });

    it('are toggled for a whole branch', async () => {
      const visibleResources = signal<VisibleResources>({});
      const { calendar } = await givenCalendar({ ...given, visibleResources });
      await calendar.toggleResource('House');
      expect(visibleResources()).toEqual({ house: false, 1: false, garden: true });
      expect(await calendar.getResources()).toContainEqual({
        title: 'Kitchen',
        check: 'unchecked',
      });
    });

    it('follow the host, also after the user', async () => {
      const visibleResources = signal<VisibleResources>({});
      const { calendar, fixture } = await givenCalendar({ ...given, visibleResources });
      await calendar.toggleResource('Garden');
      visibleResources.set({ 1: false });
      await fixture.whenStable();
      expect(await calendar.getEventTitles()).toEqual(['Dig', 'Read', 'Lost']);
      expect(await calendar.getResources()).toEqual([
        { title: 'House', check: 'mixed' },
        { title: 'Kitchen', check: 'unchecked' },
        { title: 'Garden', check: 'checked' },
      ]);
    });
  });

  describe('defaultVisibleResources', () => {
    it('are where an uncontrolled calendar starts', async () => {
      const { calendar } = await givenCalendar({
        ...given,
        defaultVisibleResources: { garden: false },
      });
      expect(await calendar.getEventTitles()).toEqual(['Cook', 'Read', 'Lost']);
      await calendar.toggleResource('House');
      expect(await calendar.getEventTitles()).toEqual(['Read', 'Lost']);
    });

    it('are what a bound signal without a value is first filled from', async () => {
      const visibleResources = signal(undefined) as unknown as WritableSignal<VisibleResources>;
      const { calendar } = await givenCalendar({
        ...given,
        visibleResources,
        defaultVisibleResources: { garden: false },
      });
      await calendar.toggleResource('Kitchen');
      expect(visibleResources()).toEqual({ house: true, 1: false, garden: false });
    });

    it('are read once', async () => {
      const defaultVisibleResources = signal<VisibleResources>({ garden: false });
      const { calendar, fixture } = await givenCalendar({ ...given, defaultVisibleResources });
      defaultVisibleResources.set({});
      await fixture.whenStable();
      expect(await calendar.getEventTitles()).toEqual(['Cook', 'Read', 'Lost']);
    });
  });
});
