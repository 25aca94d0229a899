import type { PerPreset } from './timeline';

/** Day of the week: 0 is Sunday, 6 is Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Whether a value is a day of the week. */
export function isWeekday(value: unknown): value is Weekday {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 6;
}

/** Settings of a user. A missing key means its default. */
export interface CalendarPreferences {
  /** Whether times are written on a 12-hour clock. Default: as the locale does. */
  readonly ampm?: boolean;
  /** First day of the week. Default: the locale's. */
  readonly weekStartsOn?: Weekday;
  /** Whether Saturday and Sunday are shown in week, days, month and agenda. Default `true`. */
  readonly showWeekends?: boolean;
  /** Number of days that the view `days` shows, 1 to 31. Default: the input `dayCount`. */
  readonly dayCount?: number;
  /** Whether week numbers are shown. Default `false`. */
  readonly showWeekNumber?: boolean;
  /** Whether the side panel is open. Default: open in a wide calendar (see `responsiveSidePanel`). */
  readonly isSidePanelOpen?: boolean;
  /** Whether resources are side by side if the calendar gives them columns. Default `true`. */
  readonly showResourceColumns?: boolean;
  /** Whether the agenda lists days without events. Default `true`. */
  readonly showEmptyDaysInAgenda?: boolean;
  /** Height of an hour in the time grid in pixels, 24 to 240, or `'fit'`. Default: the input `hourHeight`. */
  readonly hourHeight?: number | 'fit';
  /** Width of a cell of the timeline by preset, in pixels from 24 to 240. Default: the host's. */
  readonly timelineCellWidths?: PerPreset<number>;
  /** Width of the timeline's titles in pixels, 160 to 480. Default: the host's. */
  readonly timelineTitleWidth?: number;
}

/** Items of the preferences menu. A missing key means shown. */
export interface PreferencesMenuConfig {
  /** Whether the menu offers to hide weekends. */
  readonly toggleWeekendVisibility?: boolean;
  /** Whether the menu offers to show week numbers. */
  readonly toggleWeekNumberVisibility?: boolean;
  /**
   * Whether the menu offers to show resources side by side, where `resourceColumns` gives columns and two resources are
   * visible.
   */
  readonly toggleResourceColumns?: boolean;
  /** Whether the menu offers the 12-hour and the 24-hour clock. */
  readonly toggleAmpm?: boolean;
  /** Whether the menu offers to hide days without events in the agenda. */
  readonly toggleEmptyDaysInAgenda?: boolean;
  /** Whether the menu offers the first day of the week. */
  readonly toggleWeekStartsOn?: boolean;
}

/** How events are created by hand. */
export interface EventCreation {
  /** The gesture on empty space that starts a new event. Default `'click'`. */
  readonly interaction?: 'click' | 'double-click';
  /** Length in minutes of an event created by a single click. Default 30. */
  readonly duration?: number;
  /**
   * Whether an event may have several resources: the editor lets the user choose them, and a drag with Control or Alt
   * held adds the resource that it is dropped on. Default false.
   */
  readonly canHaveMultipleResources?: boolean;
  /**
   * Form in which a new event is entered: `'quick'` is a small one beside its slot, with title, time, resource and a
   * button for the editor. Events passed to `openEditor` open in the editor. Default `'editor'`.
   */
  readonly form?: 'editor' | 'quick';
}

/**
 * A part of the day that the time grid shows, in hours; halves allowed. Default 0 to 24. In the timeline a single part
 * may end on the next day, up to 48.
 */
export interface VisibleHours {
  /** First hour, 0 to 24. */
  readonly start: number;
  /** Hour at which the part ends, exclusive. */
  readonly end: number;
}
