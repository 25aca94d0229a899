import { inject, Injectable, Injector, untracked } from '@angular/core';
import type { AvailabilityViolation } from 'ng-event-calendar/core/availability';
import {
  NO_HISTORY,
  eventsAfter,
  proposedBy,
  redo,
  remember,
  undo,
  type ChangeSet,
  type History,
  type Replay,
} from 'ng-event-calendar/core/edits';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { Notice } from '../../feedback/notice';
import { askWhileThere } from './ask-while-there';
import { BookingQuestions } from '../availability/booking-question';
import { CALENDAR_INPUTS } from '../inputs/calendar-inputs';
import { CalendarSettings } from '../inputs/calendar-settings';
import { EventChangeRequest } from './event-change-request';
import { AvailabilityRules } from '../availability/availability-rules';
import { whenKnown, type MaybePromise } from '../maybe-promise';
import { Refusals } from '../availability/refusals';
import { SourceLink } from '../source/source-link';
import { WaivedRefusals } from '../availability/waived-refusals';

/** What is said to a change: take it, refuse it, or ask the user. */
type Verdict =
  | { readonly is: 'taken' }
  /** What decides isn't loaded yet. */
  | { readonly is: 'unknown' }
  | { readonly is: 'refused'; readonly reason: string }
  | { readonly is: 'asked'; readonly asked: readonly AvailabilityViolation[] };

/** What became of a change: done, or refused, with a reason unless there was nothing to do. */
export type EditResult =
  { readonly isDone: true } | { readonly isDone: false; readonly reason: string };

/** What there is to a change beside itself. */
export interface Applying {
  /** Comes between asking and writing, and may still say no. */
  readonly meanwhile?: () => MaybePromise<boolean>;
  /** Whether a form has made it, which says itself what was refused: the calendar doesn't say it once more. */
  readonly isInForm?: boolean;
}

/** A change that was none. */
export const NOTHING_DONE = { isDone: false, reason: '' } as const;
const DONE = { isDone: true } as const;

/** The one way in which the calendar changes `events`: every gesture ends here, once. */
@Injectable()
export class CalendarEdits {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #injector = inject(Injector);
  readonly #notice = inject(Notice);
  readonly #settings = inject(CalendarSettings);
  readonly #source = inject(SourceLink);
  readonly #refusals = inject(Refusals);
  readonly #availability = inject(AvailabilityRules);
  readonly #questions = inject(BookingQuestions);
  #history: History = NO_HISTORY;

  /** The events as they are now. */
  events(): readonly CalendarEvent[] {
    const events: unknown = untracked(this.#inputs.events);
    return Array.isArray(events) ? (events as readonly CalendarEvent[]) : [];
  }

  /**
   * Writes what `make` makes of the events, first `events`, then `lastAction`, unless it is forbidden or the host
   * refuses it: then that is shown and said. Where the user has to be asked, it is made and judged anew after
   * that.
   */
  apply(make: () => ChangeSet | null, applying: Applying = {}): MaybePromise<EditResult> {
    const change = make();
    if (change === null) return NOTHING_DONE;
    const verdict = this.#verdictOn(change, false);
    switch (verdict.is) {
      case 'refused':
        return this.#refused(verdict.reason, applying);
      case 'taken':
        return this.#finish(change, applying);
      case 'asked':
        return this.#applyAsked(make, applying, change, verdict.asked);
      case 'unknown':
        return this.#applyOnceKnown(make, applying);
    }
  }

  /**
   * Whether what a form is about to open for may be made, or may once the user was asked; a no is shown and said.
   * It is a look ahead: what the form has fields for is missing yet, and asked about when it is written.
   */
  ask(change: ChangeSet): EditResult {
    const verdict = this.#verdictOn(change, true);
    return verdict.is === 'refused' ? this.#refused(verdict.reason) : DONE;
  }

  /** Why a change would be refused if it were made now, empty without a reason; null where it wouldn't. */
  permissionErrorOf(change: ChangeSet): string | null {
    const verdict = this.#verdictOn(change, true);
    return verdict.is === 'refused' ? verdict.reason : null;
  }

  /**
   * Takes the calendar's own last change back, if the host lets it; returns what that changed, or null.
   * That its events are gone is said.
   */
  undo(): ChangeSet | null {
    return this.#replay(undo(this.#history, this.events()));
  }

  /** Makes the change again that was taken back last. */
  redo(): ChangeSet | null {
    return this.#replay(redo(this.#history, this.events()));
  }

  /** Writes what came from the event source: nobody's action, and nothing to be undone. */
  put(events: readonly CalendarEvent[]): void {
    this.#inputs.events.set([...events]);
  }

  /** Changes what can be undone, as the event source took a change back or named an event anew. */
  rewriteHistory(change: (history: History) => History): void {
    this.#history = change(this.#history);
  }

  #replay(step: Replay | null): ChangeSet | null {
    const change = step?.changeSet ?? null;
    if (step === null || (change !== null && !this.#askHost(change).isDone)) return null;
    this.#history = step.history;
    if (change === null) this.#sayImpossible(step);
    else this.#write(change);
    return change;
  }

  /** Asks the user, and then makes the change anew: the events may be others by then. */
  async #applyAsked(
    make: () => ChangeSet | null,
    applying: Applying,
    first: ChangeSet,
    asked: readonly AvailabilityViolation[],
  ): Promise<EditResult> {
    const waived = new WaivedRefusals();
    const isGone = (): boolean => {
      // The events are read untracked below.
      this.#inputs.events();
      return make() === null;
    };
    for (let open = asked; ;) {
      const saying = this.#refusals.sayingOf(open, first.event);
      const isBooked = await askWhileThere(
        isGone,
        (gone) => this.#questions.ask(saying, gone),
        this.#injector,
      );
      if (!isBooked) return NOTHING_DONE;
      waived.add(open);
      const change = make();
      if (change === null) return NOTHING_DONE;
      const verdict = this.#verdictOn(change, false, waived);
      if (verdict.is === 'refused') return this.#refused(verdict.reason, applying);
      if (verdict.is !== 'asked') return this.#finish(change, applying);
      open = verdict.asked;
    }
  }

  /** Nothing is booked blindly: without what decides it is refused. */
  async #applyOnceKnown(make: () => ChangeSet | null, applying: Applying): Promise<EditResult> {
    const isKnown = await this.#availability.load();
    return isKnown
      ? this.apply(make, applying)
      : this.#refused(this.#settings.text()('partNotLoaded'), applying);
  }

