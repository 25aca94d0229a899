import { inject, Injectable } from '@angular/core';
import type { ChangeSet } from 'ng-event-calendar/core/edits';
import type { LastActionType, RecurrenceScope } from 'ng-event-calendar/core/internal';
import { editSeveral, positionsOfEvents, type SeveralEdit } from 'ng-event-calendar/core/several';
import { CalendarSettings } from '../inputs/calendar-settings';
import { CalendarEdits } from './calendar-edits';
import type { ChangeOf } from './occurrence-edits';
import { PresentOccurrences } from './present-occurrences';
import { RECURRENCE, type OccurrenceStart } from './recurrence';
import { SeriesEdits } from './series-edits';

/** An occurrence that changes together with others; its change is null where it is removed. */
export interface ChangeOfOne {
  readonly occurrence: OccurrenceStart;
  readonly change: ChangeOf | null;
}

/** Makes change sets of several events at once, as `OccurrenceEdits` does of one. */
@Injectable()
export class SeveralEdits {
  readonly #edits = inject(CalendarEdits);
  readonly #present = inject(PresentOccurrences);
  readonly #recurrence = inject(RECURRENCE);
  readonly #series = inject(SeriesEdits);
  readonly #settings = inject(CalendarSettings);

  /** Returns the occurrences of the host's present records, by one look through the events; null for those that are gone. */
  latestOf(old: readonly OccurrenceStart[]): readonly (OccurrenceStart | null)[] {
    const events = this.#edits.events();
    const known = old.map(({ event }) => event);
    const positions = positionsOfEvents(events, known);
    // Records that the source stores under another id are looked up by that.
    const renamed = positionsOfEvents(
      events,
      known.map((event, at) => (positions[at]! < 0 ? this.#present.renamed(event) : event)),
    );
    return old.map((each, at) => {
      const event = events[renamed[at]!];
      return event === undefined ? null : this.#present.presentIn(event, each);
    });
  }

  /** Whether a scope has to be asked for: a change concerns other occurrences of a series, too. */
  asksScope(changes: readonly ChangeOfOne[]): boolean {
    const { localZone } = this.#settings;
    return changes.some(({ occurrence, change }) => {
      if (!this.#present.recurs(occurrence)) return false;
      if (change === null) return true;
      const after = change(this.#present.eventOf(occurrence));
      return this.#recurrence?.concernsOne(occurrence, after, localZone) !== true;
    });
  }

  /**
   * Returns the batch of some changes, in the order of its parts: the grabbed event's first, then in order of start.
   * Null where nothing would change, where all are gone, or while the code that changes series hasn't loaded.
   */
  changeOf(
    changes: readonly ChangeOfOne[],
    type: LastActionType,
    scope: RecurrenceScope = 'onlyThis',
  ): ChangeSet | null {
    const present = this.latestOf(changes.map(({ occurrence }) => occurrence));
    const edits = changes.flatMap(({ change }, at): SeveralEdit[] => {
      const occurrence = present[at];
      return occurrence == null ? [] : [{ ...occurrence, change }];
    });
    const isWaiting = this.#series.code() === null;
    if (isWaiting && edits.some((edit) => this.#present.recurs(edit))) return null;
    return editSeveral(this.#edits.events(), edits, type, (event, own) =>
      this.#series.several(event, own, scope, type),
    );
  }
}
