import { inject, Injectable, untracked } from '@angular/core';
import type { ChangeSet, Drop } from 'ng-event-calendar/core/edits';
import type { CalendarEvent, Occurrence, Slot } from 'ng-event-calendar/core/internal';
import { grabbedDrop } from 'ng-event-calendar/core/several';
import { Notice } from '../feedback/notice';
import { SessionChanges } from '../gestures/session-changes';
import { Sessions } from '../gestures/sessions';
import { NOTHING_DONE } from '../store/events/calendar-edits';
import { CalendarStore } from '../store/events/calendar-store';
import type { ChangeResult } from '../store/events/occurrence-edits';
import { PresentOccurrences } from '../store/events/present-occurrences';
import { SelectionState, type CompanionDrags } from '../store/events/selection-state';
import type { Draft } from '../store/events/session-state';
import { SeveralEdits } from '../store/events/several-edits';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { EventSelection } from './event-selection';
import { SeveralActions } from './several-actions';
import { SeveralChanges, type PlannedChange } from './several-changes';
import { SeveralClipboard } from './several-clipboard';
import { SeveralMoves } from './several-moves';

/** Moves and copies the other selected events along with the one that is dragged. */
@Injectable()
export class SeveralDrags implements CompanionDrags {
  readonly #actions = inject(SeveralActions);
  readonly #changes = inject(SeveralChanges);
  readonly #clipboard = inject(SeveralClipboard);
  readonly #moves = inject(SeveralMoves);
  readonly #notice = inject(Notice);
  readonly #present = inject(PresentOccurrences);
  readonly #selection = inject(EventSelection);
  readonly #sessionChanges = inject(SessionChanges);
  readonly #sessions = inject(Sessions);
  readonly #settings = inject(CalendarSettings);
  readonly #several = inject(SeveralEdits);
  readonly #store = inject(CalendarStore);
  readonly #isOn = inject(SelectionState).isOn;
  /** Copies that a drag would add, by the companions with which it began. */
  readonly #copies = new WeakMap<readonly Occurrence[], readonly CalendarEvent[]>();

  companionsOf(grabbed: Occurrence | null): readonly Occurrence[] | null {
    if (!this.#isOn()) return null;
    if (grabbed === null || !this.#selection.has(grabbed)) {
      this.#selection.clear();
      return null;
    }
    if (!this.#selection.isOneOfSeveral(grabbed)) return null;
    return this.#actions.movable().filter(({ key }) => key !== grabbed.key);
  }

  present(others: readonly Occurrence[]): readonly Occurrence[] {
    const latest = this.#several.latestOf(others);
    const isShown = untracked(this.#store.isShown);
    const now = others.map((other, at) => {
      const found = latest[at];
      if (found == null || !isShown(found.event)) return null;
      const placed = found.event === other.event ? other : this.#present.placedNow(other);
      return placed !== null && this.#sessions.canGrab(placed, null) ? placed : null;
    });
    return now.every((each, at) => each === others[at]) ? others : this.#withCopies(others, now);
  }

  stepOf(draft: Draft): Draft {
    const { others = [] } = draft;
    const keys = new Set(this.previewsOf(draft).map(({ key }) => key));
    if (others.every(({ key }) => keys.has(key))) return draft;
    if (draft.kind === 'copy') this.#copiesOf(others);
    const seen = others.map((each) => (keys.has(each.key) ? each : null));
    return { ...draft, others: this.#withCopies(others, seen) };
  }

  dropOf(grabbed: Occurrence, from: Slot, to: Slot): Drop {
    return grabbedDrop(grabbed, from, to, this.#sessionChanges.rules());
  }

  refusalOf(draft: Draft): string {
    const { occurrence } = draft;
    const isBeyond = occurrence !== null && this.#moves.leavesColumns(draft, occurrence);
    return isBeyond ? this.#settings.text()('noSuchColumnError') : '';
  }

  previewsOf(draft: Draft): readonly Occurrence[] {
    return draft.occurrence === null ? [] : this.#moves.previewsOf(draft, draft.occurrence);
  }

  changeOf(draft: Draft): ChangeSet | null {
    const planned = this.#plannedFor(draft) ?? [];
    return draft.kind === 'copy'
      ? this.#changes.ofNew(this.#copied(draft, planned))
      : this.#changes.of(planned, 'move');
  }

  async change(draft: Draft): Promise<ChangeResult> {
    const planned = this.#plannedFor(draft);
    const { occurrence: grabbed } = draft;
    if (planned === null || grabbed === null) {
      const reason = this.refusalOf(draft);
      if (reason !== '') this.#notice.showFailure(reason);
      return NOTHING_DONE;
    }
    const stay = this.#selection.besides([grabbed, ...(draft.others ?? [])]);
    const written =
      draft.kind === 'copy'
        ? (await this.#changes.add(this.#copied(draft, planned))).made
        : await this.#changes.write(planned, 'move');
    if (written === null) return NOTHING_DONE;
    this.#actions.sayStaying(stay);
    if (draft.kind === 'copy') {
      const made = written.changes.flatMap(({ after }) => after ?? []);
      const copies = this.#selection.keepNew(made);
      // The copy of the grabbed one comes first.
      const grabbed = copies.find(({ event }) => event === made[0]);
      this.#actions.sayCopied(copies.length, grabbed);
    } else {
      this.#selection.keepChanged(planned, written);
      this.#actions.sayMoved(draft, planned.length);
    }
    const after =
      written.parts?.[0]?.after ?? planned[0]!.change?.(this.#present.eventOf(grabbed)) ?? null;
    return after === null ? NOTHING_DONE : { isDone: true, event: after };
  }

  #plannedFor(draft: Draft): readonly PlannedChange[] | null {
    return draft.occurrence === null ? null : this.#moves.ofDraft(draft, draft.occurrence);
  }

  /** Returns the copies of a draft at their new times; each keeps its id while it is dragged. */
  #copied(
    { event, others = [] }: Draft,
    planned: readonly PlannedChange[],
  ): readonly CalendarEvent[] {
    return [event, ...this.#copiesOf(others)].flatMap(
      (copy, at) => planned[at]?.change?.(copy) ?? [],
    );
  }

  #copiesOf(others: readonly Occurrence[]): readonly CalendarEvent[] {
    const known = this.#copies.get(others);
    if (known !== undefined) return known;
    const copies = this.#clipboard.copiesOf(others);
    this.#copies.set(others, copies);
    return copies;
  }

  /** Returns those of some companions that are left, which keep the copies that a drag would add. */
  #withCopies(
    others: readonly Occurrence[],
    now: readonly (Occurrence | null)[],
  ): readonly Occurrence[] {
    const left = now.flatMap((each) => each ?? []);
    const copies = this.#copies.get(others)?.filter((_, at) => now[at] !== null);
    if (copies !== undefined) this.#copies.set(left, copies);
    return left;
  }
}