  #finish(change: ChangeSet, { meanwhile }: Applying): MaybePromise<EditResult> {
    return whenKnown(meanwhile?.() ?? true, (goesOn): EditResult => {
      if (!goesOn) return NOTHING_DONE;
      this.#history = remember(this.#history, change);
      this.#write(change);
      return DONE;
    });
  }

  /** Judges a change: what forbids it, what is against it and not waived, and what the host says. */
  #verdictOn(change: ChangeSet, isPreview: boolean, waived = new WaivedRefusals()): Verdict {
    const reason = this.#refusals.reasonOf(proposedBy(change));
    if (reason !== null) return { is: 'refused', reason };
    const refusals = this.#availability.violationsOf(change);
    if (refusals === null) return { is: 'unknown' };
    const request = this.#request(change, isPreview, refusals);
    if (request.isPrevented) return { is: 'refused', reason: request.reason };
    const left = waived.standingOf(request.standing);
    const refused = left.filter(({ answer }) => answer === 'refuse');
    if (refused.length > 0) {
      return { is: 'refused', reason: this.#refusals.sayingOf(refused, change.event) };
    }
    return left.length > 0 ? { is: 'asked', asked: left } : { is: 'taken' };
  }

  #askHost(change: ChangeSet): EditResult {
    const { isPrevented, reason } = this.#request(change, false, []);
    return isPrevented ? this.#refused(reason) : DONE;
  }

  #request(
    change: ChangeSet,
    isPreview: boolean,
    refusals: readonly AvailabilityViolation[],
  ): EventChangeRequest {
    const { type, before, after } = proposedBy(change);
    const request = new EventChangeRequest(type, before, after, isPreview, refusals);
    this.#inputs.eventChangeRequest.emit(request);
    return request;
  }

  #refused(
    hostsReason: string,
    { isInForm = false }: Applying = {},
  ): { readonly isDone: false; readonly reason: string } {
    const reason = hostsReason || this.#settings.text()('changeRefused');
    if (!isInForm) this.#notice.show(reason);
    return { isDone: false, reason };
  }

  #sayImpossible({ changes: [first] }: Replay): void {
    const text = this.#settings.text();
    const title = (first?.before ?? first?.after)?.title || text('eventUntitled');
    this.#notice.show(text('changeNotReplayed', { title }));
  }

  #write(change: ChangeSet): void {
    const { type, event } = change;
    // What was said of the last one, a refusal perhaps, would be taken for something about this one.
    this.#notice.dismiss();
    this.#inputs.events.set(eventsAfter(this.events(), change));
    this.#inputs.lastAction.emit({ type, event, event_timestamp: Date.now() });
    this.#source.take(change);
  }
}
