import { effect, inject, Injectable, Injector, untracked } from '@angular/core';
import type { RefusedDate } from 'ng-event-calendar/core/availability';
import {
  NO_HISTORY,
  eventsAfter,
  recordsAfter,
  redo,
  remember,
  undo,
  type ChangePart,
  type ChangeSet,
  type History,
  type Replay,
} from 'ng-event-calendar/core/edits';
import type { CalendarEvent, LastAction, RecurrenceScope } from 'ng-event-calendar/core/internal';
import { Notice } from '../../feedback/notice';
import { askWhileThere } from './ask-while-there';
import { touchedBy } from './amendments';
import { BookingAnswers } from '../availability/booking-answers';
import { BookingQuestions } from '../availability/booking-question';
import { ChangeWords } from './change-words';
import { CALENDAR_INPUTS } from '../inputs/calendar-inputs';
import { CalendarSettings } from '../inputs/calendar-settings';
import { EventFilter } from './event-filter';
import { keepShown } from './kept-events';
import { ChangeVerdicts, type PreviewVerdict, type Verdict } from './change-verdicts';
import { AvailabilityRules } from '../availability/availability-rules';
import { whenKnown, type MaybePromise } from '../maybe-promise';
import { SkipOffers } from '../availability/skip-offers';
import { SourceLink } from '../source/source-link';
import { SentEvents } from './sent-events';
import { Settlements } from './settlements';

/** Result of a change: done, or refused with a reason, which is empty where there was nothing to do. */
export type EditResult = Done | { readonly isDone: false; readonly reason: string };

/** Scope of a change. */
export interface ChangedScope {
  /** Occurrences of a series that were changed or removed; left out for an event that doesn't recur. */
  readonly scope?: RecurrenceScope | undefined;
}

interface Done extends ChangedScope {
  readonly isDone: true;
  /** Touched event as the host has amended it; left out where it didn't. */
  readonly amended?: CalendarEvent;
}

/** Options for applying a change. */
export interface Applying {
  /** Runs after the questions and before the write, which it may still cancel. */
  readonly meanwhile?: () => MaybePromise<boolean>;
  /** Whether a form made the change; the form shows refusals itself, so that the calendar doesn't. */
  readonly isInForm?: boolean;
}

