/** Views that a page may have. */
export type BenchView = 'day' | 'week' | 'month' | 'agenda';

/** Views of a page with a timeline: a week by hours, and a month by days. */
export type TimelineView = 'timeline' | 'timeline-days';

/** A resource of events. */
export interface BenchResource {
  readonly id: string;
  readonly title: string;
  /** Name of a colour of the library's palette. */
  readonly eventColor: string;
  readonly children?: readonly BenchResource[];
}

/** One event of the data set. */
export interface BenchEvent {
  readonly id: string;
  readonly title: string;
  readonly resource: string;
  /** Wall time without zone: `2025-06-11T10:00:00`. */
  readonly start: string;
  /** For an all-day event the last day; its time part is then ignored. */
  readonly end: string;
  readonly allDay?: true;
  /** Rule of a recurring event. */
  readonly rrule?: string;
}

/** Rules to validate by: hours and overlaps, hours alone, or none. */
export type BenchRules = 'all' | 'hours' | 'none';

/**
 * Free times to search for where there are none: of fifty people in four weeks, or of one with a series in two years.
 */
export type BenchSearch = 'crowd' | 'series';

/** Verdict on a series: its violations, or the dates that have them. */
export type BenchVerdict = 'violations' | 'dates';

/** Field in which events are searched by a text. */
export interface BenchField {
  /** Opens the field. */
  open(): void;
  /** Matches its input. */
  readonly input: string;
  /** Matches each result in its list. */
  readonly result: string;
  /** Whether results of the text are still looked for. */
  isBusy(): boolean;
}

/** Options with which a calendar is created. */
export interface BenchOptions<View = BenchView> {
  readonly view: View;
  /** A date in the range to show: `2025-06-11`. */
  readonly date: string;
  readonly resources: readonly BenchResource[];
  /** Whether resources stand side by side, if the page supports it. */
  readonly areBeside: boolean;
}

/** Adapter that every page publishes as `window.calendarBench`, so that one runner can drive them all. */
export interface CalendarBench<Native = BenchEvent, View = BenchView> {
  /** Creates the calendar, filling the window, and starts showing the events. */
  mount(events: Native[], options: BenchOptions<View>): void;
  /** Shows the same calendar in another view. */
  setView(view: View): void;
  /** Shows the range that contains a date. */
  goTo(date: string): void;
  /** Replaces the whole array; unchanged events are the same objects as before. */
  setEvents(events: Native[]): void;
  /** Removes the calendar with its elements; it may be mounted again. */
  destroy(): void;
  /** Matches the root element of each event shown. */
  readonly eventSelector: string;
  /** Converts an event for the component; without this it gets the data set's own objects. */
  toNative?(event: BenchEvent, resources: readonly BenchResource[]): Native;
  /** Returns the start of an event in the host's array as `YYYY-MM-DDTHH:MM:SS`, to prove that a drag changed it. */
  getStart?(id: string): string;
  /** Expands the first collapsed parent of a timeline, if the page collapses parents. */
  expandFirst?(): void;
  /** Views of the page; all by default. */
  readonly views?: readonly View[];
  /** Whether an event would be refused at another time, if the page can validate. */
  judge?(before: Native, after: Native, rules: BenchRules): boolean;
  /** Validates a new series, by its violations or by its refused dates; returns how many there are. */
  validateSeries?(of: BenchVerdict): number;
  /** Validates overlaps of what is dragged, and gives it another resource if `amends`, if the page can amend. */
  amendDrags?(amends: boolean): void;
  /** Searches for a free time where there is none, and returns how many were found, if the page can search. */
  findTimes?(search: BenchSearch): number;
  /** Field in which events are searched, if the page has one. */
  readonly field?: BenchField;
  /** Hides the events whose ids end with a digit, by another function each time, if the page can filter. */
  hideEnding?(digit: number): void;
  /** Selects events by their ids, if the page can select several. */
  select?(ids: readonly string[]): void;
  /** Returns the number of selected events, drawn or not. */
  countSelected?(): number;
  /** Returns the number of events in the host's array. */
  countEvents?(): number;
  /** Returns the events with another title for `count` of them, spread over all, if the page can write changes. */
  changeMany?(events: readonly Native[], count: number): Native[];
  /** `false` if nothing can be dragged. */
  readonly drag?: false;
}

declare global {
  interface Window {
    calendarBench?: CalendarBench<BenchEvent, BenchView | TimelineView>;
  }
}

/** Publishes a page's adapter; the runner waits for it. */
export function publish<Native, View = BenchView>(bench: CalendarBench<Native, View>): void {
  // The runner only passes on objects that `toNative` of the same page made.
  window.calendarBench = bench as unknown as NonNullable<Window['calendarBench']>;
}
