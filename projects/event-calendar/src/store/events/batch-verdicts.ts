import { inject, Injectable } from '@angular/core';
import type { AvailabilityViolation, RefusedDate } from 'ng-event-calendar/core/availability';
import { eventsAfter, type ChangePart, type ChangeSet } from 'ng-event-calendar/core/edits';
import { instantOf, parseEvent, type CalendarEvent } from 'ng-event-calendar/core/internal';
import { ChangeValidation } from '../availability/change-validation';
import { BookingAnswers } from '../availability/booking-answers';
import { Refusals } from '../availability/refusals';
import { SkipOffers } from '../availability/skip-offers';
import { CALENDAR_INPUTS } from '../inputs/calendar-inputs';
import { CalendarSettings } from '../inputs/calendar-settings';
import { Amendments } from './amendments';
import { EventChangeRequest } from './event-change-request';
import { withFirstAlone } from './first-alone';

/** Change of several events. */
export type Batch = ChangeSet & { readonly parts: readonly ChangePart[] };

/** Whether a change is one of several events. */
export function isBatch(change: ChangeSet): change is Batch {
  return change.parts !== undefined;
}

/** Verdict on a batch, with the reason of its first part that is refused or asked about. */
export type BatchVerdict =
  | { readonly is: 'unknown' }
  | { readonly is: 'refused'; readonly reason: string }
  | {
      readonly is: 'asked';
      readonly reason: string;
      readonly violations: readonly AvailabilityViolation[];
      readonly change: ChangeSet;
    }
  | { readonly is: 'taken'; readonly change: ChangeSet; readonly skipped: readonly RefusedDate[] };

/** Violations of each part; null while the availability code isn't loaded. */
interface Ruled {
  readonly violations: readonly (readonly AvailabilityViolation[])[] | null;
}

/** Validates changes of several events: what is refused of one is refused of all. */
@Injectable()
export class BatchVerdicts {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #settings = inject(CalendarSettings);
  readonly #validation = inject(ChangeValidation);
  readonly #refusals = inject(Refusals);
  readonly #offers = inject(SkipOffers);
  readonly #amendments = inject(Amendments);

  /** Validates a batch that is about to be made, or a preview of one. */
  on(batch: Batch, isPreview: boolean, answers = new BookingAnswers()): BatchVerdict {
    const asked = this.#rulesOn(batch, isPreview);
    if ('is' in asked) return asked;
    if (asked.violations === null && !isPreview) return { is: 'unknown' };
    const requests = this.#ask(batch, asked.violations ?? [], isPreview);
    const prevented = this.#preventedBy(batch, requests);
    if (prevented !== null) return { is: 'refused', reason: prevented };
    const made = this.#madeOf(batch, requests);
    const ruled = made.change === batch ? asked : this.#rulesOn(made.change, isPreview);
    if ('is' in ruled) return ruled;
    const lacking = this.#lackingIn(made.change.parts);
    if (lacking !== null) return { is: 'refused', reason: lacking };
    const left = (ruled.violations ?? []).map((violations, at) =>
      violations.filter((each) => requests[at]!.stands(each) && answers.stands(each)),
    );
    const isRefused = ({ answer }: AvailabilityViolation): boolean => answer === 'refuse';
    const places = this.#inOrderOfStart(batch.parts);
    const refused = places.find((at) => left[at]?.some(isRefused));
    const saying = (at: number, counts: typeof isRefused): string => {
      const part = made.change.parts[at]!;
      const after = isPreview ? null : part.after;
      return this.#named(part, this.#refusals.sayingOf(left[at]!.filter(counts), after));
    };
    if (refused !== undefined) return { is: 'refused', reason: saying(refused, isRefused) };
    const first = places.find((at) => (left[at]?.length ?? 0) > 0);
    if (first === undefined) return { is: 'taken', ...made };
    const { change } = made;
    const reason = saying(first, () => true);
    const number = this.#settings.text()('eventsSelected', { count: batch.parts.length });
    return {
      is: 'asked',
      reason: isPreview ? reason : `${number}. ${reason}`,
      violations: left.flat(),
      change,
    };
  }

  /** Whether a batch would be refused by permissions, bounds or availability, whatever the host may say. */
  isRefusedByRules(batch: Batch): boolean {
    const ruled = this.#rulesOn(batch, true);
    if ('is' in ruled) return true;
    return (
      ruled.violations?.some((each) => each.some(({ answer }) => answer === 'refuse')) === true
    );
  }

