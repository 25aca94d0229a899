/** The views that a page may have. */
export type BenchView = 'day' | 'week' | 'month' | 'agenda';

/** Whom events belong to. */
export interface BenchResource {
  readonly id: string;
  readonly title: string;
  /** Name of a colour of our palette. */
  readonly eventColor: string;
}

/** One event of the data set. */
export interface BenchEvent {
  readonly id: string;
  readonly title: string;
  readonly resource: string;
  /** Wall clock without zone: `2025-06-11T10:00:00`. */
  readonly start: string;
  /** Of an all-day event the last day; its time part then means nothing. */
  readonly end: string;
  readonly allDay?: true;
  /** Of those that recur. */
  readonly rrule?: string;
}

/** What forbids something when it is judged: hours and overlaps, hours alone, or nothing. */
export type BenchRules = 'all' | 'hours' | 'none';

/** For whom a time is looked for that nobody has: fifty people in four weeks, or one with a series in two years. */
export type BenchSearch = 'crowd' | 'series';

/** How a calendar is created. */
export interface BenchOptions {
  readonly view: BenchView;
  /** A date in the range to show: `2025-06-11`. */
  readonly date: string;
  readonly resources: readonly BenchResource[];
  /** Whether resources stand beside each other, where the page can have them so. */
  readonly areBeside: boolean;
}

/** What every page publishes as `window.calendarBench`, so that one runner can drive them all. */
export interface CalendarBench<Native = BenchEvent> {
  /** Creates the calendar, filling the window, and starts showing the events. */
  mount(events: Native[], options: BenchOptions): void;
  /** Shows the same calendar in another view. */
  setView(view: BenchView): void;
  /** Shows the range that contains a date. */
  goTo(date: string): void;
  /** Replaces the whole array; what didn't change is the same object as before. */
  setEvents(events: Native[]): void;
  /** Removes the calendar with its elements; it may be mounted again. */
  destroy(): void;
  /** Matches the root element of each event shown. */
  readonly eventSelector: string;
  /** An event as the component wants it; without this it gets the data set's own objects. */
  toNative?(event: BenchEvent, resources: readonly BenchResource[]): Native;
  /** Start of an event in the host's array as `YYYY-MM-DDTHH:MM:SS`: proves that a drag changed it. */
  getStart?(id: string): string;
  /** The views it has; all by default. */
  readonly views?: readonly BenchView[];
  /** Whether an event would be refused at another time, where the page can judge. */
  judge?(before: Native, after: Native, rules: BenchRules): boolean;
  /** Looks for a free time where there is none, and returns how many were found, where the page can look. */
  findTimes?(search: BenchSearch): number;
  /** The events once so many of them, spread over all, have another title, where the page can write changes. */
  changeMany?(events: readonly Native[], count: number): Native[];
  /** `false` where nothing can be dragged. */
  readonly drag?: false;
}

declare global {
  interface Window {
    calendarBench?: CalendarBench;
  }
}

/** Publishes a page's adapter; the runner waits for it. */
export function publish<Native>(bench: CalendarBench<Native>): void {
  // The runner hands back only what `toNative` of the same page made.
  window.calendarBench = bench as unknown as CalendarBench;
}
