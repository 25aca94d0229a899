import type { CalendarEvent, LastAction } from 'ng-event-calendar/core/internal';
import type { RecordChange } from '../source/event-source';

/** End of a change: it was kept, or taken back. Each `lastAction` is followed by one. */
export interface ChangeSettled<E extends CalendarEvent = CalendarEvent> {
  /**
   * Whether the change was kept, or taken back: because `save` of the event source rejected, by a conflict or otherwise,
   * or because a change on which it depends was taken back.
   */
  readonly status: 'done' | 'failed' | 'conflict';
  /** The object that `lastAction` emitted. */
  readonly action: LastAction<E>;
  /** Records before and after the change, as the user made it. */
  readonly changes: readonly RecordChange<E>[];
  /** Records as kept, one for each of `changes`, null for a deleted one; empty unless the change was kept. */
  readonly stored: readonly (E | null)[];
  /** Reason shown to the user; empty if the change was kept. */
  readonly reason: string;
  /** Value with which `save` rejected. */
  readonly error?: unknown;
}
