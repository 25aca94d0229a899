import { signal, type Signal } from '@angular/core';
import { DEFAULT_VIEWS, type CalendarView } from 'ng-event-calendar/core/internal';
import type { SxObject } from '../../../styles/sx';
import {
  FRIDAY_NOON,
  givenCalendar,
  givenEvent,
  givenNow,
  givenReports,
  givenWidth,
} from '../../calendar.spec-host';
import type { EventCalendarComponent } from '../../event-calendar';

const DEFAULTS: Partial<Record<keyof EventCalendarComponent, unknown>> = {
  id: undefined,
  events: [],
  resources: [],
  visibleResources: undefined,
  defaultVisibleResources: {},
  shouldEventRequireResource: false,
  eventColor: 'teal',
  areEventsDraggable: true,
  areEventsResizable: true,
  canDragEventsFromTheOutside: false,
  canDropEventsToTheOutside: false,
  readOnly: undefined,
  eventCreation: true,
  view: undefined,
  defaultView: 'week',
  views: DEFAULT_VIEWS,
  visibleDate: undefined,
  defaultVisibleDate: undefined,
  preferences: undefined,
  defaultPreferences: undefined,
  preferencesMenuConfig: undefined,
  responsiveSidePanel: true,
  mobileBreakpoint: 768,
  eventDialogVariant: 'drawer',
  eventDialogTopOffset: 0,
  editorFields: undefined,
  showCurrentTimeIndicator: true,
  scrollToCurrentTime: false,
  visibleHours: { start: 0, end: 24 },
  hourHeight: undefined,
  slotMinutes: 30,
  snapMinutes: 15,
  height: 600,
  className: undefined,
  sx: undefined,
  localeText: undefined,
};

