import { resourceIdsOf, type CalendarEvent, type TimeSpan } from 'ng-event-calendar/core/internal';
import { neededIn, obstaclesByKind } from './needed-times';
import type { AvailabilityContext } from './open-times';

/**
 * Returns the times, in their order, at which an event can be with all of its resources, as if unavailable times,
 * overlaps and full resources were all refused.
 */
export function freeAmong<E extends CalendarEvent>(
  event: E,
  times: readonly TimeSpan[],
  context: AvailabilityContext<E>,
): readonly TimeSpan[] {
  if (times.length === 0) return [];
  const range = {
    start: Math.min(...times.map(({ start }) => start)),
    end: Math.max(...times.map(({ end }) => end)),
  };
  const query = {
    resources: resourceIdsOf(event),
    duration: 0,
    range,
    except: event.id,
    ...(event.seats !== undefined && { seats: event.seats }),
  };
  const needed = neededIn(range, query, context, obstaclesByKind());
  return times.filter((time) => needed.every((each) => each.obstacleAt(time, time) === null));
}
