import {
  DAY_PARTS,
  holds,
  indexOf,
  lastWall,
  patternOf,
  samePart,
  stepFrom,
  TIME_PARTS,
  type Rule,
  type Series,
} from 'ng-event-calendar/recurrence/internal';
import { realignedByPlace } from './realign-by-place';
import { realignedRules } from './realign-rule';
import { endingAt, type NewClock, type Realigned } from './realigned';

/**
 * Moves a series so that its occurrence at `from` is at `to`, under the rule that changes least.
 *
 * Occurrences are identified by their index: the moved one keeps it, and the others follow by whole periods. So COUNT
 * stays, even if the moved one passes its neighbours or comes onto one of them. Without COUNT, several weekdays, dates
 * or times are identified by their place instead: only the moved one of them changes. By index it would shift all the
 * others as soon as it passes one of them, and an exclusion for a holiday would apply to another day.
 */
export function realigned(series: Series, from: number, to: number, clock: NewClock): Realigned {
  for (const rule of realignedRules(series, from, to, clock.allDay)) {
    const byPlace = isOneOfSeveral(series, rule, clock)
      ? realignedByPlace(series, rule, from, to, clock)
      : null;
    const result = byPlace ?? realignedByIndex(series, rule, from, to, clock);
    if (result !== null) return result;
  }
  throw new RangeError('A rule without BY parts holds every day.');
}

/** Whether occurrences are identified by their place, and the place of one of them changes. */
function isOneOfSeveral({ rule: before, allDay }: Series, after: Rule, clock: NewClock): boolean {
  if (before.count !== null) return false;
  const isSeveral = (part: (typeof PLACE_PARTS)[number]): boolean => before[part].length > 1;
  const isChanged = PLACE_PARTS.some((part) => isSeveral(part) && !samePart(before, after, part));
  // Whole days have no times, so several times of a day become one occurrence.
  return isChanged || (clock.allDay && !allDay && TIME_PARTS.some(isSeveral));
}

const PLACE_PARTS = [...DAY_PARTS, ...TIME_PARTS, 'bySetPos'] as const;

/** Moves every occurrence by index; null if the rule doesn't contain the new place. */
function realignedByIndex(
  series: Series,
  rule: Rule,
  from: number,
  to: number,
  clock: NewClock,
): Realigned | null {
  const pattern = patternOf(rule, to, clock.allDay);
  if (!holds(pattern, to)) return null;
  const startWall = stepFrom(pattern, to, -indexOf(series, from)) ?? to;
  const imageOf = (wall: number): number | null =>
    stepFrom(pattern, startWall, indexOf(series, wall));
  const last = rule.until === null ? null : lastWall(series);
  const newLast = last === null ? null : imageOf(last);
  const ended = newLast === null ? rule : endingAt(rule, pattern, newLast, clock);
  return { rule: ended, startWall, imageOf, meetingAt: () => [], added: [] };
}
