import {
  indexEvents,
  indexResources,
  refusedDates,
  type AvailabilityContext,
  type BlockedTime,
  type CalendarEvent,
} from 'ng-event-calendar/core';
import { excludeDates, RECURRENCE_ENGINE } from 'ng-event-calendar/recurrence';

/** Rules for lessons: holidays refuse them. */
export function termContext(
  lessons: readonly CalendarEvent[],
  holidays: readonly BlockedTime[],
): AvailabilityContext {
  return {
    index: indexEvents(lessons, 'Europe/Berlin', undefined, RECURRENCE_ENGINE),
    resources: indexResources([]),
    blockedTimes: holidays,
    unavailableTimes: 'refuse',
  };
}

/** Excludes the dates of holidays from all series; adding a holiday doesn't change series by itself. */
export function withoutHolidays(
  lessons: readonly CalendarEvent[],
  holidays: readonly BlockedTime[],
): readonly CalendarEvent[] {
  const context = termContext(lessons, holidays);
  return lessons.map((lesson) => {
    const dates = refusedDates({ changes: [{ before: null, after: lesson }] }, context);
    return excludeDates(
      lesson,
      dates.map(({ date }) => date),
    );
  });
}
