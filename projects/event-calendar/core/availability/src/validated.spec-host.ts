import {
  indexEvents,
  indexResources,
  type CalendarEvent,
  type CalendarResource,
} from 'ng-event-calendar/core/internal';
import { validateChange } from './validate-change';
import type { ChangeToValidate, AvailabilityViolation } from './violation';
import type { AvailabilityContext } from './open-times';

/** Two people, a room, and a house with two rooms. */
export const RESOURCES: CalendarResource[] = [
  { id: 'ana', title: 'Ana' },
  { id: 'ben', title: 'Ben', unavailableTimes: 'ask', eventOverlap: 'ask' },
  { id: 7, title: 'Room for two', capacity: 2 },
  {
    id: 'house',
    title: 'House of three',
    capacity: 3,
    children: [
      { id: 'up', title: 'Upstairs', capacity: 2 },
      { id: 'down', title: 'Downstairs' },
    ],
  },
];

/** Creates an event of Friday, from `HH:MM` to `HH:MM` in UTC. */
export const on = (from: string, to: string, more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: `${from}-${to}`,
  title: `${from} to ${to}`,
  start: `2026-11-20T${from}:00Z`,
  end: `2026-11-20T${to}:00Z`,
  ...more,
});

/** Creates a context in which every mode is refuse. */
export const context = (
  events: readonly CalendarEvent[],
  more: Partial<AvailabilityContext> = {},
): AvailabilityContext => ({
  index: indexEvents(events, 'UTC'),
  resources: indexResources(RESOURCES),
  unavailableTimes: 'refuse',
  eventOverlap: 'refuse',
  ...more,
});

/** Formats a violation as `code answer resource HH:MM-HH:MM what`. */
function short(refusal: AvailabilityViolation): string {
  const clock = (instant: number): string => new Date(instant).toISOString().slice(11, 16);
  const what =
    refusal.code === 'outside-hours'
      ? refusal.open === null
        ? 'closed'
        : `open ${clock(refusal.open.start)}-${clock(refusal.open.end)}`
      : refusal.code === 'blocked'
        ? String(refusal.blocked.title)
        : refusal.code === 'overlap'
          ? refusal.events.map(({ id }) => String(id)).join(' ')
          : `${refusal.taken} of ${refusal.capacity}`;
  const { code, answer, resource, start, end } = refusal;
  return `${code} ${answer} ${String(resource)} ${clock(start)}-${clock(end)} ${what}`;
}

/** Returns the violations of a change, in short. */
export const violationsFor = (change: ChangeToValidate, where: AvailabilityContext): string[] =>
  validateChange(change, where).map(short);
/** Returns the violations of a new event, in short. */
export const added = (event: CalendarEvent, where: AvailabilityContext): string[] =>
  violationsFor({ changes: [{ before: null, after: event }] }, where);
