import { inject, Injectable } from '@angular/core';
import type {
  AvailabilityViolation,
  RefusedDate,
  SkipRules,
} from 'ng-event-calendar/core/availability';
import { proposedBy, type ChangeSet } from 'ng-event-calendar/core/edits';
import { ChangeValidation } from '../availability/change-validation';
import { BookingAnswers } from '../availability/booking-answers';
import { Refusals } from '../availability/refusals';
import { SkipOffers, type SkipOffer } from '../availability/skip-offers';
import { CALENDAR_INPUTS } from '../inputs/calendar-inputs';
import { Amendments } from './amendments';
import { BatchVerdicts, isBatch, type Batch } from './batch-verdicts';
import { EventChangeRequest } from './event-change-request';
import { withFirstAlone } from './first-alone';

/** Verdict on a change: accept it, refuse it, or ask the user. */
export type Verdict = Taken | Unknown | Refused | Asked;

/** The availability code isn't loaded yet. */
interface Unknown {
  readonly is: 'unknown';
}

interface Refused {
  readonly is: 'refused';
  readonly reason: string;
}

interface Taken {
  readonly is: 'taken';
  /** The change as it is to be written. */
  readonly change: ChangeSet;
  /** Dates that the host has left out. */
  readonly skipped: readonly RefusedDate[];
}

interface Asked {
  readonly is: 'asked';
  /** Reason of the question. */
  readonly reason: string;
  readonly violations: readonly AvailabilityViolation[];
  readonly offer: SkipOffer | null;
}

/** Verdict on a preview. */
export interface PreviewVerdict {
  /** Reason of the refusal, empty without one; null where the change would be accepted, or the user be asked. */
  readonly refusal: string | null;
  /** Reason of the question that the user would be asked; empty where none would be. */
  readonly question: string;
  /** The change as it would be written. */
  readonly change: ChangeSet;
}

/** Circumstances of a change. */
export interface Circumstances {
  /** Answers that the user has given about the change. */
  readonly answers?: BookingAnswers;
  /** Whether the user may be offered to leave dates out. */
  readonly canOffer?: boolean;
}

/** Validates changes: permissions, availability, and the host's answer. */
@Injectable()
export class ChangeVerdicts {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #validation = inject(ChangeValidation);
  readonly #refusals = inject(Refusals);
  readonly #offers = inject(SkipOffers);
  readonly #amendments = inject(Amendments);
  readonly #batches = inject(BatchVerdicts);

