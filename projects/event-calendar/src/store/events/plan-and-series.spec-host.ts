import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { givenEvent } from './given-event.spec-host';
import type { OccurrenceStart } from './recurrence';

/** A single event, and a daily series without 23 November. */
export const plan = givenEvent({ id: 'a', title: 'Plan' });
export const series = givenEvent({
  ...{ id: 's', title: 'Series' },
  ...{ rrule: 'DAILY', exDates: ['2026-11-23'] },
});

/** Returns the epoch milliseconds of an ISO time. */
export const at = (iso: string): number => Date.parse(iso);

/** Returns the occurrence of the series on a day of November, whether or not there is one. */
export const on = (day: number): OccurrenceStart => ({
  event: series,
  start: at(`2026-11-${day}T10:00:00Z`),
});

/** Returns the first occurrence of an event. */
export const start = ({ event }: { event: CalendarEvent }): OccurrenceStart => ({
  event,
  start: at(event.start),
});
