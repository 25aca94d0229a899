import {
  isUsableHours,
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

/** Whether a value is one stretch of at most 24 hours that ends on the next date. */
export function isOvernightHours(hours: unknown): hours is VisibleHours {
  const { start, end } = (hours ?? {}) as Partial<VisibleHours>;
  if (typeof start !== 'number' || typeof end !== 'number' || end <= 24) return false;
  // As long as its two parts are hours of a day each, and don't overlap.
  const isOfTwoDays =
    isUsableHours({ start, end: 24 }) && isUsableHours({ start: 0, end: end - 24 });
  return isOfTwoDays && end - start <= 24;
}
