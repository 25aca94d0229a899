import type { BlockedTime, Column } from 'ng-event-calendar/core/internal';
import type { EventPlace } from '../../event/event-place';

/** An event in a cell of the row into which it continues. */
export interface ContinuedEvent {
  readonly key: string;
  /** Accessible name, with the number of its day. */
  readonly label: string;
  /** Row of bars in which it is drawn. */
  readonly row: number;
}

/** The cell of a day in a row of whole days, with the events that begin in it. */
export interface DayCell {
  readonly column: Column;
  /** Grid line at which the cell begins, and its index among the cells of the row; by default the next ones. */
  readonly line?: number;
  readonly index?: number;
  /** Key by which the cell stays the same element; by default its place in the row. */
  readonly mark?: string;
  /** Whether a group of columns begins with the cell. */
  readonly beginsGroup?: boolean;
  /** Date of the day, `YYYY-MM-DD`. */
  readonly date: string;
  /** Date of the cell in words, which is often empty. */
  readonly name: string;
  /** Accessible name of the cell: its date and the number of its events. */
  readonly label: string;
  /** Closed and blocked times of the day, which are drawn as tints alone; empty where all of it is open. */
  readonly closed?: string;
  /** Number of the day, where the cell shows it. */
  readonly number?: string;
  readonly isToday?: boolean;
  readonly isWeekend?: boolean;
  /** Whether the day belongs to another month than the view. */
  readonly isOutside?: boolean;
  /** Whether the day is out of the calendar's bounds. */
  readonly isBeyond?: boolean;
  /** Whether the day has no open time. */
  readonly isClosed?: boolean;
  /** Blocked times that cover the whole day. */
  readonly blocks?: readonly BlockedTime[];
  readonly events: readonly EventPlace[];
  /** Events that began in an earlier cell of the row, and are drawn from there. */
  readonly continued: readonly ContinuedEvent[];
  /** Text and accessible name of "+N more"; null where nothing is hidden. */
  readonly more: { readonly text: string; readonly label: string } | null;
}