describe('values of inputs', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  describe('defaults', () => {
    it('are those of the contract', async () => {
      const { component } = await givenCalendar();
      const values = Object.keys(DEFAULTS).map((name) => [
        name,
        (component[name as keyof EventCalendarComponent] as () => unknown)(),
      ]);
      expect(Object.fromEntries(values)).toEqual(DEFAULTS);
    });

    it('of displayTimezone is "default"', async () => {
      const { component } = await givenCalendar({ displayTimezone: undefined });
      expect(component.displayTimezone()).toBe('default');
    });

    it('draw a calendar without any binding', async () => {
      const reports = givenReports();
      const { calendar, element } = await givenCalendar();
      expect(element.localName).toBe('event-calendar');
      expect(await calendar.getEvents()).toEqual([]);
      expect(reports.messages()).toEqual([]);
    });
  });

  describe('id', () => {
    it('becomes the id of the host element, and goes again', async () => {
      const id = signal<string | undefined>('team');
      const { element, fixture } = await givenCalendar({ id });
      expect(element.id).toBe('team');
      id.set(undefined);
      await fixture.whenStable();
      expect(element.hasAttribute('id')).toBe(false);
    });
  });

  describe('height', () => {
    const SIZES: readonly [unknown, string][] = [
      [600, '600px'],
      [0, '600px'],
      [420.5, '420.5px'],
      ['80vh', '80vh'],
      ['100%', '100%'],
      [-5, '600px'],
      [NaN, '600px'],
      ['', '600px'],
      [null, '600px'],
      [undefined, '600px'],
    ];

    it('gives the block size', async () => {
      const height = signal<unknown>(600);
      const { element, fixture } = await givenCalendar({ height: height as Signal<number> });
      const sizes: unknown[] = [];
      for (const [given] of SIZES) {
        height.set(given);
        await fixture.whenStable();
        sizes.push([given, element.style.blockSize]);
      }
      expect(sizes).toEqual(SIZES);
    });
  });

  describe('className and sx', () => {
    it('act on the wrapping element', async () => {
      const className = signal<string | undefined>('mine big');
      const { element, fixture } = await givenCalendar({ className });
      const wrapper = element.querySelector('[data-view]')!;
      expect([...wrapper.classList].sort()).toEqual(['big', 'mine']);
      className.set(undefined);
      await fixture.whenStable();
      expect(wrapper.className).toBe('');
    });

    it('cannot bring markup in', async () => {
      const reports = givenReports();
      const { element } = await givenCalendar({
        className: '"><img src=x onerror=alert(1)>',
        sx: { color: '</style><img src=x>' } as unknown as SxObject,
      });
      expect(element.querySelector('img')).toBeNull();
      expect(document.querySelector('img')).toBeNull();
      expect(reports.codes()).toEqual(['sx']);
    });
  });

  describe('eventColor', () => {
    it('colours events and resources that name no colour', async () => {
      const eventColor = signal<'lime' | 'red'>('lime');
      const { calendar, fixture } = await givenCalendar({
        eventColor,
        events: [givenEvent({ id: 1 })],
        resources: [{ id: 'r', title: 'Room' }],
      });
      expect(await (await calendar.getEvent({ id: 1 })).getColor()).toBe('lime');
      const [room] = await calendar.getResourceRows();
      expect(await room?.getColor()).toBe('lime');
      eventColor.set('red');
      await fixture.whenStable();
      expect(await (await calendar.getEvent({ id: 1 })).getColor()).toBe('red');
    });
  });

  describe('showCurrentTimeIndicator', () => {
    const lines = (element: HTMLElement) =>
      [...element.querySelectorAll<HTMLElement>('[data-now]')].map((line) => ({
        date: line.closest('[data-date]')?.getAttribute('data-date'),
        top: line.style.insetBlockStart,
      }));

    it.each<CalendarView>(['day', 'week'])('marks the present time in the %s', async (view) => {
      const { element } = await givenCalendar({ view });
      expect(lines(element)).toEqual([{ date: '2026-11-20', top: '50%' }]);
    });

    it('false leaves the line out', async () => {
      const { element } = await givenCalendar({ showCurrentTimeIndicator: false });
      expect(lines(element)).toEqual([]);
    });

    it('marks nothing where today is not shown', async () => {
      const { element } = await givenCalendar({ visibleDate: '2026-12-20' });
      expect(lines(element)).toEqual([]);
    });

    it('stands where it is now in the display zone', async () => {
      givenNow('2026-11-20T20:00:00Z');
      const { element } = await givenCalendar({ displayTimezone: 'Asia/Tokyo' });
      expect(lines(element).map(({ date }) => date)).toEqual(['2026-11-21']);
      expect(parseFloat(lines(element)[0]!.top)).toBeCloseTo((5 / 24) * 100);
    });
  });

  describe('visibleHours', () => {
    it('leaves other hours out', async () => {
      const { calendar } = await givenCalendar({ visibleHours: { start: 8.5, end: 12 } });
      expect(await calendar.getHours()).toEqual(['9 AM', '10 AM', '11 AM']);
    });

    it('that are none show the whole day', async () => {
      givenReports();
      const visibleHours = signal<unknown>(undefined);
      const { calendar, fixture } = await givenCalendar({
        visibleHours: visibleHours as Signal<{ start: number; end: number }>,
      });
      for (const hours of [null, {}, { start: 9, end: 8 }, { start: -1, end: 30 }]) {
        visibleHours.set(hours);
        await fixture.whenStable();
        expect(await calendar.getHours()).toHaveLength(24);
      }
    });
  });

  describe('mobileBreakpoint', () => {
    it.each([
      [767, undefined, 'mobile'],
      [768, undefined, 'wide'],
      [768, 1000, 'mobile'],
      [400, 300, 'wide'],
    ])('in %i pixels, set to %s: %s', async (width, mobileBreakpoint, layout) => {
      givenWidth(width);
      const { calendar } = await givenCalendar(mobileBreakpoint ? { mobileBreakpoint } : {});
      expect(await calendar.getLayout()).toBe(layout);
    });

    it('leaves a calendar without a width wide, such as one in a closed tab', async () => {
      givenWidth(0);
      const { calendar } = await givenCalendar();
      expect(await calendar.getLayout()).toBe('wide');
      expect(await calendar.isSidePanelOpen()).toBe(true);
    });

    it('keeps views and their switcher in a narrow calendar', async () => {
      givenWidth(500);
      const view = signal<CalendarView>('week');
      const { calendar } = await givenCalendar({ view });
      expect(await calendar.getDates()).toHaveLength(3);
      expect(await calendar.getOfferedViews()).toEqual([...DEFAULT_VIEWS]);
      await calendar.showView('month');
      expect(view()).toBe('month');
    });
  });

  describe('eventClick', () => {
    it('tells which event was clicked, as the host gave it', async () => {
      const eventClick = jest.fn();
      const event = givenEvent({ title: 'Lunch' });
      const { calendar } = await givenCalendar({ events: [event, givenEvent()], eventClick });
      await (await calendar.getEvent({ title: 'Lunch' })).click();
      expect(eventClick).toHaveBeenCalledTimes(1);
      expect(eventClick.mock.calls[0]).toEqual([event]);
      expect((eventClick.mock.calls as unknown[][])[0]![0]).toBe(event);
    });

    it.each(['Enter', ' '])('tells so of the key "%s" too', async (key) => {
      const eventClick = jest.fn();
      const { eventElement, fixture } = await givenCalendar({
        events: [givenEvent({ id: 1 })],
        eventClick,
      });
      eventElement(1).dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
      // The code that handles keys may still be loading.
      await fixture.whenStable();
      expect(eventClick).toHaveBeenCalledTimes(1);
    });
  });
});
