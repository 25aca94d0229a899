import type { CalendarEvent } from 'ng-event-calendar/core/internal';

/** Whether two records have equal content. */
export function isSameRecord(a: CalendarEvent | null, b: CalendarEvent | null): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
