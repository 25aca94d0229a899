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

/** Verdict on a change: accept it, refuse it, or ask the user. */
type Verdict =
  | { readonly is: 'taken' }
  /** The availability code isn't loaded yet. */
  | { readonly is: 'unknown' }
  | { readonly is: 'refused'; readonly reason: string }
  | { readonly is: 'asked'; readonly asked: readonly AvailabilityViolation[] };

/** Result of a change: done, or refused with a reason, which is empty where there was nothing to do. */
export type EditResult =
  { readonly isDone: true } | { readonly isDone: false; readonly reason: string };

/** Options for applying a change. */
export interface Applying {
  /** Runs after the questions and before the write, which it may still cancel. */
  readonly meanwhile?: () => MaybePromise<boolean>;
  /** Whether a form made the change; the form shows refusals itself, so that the calendar doesn't. */
  readonly isInForm?: boolean;
}

/** Result of a change that changes nothing. */
export const NOTHING_DONE = { isDone: false, reason: '' } as const;
const DONE = { isDone: true } as const;

/** Writes all changes of `events` by the calendar: every gesture ends here, in one call. */
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

  /** Returns the present events. */
  events(): readonly CalendarEvent[] {
    const events: unknown = untracked(this.#inputs.events);
    return Array.isArray(events) ? (events as readonly CalendarEvent[]) : [];
  }

  /**
   * Applies the change that `make` derives from the events: writes `events`, then `lastAction`. A change that is
   * forbidden or refused by the host is shown and announced instead. Where the user has to be asked, the change is made
   * and validated again after the answer.
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
   * Validates a change for which a form is about to open: done if it may be made, or may be once the user was asked. A
   * refusal is shown and announced. This is a preview: values for which the form has fields are still missing, and the
   * user is only asked when the change is written.
   */
  ask(change: ChangeSet): EditResult {
    const verdict = this.#verdictOn(change, true);
    return verdict.is === 'refused' ? this.#refused(verdict.reason) : DONE;
  }

  /** Returns why a change would be refused now, empty without a reason; null where it would be accepted. */
  refusalOf(change: ChangeSet): string | null {
    const verdict = this.#verdictOn(change, true);
    return verdict.is === 'refused' ? verdict.reason : null;
  }

  /** Whether a change would be refused by permissions, bounds or availability, whatever the host may say. */
  isRefusedByRules(change: ChangeSet): boolean {
    if (this.#refusals.reasonOf(proposedBy(change)) !== null) return true;
    return this.#availability.isRefused(change);
  }

  /**
   * Undoes the calendar's own last change, if the host accepts that; returns the change that undid it, or null. The
   * user is told where its events are gone.
   */
  undo(): ChangeSet | null {
    return this.#replay(undo(this.#history, this.events()));
  }

  /** Redoes the change that was undone last; returns the change, or null. */
  redo(): ChangeSet | null {
    return this.#replay(redo(this.#history, this.events()));
  }

  /** Writes events that came from the event source; they count as no action, and can't be undone. */
  put(events: readonly CalendarEvent[]): void {
    this.#inputs.events.set([...events]);
  }

  /** Rewrites the undo history, after the event source rejected a change or gave an event another id. */
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

  /** Asks the user, and then makes the change again: the events may have changed by then. */
  async #applyAsked(
    make: () => ChangeSet | null,
    applying: Applying,
    first: ChangeSet,
    asked: readonly AvailabilityViolation[],
  ): Promise<EditResult> {
    const waived = new WaivedRefusals();
    const isGone = (): boolean => {
      // `make` reads the events untracked.
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

  /**
   * Applies a change once the availability code is loaded; refuses it if loading fails, so that nothing is booked
   * blindly.
   */
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

  /** Validates a change: permissions, violations that aren't waived, and the host's answer. */
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
    // A notice about the last change, perhaps a refusal, would be taken for one about this change.
    this.#notice.dismiss();
    this.#inputs.events.set(eventsAfter(this.events(), change));
    this.#inputs.lastAction.emit({ type, event, event_timestamp: Date.now() });
    this.#source.take(change);
  }
}
