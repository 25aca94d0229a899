import type { CalendarEvent } from './event';

/** What kind of gesture changed `events`. */
export type LastActionType = 'create' | 'update' | 'delete' | 'move' | 'resize' | 'change';

/** The most recent change to `events`. */
export interface LastAction<E extends CalendarEvent = CalendarEvent> {
  readonly type?: LastActionType;
  /** The record that now holds what was touched, or the one deleted; null for a batch. */
  readonly event?: E | null;
  /** When it happened, in milliseconds since the epoch. */
  readonly event_timestamp?: number;
}
