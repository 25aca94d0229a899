import {
  dropAt,
  moved,
  whenOfOccurrence,
  type Drop,
  type SlotRules,
} from 'ng-event-calendar/core/edits';
import {
  dayOf,
  DAY,
  MINUTE,
  timeOfDay,
  wallIn,
  type EventSpan,
  type Occurrence,
  type Slot,
} from 'ng-event-calendar/core/internal';
import { whenMovedBy } from './moved-by';
import { dayAfter, nearestShown, shownBetween, type ShownDays } from './shown-days';

/** Distance in time by which several events move together. */
export interface DistanceInTime {
  /** Number of days, counted as the view shows them. */
  readonly days: number;
  /** Minutes of wall time of the display zone between the times of day. */
  readonly minutes: number;
}

/** Settings of the calendar that decide where several events move. */
export type MoveRules = Pick<SlotRules, 'zone'> & ShownDays;

/**
 * Returns the drop of the grabbed one of several events: as of one alone, except that it doesn't change between whole
 * days and times, and that a bar moves by days.
 */
export function grabbedDrop(grabbed: Occurrence, from: Slot, to: Slot, rules: SlotRules): Drop {
  if (!grabbed.isBar && from.instant !== null && to.instant !== null) {
    return moved(grabbed, from, to, rules);
  }
  const days = shownBetween(from.day, to.day, rules);
  return dropAt(whenOfDistance(grabbed, { days, minutes: 0 }, rules), from, to);
}

/** Returns the distance by which an event moves to another time, which is that of all events with it. */
export function distanceTo(grabbed: Occurrence, when: EventSpan, rules: MoveRules): DistanceInTime {
  const wall = when.allDay ? when.firstDay * DAY : wallIn(when.start, rules.zone);
  // A time after midnight may stand in the column of the day before, and an event begin before the shown days.
  const day =
    dayOf(wall) === grabbed.firstDay ? grabbed.firstDay : nearestShown(dayOf(wall), -1, rules);
  return distanceToWall(grabbed, day, wall, rules);
}

/** Returns the distance of an event to a wall time in the column of a day, which may show hours of the next one. */
export function distanceToWall(
  { firstDay, startWall, isBar }: Occurrence,
  day: number,
  wall: number,
  rules: MoveRules,
): DistanceInTime {
  const minutes = isBar ? 0 : (wall - day * DAY - timeOfDay(startWall)) / MINUTE;
  return { days: shownBetween(firstDay, day, rules), minutes };
}

/**
 * Returns the time of an event moved by a distance: bars by its days alone. The elapsed length stays, and no event comes
 * to start on a hidden day.
 */
export function whenOfDistance(
  occurrence: Occurrence,
  { days, minutes: byTime }: DistanceInTime,
  rules: MoveRules,
): EventSpan {
  const { firstDay, startWall, isBar } = occurrence;
  const minutes = isBar ? 0 : byTime;
  const day = dayAfter(firstDay, days, rules);
  const wall = day * DAY + timeOfDay(startWall) + minutes * MINUTE;
  // At night, minutes lead to another day, which may be hidden.
  const isNextDay = dayOf(wall) !== day;
  const target = isNextDay ? nearestShown(dayOf(wall), minutes > 0 ? 1 : -1, rules) : day;
  const hidden = isNextDay ? target - dayOf(wall) : 0;
  return whenMovedBy(
    whenOfOccurrence(occurrence),
    { days: day - firstDay + hidden, minutes },
    rules.zone,
  );
}
