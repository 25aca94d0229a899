import type { Signal } from '@angular/core';
import type {
  CalendarEvent,
  CalendarId,
  CalendarPreferences,
  CalendarResource,
  CalendarView,
  EventCalendarComponent,
  LastAction,
  SelectedOccurrence,
  SlotClick,
  VisibleRange,
  VisibleResources,
} from 'ng-event-calendar';
import type { TestFilter } from './test-filters';

type ValueOf<S> = S extends Signal<infer V> ? V : never;
type PropName = {
  [K in keyof EventCalendarComponent]: EventCalendarComponent[K] extends Signal<unknown>
    ? K
    : never;
}[keyof EventCalendarComponent];

/** Every prop of the calendar, with a filter by its name; undefined stands for its default. */
export type TestProps = {
  readonly [K in Exclude<PropName, 'eventFilter'>]?: ValueOf<EventCalendarComponent[K]> | undefined;
} & { readonly eventFilter?: TestFilter | undefined };

/** Values that the calendar wrote and reported so far; with two-way bindings, the bound values. */
export interface TestState {
  readonly events: readonly CalendarEvent[] | undefined;
  readonly view: CalendarView | undefined;
  readonly visibleDate: string | undefined;
  readonly preferences: CalendarPreferences | undefined;
  readonly visibleResources: VisibleResources | undefined;
  readonly timelinePreset: string | undefined;
  readonly collapsedResources: Readonly<Record<string, boolean>> | undefined;
  readonly pinnedResources: readonly (string | number)[];
  readonly searchText: string;
  readonly selectedEvents: readonly (CalendarId | SelectedOccurrence)[];
  readonly lastAction: LastAction | undefined;
  /** Event of the last `eventClick`. */
  readonly clicked: CalendarEvent | undefined;
  /** Resource of the last `resourceClick`. */
  readonly clickedResource: CalendarResource | undefined;
  /** Slot of the last `slotClick`. */
  readonly slot: SlotClick | undefined;
  readonly visibleRange: VisibleRange | undefined;
  /** Names of all outputs that emitted, in order, without `visibleRangeChange` and `slotClick`. */
  readonly log: readonly string[];
}

/** Options of the host around the calendar, which stay fixed once it is mounted. */
export interface TestHostOptions {
  /** Binds the calendar's models both ways; on by default. */
  readonly bound?: boolean;
  /** Draws events, titles, cells and days from templates whose content is 200 pixels high; of a bound calendar alone. */
  readonly templates?: boolean;
  /** Uses the calendar with recurring events. */
  readonly premium?: boolean;
  readonly locale?: string;
  readonly dir?: 'ltr' | 'rtl';
  readonly theme?: 'light' | 'dark';
  /** Height of the calendar, in CSS; `100dvh` by default. */
  readonly height?: string;
}

/** Drives the bare calendar from browser tests. Promises resolve once it has been drawn. */
export interface TestApi {
  /** Replaces the host by a new one without any props set, and mounts a calendar. */
  open(props: TestProps, options: TestHostOptions): Promise<void>;
  /** Removes the host and the calendar. */
  close(): Promise<void>;
  /** Sets some props, leaves the others. `default…` props are read at the next `mount()`. */
  set(props: TestProps): Promise<void>;
  get(): TestState;
  mount(): Promise<void>;
  destroy(): Promise<void>;
  /** Waits until nothing is pending any more, such as code that is being loaded. */
  settled(): Promise<void>;
  /** The calendar itself, for its methods; undefined while it is destroyed. */
  calendar(): EventCalendarComponent | undefined;
}

declare global {
  interface Window {
    showcase?: TestApi;
  }
}
