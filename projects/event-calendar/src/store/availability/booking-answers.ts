import type { AvailabilityViolation } from 'ng-event-calendar/core/availability';

/** Violations that the user has waived by booking anyway. */
export class WaivedRefusals {
  readonly #causes = new Set<string>();

  /** Waives violations; one that arises later still stands. */
  add(refusals: readonly AvailabilityViolation[]): void {
    for (const cause of refusals.flatMap(causesOf)) this.#causes.add(cause);
  }

  /** Returns the violations that still stand; one with the answer `refuse` can't be waived. */
  standingOf(refusals: readonly AvailabilityViolation[]): readonly AvailabilityViolation[] {
    return refusals.filter(
      (refusal) =>
        refusal.answer === 'refuse' || !causesOf(refusal).every((cause) => this.#causes.has(cause)),
    );
  }
}

/** Returns the causes of a violation as texts: the hours, the block, each overlapped event, or the seats taken. */
function causesOf(refusal: AvailabilityViolation): readonly string[] {
  const kind = `${refusal.code} ${String(refusal.resource)}`;
  switch (refusal.code) {
    case 'outside-hours':
      return [`${kind} ${refusal.open?.start} ${refusal.open?.end}`];
    case 'blocked':
      return [`${kind} ${refusal.start} ${refusal.end} ${refusal.blocked.title}`];
    case 'overlap':
      return refusal.events.map(({ id }) => `${kind} ${String(id)}`);
    case 'capacity':
      return [`${kind} ${refusal.taken} ${refusal.capacity}`];
  }
}
