import type { AvailabilityViolation } from 'ng-event-calendar/core/availability';

/** Refusals that the user has waived by booking anyway. */
export class WaivedRefusals {
  readonly #causes = new Set<string>();

  /** Waives refusals, and nothing that comes to stand against the change later. */
  add(refusals: readonly AvailabilityViolation[]): void {
    for (const cause of refusals.flatMap(causesOf)) this.#causes.add(cause);
  }

  /** Returns the refusals that aren't waived. Nobody can waive what the host refuses. */
  standingOf(refusals: readonly AvailabilityViolation[]): readonly AvailabilityViolation[] {
    return refusals.filter(
      (refusal) =>
        refusal.answer === 'refuse' || !causesOf(refusal).every((cause) => this.#causes.has(cause)),
    );
  }
}

/** The causes of a refusal, one text each: the hours, the block, each overlapped event, or the seats taken. */
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
