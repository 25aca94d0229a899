import { inject } from '@angular/core';
import {
  sameDrop,
  type ChangeSet,
  type Drop,
  type OutsideEvent,
} from 'ng-event-calendar/core/edits';
import type { CalendarEvent, Occurrence, Slot } from 'ng-event-calendar/core/internal';
import { CalendarEdits, type ChangedScope } from '../store/events/calendar-edits';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { Editing } from '../store/events/editing';
import { whenKnown, type MaybePromise } from '../store/maybe-promise';
import { isSameRecord } from '../store/events/same-record';
import { ACCEPTED_DROP, SessionState, type Draft } from '../store/events/session-state';
import { Notice } from '../feedback/notice';
import type { Arriving } from '../store/events/company';
import { Creation } from './creation';
import { DraftVerdicts } from './draft-verdicts';
import { Drafts, type DraftAt, type Grab } from './drafts';
import { NewEvents } from './new-events';
import { SessionChanges } from './session-changes';

/** Result of a session: cancelled, without a change, or with the event that it changed, created or drafted. */
export type Outcome = { readonly did: 'cancelled' | 'nothing' } | Made;

interface Made extends ChangedScope {
  readonly did: 'changed' | 'created' | 'drafted';
  readonly event: CalendarEvent;
}

/** Milliseconds after which the pointer rests, and all events in hand are judged. */
const REST = 100;

/**
 * A drag session, from grab to release, by pointer, by keys or with an external event. It shows a draft, and writes it
 * when it is committed.
 */
export class DragSession {
  readonly #state = inject(SessionState);
  readonly #drafts = inject(Drafts);
  readonly #changes = inject(SessionChanges);
  readonly #creation = inject(Creation);
  readonly #edits = inject(CalendarEdits);
  readonly #editing = inject(Editing);
  readonly #settings = inject(CalendarSettings);
  readonly #verdicts = inject(DraftVerdicts);
  readonly #notice = inject(Notice);
  readonly #zone = this.#settings.zone();
  #settle: (outcome: Outcome) => void = () => undefined;
  #phase: 'held' | 'asking' | 'over' = 'held';
  #rest: ReturnType<typeof setTimeout> | undefined;
  #frame = 0;