  /** Returns why several new events can't be added: there is no form in which their resources could be chosen. */
  #lackingIn(parts: readonly ChangePart[]): string | null {
    for (const at of this.#inOrderOfStart(parts)) {
      const part = parts[at]!;
      const reason = this.#lackOf(part);
      if (reason !== null) return this.#named(part, reason);
    }
    return null;
  }

  #lackOf({ type, before, after }: ChangePart): string | null {
    const isNew = type === 'create' && before === null && after !== null;
    return isNew ? this.#refusals.missingResourceOf(after) : null;
  }

  /** Returns the places of the parts of a batch that would be refused now. */
  refusedIn(batch: Batch): ReadonlySet<number> {
    const violations = this.#violationsOf(batch) ?? [];
    const requests = this.#ask(batch, violations, true);
    const isRefused = (part: ChangePart, at: number): boolean =>
      requests[at]!.isPrevented ||
      this.#refusals.reasonOf(part) !== null ||
      this.#lackOf(part) !== null ||
      violations[at]?.some((each) => each.answer === 'refuse' && requests[at]!.stands(each)) ===
        true;
    return new Set([...batch.parts.keys()].filter((at) => isRefused(batch.parts[at]!, at)));
  }

  /** Asks the host about undo or redo; returns the reason of a refusal, or null. */
  askReplay(batch: Batch): string | null {
    const requests = this.#ask(batch, [], false);
    for (const { patches } of requests) this.#amendments.reportNone(patches);
    return this.#preventedBy(batch, requests);
  }

  #rulesOn(
    batch: Batch,
    isPreview: boolean,
  ): { readonly is: 'refused'; readonly reason: string } | Ruled {
    for (const at of this.#inOrderOfStart(batch.parts)) {
      const part = batch.parts[at]!;
      const reason = this.#refusals.reasonOf(part);
      if (reason !== null) return { is: 'refused', reason: this.#named(part, reason) };
    }
    return { violations: this.#violationsOf(isPreview ? withFirstAlone(batch) : batch) };
  }

  #violationsOf(change: Batch): Ruled['violations'] {
    return this.#validation.violationsOfParts(change, (events) => eventsAfter(events, change));
  }

  /** Asks the host about each part. */
  #ask(
    batch: Batch,
    violations: readonly (readonly AvailabilityViolation[])[],
    isPreview: boolean,
  ): readonly EventChangeRequest[] {
    const changes = batch.parts.map(({ before, after }) => ({ before, after }));
    return batch.parts.map(({ type, before, after, since }, at) => {
      const request = new EventChangeRequest(
        type,
        before,
        after,
        isPreview,
        violations[at],
        () =>
          this.#validation.refusedDates({
            changes: batch.changes.filter((each) => each.after === after),
            ...(since !== undefined && { since }),
          }),
        changes,
      );
      this.#inputs.eventChangeRequest.emit(request);
      return request;
    });
  }

  #preventedBy(batch: Batch, requests: readonly EventChangeRequest[]): string | null {
    const at = this.#inOrderOfStart(batch.parts).find((each) => requests[each]!.isPrevented);
    if (at === undefined) return null;
    const reason = requests[at]!.reason || this.#settings.text()('changeRefused');
    return this.#named(batch.parts[at]!, reason);
  }

  /** Returns a batch with what the host amended and skipped. */
  #madeOf(
    batch: Batch,
    requests: readonly EventChangeRequest[],
  ): { readonly change: Batch; readonly skipped: readonly RefusedDate[] } {
    let change = batch;
    const skipped: RefusedDate[] = [];
    requests.forEach((request, at) => {
      change = withPart(change, at, (alone) => this.#amendments.of(alone, request));
      if (!request.skipsDates) return;
      const dates = this.#validation.skippableDates(seriesOf(change, at), {
        counts: (violation) => request.stands(violation),
        mayBeSkipped: (violation) => request.skips(violation),
      });
      skipped.push(...dates);
      change = withPart(change, at, (alone) => this.#offers.without(alone, dates));
    });
    return { change, skipped };
  }

  #named({ before, after }: ChangePart, reason: string): string {
    const text = this.#settings.text();
    const title = (before ?? after)?.title || text('eventUntitled');
    return text('eventRefused', { title, reason });
  }

  /** Returns the places of parts in order of start. */
  #inOrderOfStart(parts: readonly ChangePart[]): readonly number[] {
    const { localZone } = this.#settings;
    const zone = this.#settings.zone();
    const starts = parts.map(({ before, after, touched }) => {
      const event = touched?.before ?? before ?? after;
      const reading = event && parseEvent(event, localZone);
      if (!reading) return Infinity;
      return reading.allDay ? instantOf(reading.start, zone) : reading.start;
    });
    return [...parts.keys()].sort((a, b) => starts[a]! - starts[b]!);
  }
}

/** Returns a part as a change of its own, beside the other changes. */
function seriesOf({ changes, parts }: Batch, at: number): ChangeSet {
  const { type, after, since, touched } = parts[at]!;
  return {
    ...{ type, event: after, changes },
    ...(since !== undefined && { since }),
    ...(touched !== undefined && { touched }),
  };
}

/** Returns a batch in which one part became what `make` makes of it as a change of its own. */
function withPart(batch: Batch, at: number, make: (alone: ChangeSet) => ChangeSet): Batch {
  const { before, after } = batch.parts[at]!;
  const alone = { ...seriesOf(batch, at), changes: [{ before, after, position: 0 }] };
  const made = make(alone);
  if (made === alone) return batch;
  const next = made.changes[0]!.after;
  const replaced = <C extends { readonly after: CalendarEvent | null }>(change: C): C =>
    change.after === after ? { ...change, after: next } : change;
  const { touched, since } = made;
  const parts = batch.parts.map((part, place) => ({
    ...replaced(part),
    ...(place === at && touched !== undefined && { touched }),
    ...(place === at && since !== undefined && { since }),
  }));
  return { ...batch, changes: batch.changes.map(replaced), parts };
}
