import { computed, inject, Injectable, signal, untracked } from '@angular/core';
import { createEvent, positionOfEvent } from 'ng-event-calendar/core/edits';
import { positionOfId, type CalendarEvent } from 'ng-event-calendar/core/internal';
import { CalendarEdits, type ChangedScope, type EditResult } from '../store/events/calendar-edits';
import { CALENDAR_INPUTS } from '../store/inputs/calendar-inputs';
import { CalendarStore } from '../store/events/calendar-store';
import { Editing, type EditSession } from '../store/events/editing';
import { whenKnown, type MaybePromise } from '../store/maybe-promise';
import { EventCopies } from '../store/events/event-copies';
import {
  OccurrenceEdits,
  type ChangedEvent,
  type ChangeOf,
  type ChangeResult,
} from '../store/events/occurrence-edits';
import { PresentOccurrences } from '../store/events/present-occurrences';
import type { OccurrenceStart } from '../store/events/recurrence';

const IN_FORM = { isInForm: true } as const;

/** Event of one editing session as the calendar has it now, and the writes to it. */
@Injectable()
export class EditedEvent {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #store = inject(CalendarStore);
  readonly #edits = inject(CalendarEdits);
  readonly #copies = inject(EventCopies);
  readonly #occurrences = inject(OccurrenceEdits);
  readonly #present = inject(PresentOccurrences);

  /** An editor component lives exactly as long as its session. */
  readonly session: EditSession = untracked(inject(Editing).session)!;
  readonly isNew = this.session.event === null;
  /** Whether an action is under way, which may ask the user. */
  readonly isBusy = signal(false);
  /** Last refusal to save, a new object each time; null once saved. */
  readonly refused = signal<{ readonly reason: string } | null>(this.session.refused ?? null);

  /** Opened occurrence, with the host's present record; null where it is gone. */
  readonly occurrence = computed<OccurrenceStart | null>(() => {
    const events: unknown = this.#inputs.events();
    const { occurrence } = this.session;
    if (occurrence === null || !Array.isArray(events)) return null;
    const list = events as readonly CalendarEvent[];
    const event = list[positionOfEvent(list, this.#present.latest(occurrence.event))];
    return event === undefined ? null : { event, start: occurrence.start };
  });
  /** Event at the times of that occurrence; null where it is gone. */
  readonly current = computed<CalendarEvent | null>(() => {
    const occurrence = this.occurrence();
    return occurrence === null ? null : this.#present.current(occurrence);
  });
  /** Whether the event is read-only; the host may lock it while it is open. */
  readonly isReadOnly = computed(() => {
    const current = this.isNew ? null : this.current();
    return current === null ? this.session.isReadOnly : this.#store.permissionsOf(current).readOnly;
  });

  constructor() {
    // The code that changes series is there by the time that the user saves.
    const { occurrence } = this.session;
    if (occurrence !== null) void this.#occurrences.ready(occurrence, IN_FORM);
  }

  /** Does one thing after the other: what is asked for while another is under way returns null. */
  alone<T>(task: () => Promise<T>): Promise<T | null> {
    if (this.isBusy()) return Promise.resolve(null);
    this.isBusy.set(true);
    const done = task();
    const free = (): void => this.isBusy.set(false);
    void done.then(free, free);
    return done;
  }

  /** Tells the user that the event was deleted elsewhere. */
  sayGone(): void {
    this.#present.sayGone(this.session.draft);
  }

  /** Deletes the event; returns the scope of the deletion, or null where it wasn't deleted. */
  async remove(): Promise<ChangedScope | null> {
    const occurrence = this.occurrence();
    if (occurrence === null) return null;
    const removed = await this.alone(() => this.#occurrences.remove(occurrence, IN_FORM));
    if (removed === null) return null;
    this.#note(removed);
    return removed.isDone ? removed : null;
  }

  /**
   * Saves the changes of a form to the event, or to the form's initial event where that is new or gone. Returns the
   * saved event; null where user, host or calendar refused.
   */
  async write(change: ChangeOf, base: CalendarEvent): Promise<ChangedEvent | null> {
    const occurrence = untracked(this.occurrence);
    const current = untracked(this.current);
    // Without a change the event counts as saved.
    if (current !== null && change(current) === current) return { isDone: true, event: current };
    const written =
      occurrence !== null && current !== null
        ? this.#occurrences.change(occurrence, change, 'update', IN_FORM)
        : this.#add(change(base));
    // Not awaited where the result is known at once: the event would be drawn beside its draft meanwhile.
    return whenKnown(written, (result) => {
      this.#note(result);
      return result.isDone ? result : null;
    });
  }

  /** Keeps a refusal for the form to show. */
  #note(result: EditResult): void {
    this.refused.set(result.isDone ? null : { reason: result.reason });
  }

  #add(event: CalendarEvent): MaybePromise<ChangeResult> {
    const events = this.#edits.events();
    // An occurrence that is gone from its series comes back as an event of its own.
    const isTaken = positionOfId(events, event.id) >= 0;
    const added = isTaken ? this.#copies.asNew(event) : event;
    const written = this.#edits.apply(() => createEvent(this.#edits.events(), added), IN_FORM);
    return whenKnown(written, (result) =>
      result.isDone ? { isDone: true, event: result.amended ?? added } : result,
    );
  }
}
