import { resourceIdsOf, type CalendarEvent, type TimeSpan } from 'ng-event-calendar/core/internal';
import { neededIn, obstaclesByKind } from './needed-times';
import type { World } from './open-times';

/**
 * Returns the first of some times at which an event can be with all of its resources, as if whatever is unavailable,
 * overlaps or is full were refused; null where it can be at none of them.
 */
export function firstFree<E extends CalendarEvent>(
  event: E,
  times: readonly TimeSpan[],
  world: World<E>,
): TimeSpan | null {
  if (times.length === 0) return null;
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
  const needed = neededIn(range, query, world, obstaclesByKind());
  return times.find((time) => needed.every((each) => each.obstacleAt(time, time) === null)) ?? null;
}
