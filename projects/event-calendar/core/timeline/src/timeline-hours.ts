import {
  isOvernightHours,
  readVisibleHours,
  type VisibleHours,
} from 'ng-event-calendar/core/internal';

/**
 * Returns the hours of a day that the preset `hours` shows: as other views do, or one stretch of at most 24 hours that
 * ends on the next date.
 */
export function readTimelineHours(
  given: VisibleHours | readonly VisibleHours[] | null | undefined,
): readonly VisibleHours[] {
  const [first, ...others] = [given ?? []].flat();
  return others.length === 0 && isOvernightHours(first)
    ? [{ start: first.start, end: first.end }]
    : readVisibleHours(given);
}
