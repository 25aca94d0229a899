import { DestroyRef, inject, Injectable } from '@angular/core';
import type { ChangeSet } from 'ng-event-calendar/core/edits';
import type { CalendarEvent, LastAction } from 'ng-event-calendar/core/internal';
import { CALENDAR_INPUTS } from '../inputs/calendar-inputs';
import type { ChangeSettled } from './change-settled';
import { SentEvents } from './sent-events';

/** Result of saving a change. */
export type Settlement = Pick<ChangeSettled, 'status' | 'stored' | 'reason' | 'error'>;

/** Tells the host once how each change ended: saved, or taken back. */
@Injectable()
export class Settlements {
  readonly #destroyed = inject(DestroyRef);
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #sent = inject(SentEvents);
  /** Actions of changes that aren't settled yet. */
  readonly #unsettled = new WeakMap<ChangeSet, LastAction>();
  /** Ids, as text, of events whose last change was taken back because it couldn't be saved. */
  readonly #takenBack = new Set<string>();

  /** Notes a change that is being written, with the action that the host hears of. */
  begin(change: ChangeSet, action: LastAction): void {
    for (const id of idsIn(change)) this.#takenBack.delete(id);
    this.#unsettled.set(change, action);
  }

  /** Tells the host how a change ended, once; `events` and whatever is shown say so already. */
  settle(change: ChangeSet, settlement: Settlement): void {
    const action = this.#unsettled.get(change);
    if (action === undefined || this.#destroyed.destroyed) return;
    this.#unsettled.delete(change);
    if (settlement.status !== 'done') {
      this.#sent.follow(change.changes);
      for (const id of idsIn(change)) this.#takenBack.add(id);
    }
    const changes = change.changes.map(({ before, after }) => ({ before, after }));
    this.#inputs.changeSettled.emit({ ...settlement, action, changes });
  }

  /** Whether the last change of an event was taken back because it couldn't be saved, which the user is told. */
  isTakenBack({ id }: CalendarEvent): boolean {
    return this.#takenBack.has(String(id));
  }
}

/** Returns the ids of a change's events, as text. */
function idsIn({ changes }: ChangeSet): readonly string[] {
  return changes.map(({ before, after }) => String((before ?? after)?.id));
}
