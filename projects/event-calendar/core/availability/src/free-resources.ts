import {
  canHaveEvents,
  type CalendarEvent,
  type CalendarId,
} from 'ng-event-calendar/core/internal';
import { neededIn, obstaclesByKind } from './needed-times';
import type { AvailabilityContext } from './open-times';

/** Candidate resources for `freeResources`, and the time at which they must be free. */
export interface FreeResourcesQuery {
  /** Ids of the resources, in order of preference. */
  readonly resources: readonly CalendarId[];
  /** First instant of the time, in milliseconds since the epoch. */
  readonly start: number;
  /** Instant at which the time ends, in milliseconds since the epoch. */
  readonly end: number;
  /** Seats needed of a resource. Default 1. */
  readonly seats?: number;
  /** Id of the event that needs a resource, which is no obstacle to itself. */
  readonly except?: CalendarId;
}

/**
 * Returns the ids of the resources that are free all of a time, in the order of the query, as if unavailable times,
 * overlaps and full resources were all refused. Unknown resources and those that can't have events are left out.
 *
 * @example
 * const [room] = freeResources({ resources: ['room-1', 'room-2'], start, end }, context);
 */
export function freeResources<E extends CalendarEvent>(
  { resources, start, end, seats, except }: FreeResourcesQuery,
  context: AvailabilityContext<E>,
): readonly CalendarId[] {
  const span = { start, end };
  const known = resources.filter((id) => {
    const node = context.resources.find(id);
    return node !== undefined && canHaveEvents(node);
  });
  if (known.length === 0) return [];
  const query = {
    ...{ resources: known, duration: 0, range: span },
    ...(seats !== undefined && { seats }),
    ...(except !== undefined && { except }),
  };
  const needed = neededIn(span, query, context, obstaclesByKind());
  return known.filter((_, at) => needed[at]!.obstacleAt(span, span) === null);
}
