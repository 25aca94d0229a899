import { computed, inject, Injectable, signal, untracked } from '@angular/core';
import { createEvent, positionOfEvent } from 'ng-event-calendar/core/edits';
import { positionOfId, type CalendarEvent } from 'ng-event-calendar/core/internal';
import { CalendarEdits, type EditResult } from '../store/events/calendar-edits';
import { CALENDAR_INPUTS } from '../store/inputs/calendar-inputs';
import { CalendarStore } from '../store/events/calendar-store';
import { Editing, type EditSession } from '../store/events/editing';
import { whenKnown, type MaybePromise } from '../store/maybe-promise';
import {
  OccurrenceEdits,
  type ChangeOf,
  type ChangeResult,
} from '../store/events/occurrence-edits';
import type { OccurrenceStart } from '../store/events/recurrence';

const IN_FORM = { isInForm: true } as const;

/** The event of one edit session as the calendar has it now, and what is written of it. */
@Injectable()
export class EditedEvent {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #store = inject(CalendarStore);
  readonly #edits = inject(CalendarEdits);
  readonly #occurrences = inject(OccurrenceEdits);

  /** One editor component lives as long as its session. */
  readonly session: EditSession = untracked(inject(Editing).session)!;
  readonly isNew = this.session.event === null;
  /** Whether what was asked for is under way, and maybe asks back. */
  readonly isBusy = signal(false);
  /** The last refusal of what was to be saved, another object each time; null where it was saved. */
  readonly refused = signal<{ readonly reason: string } | null>(this.session.refused ?? null);

  /** The opened occurrence of the record that the host has now; null where it is gone. */
  readonly occurrence = computed<OccurrenceStart | null>(() => {
    const events: unknown = this.#inputs.events();
    const { occurrence } = this.session;
    if (occurrence === null || !Array.isArray(events)) return null;
    const list = events as readonly CalendarEvent[];
    const event = list[positionOfEvent(list, this.#occurrences.latest(occurrence.event))];
    return event === undefined ? null : { event, start: occurrence.start };
  });
  /** The event at that occurrence's times; null where it is gone. */
  readonly current = computed<CalendarEvent | null>(() => {
    const occurrence = this.occurrence();
    return occurrence === null ? null : this.#occurrences.current(occurrence);
  });
  /** The host may lock the event while it is open. */
  readonly isReadOnly = computed(() => {
    const current = this.isNew ? null : this.current();
    return current === null ? this.session.isReadOnly : this.#store.permissionsOf(current).readOnly;
  });

  /** Does one thing after the other: what is asked for while another is under way returns null. */
  alone<T>(task: () => Promise<T>): Promise<T | null> {
    if (this.isBusy()) return Promise.resolve(null);
    this.isBusy.set(true);
    const done = task();
    const free = (): void => this.isBusy.set(false);
    void done.then(free, free);
    return done;
  }

  /** Says that somebody else has deleted the event. */
  sayGone(): void {
    this.#occurrences.sayGone(this.session.draft);
  }

  /** Deletes the event; returns whether it did. */
  async remove(): Promise<boolean> {
    const occurrence = this.occurrence();
    if (occurrence === null) return false;
    const removed = await this.alone(() => this.#occurrences.remove(occurrence, IN_FORM));
    if (removed === null) return false;
    this.#note(removed);
    return removed.isDone;
  }

  /**
   * Writes what a form makes of the event, or of what the form began with where the event is new or
   * gone; returns what was saved, null where somebody said no.
   */
  async write(change: ChangeOf, base: CalendarEvent): Promise<CalendarEvent | null> {
    const occurrence = untracked(this.occurrence);
    const current = untracked(this.current);
    // Nothing to write is as good as written.
    if (current !== null && change(current) === current) return current;
    const written =
      occurrence !== null && current !== null
        ? this.#occurrences.change(occurrence, change, 'update', IN_FORM)
        : this.#add(change(base));
    // What is known at once is told at once: it would be drawn beside its draft meanwhile.
    return whenKnown(written, (result) => {
      this.#note(result);
      return result.isDone ? result.event : null;
    });
  }

  /** The form says why not. */
  #note(result: EditResult): void {
    this.refused.set(result.isDone ? null : { reason: result.reason });
  }

  #add(event: CalendarEvent): MaybePromise<ChangeResult> {
    const events = this.#edits.events();
    // An occurrence that is gone while its series isn't comes back as an event of its own.
    const isTaken = positionOfId(events, event.id) >= 0;
    const added = isTaken ? this.#occurrences.asNew(event) : event;
    const written = this.#edits.apply(() => createEvent(this.#edits.events(), added), IN_FORM);
    return whenKnown(written, (result) =>
      result.isDone ? { isDone: true, event: added } : result,
    );
  }
}
