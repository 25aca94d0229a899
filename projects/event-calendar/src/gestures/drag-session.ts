import { inject } from '@angular/core';
import { sameDrop, type Drop, type OutsideEvent } from 'ng-event-calendar/core/edits';
import type { CalendarEvent, Slot } from 'ng-event-calendar/core/internal';
import { CalendarEdits } from '../store/events/calendar-edits';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { Editing } from '../store/events/editing';
import { whenKnown, type MaybePromise } from '../store/maybe-promise';
import { SessionState, type Draft } from '../store/events/session-state';
import { Creation } from './creation';
import { Drafts, type DraftAt, type Grab } from './drafts';
import { NewEvents } from './new-events';
import { SessionChanges } from './session-changes';

/** How a session ended: it was called off, changed nothing, or did something with an event. */
export type Outcome =
  | { readonly did: 'cancelled' | 'nothing' }
  | { readonly did: 'changed' | 'created' | 'drafted'; readonly event: CalendarEvent };

/**
 * What a hand or a key holds, from when it takes hold of it until it lets go: pointers, keys and what
 * comes from outside hold the same. It shows a draft, and writes when it is committed.
 */
export class DragSession {
  readonly #state = inject(SessionState);
  readonly #drafts = inject(Drafts);
  readonly #changes = inject(SessionChanges);
  readonly #creation = inject(Creation);
  readonly #edits = inject(CalendarEdits);
  readonly #editing = inject(Editing);
  readonly #settings = inject(CalendarSettings);
  readonly #zone = this.#settings.zone();
  #settle: (outcome: Outcome) => void = () => undefined;
  #phase: 'held' | 'asking' | 'over' = 'held';

