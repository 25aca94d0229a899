import type { BlockedTime, Column } from 'ng-event-calendar/core/internal';
import type { EventPlace } from '../../event/event-place';

/** The cell of a day in a row of whole days, with what begins there. */
export interface DayCell {
  readonly column: Column;
  /** The line of the row's grid at which it begins, and its number among the cells of the row; without them the next. */
  readonly line?: number;
  readonly index?: number;
  /** By what it stays the same element; without it its place in the row. */
  readonly mark?: string;
  /** Whether a group of columns begins with it. */
  readonly beginsGroup?: boolean;
  /** Of its day, `YYYY-MM-DD`. */
  readonly date: string;
  /** Names the cell, which is empty more often than not. */
  readonly name: string;
  /** The day's number, where the cell shows it. */
  readonly number?: string;
  readonly isToday?: boolean;
  readonly isWeekend?: boolean;
  /** Whether it is of another month than that of the view. */
  readonly isOutside?: boolean;
  /** Whether it lies out of the calendar's bounds. */
  readonly isBeyond?: boolean;
  /** Whether none of its time is open. */
  readonly isClosed?: boolean;
  /** What lies over the whole day. */
  readonly blocks?: readonly BlockedTime[];
  readonly events: readonly EventPlace[];
  /** What "+N more" says and how it is named; null where nothing is hidden. */
  readonly more: { readonly text: string; readonly label: string } | null;
}
