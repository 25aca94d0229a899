import { refusedDates, type BlockedTime } from 'ng-event-calendar/core';
import { excludeDates } from 'ng-event-calendar/recurrence';
import type { SourceAnswer, SourceChange } from 'ng-event-calendar';
import { termContext } from './term-holidays';

/** Stores lessons without the dates of holidays that the calendar doesn't know; `stored` carries these back. */
export function saveLessons(
  { changes, since }: SourceChange,
  holidays: readonly BlockedTime[],
): SourceAnswer {
  const context = termContext([], holidays);
  const from = since === undefined ? {} : { since };
  const stored = changes.map(({ after }) => {
    if (after === null) return null;
    const dates = refusedDates({ changes: [{ before: null, after }], ...from }, context);
    return excludeDates(
      after,
      dates.map(({ date }) => date),
    );
  });
  return { stored };
}
