import { inject, Injectable } from '@angular/core';
import type { ChangeSet } from 'ng-event-calendar/core/edits';
import type { CalendarEvent, Occurrence } from 'ng-event-calendar/core/internal';
import { Notice } from '../feedback/notice';
import { CalendarEdits, NOTHING_DONE } from '../store/events/calendar-edits';
import { CALENDAR_INPUTS } from '../store/inputs/calendar-inputs';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { whenKnown, type MaybePromise } from '../store/maybe-promise';
import type { Company } from '../store/events/company';
import { EventCopies } from '../store/events/event-copies';
import { OccurrenceEdits } from '../store/events/occurrence-edits';
import { PresentOccurrences } from '../store/events/present-occurrences';
import { SelectionState } from '../store/events/selection-state';
import { SentEvents, type SentChange, type TakenEvent } from '../store/events/sent-events';
import type { DropAnswer } from './drop-targets';

/** Puts an event elsewhere; returns how it was taken there, or why it wasn't. */
type Arrival = () => MaybePromise<DropAnswer | TakenEvent>;

/** Drops of this calendar's events on another calendar, or on a place of the host. */
@Injectable()
export class OutboundDrops {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #edits = inject(CalendarEdits);
  readonly #copies = inject(EventCopies);
  readonly #occurrences = inject(OccurrenceEdits);
  readonly #present = inject(PresentOccurrences);
  readonly #selection = inject(SelectionState);
  readonly #sent = inject(SentEvents);
  readonly #settings = inject(CalendarSettings);
  readonly #notice = inject(Notice);

  /** Whether events may leave the calendar at all. */
  areOpen(): boolean {
    return this.#inputs.canDropEventsToTheOutside();
  }

  /** Returns why an occurrence may not leave the calendar, empty without a reason; null where it may. */
  refusalOf(occurrence: Occurrence): string | null {
    const removal = this.areOpen() ? this.#occurrences.removalOf(occurrence) : null;
    return removal === null ? '' : this.#edits.refusalOf(removal);
  }

  /** Returns the event that leaves the calendar with an occurrence, as it is now. */
  leaving(occurrence: Occurrence): CalendarEvent {
    return this.#copies.leaving(occurrence);
  }

  /** Puts an event elsewhere, or tells the user why it isn't taken there; returns how it was taken. */
  put(arrive: Arrival): MaybePromise<boolean | TakenEvent> {
    return whenKnown(arrive(), (took) => {
      if (typeof took !== 'string') return took;
      this.#notice.showFailure(took || this.#settings.text()('changeRefused'));
      return false;
    });
  }

  /** Returns what is dropped with an occurrence and others; null for one alone. */
  companyOf(occurrence: Occurrence, others: readonly Occurrence[]): Company | null {
    if (others.length === 0) return null;
    return this.#selection.gestures()?.departures.companyOf([occurrence, ...others]) ?? null;
  }

  /** Returns a sentence that names the selected events which may not leave with an occurrence and others; empty without any. */
  stayingText(occurrence: Occurrence, others: readonly Occurrence[] = []): string {
    return this.#selection.gestures()?.departures.stayingText([occurrence, ...others]) ?? '';
  }

  /**
   * Removes an occurrence and others once `arrive` has put them elsewhere; returns whether they went. Events that stay
   * are deselected, unless `others` is null: it then goes alone, and those stay selected.
   */
  send(
    occurrence: Occurrence,
    arrive: Arrival,
    others: readonly Occurrence[] | null = [],
  ): MaybePromise<boolean> {
    const drop = {};
    // A hand takes what it holds: of a series that occurrence alone, without being asked.
    const make = (): ChangeSet | null => marked(this.#removalOf(occurrence, others ?? []), drop);
    const meanwhile = (): MaybePromise<boolean> =>
      whenKnown(this.put(arrive), (took) => {
        const isGone = (): boolean => this.#present.latestOf(occurrence) === null;
        if (typeof took === 'object') this.#sent.add(drop, took, isGone);
        return took !== false;
      });
    const recurring = [occurrence, ...(others ?? [])].find((each) => this.#present.recurs(each));
    const sent = whenKnown(this.#occurrences.ready(recurring ?? occurrence), (isReady) =>
      isReady ? this.#edits.apply(make, { meanwhile }) : NOTHING_DONE,
    );
    return whenKnown(sent, ({ isDone }) => {
      if (isDone && others !== null) this.#selection.gestures()?.departures.haveLeft();
      return isDone;
    });
  }

  #removalOf(occurrence: Occurrence, others: readonly Occurrence[]): ChangeSet | null {
    return others.length === 0
      ? this.#occurrences.removalOf(occurrence)
      : (this.#selection.gestures()?.departures.removalOf([occurrence, ...others]) ?? null);
  }
}

/** Returns a removal whose first record is marked with the drop. */
function marked(removal: ChangeSet | null, drop: object): ChangeSet | null {
  if (removal === null) return null;
  const [first, ...rest] = removal.changes;
  if (first === undefined) return removal;
  const sent: SentChange = { ...first, drop };
  return { ...removal, changes: [sent, ...rest] };
}
