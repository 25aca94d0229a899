import type {
  AvailabilityViolation,
  AvailabilityViolationCode,
} from 'ng-event-calendar/core/availability';
import type { CalendarEvent, LastActionType } from 'ng-event-calendar/core/internal';

/**
 * A change that the calendar is about to make, or would make if what is dragged were dropped here.
 * A host that refuses it calls `preventDefault`, with a reason that the user is told.
 */
export class EventChangeRequest<E extends CalendarEvent = CalendarEvent> {
  #refusal: { readonly reason: string } | null = null;
  readonly #waived = new Set<AvailabilityViolationCode>();

  constructor(
    /** What `lastAction.type` would be. */
    readonly type: LastActionType,
    /** The event as it is; null for a new one. */
    readonly before: E | null,
    /** The event as it would be; null when it would be deleted. */
    readonly after: E | null,
    /**
     * Whether it is only a look ahead, which writes nothing: while something is dragged, and before a form opens for a
     * new event, which has no title then, nor what else the form asks for.
     */
    readonly isPreview: boolean,
    /** What is against it: hours, blocked time, overlaps, full resources. Empty where nothing is. */
    readonly refusals: readonly AvailabilityViolation<E>[] = [],
  ) {}

  /**
   * Lets the change happen in spite of its refusals: those of some codes, or without any code all of them.
   * Counts while the handler runs.
   */
  allow(...codes: readonly AvailabilityViolationCode[]): void {
    const all = this.refusals.map(({ code }) => code);
    for (const code of codes.length > 0 ? codes : all) this.#waived.add(code);
  }

  /**
   * The refusals that the host didn't allow.
   *
   * @internal
   */
  get standing(): readonly AvailabilityViolation<E>[] {
    return this.refusals.filter(({ code }) => !this.#waived.has(code));
  }

  /** Refuses the change. The reason, a short sentence, is shown and announced. */
  preventDefault(reason = ''): void {
    this.#refusal = { reason };
  }

  /** Whether the host refused the change. */
  get isPrevented(): boolean {
    return this.#refusal !== null;
  }

  /** Why, in the host's words; empty without a reason. */
  get reason(): string {
    return this.#refusal?.reason ?? '';
  }
}
