/** Settings of a view that decide how its days are counted. */
export interface ShownDays {
  /** Whether the view shows a day number, as opposed to a hidden weekday; left out, all days are shown. */
  readonly isDayShown?: (day: number) => boolean;
}

/**
 * Returns how many shown days lie from one day on to another: steps from each to the next, negative where it lies
 * before.
 */
export function shownBetween(from: number, to: number, shown: ShownDays): number {
  const weeks = Math.trunc((to - from) / 7);
  const way = Math.sign(to - from);
  let count = shownInWeeks(weeks, shown);
  for (let day = from + 7 * weeks; day !== to;) {
    day += way;
    if (isShown(day, shown)) count += way;
  }
  return count;
}

/**
 * Returns the day so many shown days after another, or before it. Whole weeks lead to the same weekday, also to one that
 * is hidden.
 */
export function dayAfter(day: number, count: number, shown: ShownDays): number {
  const perWeek = shownInWeeks(1, shown);
  const weeks = Math.trunc(count / perWeek);
  const way = Math.sign(count);
  let at = day + 7 * weeks;
  for (let left = count - weeks * perWeek; left !== 0;) {
    at += way;
    if (isShown(at, shown)) left -= way;
  }
  return at;
}

/** Returns the number of shown days of so many weeks. */
export function shownInWeeks(weeks: number, shown: ShownDays): number {
  const perWeek = [0, 1, 2, 3, 4, 5, 6].filter((day) => isShown(day, shown)).length;
  // At least one day of each week is shown.
  return weeks * Math.max(1, perWeek);
}

/** Returns a day if it is shown, else the next shown one that way. */
export function nearestShown(day: number, way: 1 | -1, shown: ShownDays): number {
  return isShown(day, shown) ? day : dayAfter(day, way, shown);
}

function isShown(day: number, { isDayShown }: ShownDays): boolean {
  return isDayShown?.(day) ?? true;
}
