import type { CalendarEvent } from './event';

/** Kind of gesture that changed `events`. */
export type LastActionType = 'create' | 'update' | 'delete' | 'move' | 'resize' | 'change';

/** The most recent change to `events`. */
export interface LastAction<E extends CalendarEvent = CalendarEvent> {
  /** Kind of the change. */
  readonly type?: LastActionType;
  /** The record that now holds the edited event, or the deleted one; null for a batch. */
  readonly event?: E | null;
  /** For a change of several selected events, and its undo and redo: the changed or deleted records. */
  readonly events?: readonly E[];
  /** Time of the change, in milliseconds since the epoch. */
  readonly event_timestamp?: number;
}