  /** Validates a change that is about to be made. */
  on(
    change: ChangeSet,
    { answers = new BookingAnswers(), canOffer = false }: Circumstances = {},
  ): Verdict {
    if (isBatch(change)) {
      const verdict = this.#batches.on(change, false, answers);
      return verdict.is === 'asked' ? { ...verdict, offer: null } : verdict;
    }
    const asked = this.#rulesOn(change);
    if ('is' in asked) return asked;
    if (asked.violations === null) return { is: 'unknown' };
    const request = this.ask(change, asked.violations);
    if (request.isPrevented) return { is: 'refused', reason: request.reason };
    const amended = this.#amendments.of(change, request);
    const ruled = amended === change ? asked : this.#rulesOn(amended);
    if ('is' in ruled) return ruled;
    const { violations } = ruled;
    if (violations === null) return { is: 'unknown' };
    const counts = (violation: AvailabilityViolation): boolean =>
      request.stands(violation) && answers.stands(violation);
    const mayBeSkipped = (violation: AvailabilityViolation): boolean => request.skips(violation);
    const skipped = request.skipsDates
      ? this.#validation.skippableDates(amended, { counts, mayBeSkipped })
      : [];
    const made = this.#offers.without(amended, skipped);
    const all = made === amended ? violations : this.#validation.violationsOf(made);
    const left = (all ?? violations).filter(counts);
    if (left.length === 0) return { is: 'taken', change: made, skipped };
    const offer = canOffer ? this.#offers.of(made, counts) : null;
    if (offer !== null && answers.skips(offer.dates)) {
      return { is: 'taken', change: offer.change, skipped };
    }
    const refused = left.filter(({ answer }) => answer === 'refuse');
    return refused.length > 0 && offer === null
      ? { is: 'refused', reason: this.#refusals.sayingOf(refused, made.event) }
      : {
          ...{ is: 'asked', violations: left, offer },
          reason: this.#refusals.sayingOf(left, change.event),
        };
  }

  /** Validates a preview of a change, which is about the touched occurrence alone: of a new series, its first. */
  onPreview(change: ChangeSet): PreviewVerdict {
    if (isBatch(change)) return this.#onBatchPreview(change);
    const asked = this.#rulesOn(change, true);
    if ('is' in asked) return { refusal: asked.reason, question: '', change };
    const request = this.ask(change, asked.violations ?? [], true);
    if (request.isPrevented) return { refusal: request.reason, question: '', change };
    const amended = this.#amendments.of(change, request);
    const ruled = amended === change ? asked : this.#rulesOn(amended, true);
    if ('is' in ruled) return { refusal: ruled.reason, question: '', change: amended };
    const left = (ruled.violations ?? []).filter((each) => request.stands(each));
    const refused = left.filter(({ answer }) => answer === 'refuse');
    const refusal = refused.length > 0 ? this.#refusals.sayingOf(refused, null) : null;
    const isAsked = refusal === null && left.length > 0;
    const question = isAsked ? this.#refusals.sayingOf(left, change.event) : '';
    return { refusal, question, change: amended };
  }

  /** Returns the host's own verdict on a preview, whatever the rules say. */
  byHost(change: ChangeSet): Pick<PreviewVerdict, 'refusal' | 'change'> {
    const asked = this.#rulesOn(change, true);
    const violations = 'is' in asked ? [] : (asked.violations ?? []);
    const request = this.ask(change, violations, true);
    return request.isPrevented
      ? { refusal: request.reason, change }
      : { refusal: null, change: this.#amendments.of(change, request) };
  }

  /** Returns by which rules the host would leave dates out of a changed series, asked by a preview; null for none. */
  hostSkips(change: ChangeSet): SkipRules | null {
    const asked = this.#rulesOn(change, true);
    if ('is' in asked) return null;
    const request = this.ask(change, asked.violations ?? [], true);
    if (!request.skipsDates) return null;
    return {
      counts: (violation) => request.stands(violation),
      mayBeSkipped: (violation) => request.skips(violation),
    };
  }

  /** Whether a preview would be refused by permissions, bounds or availability, whatever the host may say. */
  isRefusedByRules(change: ChangeSet): boolean {
    if (isBatch(change)) return this.#batches.isRefusedByRules(change);
    if (this.#refusals.reasonOf(proposedBy(change)) !== null) return true;
    return this.#validation.isRefused(withFirstAlone(change));
  }

  /** Asks the host about undo or redo, which can't be amended; returns the reason of a refusal, or null. */
  askReplay(change: ChangeSet): string | null {
    if (isBatch(change)) return this.#batches.askReplay(change);
    const request = this.ask(change, []);
    this.#amendments.reportNone(request.patches);
    return request.isPrevented ? request.reason : null;
  }

  #onBatchPreview(batch: Batch): PreviewVerdict {
    const verdict = this.#batches.on(batch, true);
    const change = 'change' in verdict ? verdict.change : batch;
    const refusal = verdict.is === 'refused' ? verdict.reason : null;
    return { refusal, question: verdict.is === 'asked' ? verdict.reason : '', change };
  }

  /** Returns the violations of a permitted change, null while the availability code isn't loaded. */
  #rulesOn(
    change: ChangeSet,
    isPreview = false,
  ): Refused | { readonly violations: readonly AvailabilityViolation[] | null } {
    const reason = this.#refusals.reasonOf(proposedBy(change));
    if (reason !== null) return { is: 'refused', reason };
    const violations = this.#validation.violationsOf(isPreview ? withFirstAlone(change) : change);
    return { violations };
  }

  /** Asks the host about a change. */
  ask(
    change: ChangeSet,
    violations: readonly AvailabilityViolation[],
    isPreview = false,
  ): EventChangeRequest {
    const { type, before, after } = proposedBy(change);
    const request = new EventChangeRequest(type, before, after, isPreview, violations, () =>
      this.#validation.refusedDates(change),
    );
    this.#inputs.eventChangeRequest.emit(request);
    return request;
  }
}
