import type {
  AvailabilityViolation,
  AvailabilityViolationCode,
} from 'ng-event-calendar/core/availability';
import type { CalendarEvent, LastActionType } from 'ng-event-calendar/core/internal';

/**
 * A change that the calendar is about to make, or would make if the dragged event were dropped here. A host refuses it
 * with `preventDefault`, and may give a reason for the user.
 */
export class EventChangeRequest<E extends CalendarEvent = CalendarEvent> {
  #refusal: { readonly reason: string } | null = null;
  readonly #waived = new Set<AvailabilityViolationCode>();

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
     * Availability violations of the change: working hours, blocked times, overlaps, capacity. Empty where there are
     * none.
     */
    readonly refusals: readonly AvailabilityViolation<E>[] = [],
  ) {}

  /**
   * Allows the change in spite of its violations: those with the given codes, or all of them without any code. Only has
   * an effect while the handler runs.
   */
  allow(...codes: readonly AvailabilityViolationCode[]): void {
    const all = this.refusals.map(({ code }) => code);
    for (const code of codes.length > 0 ? codes : all) this.#waived.add(code);
  }

  /**
   * Violations that the host didn't allow.
   *
   * @internal
   */
  get standing(): readonly AvailabilityViolation<E>[] {
    return this.refusals.filter(({ code }) => !this.#waived.has(code));
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
