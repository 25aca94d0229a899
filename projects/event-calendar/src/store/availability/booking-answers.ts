import type { AvailabilityViolation, RefusedDate } from 'ng-event-calendar/core/availability';

/** Answers of the user about one change: violations that are waived, and dates that are left out. */
export class BookingAnswers {
  readonly #causes = new Set<string>();
  readonly #dates = new Set<string>();

  /** Waives violations; one that arises later still stands. */
  waive(refusals: readonly AvailabilityViolation[]): void {
    for (const cause of refusals.flatMap(causesOf)) this.#causes.add(cause);
  }

  /** Leaves dates out. */
  skip(dates: readonly RefusedDate[]): void {
    for (const { date } of dates) this.#dates.add(date);
  }

  /** Whether a violation still stands; one with the answer `refuse` can't be waived. */
  stands(refusal: AvailabilityViolation): boolean {
    const isWaived = causesOf(refusal).every((cause) => this.#causes.has(cause));
    return refusal.answer === 'refuse' || !isWaived;
  }

  /** Whether all of some dates are left out. */
  skips(dates: readonly RefusedDate[]): boolean {
    return dates.every(({ date }) => this.#dates.has(date));
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
