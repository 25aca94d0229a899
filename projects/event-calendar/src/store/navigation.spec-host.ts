import { signal, type Type } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import type {
  CalendarEvent,
  CalendarPreferences,
  CalendarResource,
  CalendarView,
  VisibleResources,
} from 'ng-event-calendar/core';
import { AgendaSearch } from './agenda-search';
import { CALENDAR_INPUTS, type CalendarInputs } from './calendar-inputs';
import { CalendarSettings } from './calendar-settings';
import { CalendarStore } from './calendar-store';
import { Clock } from './clock';
import type { CalendarEventSource } from './event-source';
import { Navigation } from './navigation';
import { OfferedViews } from './offered-views';
import { Reports } from './reports';
import { SourceLink } from './source-link';
import { TimeScroll } from './time-scroll';
import { VisibleDate } from './visible-date';
import { VisibleDays } from './visible-days';

/** What a spec may set; nothing else of the boundary is read to find the days of a view. */
export interface GivenInputs {
  readonly events?: CalendarEvent[];
  readonly eventSource?: CalendarEventSource;
  readonly resources?: readonly CalendarResource[];
  readonly visibleResources?: VisibleResources;
  /** Hosts may bind what is no view. */
  readonly view?: string;
  readonly defaultView?: string;
  readonly views?: unknown;
  readonly visibleDate?: string;
  readonly defaultVisibleDate?: string;
  readonly displayTimezone?: string;
  readonly preferences?: CalendarPreferences;
  /** The present moment, as an instant; noon of Friday, 20 November 2026, unless said otherwise. */
  readonly now?: string;
  /** The calendar's own width in pixels. */
  readonly width?: number;
}

function boundary(given: GivenInputs) {
  return {
    events: signal(given.events ?? []),
    eventSource: signal(given.eventSource),
    resources: signal(given.resources ?? []),
    visibleResources: signal(given.visibleResources),
    defaultVisibleResources: signal<VisibleResources>({}),
    view: signal(given.view),
    defaultView: signal(given.defaultView ?? 'week'),
    views: signal('views' in given ? given.views : ['day', 'week', 'month', 'agenda']),
    visibleDate: signal(given.visibleDate),
    defaultVisibleDate: signal(given.defaultVisibleDate),
    displayTimezone: signal(given.displayTimezone ?? 'UTC'),
    preferences: signal<CalendarPreferences>({ weekStartsOn: 0, ...given.preferences }),
    defaultPreferences: signal(undefined),
    mobileBreakpoint: signal(768),
    localeText: signal(undefined),
  };
}

/** A part of navigation over the real store, what it reads and writes, and what it reports: `code: message`. */
export interface GivenPart<T> {
  readonly part: T;
  readonly inputs: ReturnType<typeof boundary>;
  readonly reported: readonly string[];
}

export function givenPart<T>(type: Type<T>, given: GivenInputs = {}): GivenPart<T> {
  const inputs = boundary(given);
  const reported: string[] = [];
  TestBed.configureTestingModule({
    providers: [
      { provide: CALENDAR_INPUTS, useValue: inputs as unknown as CalendarInputs },
      {
        provide: Clock,
        useValue: { now: signal(Date.parse(given.now ?? '2026-11-20T12:00:00Z')) },
      },
      {
        provide: Reports,
        useValue: {
          report: (code: string, message: string) => reported.push(`${code}: ${message}`),
        },
      },
      AgendaSearch,
      CalendarSettings,
      CalendarStore,
      Navigation,
      OfferedViews,
      SourceLink,
      TimeScroll,
      VisibleDate,
      VisibleDays,
    ],
  });
  if (given.width !== undefined) TestBed.inject(CalendarSettings).measure(given.width);
  return { part: TestBed.inject(type), inputs, reported };
}

/** The views there are, for tables. */
export const EACH_VIEW: readonly CalendarView[] = ['day', 'week', 'month', 'agenda'];
