import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { Component, LOCALE_ID, type Provider } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { EventCalendarHarness } from 'ng-event-calendar/testing';
import {
  provideEventCalendar,
  type EventCalendarConfig,
  type PartialLocaleText,
} from 'ng-event-calendar/defaults';
import {
  FRIDAY_NOON,
  givenCalendar,
  givenEvent,
  givenNow,
  givenReports,
} from '../../calendar.spec-host';
import { EventCalendarComponent } from '../../event-calendar';

type InputConfig = Omit<EventCalendarConfig, 'locale'>;

/** Values that differ from every default. */
const GIVEN: Required<Omit<InputConfig, 'localeText'>> = {
  canSelectSeveralEvents: true,
  shouldEventRequireResource: true,
  eventColor: 'amber',
  areEventsDraggable: false,
  areEventsResizable: 'end',
  canDragEventsFromTheOutside: true,
  canDropEventsToTheOutside: true,
  readOnly: true,
  eventCreation: { interaction: 'double-click', duration: 45 },
  defaultView: 'month',
  views: ['month', 'agenda'],
  dayCount: 4,
  dayStep: 2,
  weekCount: 2,
  hiddenDays: [3],
  minDate: '2026-01-01',
  maxDate: '2026-12-31',
  displayTimezone: 'Asia/Tokyo',
  additionalTimezones: ['UTC'],
  defaultPreferences: { showWeekends: false },
  preferencesMenuConfig: false,
  responsiveSidePanel: false,
  mobileBreakpoint: 400,
  eventDialogVariant: 'dialog',
  eventDialogTopOffset: 64,
  editorFields: ['title', 'times'],
  eventSearch: { mode: 'dim' },
  showCurrentTimeIndicator: false,
  showEventCard: 'none',
  showAllDayRow: false,
  showCreateButton: false,
  scrollToCurrentTime: true,
  visibleHours: { start: 8, end: 18 },
  hourHeight: 'fit',
  slotMinutes: 60,
  resourceColumns: { order: 'resource-date' },
  timeline: { maxLanes: 2 },
  defaultTimelinePreset: 'days',
  workingHours: [{ start: '08:00' }],
  blockedTimes: [{ allDay: true, start: '2026-12-25', end: '2026-12-25' }],
  unavailableTimes: 'ask',
  eventOverlap: 'mark',
  snapMinutes: 5,
  height: '100%',
};
const DEFAULTS: Record<keyof typeof GIVEN, unknown> = {
  canSelectSeveralEvents: false,
  shouldEventRequireResource: false,
  eventColor: 'teal',
  areEventsDraggable: true,
  areEventsResizable: true,
  canDragEventsFromTheOutside: false,
  canDropEventsToTheOutside: false,
  readOnly: undefined,
  eventCreation: true,
  defaultView: 'week',
  views: ['day', 'week', 'month', 'agenda'],
  dayCount: 3,
  dayStep: undefined,
  weekCount: undefined,
  hiddenDays: [],
  minDate: undefined,
  maxDate: undefined,
  displayTimezone: 'default',
  additionalTimezones: [],
  defaultPreferences: undefined,
  preferencesMenuConfig: undefined,
  responsiveSidePanel: true,
  mobileBreakpoint: 768,
  eventDialogVariant: 'drawer',
  eventDialogTopOffset: 0,
  editorFields: undefined,
  eventSearch: false,
  showCurrentTimeIndicator: true,
  showEventCard: 'hover',
  showAllDayRow: true,
  showCreateButton: true,
  scrollToCurrentTime: false,
  visibleHours: { start: 0, end: 24 },
  hourHeight: undefined,
  slotMinutes: 30,
  resourceColumns: false,
  timeline: {},
  defaultTimelinePreset: 'hours',
  workingHours: undefined,
  blockedTimes: [],
  unavailableTimes: 'allow',
  eventOverlap: 'allow',
  snapMinutes: 15,
  height: 600,
};
const names = Object.keys(GIVEN) as (keyof typeof GIVEN)[];

function valuesOf(component: EventCalendarComponent): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, component[name]()]));
}

const LEFT = { displayTimezone: undefined };

@Component({
  selector: 'ec-spec-inner',
  imports: [EventCalendarComponent],
  template: '<event-calendar id="inner" />',
  providers: [provideEventCalendar({ defaultView: 'day', localeText: { allDay: 'Ganztägig' } })],
})
class Inner {}

@Component({
  imports: [EventCalendarComponent, Inner],
  template: '<event-calendar id="outer" /><ec-spec-inner />',
  providers: [provideEventCalendar({ snapMinutes: 5 })],
})
class Outer {}

