import type { CalendarEvent } from 'ng-event-calendar';
import { movedBy } from 'ng-event-calendar/core';

/** Returns the lessons with those of one class moved by weeks, at their weekdays and times. */
export function movedByWeeks(
  lessons: readonly CalendarEvent[],
  { resource, weeks }: { readonly resource: string; readonly weeks: number },
): readonly CalendarEvent[] {
  return lessons.map((lesson) =>
    lesson.resource === resource ? movedBy(lesson, { days: weeks * 7 }, 'Europe/Berlin') : lesson,
  );
}

/** Returns the lessons once more, some weeks later. */
export function copiedByWeeks(
  lessons: readonly CalendarEvent[],
  weeks: number,
): readonly CalendarEvent[] {
  return lessons.map((lesson) => ({
    ...movedBy(lesson, { days: weeks * 7 }, 'Europe/Berlin'),
    id: crypto.randomUUID(),
  }));
}
