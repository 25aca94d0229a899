import { findFreeTimes, type AvailabilityContext } from 'ng-event-calendar/core/availability';
import {
  DAY,
  MINUTE,
  resourceIdsOf,
  type CalendarEvent,
  type TimeSpan,
} from 'ng-event-calendar/core/internal';

/** How far a free time is looked for. */
const NEAR = 56 * DAY;

/** The first time from a wish on at which an event of that length can be with whom it is; null without any near. */
export function freeTimeFor(
  event: CalendarEvent,
  { start, end }: TimeSpan,
  context: AvailabilityContext,
): TimeSpan | null {
  const query = {
    resources: resourceIdsOf(event),
    duration: (end - start) / MINUTE,
    range: { start, end: start + NEAR },
    wish: start,
    limit: 1,
    except: event.id,
    ...(event.seats !== undefined && { seats: event.seats }),
  };
  return findFreeTimes(query, context).times[0] ?? null;
}