describe('defaults of an application', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  describe('provideEventCalendar', () => {
    it('leaves the defaults of the specification where nothing is provided', async () => {
      expect(valuesOf((await givenCalendar(LEFT)).component)).toEqual(DEFAULTS);
    });

    it('leaves what it does not name', async () => {
      const { component } = await givenCalendar(
        LEFT,
        provideEventCalendar({ eventColor: 'amber' }),
      );
      expect(valuesOf(component)).toEqual({ ...DEFAULTS, eventColor: 'amber' });
    });

    it('gives every input the default of the application', async () => {
      const { component } = await givenCalendar(LEFT, provideEventCalendar(GIVEN));
      expect(valuesOf(component)).toEqual(GIVEN);
    });

    it('yields to what is bound, also where that is the default', async () => {
      const bound = names.filter((name) => DEFAULTS[name] !== undefined);
      const values = Object.fromEntries(bound.map((name) => [name, DEFAULTS[name]]));
      const { component } = await givenCalendar(values, provideEventCalendar(GIVEN));
      expect(valuesOf(component)).toEqual({ ...GIVEN, ...values });
    });

    it('stays in force for what is not bound', async () => {
      const bound = { ...LEFT, eventColor: 'teal' as const };
      const { component } = await givenCalendar(bound, provideEventCalendar(GIVEN));
      expect(valuesOf(component)).toEqual({ ...GIVEN, eventColor: 'teal' });
    });

    it('is what the calendar shows', async () => {
      const event = givenEvent({ id: 1 });
      const { calendar } = await givenCalendar(
        { ...LEFT, events: [event] },
        provideEventCalendar({ defaultView: 'day', eventColor: 'pink', displayTimezone: 'UTC' }),
      );
      expect(await calendar.getView()).toBe('day');
      expect(await (await calendar.getEvent({ id: 1 })).getColor()).toBe('pink');
    });
  });

  describe('the locale that is provided', () => {
    const german = { provide: LOCALE_ID, useValue: 'de' };

    it.each<[string, Provider[], string]>([
      [
        'goes before LOCALE_ID',
        [german, provideEventCalendar({ locale: 'fr' })],
        '16–22 nov. 2026',
      ],
      [
        'leaves LOCALE_ID in force without one',
        [german, provideEventCalendar({})],
        '16.–22. Nov. 2026',
      ],
    ])('%s', async (_, providers, title) => {
      const { calendar } = await givenCalendar({}, providers);
      expect(await calendar.getTitle()).toBe(title);
    });
  });

  describe('the texts that are provided', () => {
    const words = async (
      provided: PartialLocaleText,
      localeText?: PartialLocaleText,
    ): Promise<string> => {
      const { element } = await givenCalendar({ localeText }, [
        provideEventCalendar({ localeText: provided }),
      ]);
      return element.textContent;
    };

    it('stand between the English ones and those of a calendar, text by text', async () => {
      const text = await words({ today: 'Heute', allDay: 'Ganztags' }, { allDay: 'Ganztägig' });
      for (const word of ['Heute', 'Ganztägig', 'Month']) expect(text).toContain(word);
      for (const word of ['Today', 'Ganztags', 'All day']) expect(text).not.toContain(word);
    });

    it('are checked as those of a calendar are', async () => {
      const reports = givenReports();
      const text = await words({ today: 1, tomorrow: 'Morgen' } as unknown as PartialLocaleText);
      expect(text).toContain('Today');
      expect(reports.codes()).toEqual(['locale-text', 'locale-text']);
    });
  });

  describe('provided within each other', () => {
    async function given(): Promise<Record<'outer' | 'inner', EventCalendarHarness>> {
      const localeText = { today: 'Heute', allDay: 'Ganztags' };
      TestBed.configureTestingModule({
        providers: [provideEventCalendar({ defaultView: 'month', locale: 'de', localeText })],
      });
      const loader = TestbedHarnessEnvironment.loader(TestBed.createComponent(Outer));
      return {
        outer: await loader.getHarness(EventCalendarHarness.with({ id: 'outer' })),
        inner: await loader.getHarness(EventCalendarHarness.with({ id: 'inner' })),
      };
    }

    it('the nearest wins, option by option and text by text', async () => {
      const { outer, inner } = await given();
      expect([await outer.getView(), await inner.getView()]).toEqual(['month', 'day']);
      expect(await inner.getTitle()).toBe('20. November 2026');
      const text = await (await inner.host()).text();
      for (const word of ['Heute', 'Ganztägig']) expect(text).toContain(word);
      expect(text).not.toContain('Ganztags');
    });
  });
});