  /** What becomes of it, known once it has ended. */
  readonly ended = new Promise<Outcome>((resolve) => (this.#settle = resolve));

  private constructor(
    private draft: Draft,
    /** What was grabbed; null for something from outside. */
    private grab: Grab | null,
    /** Something from outside, as it was when it was last looked at. */
    private outside: OutsideEvent | null,
    /** Whether it was picked up, so that a click puts it down. */
    readonly isPickedUp: boolean,
    /** What the host gives to something from outside. */
    private readonly added: Partial<CalendarEvent> = {},
  ) {}

  /** Takes hold of an occurrence, or begins a sweep over empty space. */
  static ofGrab(grab: Grab, isPickedUp: boolean): DragSession {
    const session = new DragSession(inject(Drafts).of(grab), grab, null, isPickedUp);
    session.#show(session.draft);
    return session;
  }

  /** Takes something from outside in, as a draft; null where it can't be read. */
  static ofOutside(outside: OutsideEvent, slot: Slot, isPickedUp: boolean): DragSession | null {
    const at = inject(Drafts).fromExternal(outside, slot);
    if (at === null) return null;
    const added = inject(NewEvents).addedTo(at.event);
    const event = { ...at.event, ...added };
    const draft: Draft = { ...at, event, occurrence: null, refusal: null, row: 0 };
    const session = new DragSession(draft, null, outside, isPickedUp, added);
    session.#show(draft);
    return session;
  }

  /** What it shows now. */
  get shown(): Draft {
    return this.draft;
  }

  /** Whether it came from outside of the calendar. */
  get isFromOutside(): boolean {
    return this.grab === null;
  }

  /** The edge that was grabbed; null for the whole event. */
  get edge(): Grab['edge'] {
    return this.grab?.edge ?? null;
  }

  /** Whose columns it stands in now, null for nobody's; undefined where columns are days alone. */
  get resource(): Slot['resource'] {
    const { drop, resource } = this.draft;
    return drop.resource === undefined ? resource : drop.resource.to;
  }

  get isOver(): boolean {
    return this.#phase === 'over';
  }

  /** The pointer is at another slot, or at none, as in a skipped hour; returns whether it would be taken there. */
  update(slot: Slot | null): boolean {
    if (this.#phase !== 'held') return false;
    if (slot === null) {
      this.#showNowhere();
      return false;
    }
    const at =
      this.grab !== null
        ? this.#drafts.moved(this.draft, this.grab, slot)
        : this.#drafts.fromExternal(
            { ...this.outside, ...this.added, id: this.draft.event.id },
            slot,
          );
    if (at === null) return false;
    // A step at a time: what lies between two slots changes nothing.
    if (!this.#isShown(at)) this.#show({ ...this.draft, ...at });
    return this.draft.refusal === null;
  }

  /** Something from outside has changed on its way. */
  renew(outside: OutsideEvent): void {
    this.outside = outside;
  }

  /** Keys put it elsewhere, or make a resize of it. */
  put(drop: Drop, kind: Draft['kind'] = this.draft.kind): void {
    if (this.#phase === 'held') this.#show({ ...this.draft, drop, kind });
  }

  /** Goes on with the occurrence as the host has it now, or is called off without one. */
  follow(isAllowed: boolean, occurrence: Draft['occurrence']): void {
    // In another zone it would be another time under the same hand.
    const isLost = !isAllowed || this.#zone !== this.#settings.zone();
    // What is being written goes on, and tells itself what came of it.
    if (isLost && this.#phase === 'asking') this.#draw(null);
    else if (isLost) this.cancel();
    else if (occurrence !== null && occurrence !== this.draft.occurrence) {
      if (this.grab !== null) this.grab = { ...this.grab, occurrence };
      this.#draw({
        ...this.draft,
        occurrence,
        event: this.#drafts.renewed(this.draft, occurrence),
      });
    }
  }

  /** Whether it would be taken where it is may have another answer by now. */
  judgeAgain(): void {
    const { draft } = this;
    if (this.#phase !== 'held' || draft.refusal?.isNowhere === true) return;
    const refusal = this.#refusalOf(draft);
    // A draft that says the same would have its host drawn anew, which may bring new rules each time.
    if (refusal?.reason !== draft.refusal?.reason) this.#draw({ ...draft, refusal });
  }

  /**
   * Does what it shows; a refusal is said instead. An occurrence of a series stays where it was dropped
   * while its user is asked.
   */
  async commit(): Promise<Outcome> {
    if (this.#phase !== 'held') return this.ended;
    const { draft } = this;
    const { occurrence } = draft;
    if (draft.refusal?.isNowhere === true) this.cancel();
    else if (occurrence === null || draft.kind === 'copy') void this.commitNew();
    else {
      this.#phase = 'asking';
      let outcome: Outcome = { did: 'nothing' };
      try {
        const result = await this.#changes.change(draft, occurrence);
        if (result.isDone) outcome = { did: 'changed', event: result.event };
      } finally {
        this.#end(outcome);
      }
    }
    return this.ended;
  }

  /**
   * Adds the new event or the copy that it shows; what was swept, or lacks its resource, goes to the
   * editor first. Returns whether it was taken. While its user is asked it stays where it was dropped.
   */
  commitNew(): MaybePromise<boolean> {
    const { draft } = this;
    if (this.#phase !== 'held') return false;
    const change = draft.refusal?.isNowhere === true ? null : this.#changes.changeOf(draft);
    const event = change?.event ?? null;
    const isSwept = draft.kind === 'create' && this.outside === null;
    if (change === null || event === null) return this.#endNew({ did: 'nothing' });
    if (isSwept || this.#creation.needsResource(event)) {
      // Nothing is drawn twice: what is edited, or written, takes its place.
      this.#draw(null);
      if (!this.#edits.ask(change).isDone) return this.#endNew({ did: 'nothing' });
      this.#editing.create(event);
      return this.#endNew({ did: 'drafted', event });
    }
    this.#phase = 'asking';
    const written = this.#edits.apply(() => this.#changes.changeOf(draft), {
      meanwhile: () => {
        this.#draw(null);
        return true;
      },
    });
    return whenKnown(written, ({ isDone }) =>
      this.#endNew(isDone ? { did: 'created', event } : { did: 'nothing' }),
    );
  }

  /** Lets go of it, unless it is being written already; nothing is written. */
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
    this.#draw(null);
    this.#settle(outcome);
  }

  /** Shows what would be done, and whether it would be taken. */
  #show(draft: Draft): void {
    this.#draw({ ...draft, refusal: this.#refusalOf(draft) });
  }

  #refusalOf(draft: Draft): Draft['refusal'] {
    const change = this.#changes.changeOf(draft);
    const reason = change === null ? null : this.#edits.permissionErrorOf(change);
    return reason === null ? null : { isNowhere: false, reason };
  }

  #showNowhere(): void {
    if (this.draft.refusal?.isNowhere === true) return;
    this.#draw({ ...this.draft, refusal: { isNowhere: true, reason: '' } });
  }

  #draw(draft: Draft | null): void {
    // Where another session has begun meanwhile, that is what is seen.
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
