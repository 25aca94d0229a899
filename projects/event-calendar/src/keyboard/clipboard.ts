import { inject, Injectable, signal } from '@angular/core';
import { createEvent, moved } from 'ng-event-calendar/core/edits';
import { withWhen } from 'ng-event-calendar/core/times';
import {
  isSameResource,
  resourceIdsOf,
  type CalendarEvent,
  type CalendarView,
  type Occurrence,
  type Slot,
} from 'ng-event-calendar/core/internal';
import { Creation } from '../gestures/creation';
import { NewEvents } from '../gestures/new-events';
import { SessionChanges } from '../gestures/session-changes';
import { CalendarEdits } from '../store/events/calendar-edits';
import { Editing } from '../store/events/editing';
import { GestureRules } from '../store/events/gesture-rules';
import { ChangeValidation } from '../store/availability/change-validation';
import { whenKnown, type MaybePromise } from '../store/maybe-promise';
import { EventCopies } from '../store/events/event-copies';
import { CalendarSettings } from '../store/inputs/calendar-settings';

/** Events that were copied together, with the page from which they come. */
export interface CopiedSelection {
  /** Copied occurrences in order of start. Their events stand alone, without a rule. */
  readonly occurrences: readonly Occurrence[];
  /** Series from which occurrences were copied, by their keys. */
  readonly series: ReadonlyMap<string, CalendarEvent>;
  /** Calendar, view and days of the page. */
  readonly calendar: object;
  readonly view: CalendarView;
  readonly days: readonly number[];
}

/** Clipboard that the calendars of a page share: the event that was copied last, or several. */
@Injectable({ providedIn: 'root' })
export class CopiedEvent {
  occurrence: Occurrence | null = null;
  /** Resource in whose columns it was copied; undefined where columns are days alone. */
  resource: Slot['resource'];
  readonly several = signal<CopiedSelection | null>(null);
}

/** Copies events, and pastes them into this calendar or another one. */
@Injectable()
export class EventClipboard {
  readonly #edits = inject(CalendarEdits);
  readonly #editing = inject(Editing);
  readonly #changes = inject(SessionChanges);
  readonly #creation = inject(Creation);
  readonly #newEvents = inject(NewEvents);
  readonly #rules = inject(GestureRules);
  readonly #copies = inject(EventCopies);
  readonly #settings = inject(CalendarSettings);
  readonly #validation = inject(ChangeValidation);
  readonly #copied = inject(CopiedEvent);

  /** Copies an event for pasting; the event stays where it is. */
  copy(occurrence: Occurrence, resource?: Slot['resource']): void {
    this.#copied.several.set(null);
    // Of a series only that occurrence, also for a calendar without recurrence.
    this.#copied.occurrence = { ...occurrence, event: this.#copies.copyOf(occurrence) };
    this.#copied.resource = resource;
  }

  /** Pastes the copied event into a slot; returns the copy, or null where there is none or it isn't allowed. */
  paste(to: Slot): MaybePromise<CalendarEvent | null> {
    const { occurrence, resource: piece } = this.#copied;
    if (occurrence === null || !this.#rules.canCreateIn(to)) return null;
    const { event, start, firstDay, isBar } = occurrence;
    const isAtTime = to.instant !== null && !isBar;
    const ids = resourceIdsOf(event);
    // An event that has the target's resource already keeps all its resources.
    const own = ids.find((id) => isSameResource(id, to.resource));
    const resource = own ?? piece ?? ids[0] ?? null;
    const from: Slot = { day: firstDay, instant: isAtTime ? start : null, resource };
    return this.#add(occurrence, from, to);
  }

  /** Duplicates an event at its own time, or at the next free one where that is refused. */
  duplicate(occurrence: Occurrence): MaybePromise<CalendarEvent | null> {
    if (!this.#rules.canCreate()) return null;
    const copy = this.#copies.copyOf(occurrence);
    const change = createEvent(this.#edits.events(), copy);
    const isInTheWay =
      !occurrence.allDay &&
      this.#validation.isRefused(change) &&
      this.#edits.refusalOf(change) !== null;
    const free = isInTheWay ? this.#validation.freeTimeFor(copy, occurrence) : null;
    if (free === null) return this.#write(copy);
    const when = { allDay: false, start: free.start, end: free.end } as const;
    return this.#write(withWhen(copy, when, this.#settings.localZone));
  }

  #add(occurrence: Occurrence, from: Slot, to: Slot): MaybePromise<CalendarEvent | null> {
    const drop = moved(occurrence, from, to, this.#changes.rules());
    return this.#write(this.#changes.dropped(this.#copies.copyOf(occurrence), drop));
  }

  #write(made: CalendarEvent): MaybePromise<CalendarEvent | null> {
    const copy = this.#newEvents.completed(made, { from: 'copy' });
    if (this.#creation.needsResource(copy)) {
      this.#editing.create(copy);
      return copy;
    }
    const added = this.#edits.apply(() => createEvent(this.#edits.events(), copy));
    return whenKnown(added, (result) => (result.isDone ? (result.amended ?? copy) : null));
  }
}
