import { computed, inject, Injectable, linkedSignal } from '@angular/core';
import { createEvent, withWhen, type ChangeSet } from 'ng-event-calendar/core/edits';
import { whenOf, type CalendarEvent } from 'ng-event-calendar/core/internal';
import { CalendarEdits } from '../store/calendar-edits';
import { CalendarSettings } from '../store/calendar-settings';
import { Judging } from '../store/judging';
import { OccurrenceEdits } from '../store/occurrence-edits';
import { Refusals } from '../store/refusals';
import { EditedEvent } from './edited-event';
import { EditorState } from './editor-state';

/** The refusal of what was tried last, and what stands against the event that the form says now. */
interface Reasons {
  readonly refusal: string;
  readonly reason: string;
}

/** What stands against the time that the form says, and when it would be free. */
@Injectable()
export class BookingCheck {
  readonly #edits = inject(CalendarEdits);
  readonly #occurrences = inject(OccurrenceEdits);
  readonly #settings = inject(CalendarSettings);
  readonly #judging = inject(Judging);
  readonly #words = inject(Refusals);
  readonly #edited = inject(EditedEvent);
  readonly #state = inject(EditorState);

  /** Why the event can't be, or isn't without being asked about; empty where nothing is against it. */
  readonly reason = computed(() => {
    const draft = this.#state.said();
    const change = draft === null ? null : this.#changeTo(draft);
    return change === null
      ? ''
      : this.#words.sayingOf(this.#judging.refusalsNow(change), change.event);
  });

  /**
   * Why the form wasn't saved, until it says something else, or the calendar itself has nothing against it any more;
   * empty without a reason.
   */
  readonly refusal = linkedSignal<Reasons, string>({
    source: () => ({ refusal: this.#state.refusal(), reason: this.reason() }),
    computation: ({ refusal, reason }, last) => {
      if (last?.source.refusal !== refusal) return refusal;
      const isOver = last.source.reason === refusal && reason !== refusal;
      return isOver ? '' : last.value;
    },
  });

  /** The next time that is free for it; null where its own is, or none is near. */
  readonly #free = computed(() => {
    const draft = this.#state.said();
    if (draft === null || this.reason() === '') return null;
    const when = whenOf(draft, this.#settings.localZone);
    if (when === null || when.allDay || when.end <= when.start) return null;
    return this.#judging.freeTimeFor(draft, when);
  });
  /** What is offered in its place; empty where nothing is. */
  readonly offer = computed(() => {
    const free = this.#free();
    if (free === null) return '';
    const when = this.#settings.times().spokenRange(free.start, free.end);
    return this.#settings.text()('nextFree', { when });
  });

  /** Puts the free time into the form. */
  take(): void {
    const [draft, free] = [this.#state.said(), this.#free()];
    if (draft === null || free === null) return;
    const when = { allDay: false, start: free.start, end: free.end } as const;
    this.#state.retime(withWhen(draft, when, this.#settings.localZone));
  }

  #changeTo(draft: CalendarEvent): ChangeSet | null {
    const occurrence = this.#edited.occurrence();
    if (occurrence === null) return createEvent(this.#edits.events(), draft);
    return this.#occurrences.changeOf(occurrence, () => draft, 'update');
  }
}
