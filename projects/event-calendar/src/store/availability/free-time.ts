import { findFreeTimes, type AvailabilityContext } from 'ng-event-calendar/core/availability';
import {
  DAY,
  MINUTE,
  resourceIdsOf,
  type CalendarEvent,
  type TimeSpan,
} from 'ng-event-calendar/core/internal';

/** Length in milliseconds of the range that is searched for a free time. */
const NEAR = 56 * DAY;

/** Returns the first span, from a preferred start on, in which an event's resources are free; null if none is near. */
export function freeTimeFor(
  event: CalendarEvent,
  { start, end }: TimeSpan,
  context: AvailabilityContext,
): TimeSpan | null {
  const query = {
    resources: resourceIdsOf(event),
    duration: (end - start) / MINUTE,
    range: { start, end: start + NEAR },
    preferredStart: start,
    limit: 1,
    except: event.id,
    ...(event.seats !== undefined && { seats: event.seats }),
  };
  return findFreeTimes(query, context).times[0] ?? null;
}
