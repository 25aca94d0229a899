import type { CalendarEvent, CalendarResource } from 'ng-event-calendar';

/** A team of two and a room. */
export const RESOURCES: CalendarResource[] = [
  {
    id: 'team',
    title: 'Team',
    children: [
      { id: 'ana', title: 'Ana', eventColor: 'indigo' },
      { id: 'ben', title: 'Ben', eventColor: 'orange' },
    ],
  },
  { id: 7, title: 'Room 7', eventColor: 'green' },
];

type Details = Partial<CalendarEvent>;

/** Creates an event between two times of a day, titled by its id. */
export function timed(id: string, date: string, from: string, to: string, details: Details = {}) {
  return {
    id,
    title: `Event ${id}`,
    start: `${date}T${from}:00`,
    end: `${date}T${to}:00`,
    ...details,
  } satisfies CalendarEvent;
}

/** Creates an all-day event, the last day included. */
export function allDay(id: string, first: string, last = first, details: Details = {}) {
  return {
    id,
    title: `Event ${id}`,
    start: `${first}T00:00:00`,
    end: `${last}T23:59:59`,
    allDay: true,
    ...details,
  } satisfies CalendarEvent;
}

/** Creates `count` items; `make` is given numbers from 1. */
export function many<T = CalendarEvent>(count: number, make: (number: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index + 1));
}

/** The week from Sunday, 15 to Saturday, 21 November 2026, with events of each kind. */
export const WEEK: CalendarEvent[] = [
  allDay('trip', '2026-11-16', '2026-11-18', { resource: 'ana' }),
  allDay('fair', '2026-11-20', '2026-11-24', { resource: 7 }),
  timed('standup', '2026-11-16', '09:00', '09:30', { resource: 'ben' }),
  timed('review', '2026-11-18', '13:15', '15:45', { resource: 'ana' }),
  timed('lunch', '2026-11-20', '12:00', '13:00'),
  timed('breakfast', '2026-11-20', '08:00', '08:45', { resource: 'ben' }),
];
