import { instantOf, wallAt, type Occurrence } from 'ng-event-calendar/core/internal';

/** Returns the instant at which an occurrence starts: one of whole days at the start of its first day in a zone. */
export function startOf({ allDay, start, firstDay }: Occurrence, zone: string): number {
  return allDay ? instantOf(wallAt(firstDay), zone) : start;
}

/** Returns occurrences in order of start; those that start together stay as they were. */
export function inOrderOfStart<O extends Occurrence>(
  occurrences: readonly O[],
  zone: string,
): readonly O[] {
  return occurrences
    .map((occurrence) => ({ occurrence, start: startOf(occurrence, zone) }))
    .sort((a, b) => a.start - b.start)
    .map(({ occurrence }) => occurrence);
}