  /** Outcome of the session, once it has ended. */
  readonly ended = new Promise<Outcome>((resolve) => (this.#settle = resolve));

  private constructor(
    private draft: Draft,
    /** Grab that began the session; null for an external event. */
    private grab: Grab | null,
    /** External event, as last read; null for an event of the calendar. */
    private outside: OutsideEvent | null,
    /** Whether the event was picked up by key or menu, so that a click puts it down. */
    readonly isPickedUp: boolean,
    /** Keys that the host adds to an external event. */
    private readonly added: Partial<CalendarEvent> = {},
  ) {}

  /** Begins a session with an occurrence, or with a sweep over empty space. */
  static ofGrab(grab: Grab, isPickedUp: boolean): DragSession {
    const session = new DragSession(inject(Drafts).of(grab), grab, null, isPickedUp);
    session.#show(session.draft);
    return session;
  }

  /** Begins a session with an external event; null where that can't be read. */
  static ofOutside(outside: OutsideEvent, slot: Slot, isPickedUp: boolean): DragSession | null {
    const drafts = inject(Drafts);
    const told = drafts.fromExternal(outside, slot);
    if (told === null) return null;
    const added = inject(NewEvents).addedTo(told.event);
    const { id } = told.event;
    const at = drafts.fromExternal({ ...outside, id }, slot, added) ?? told;
    const draft: Draft = { ...at, occurrence: null, ...ACCEPTED_DROP, row: 0 };
    const session = new DragSession(draft, null, outside, isPickedUp, added);
    session.#show(draft);
    return session;
  }

  /** Draft that the session shows. */
  get shown(): Draft {
    return this.draft;
  }

  /** Whether the event came from outside the calendar. */
  get isFromOutside(): boolean {
    return this.grab === null;
  }

  /** Edge that was grabbed; null for the whole event. */
  get edge(): Grab['edge'] {
    return this.grab?.edge ?? null;
  }

  /** Resource in whose columns the event stands now, null for unassigned; undefined where columns are days alone. */
  get resource(): Slot['resource'] {
    const { drop, resource } = this.draft;
    return drop.resource === undefined ? resource : drop.resource.to;
  }

  get isOver(): boolean {
    return this.#phase === 'over';
  }

  /** Moves the draft to the slot under the pointer, null in a skipped hour; returns whether a drop there is allowed. */
  update(slot: Slot | null): boolean {
    if (this.#phase !== 'held') return false;
    if (slot === null) {
      this.#showNowhere();
      return false;
    }
    const at =
      this.grab !== null
        ? this.#drafts.moved(this.draft, this.grab, slot)
        : this.#drafts.fromExternal({ ...this.outside, id: this.draft.event.id }, slot, this.added);
    if (at === null) return false;
    // The draft moves by whole steps: positions between two slots change nothing.
    if (!this.#isShown(at)) this.#show({ ...this.draft, ...at });
    else if (this.#rest !== undefined) this.#judgeAtRest();
    return this.draft.refusal === null;
  }

  /** Replaces an external event that has changed on its way. */
  renew(outside: OutsideEvent): void {
    this.outside = outside;
  }

  /** Moves the draft by keys, or turns it into a resize. */
  put(drop: Drop, kind: Draft['kind'] = this.draft.kind): void {
    if (this.#phase === 'held') this.#show({ ...this.draft, drop, kind });
  }

  /** Continues with the host's present occurrence; cancels the session if that is gone or no longer allowed. */
  follow(isAllowed: boolean, occurrence: Draft['occurrence']): void {
    // In another zone the pointer would be at another time.
    const isLost = !isAllowed || this.#zone !== this.#settings.zone();
    // A write that is under way continues, and reports its own result.
    if (isLost && this.#phase === 'asking') this.#draw(null);
    else if (isLost) this.cancel();
    else if (occurrence !== null && occurrence !== this.draft.occurrence) {
      if (this.grab !== null) this.grab = { ...this.grab, occurrence };
      const event = this.#drafts.renewed(this.draft, occurrence);
      const draft = { ...this.draft, occurrence, event };
      if (draft.amended === undefined) this.#draw(draft);
      else this.#show(draft);
    }
  }

  /** Continues with the other events as they are now, those that may still be moved. */
  followOthers(present: (others: readonly Occurrence[]) => readonly Occurrence[]): void {
    const { others } = this.draft;
    if (others === undefined || this.#phase !== 'held') return;
    const now = present(others);
    if (now !== others) this.#show({ ...this.draft, others: now });
  }

  /** Validates the draft again, since the rules may have changed. */
  validateAgain(): void {
    const { draft } = this;
    if (this.#phase !== 'held' || draft.refusal?.isNowhere === true) return;
    this.#drawOther(this.#verdicts.of(draft));
  }

  #drawOther(next: Draft): void {
    const { draft } = this;
    // An equal draft would re-render its host, which might bring new rules each time.
    const isSame =
      next.refusal?.reason === draft.refusal?.reason &&
      next.question === draft.question &&
      isSameRecord(next.amended ?? null, draft.amended ?? null);
    if (!isSame) this.#draw(next);
  }

  /**
   * Writes the draft, or announces its refusal. An occurrence of a series stays where it was dropped while the user is
   * asked for the scope.
   */
  async commit(): Promise<Outcome> {
    if (this.#phase !== 'held') return this.ended;
    const { draft } = this;
    const { occurrence } = draft;
    if (draft.refusal?.isNowhere === true) this.cancel();
    else if (occurrence === null || (draft.kind === 'copy' && draft.others === undefined)) {
      void this.commitNew();
    } else {
      this.#phase = 'asking';
      let outcome: Outcome = { did: 'nothing' };
      try {
        const result = await this.#changes.change(draft, occurrence);
        if (result.isDone) {
          outcome = { did: 'changed', event: result.event, scope: result.scope };
        }
      } finally {
        this.#end(outcome);
      }
    }
    return this.ended;
  }

  /**
   * Adds the new event or the copy of the draft; a swept event, or one without a required resource, opens in the editor
   * first. Returns whether it was accepted. While the user is asked it stays where it was dropped. Company comes in
   * together with the event.
   */
  commitNew(company: Arriving | null = null): MaybePromise<boolean> {
    const { draft } = this;
    if (this.#phase !== 'held') return false;
    const change = draft.refusal?.isNowhere === true ? null : this.#changes.changeOf(draft);
    const event = change?.event ?? null;
    const isSwept = draft.kind === 'create' && this.outside === null;
    if (change === null || event === null) return this.#endNew({ did: 'nothing' });
    if (company !== null) return this.#commitAll(draft, company, event);
    if (isSwept || this.#creation.needsResource(event)) {
      // The draft gives way to the event that is edited or written, so that nothing is drawn twice.
      this.#draw(null);
      const asked = this.#edits.ask(change);
      if (!asked.isDone) return this.#endNew({ did: 'nothing' });
      const drafted = asked.amended ?? event;
      this.#editing.create(drafted);
      return this.#endNew({ did: 'drafted', event: drafted });
    }
    return this.#writeNew(() => this.#changes.changeOf(draft), event);
  }

  #commitAll(draft: Draft, company: Arriving, event: CalendarEvent): MaybePromise<boolean> {
    const make = (): ChangeSet | null => this.#changes.arrivalOf(draft, company);
    if (make() !== null) return this.#writeNew(make, event);
    this.#notice.showFailure(this.#settings.text()('noSuchColumnError'));
    return this.#endNew({ did: 'nothing' });
  }

  #writeNew(make: () => ChangeSet | null, event: CalendarEvent): MaybePromise<boolean> {
    this.#phase = 'asking';
    const written = this.#edits.apply(make, {
      meanwhile: () => {
        this.#draw(null);
        return true;
      },
    });
    return whenKnown(written, (result) =>
      this.#endNew(
        result.isDone ? { did: 'created', event: result.amended ?? event } : { did: 'nothing' },
      ),
    );
  }

  /** Ends the session without writing, unless a write is under way. */
  cancel(): void {
    if (this.#phase === 'held') this.#end({ did: 'cancelled' });
  }

  #endNew(outcome: Outcome): boolean {
    this.#end(outcome);
    return outcome.did !== 'nothing';
  }

  #end(outcome: Outcome): void {
    if (this.#phase === 'over') return;
    this.#phase = 'over';
    this.#stopRest();
    this.#draw(null);
    this.#settle(outcome);
  }

  /**
   * Shows a draft, with the refusal of its drop or the question about it, if any. Of several events those with a preview
   * are judged at each step, and all of them once the pointer rests.
   */
  #show(draft: Draft): void {
    this.#draw(this.#verdicts.of(draft));
    if (this.draft.others !== undefined) this.#judgeAtRest();
  }

  #judgeAtRest(): void {
    this.#stopRest();
    this.#rest = setTimeout(() => {
      // Where drawing took longer, the pointer may have moved since: its moves come before what a frame calls.
      this.#frame = requestAnimationFrame(() => {
        this.#rest = undefined;
        this.#validateAll();
      });
    }, REST);
  }

  #stopRest(): void {
    clearTimeout(this.#rest);
    cancelAnimationFrame(this.#frame);
  }

  #validateAll(): void {
    const { draft } = this;
    if (this.#phase === 'held' && draft.refusal?.isNowhere !== true) {
      this.#drawOther(this.#verdicts.of(draft, { isOfAll: true }));
    }
  }

  #showNowhere(): void {
    if (this.draft.refusal?.isNowhere === true) return;
    this.#draw({ ...this.draft, refusal: { isNowhere: true, reason: '' }, question: '' });
  }

  #draw(draft: Draft | null): void {
    // If another session has begun meanwhile, its draft stays visible.
    const isSeen = this.#state.draft() === this.draft || this.#state.draft() === null;
    if (draft !== null) this.draft = draft;
    if (!isSeen) return;
    this.#state.draft.set(draft);
    this.#state.isPickedUp.set(draft !== null && this.isPickedUp);
  }

  #isShown({ kind, event, drop }: DraftAt): boolean {
    const { draft } = this;
    if (draft.kind !== kind || draft.refusal?.isNowhere === true) return false;
    if (!sameDrop(draft.drop, drop)) return false;
    return draft.event === event || JSON.stringify(draft.event) === JSON.stringify(event);
  }
}
