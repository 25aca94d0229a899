import { dayOf, HOUR_MS, type DayBounds, type Occurrence } from 'ng-event-calendar/core/internal';

/** Returns the first and last day to which an occurrence belongs, where days go on for so many hours past midnight. */
export function pageDaysOf(
  { allDay, firstDay, lastDay, startWall, endWall }: Occurrence,
  hoursAfter: number,
): DayBounds {
  if (allDay || hoursAfter === 0) return { first: firstDay, last: lastDay };
  const after = hoursAfter * HOUR_MS;
  return {
    first: dayOf(startWall - after),
    last: dayOf(Math.max(startWall, endWall - 1) - after),
  };
}
