/** Unit of a cell on the timeline's axis. */
export type TimelinePreset = 'hours' | 'days' | 'weeks' | 'months';

/** Unit of a header row of the timeline. */
export type TimelineUnit = 'hour' | 'day' | 'week' | 'month' | 'year';

/** Length of a page or a step of the timeline: a whole number of one unit. */
export type TimelineSpan =
  | { readonly days: number }
  | { readonly weeks: number }
  | { readonly months: number }
  | { readonly years: number };

/** Values by preset; a missing preset has its default. */
export type PerPreset<T> = Readonly<Partial<Record<TimelinePreset, T>>>;

/** Column of the timeline beside the titles, which shows a key of the resources themselves. */
export interface TimelineColumn {
  /** Key of the resources whose value the cells show. */
  readonly key: string;
  /** Heading of the column. */
  readonly title: string;
  /** Width in pixels, 40 to 480. Default 96. */
  readonly width?: number;
}

/** Options of the view `'timeline'`. A missing key has its default. */
export interface TimelineOptions {
  /** Presets offered in the toolbar. Default: all four. */
  readonly presets?: readonly TimelinePreset[];
  /**
   * Length of a page. `hours` and `days` take days, weeks or months, `weeks` takes weeks, `months` months or years; at
   * most 31 days, 400 days, 260 weeks and 240 months. Default: a day, a month, 26 weeks and a year.
   */
  readonly spans?: PerPreset<TimelineSpan>;
  /** Distance by which next and previous move, in the unit of the span or a coarser one. Default: one span. */
  readonly steps?: PerPreset<TimelineSpan>;
  /**
   * Header rows, coarse to fine, of units no finer than a cell. Default: `['day', 'hour']`, `['month', 'day']`,
   * `['month', 'week']` and `['year', 'month']`.
   */
  readonly headers?: PerPreset<readonly TimelineUnit[]>;
  /**
   * Minimum width of a cell in pixels, 24 to 240; `'fit'` shares the available width, at least 24 each. For a month, it
   * applies to 30 days. Default: 80, 40, 48 and 72.
   */
  readonly cellWidths?: PerPreset<number | 'fit'>;
  /** Height of a lane in pixels, 24 to 120. Default: 40 in `hours`, for two lines of text, else 24. */
  readonly laneHeights?: PerPreset<number>;
  /** Maximum number of lanes of a row, 1 to 50; "+N" replaces further events. Default `'all'`. */
  readonly maxLanes?: number | 'all';
  /**
   * Whether bars of timed events end at their times or cover the days that they touch; in `hours` they always end at
   * their times. Default `'time'`.
   */
  readonly barEnds?: 'time' | 'day';
  /**
   * Resources that have rows: all, those with events or open time on the page, or those with events alone. Parents
   * stay above them. Default `'all'`.
   */
  readonly show?: 'all' | 'working' | 'with-events';
  /**
   * Whether events without a known resource have a row: while there are any on the page, always or never.
   * Default `'auto'`.
   */
  readonly unassigned?: 'auto' | 'always' | 'never';
  /** Width of the title column in pixels, 160 to 480. Default 240. */
  readonly titleWidth?: number;
  /** Further columns beside the title. Default: none. */
  readonly columns?: readonly TimelineColumn[];
  /** Where booked and open time are shown: nowhere, in the header of each row, or also at each cell. Default `'none'`. */
  readonly workload?: 'none' | 'row' | 'cell';
}

/** Presets of the timeline, in the order in which they are offered. */
export const TIMELINE_PRESETS: readonly TimelinePreset[] = ['hours', 'days', 'weeks', 'months'];

/** Unit of a length of pages or steps. */
export type TimelineSpanUnit = 'days' | 'weeks' | 'months' | 'years';

/** Lengths that pages of a preset can have. */
export interface PageLengths {
  /** Length where the host names none. */
  readonly usual: TimelineSpan;
  readonly units: readonly TimelineSpanUnit[];
  readonly mostDays: number;
}

/** Lengths of pages by preset. */
export const PAGE_LENGTHS: Readonly<Record<TimelinePreset, PageLengths>> = {
  hours: { usual: { days: 1 }, units: ['days', 'weeks', 'months'], mostDays: 31 },
  days: { usual: { months: 1 }, units: ['days', 'weeks', 'months'], mostDays: 400 },
  weeks: { usual: { weeks: 26 }, units: ['weeks'], mostDays: 260 * 7 },
  months: { usual: { years: 1 }, units: ['months', 'years'], mostDays: 20 * 366 },
};
