import { inject, Injectable, Injector } from '@angular/core';
import type { ChangeSet } from 'ng-event-calendar/core/edits';
import type {
  CalendarEvent,
  LastActionType,
  Occurrence,
  RecurrenceScope,
} from 'ng-event-calendar/core/internal';
import { createSeveral } from 'ng-event-calendar/core/several';
import { askWhileThere } from '../store/events/ask-while-there';
import { CalendarEdits } from '../store/events/calendar-edits';
import { OccurrenceEdits } from '../store/events/occurrence-edits';
import { RECURRENCE_UI } from '../store/events/recurrence';
import { SeriesEdits } from '../store/events/series-edits';
import { SeveralEdits, type ChangeOfOne } from '../store/events/several-edits';
import { CALENDAR_INPUTS } from '../store/inputs/calendar-inputs';

/** Change of one of several drawn occurrences; null removes it. */
export interface PlannedChange extends ChangeOfOne {
  readonly occurrence: Occurrence;
}

/** Makes one change set of the changes of several occurrences, and writes it after one question for all of them. */
@Injectable()
export class SeveralChanges {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #injector = inject(Injector);
  readonly #edits = inject(CalendarEdits);
  readonly #occurrences = inject(OccurrenceEdits);
  readonly #series = inject(SeriesEdits);
  readonly #several = inject(SeveralEdits);
  readonly #ui = inject(RECURRENCE_UI);

  /**
   * Returns the change set of several changes, the first of which is the grabbed one's; null where nothing would change.
   */
  of(
    planned: readonly PlannedChange[],
    type: LastActionType,
    scope?: RecurrenceScope,
  ): ChangeSet | null {
    return this.#several.changeOf(planned, type, scope);
  }

  /**
   * Writes several changes, after asking for the scope of those of series; returns what was written, or null where
   * nothing was.
   */
  async write(planned: readonly PlannedChange[], type: LastActionType): Promise<ChangeSet | null> {
    const scope = await this.#scopeFor(planned, type === 'delete');
    return scope === null ? null : this.#apply(() => this.of(planned, type, scope));
  }

  /** Adds new events together; returns what was written, or null where nothing was. */
  add(events: readonly CalendarEvent[]): Promise<ChangeSet | null> {
    return this.#apply(() => this.ofNew(events));
  }

  /** Returns the change set that adds new events together. */
  ofNew(events: readonly CalendarEvent[]): ChangeSet | null {
    return createSeveral(this.#edits.events(), events);
  }

  async #apply(make: () => ChangeSet | null): Promise<ChangeSet | null> {
    let made: ChangeSet | null = null;
    const { isDone } = await this.#edits.apply(() => (made = make()));
    return isDone ? made : null;
  }

  /** Asks for the scope where any of the events recurs; null where the user chooses none. */
  async #scopeFor(
    planned: readonly PlannedChange[],
    isRemoval: boolean,
  ): Promise<RecurrenceScope | null> {
    const recurring = planned.filter(({ occurrence }) => this.#occurrences.recurs(occurrence));
    if (recurring.length === 0) return 'onlyThis';
    const ui = this.#ui;
    if (ui === null || !(await this.#series.load())) return null;
    if (!this.#several.asksScope(planned)) return 'onlyThis';
    return askWhileThere(
      () => {
        this.#inputs.events();
        const present = this.#several.latestOf(recurring.map(({ occurrence }) => occurrence));
        return present.every((each) => each === null);
      },
      (gone) => ui.askScope(false, isRemoval, gone),
      this.#injector,
    );
  }
}
