import { type CalendarEvent } from 'ng-event-calendar';

/** A day of the week that the apps show. */
export const VISIBLE_DATE = '2026-10-19';

/** Events of that week: timed, overnight, all-day. */
export const EVENTS: readonly CalendarEvent[] = [
  { id: 1, title: 'Stand-up', start: '2026-10-20T09:00:00Z', end: '2026-10-20T09:30:00Z' },
  { id: 2, title: 'Release', start: '2026-10-21T22:00:00Z', end: '2026-10-22T03:00:00Z' },
  { id: 3, title: 'Fair', start: '2026-10-22', end: '2026-10-23', allDay: true },
];

/** The first of them, repeated on three days. */
export const SERIES: CalendarEvent = { ...EVENTS[0]!, rrule: 'FREQ=DAILY;COUNT=3' };