type Taken = Extract<Verdict, { readonly is: 'taken' }>;

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
  readonly #availability = inject(AvailabilityRules);
  readonly #questions = inject(BookingQuestions);
  readonly #verdicts = inject(ChangeVerdicts);
  readonly #offers = inject(SkipOffers);
  readonly #sent = inject(SentEvents);
  readonly #filter = inject(EventFilter);
  readonly #words = inject(ChangeWords);
  readonly #settlements = inject(Settlements);
  #history: History = NO_HISTORY;

  constructor() {
    // A source that is taken away before its code has loaded saves nothing.
    effect(() => {
      if (this.#source.isSet()) return;
      untracked(() => this.#source.takeBack().forEach((change) => this.#settleKept(change)));
    });
  }

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
    const verdict = this.#verdicts.on(change, { canOffer: canOfferFor(change, applying) });
    switch (verdict.is) {
      case 'refused':
        return this.#refused(verdict.reason, applying);
      case 'taken':
        return this.#finish(change, verdict, applying);
      case 'asked':
        return this.#applyAsked(make, applying, verdict);
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
    const preview = this.#verdicts.onPreview(change);
    return preview.refusal === null
      ? doneWith(change, preview.change)
      : this.#refused(preview.refusal);
  }

  /**
   * Asks the host alone about a new event for which a form is about to open that has another time to choose, so that no
   * rule keeps it from opening. A refusal is shown and announced.
   */
  askHost(change: ChangeSet): EditResult {
    const { refusal, change: amended } = this.#verdicts.byHost(change);
    return refusal === null ? doneWith(change, amended) : this.#refused(refusal);
  }

  /** Returns why a change would be refused now, empty without a reason; null where it would be accepted. */
  refusalOf(change: ChangeSet): string | null {
    return this.preview(change).refusal;
  }

  /** Returns a change as it would be written, and why it would be refused or asked about. */
  preview(change: ChangeSet): PreviewVerdict {
    return this.#verdicts.onPreview(change);
  }

  /** Whether a change would be refused by permissions, bounds or availability, whatever the host may say. */
  isRefusedByRules(change: ChangeSet): boolean {
    return this.#verdicts.isRefusedByRules(change);
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
    if (step === null || (change !== null && !this.#askReplay(change).isDone)) return null;
    this.#history = step.history;
    if (change === null) this.#sayImpossible(step);
    else this.#write(change);
    return change;
  }

  /** Asks the user, and then makes the change again: the events may have changed by then. */
  async #applyAsked(
    make: () => ChangeSet | null,
    applying: Applying,
    question: Extract<Verdict, { readonly is: 'asked' }>,
  ): Promise<EditResult> {
    const answers = new BookingAnswers();
    const isGone = (): boolean => {
      // `make` reads the events untracked.
      this.#inputs.events();
      return make() === null;
    };
    for (let { reason, violations, offer } = question; ;) {
      const about = make();
      const choices = {
        about:
          about?.event == null || about.parts !== undefined ? '' : this.#words.briefly(about.event),
        reason,
        canBook: violations.every(({ answer }) => answer === 'ask'),
        offer,
      };
      const answer = await askWhileThere(
        isGone,
        (gone) => this.#questions.ask(choices, gone),
        this.#injector,
      );
      if (answer === 'back') return NOTHING_DONE;
      if (answer === 'book') answers.waive(violations);
      else answers.skip(offer?.dates ?? []);
      const change = make();
      if (change === null) return NOTHING_DONE;
      const verdict = this.#verdicts.on(change, {
        answers,
        canOffer: canOfferFor(change, applying),
      });
      if (verdict.is === 'refused') return this.#refused(verdict.reason, applying);
      if (verdict.is === 'unknown') return this.#applyOnceKnown(make, applying);
      if (verdict.is === 'taken') return this.#finish(change, verdict, applying);
      ({ reason, violations, offer } = verdict);
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

  #finish(
    asked: ChangeSet,
    { change, skipped }: Taken,
    { meanwhile }: Applying,
  ): MaybePromise<EditResult> {
    return whenKnown(meanwhile?.() ?? true, (goesOn): EditResult => {
      if (!goesOn) return NOTHING_DONE;
      this.#history = remember(this.#history, change);
      this.#write(change);
      this.#saySkipped(skipped);
      return doneWith(asked, change);
    });
  }

  #saySkipped(dates: readonly RefusedDate[]): void {
    if (dates.length > 0) this.#notice.show(this.#offers.skippedText(dates));
  }

  #askReplay(change: ChangeSet): EditResult {
    const refusal = this.#verdicts.askReplay(change);
    return refusal === null ? DONE : this.#refused(refusal);
  }

  #refused(
    hostsReason: string,
    { isInForm = false }: Applying = {},
  ): { readonly isDone: false; readonly reason: string } {
    const reason = hostsReason || this.#settings.text()('changeRefused');
    if (!isInForm) this.#notice.showFailure(reason);
    return { isDone: false, reason };
  }

  #sayImpossible({ changes: [first] }: Replay): void {
    const text = this.#settings.text();
    const title = (first?.before ?? first?.after)?.title || text('eventUntitled');
    this.#notice.showFailure(text('changeNotReplayed', { title }));
  }

  #write(change: ChangeSet): void {
    const { type, event, parts } = change;
    // A notice about the last change, perhaps a refusal, would be taken for one about this change.
    this.#notice.dismiss();
    this.#inputs.events.set(eventsAfter(this.events(), change));
    const written = change.changes.flatMap(({ after }) => after ?? []);
    if (keepShown(this.#filter, written)) {
      this.#notice.showBesides(this.#settings.text()('shownDespiteFilter'));
    }
    const events = parts && touchedRecords(parts);
    const action: LastAction = {
      ...{ type, event, event_timestamp: Date.now() },
      ...(events !== undefined && { events }),
    };
    this.#settlements.begin(change, action);
    this.#inputs.lastAction.emit(action);
    this.#sent.follow(change.changes);
    const isSaved = untracked(this.#inputs.eventSource)?.save !== undefined;
    this.#source.take(change);
    if (!isSaved) this.#settleKept(change);
  }

  /** Tells the host of a change that nobody has to save. */
  #settleKept(change: ChangeSet): void {
    const stored = recordsAfter(change.changes, this.events());
    this.#settlements.settle(change, { status: 'done', stored, reason: '' });
  }
}

/** Returns the result of a change that was made, or will be, as another one than was asked for. */
function doneWith(asked: ChangeSet, made: ChangeSet): Done {
  const amended = made === asked ? null : touchedBy(made);
  return amended === null ? DONE : { isDone: true, amended };
}

/** Returns the records that hold what the parts of a batch touched, or those deleted, each once. */
function touchedRecords(parts: readonly ChangePart[]): readonly CalendarEvent[] {
  return [...new Set(parts.flatMap(({ before, after }) => after ?? before ?? []))];
}

/** Whether the user may be offered to leave dates out of a series: a form makes the offer itself, unless a scope was asked for. */
function canOfferFor({ touched }: ChangeSet, { isInForm = false }: Applying): boolean {
  return !isInForm || touched !== undefined;
}
