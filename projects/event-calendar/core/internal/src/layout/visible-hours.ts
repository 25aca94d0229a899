import type { VisibleHours } from '../model/preferences';

/** The whole day. */
export const ALL_HOURS: readonly VisibleHours[] = [{ start: 0, end: 24 }];

/** Returns the hours to show, sorted and joined; the whole day if none are usable. */
export function readVisibleHours(
  given: VisibleHours | readonly VisibleHours[] | null | undefined,
): readonly VisibleHours[] {
  const usable = [given ?? []].flat().filter(isUsableHours);
  return usable.length === 0 ? ALL_HOURS : joinedHours(usable);
}

/** Sorts hours, and joins those that touch or overlap. */
export function joinedHours(hours: readonly VisibleHours[]): readonly VisibleHours[] {
  const joined: VisibleHours[] = [];
  for (const { start, end } of [...hours].sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last === undefined || last.end < start) joined.push({ start, end });
    else joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, end) };
  }
  return joined;
}

/** Whether two lists hold the same hours. */
export function areSameHours(a: readonly VisibleHours[], b: readonly VisibleHours[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Whether a value is a stretch of hours of a day, in half hours, with its start before its end. */
export function isUsableHours(hours: unknown): hours is VisibleHours {
  const { start, end } = (hours ?? {}) as Partial<VisibleHours>;
  if (typeof start !== 'number' || typeof end !== 'number') return false;
  const halves = Number.isInteger(start * 2) && Number.isInteger(end * 2);
  return halves && start >= 0 && end <= 24 && start < end;
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
