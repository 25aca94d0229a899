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
import { BatchVerdicts, isBatch } from '../store/events/batch-verdicts';
import { CalendarEdits, type Applying } from '../store/events/calendar-edits';
import { PresentOccurrences } from '../store/events/present-occurrences';
import { RECURRENCE_UI } from '../store/events/recurrence';
import { SeriesEdits } from '../store/events/series-edits';
import { SeveralEdits, type ChangeOfOne } from '../store/events/several-edits';
import { CALENDAR_INPUTS } from '../store/inputs/calendar-inputs';

/** Change of one of several drawn occurrences; null removes it. */
export interface PlannedChange extends ChangeOfOne {
  readonly occurrence: Occurrence;
}

/** Result of a write: the change that was made, or null with the reason of its refusal, which may be empty. */
export interface Written {
  readonly made: ChangeSet | null;
  readonly reason: string;
}

/** Makes one change set of the changes of several occurrences, and writes it after one question for all of them. */
@Injectable()
export class SeveralChanges {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #injector = inject(Injector);
  readonly #edits = inject(CalendarEdits);
  readonly #present = inject(PresentOccurrences);
  readonly #series = inject(SeriesEdits);
  readonly #several = inject(SeveralEdits);
  readonly #ui = inject(RECURRENCE_UI);
  readonly #verdicts = inject(BatchVerdicts);

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
    // An event of whole days stays where the others move by minutes.
    const changing = planned.filter((each) => !this.stays(each));
    const scope = await this.#scopeFor(changing, type === 'delete');
    return scope === null ? null : (await this.#apply(() => this.of(changing, type, scope))).made;
  }

  /** Whether a change leaves its event as it is. */
  stays({ occurrence, change }: PlannedChange): boolean {
    if (change === null) return false;
    const event = this.#present.eventOf(occurrence);
    return change(event) === event;
  }

  /** Adds new events together. */
  add(events: readonly CalendarEvent[], { isSilent = false } = {}): Promise<Written> {
    return this.#apply(() => this.ofNew(events), { isInForm: isSilent });
  }

  /** Returns those of some new events that wouldn't be refused. */
  allowedOf(events: readonly CalendarEvent[]): readonly CalendarEvent[] {
    const batch = this.ofNew(events);
    const refused = batch === null || !isBatch(batch) ? null : this.#verdicts.refusedIn(batch);
    return refused === null ? [] : events.filter((_, at) => !refused.has(at));
  }

  /** Returns the change set that adds new events together. */
  ofNew(events: readonly CalendarEvent[]): ChangeSet | null {
    return createSeveral(this.#edits.events(), events);
  }

  async #apply(make: () => ChangeSet | null, applying: Applying = {}): Promise<Written> {
    let made: ChangeSet | null = null;
    const result = await this.#edits.apply(() => (made = make()), applying);
    return result.isDone ? { made, reason: '' } : { made: null, reason: result.reason };
  }

  /** Asks for the scope where any of the events recurs; null where the user chooses none. */
  async #scopeFor(
    planned: readonly PlannedChange[],
    isRemoval: boolean,
  ): Promise<RecurrenceScope | null> {
    const recurring = planned.filter(({ occurrence }) => this.#present.recurs(occurrence));
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
      (gone) => ui.askScope(false, isRemoval, gone, '', recurring.length),
      this.#injector,
    );
  }
}
