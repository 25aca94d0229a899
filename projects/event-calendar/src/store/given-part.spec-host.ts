import { signal, type Provider, type Signal, type Type, type WritableSignal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { DEFAULT_VIEWS, type CalendarView } from 'ng-event-calendar/core/internal';
import { Announcer } from '../feedback/announcer';
import { Help } from '../feedback/help';
import { Notice } from '../feedback/notice';
import { LazyLoader } from '../lazy/lazy-loader';
import { AgendaSearch } from './dates/agenda-search';
import { BookingQuestions } from './availability/booking-question';
import { Amendments } from './events/amendments';
import { BatchVerdicts } from './events/batch-verdicts';
import { CalendarEdits } from './events/calendar-edits';
import { ChangeValidation } from './availability/change-validation';
import { ChangeVerdicts } from './events/change-verdicts';
import { ChangeWords } from './events/change-words';
import { CALENDAR_INPUTS, type CalendarInputs } from './inputs/calendar-inputs';
import { LayoutWidths } from './layout/layout-widths';
import { CalendarSettings } from './inputs/calendar-settings';
import { CalendarStore } from './events/calendar-store';
import { EventFilter } from './events/event-filter';
import { SearchState } from './events/search-state';
import { Clock } from './dates/clock';
import { Columns } from './layout/columns';
import { Conflicts } from './availability/conflicts';
import { Editing } from './events/editing';
import { FocusedSlot } from './layout/focused-slot';
import { AdditionalTimezones } from './dates/additional-timezones';
import { GestureRules } from './events/gesture-rules';
import { FRIDAY_NOON } from './events/given-event.spec-host';
import { givenMedia } from './inputs/given-media.spec-host';
import { AvailabilityRules } from './availability/availability-rules';
import { Navigation } from './dates/navigation';
import { EventCopies } from './events/event-copies';
import { OccurrenceEdits } from './events/occurrence-edits';
import { OfferedViews } from './dates/offered-views';
import { PresentOccurrences } from './events/present-occurrences';
import { PageOccurrences } from './events/page-occurrences';
import { Refusals } from './availability/refusals';
import { Replays } from './events/replays';
import { Reports } from './inputs/reports';
import { SentEvents } from './events/sent-events';
import { SeriesEdits } from './events/series-edits';
import { Settlements } from './events/settlements';
import { SkipOffers } from './availability/skip-offers';
import { SelectionState } from './events/selection-state';
import { SessionState } from './events/session-state';
import { SourceLink } from './source/source-link';
import { TimelineSettings } from './dates/timeline-settings';
import { TimeScroll } from './dates/time-scroll';
import { AvailabilityShading } from './availability/availability-shading';
import { VisibleDate } from './dates/visible-date';
import { VisibleDays } from './dates/visible-days';

type OutputName =
  | 'lastAction'
  | 'changeSettled'
  | 'eventClick'
  | 'blockedTimeClick'
  | 'resourceClick'
  | 'slotClick'
  | 'eventChangeRequest'
  | 'editorOpening'
  | 'visibleRangeChange';
type InputName = Exclude<keyof CalendarInputs, OutputName>;
type Bound = {
  readonly [Name in InputName]: CalendarInputs[Name] extends Signal<infer Value> ? Value : never;
};

/** Inputs that a spec binds; all others have the calendar's defaults, in UTC. */
export interface GivenInputs extends Partial<Omit<Bound, 'view' | 'defaultView' | 'views'>> {
  /** Hosts may bind a string that names no view. */
  readonly view?: string;
  readonly defaultView?: string;
  readonly views?: unknown;
  /** Present moment as an ISO instant; noon UTC of Friday, 20 November 2026, by default. */
  readonly now?: string;
  /** Width of the calendar in pixels. */
  readonly width?: number;
}

const DEFAULTS: Readonly<Record<InputName, unknown>> = {
  events: [],
  eventSource: undefined,
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
  timeline: {},
  timelinePreset: undefined,
  defaultTimelinePreset: 'hours',
  collapsedResources: undefined,
  defaultCollapsedResources: {},
  pinnedResources: [],
  views: DEFAULT_VIEWS,
  visibleDate: undefined,
  defaultVisibleDate: undefined,
  dayCount: 3,
  dayStep: undefined,
  weekCount: undefined,
  hiddenDays: [],
  minDate: undefined,
  maxDate: undefined,
  displayTimezone: 'UTC',
  additionalTimezones: [],
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
  localeText: undefined,
  visibleHours: { start: 0, end: 24 },
  hourHeight: undefined,
  slotMinutes: 30,
  resourceColumns: false,
  workingHours: undefined,
  blockedTimes: [],
  unavailableTimes: 'allow',
  eventOverlap: 'allow',
  snapMinutes: 15,
  eventFilter: undefined,
  eventSearch: false,
  searchText: '',
  canSelectSeveralEvents: false,
  selectedEvents: [],
  newEvent: undefined,
  showAllDayRow: true,
  showCreateButton: true,
  showEventCard: 'hover',
  editorTemplate: undefined,
  editorSectionTemplate: undefined,
  eventTemplate: undefined,
  dayCellTemplate: undefined,
  dayHeaderTemplate: undefined,
  resourceHeaderTemplate: undefined,
  timelineCellTemplate: undefined,
  toolbarTemplate: undefined,
  toolbarStartTemplate: undefined,
  toolbarEndTemplate: undefined,
  resourceTemplate: undefined,
  eventCardTemplate: undefined,
};

/** Boundary of a calendar that isn't rendered: inputs to set, and outputs that record what they emit. */
export type GivenBoundary = {
  readonly [Name in InputName]: WritableSignal<Bound[Name]>;
} & Readonly<Record<OutputName, { readonly emit: jest.Mock }>>;

/** Makes a boundary with the given inputs. */
export function givenBoundary({ now: _now, width: _width, ...bound }: GivenInputs): GivenBoundary {
  const inputs = Object.entries({ ...DEFAULTS, ...bound }).map(([name, value]) => [
    name,
    signal(value),
  ]);
  return {
    ...(Object.fromEntries(inputs) as GivenBoundary),
    lastAction: { emit: jest.fn() },
    changeSettled: { emit: jest.fn() },
    eventClick: { emit: jest.fn() },
    blockedTimeClick: { emit: jest.fn() },
    resourceClick: { emit: jest.fn() },
    slotClick: { emit: jest.fn() },
    eventChangeRequest: { emit: jest.fn() },
    editorOpening: { emit: jest.fn() },
    visibleRangeChange: { emit: jest.fn() },
  };
}

/** A part of the calendar over the real stores, with its inputs, and with its reports and announcements. */
export interface GivenPart<T> {
  readonly part: T;
  readonly inputs: GivenBoundary;
  /** Present moment as an instant. */
  readonly now: WritableSignal<number>;
  /** Messages for developers: `code: message`. */
  readonly reported: string[];
  /** Announcements for screen readers. */
  readonly said: string[];
}

/** Makes a part over the stores. `providers` are added to theirs, or replace them. */
export function givenPart<T>(
  type: Type<T>,
  given: GivenInputs = {},
  providers: readonly Provider[] = [],
): GivenPart<T> {
  const inputs = givenBoundary(given);
  const now = signal(Date.parse(given.now ?? FRIDAY_NOON));
  const reported: string[] = [];
  const said: string[] = [];
  const say = (message: string): number => said.push(message);
  const report = (code: string, message: string): number => reported.push(`${code}: ${message}`);
  TestBed.configureTestingModule({
    providers: [
      { provide: CALENDAR_INPUTS, useValue: inputs },
      { provide: Clock, useValue: { now } },
      { provide: Reports, useValue: { report } },
      {
        provide: Announcer,
        useValue: { say, sayFailure: say, sayStep: (step: string) => step && say(step) },
      },
      givenMedia().provider,
      Help,
      Notice,
      AgendaSearch,
      Amendments,
      BatchVerdicts,
      BookingQuestions,
      CalendarEdits,
      ChangeValidation,
      ChangeVerdicts,
      ChangeWords,
      LayoutWidths,
      CalendarSettings,
      CalendarStore,
      Columns,
      Conflicts,
      Editing,
      EventCopies,
      EventFilter,
      SearchState,
      FocusedSlot,
      AdditionalTimezones,
      AvailabilityRules,
      GestureRules,
      Navigation,
      OccurrenceEdits,
      OfferedViews,
      PageOccurrences,
      PresentOccurrences,
      LazyLoader,
      Refusals,
      Replays,
      SentEvents,
      SelectionState,
      SeriesEdits,
      SessionState,
      Settlements,
      SkipOffers,
      SourceLink,
      TimelineSettings,
      TimeScroll,
      AvailabilityShading,
      VisibleDate,
      VisibleDays,
      ...providers,
    ],
  });
  if (given.width !== undefined) TestBed.inject(CalendarSettings).measure(given.width);
  return { part: TestBed.inject(type), inputs, now, reported, said };
}

/** All views, for tables of cases. */
export const EACH_VIEW: readonly CalendarView[] = ['day', 'week', 'month', 'agenda'];
