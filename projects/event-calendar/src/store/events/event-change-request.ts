import type {
  AvailabilityViolation,
  AvailabilityViolationCode,
  RefusedDate,
} from 'ng-event-calendar/core/availability';
import type { CalendarEvent, LastActionType } from 'ng-event-calendar/core/internal';
import type { RecordChange } from '../source/event-source';

/** All rules that a violation may break. */
const ALL: readonly AvailabilityViolationCode[] = [
  'outside-hours',
  'blocked',
  'overlap',
  'capacity',
];

/**
 * A change that the calendar is about to make, or would make if the dragged event were dropped here. To refuse it, call
 * `preventDefault`, with a reason for the user. Several selected events have one request each; refusing one refuses
 * all.
 */
export class EventChangeRequest<E extends CalendarEvent = CalendarEvent> {
  #refusal: { readonly reason: string } | null = null;
  readonly #waived = new Set<AvailabilityViolationCode>();
  readonly #skipped = new Set<AvailabilityViolationCode>();
  readonly #findRefusedDates: () => readonly RefusedDate<E>[];
  readonly #patches: unknown[] = [];
  #refusedDates: readonly RefusedDate<E>[] | null = null;

  constructor(
    /** Kind of change, as `lastAction.type` would have it. */
    readonly type: LastActionType,
    /** Event before the change; null for a new one. */
    readonly before: E | null,
    /** Event after the change; null if it would be deleted. */
    readonly after: E | null,
    /**
     * Whether this is a preview that writes nothing: during a drag, and before a form opens for a new event, whose
     * title and other values of the form are still missing.
     */
    readonly isPreview: boolean,
    /**
     * Availability violations of the change: working hours, blocked times, overlaps, capacity. Empty if there are none.
     */
    readonly refusals: readonly AvailabilityViolation<E>[] = [],
    findRefusedDates: () => readonly RefusedDate<E>[] = () => [],
    /**
     * All changes of the gesture, including this one: one for each event, the grabbed event's first, then in order of
     * start.
     */
    readonly changes: readonly RecordChange<E>[] = [{ before, after }],
  ) {
    this.#findRefusedDates = findRefusedDates;
  }

  /**
   * Dates on which the changed series has violations, in order, computed when they are read. Empty for a single event,
   * and in previews, which only check the touched occurrence.
   */
  get refusedDates(): readonly RefusedDate<E>[] {
    return (this.#refusedDates ??= this.isPreview ? [] : this.#findRefusedDates());
  }

  /**
   * Allows the change despite its violations: those with the given codes, or, without arguments, all of them. Only has
   * an effect while the handler runs.
   */
  allow(...codes: readonly AvailabilityViolationCode[]): void {
    const all = this.refusals.map(({ code }) => code);
    for (const code of codes.length > 0 ? codes : all) this.#waived.add(code);
  }

  /**
   * Skips dates of a series without asking the user: those whose violations all have one of these codes, or, without
   * arguments, all dates with violations. The touched occurrence is never skipped, and allowed violations don't count.
   * Only has an effect while the handler runs; among previews, only in the one before the form of a series warns of its
   * dates.
   *
   * @example `if (request.refusedDates.length < 5) request.skipDates('blocked');`
   */
  skipDates(...codes: readonly AvailabilityViolationCode[]): void {
    for (const code of codes.length > 0 ? codes : ALL) this.#skipped.add(code);
  }

  /**
   * Changes keys of the event as it will be written; undefined removes a key, and later calls add to earlier ones. For
   * a series, this is the record of the chosen scope. The amended change is validated once more, without another
   * request; `after` and `refusals` don't change. Only has an effect while the handler runs, also in previews. A patch
   * with an `id` or invalid times is reported and ignored, and so is a patch of a deletion, undo or redo.
   *
   * @example `request.amend({ resource: ['ana', freeRoom] });`
   */
  amend(patch: { readonly [K in keyof E]?: E[K] | undefined }): void {
    this.#patches.push(patch);
  }

  /**
   * Amendments as the host gave them, in order.
   *
   * @internal
   */
  get patches(): readonly unknown[] {
    return this.#patches;
  }

  /**
   * Whether the host didn't allow a violation.
   *
   * @internal
   */
  stands({ code }: AvailabilityViolation<E>): boolean {
    return !this.#waived.has(code);
  }

  /**
   * Whether any dates are to be left out.
   *
   * @internal
   */
  get skipsDates(): boolean {
    return this.#skipped.size > 0;
  }

  /**
   * Whether dates with a violation are to be left out.
   *
   * @internal
   */
  skips({ code }: AvailabilityViolation<E>): boolean {
    return this.#skipped.has(code);
  }

  /** Refuses the change; `reason`, a short sentence, is shown and announced to the user. */
  preventDefault(reason = ''): void {
    this.#refusal = { reason };
  }

  /** Whether the host refused the change. */
  get isPrevented(): boolean {
    return this.#refusal !== null;
  }

  /** Reason in the host's words; empty without one. */
  get reason(): string {
    return this.#refusal?.reason ?? '';
  }
}
