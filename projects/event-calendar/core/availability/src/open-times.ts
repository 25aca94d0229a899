import {
  nearest,
  type BlockedTime,
  type CalendarEvent,
  type EventIndex,
  type EventOverlap,
  type CalendarId,
  type ResourceIndex,
  type ResourceNode,
  type TimeSpan,
  type UnavailableTimes,
  type WorkingHours,
} from 'ng-event-calendar/core/internal';
import { hoursFault } from './hours-fault';
import { joined, without } from './spans';
import { blockedIn, isBlockOf, keepsOut } from './blocks';
import { openHours } from './open-hours';

/** All that decides who is free when. */
export interface AvailabilityContext<E extends CalendarEvent = CalendarEvent> {
  /** Of `indexEvents(events, localZone)`; with `RECURRENCE_ENGINE` rules of events and blocks are expanded. */
  readonly index: EventIndex<E>;
  /** Of `indexResources(resources)`. */
  readonly resources: ResourceIndex;
  /** Hours of resources that have none; left out, all time is open. */
  readonly workingHours?: readonly WorkingHours[];
  readonly blockedTimes?: readonly BlockedTime[];
  /** Default `'allow'`. */
  readonly unavailableTimes?: UnavailableTimes;
  /** Default `'allow'`. */
  readonly eventOverlap?: EventOverlap;
}

/**
 * When something can be with a resource, in order: its hours, or those of the nearest one above it that has
 * any, else the calendar's, less the blocked time that keeps others out. Null stands for no resource. Spans are
 * instants.
 */
export function openTimes(
  range: TimeSpan,
  resourceId: CalendarId | null,
  context: AvailabilityContext,
): readonly TimeSpan[] {
  const node = resourceId === null ? null : (context.resources.find(resourceId) ?? null);
  const hours = hoursOf(node, context);
  const open = hours === null ? [range] : openHours(hours, range, context.index.localZone);
  const blocked = blockedIn(context.blockedTimes ?? [], range, context.index).filter(
    ({ block }) => keepsOut(block) && isBlockOf(block, node, context.resources),
  );
  return without(open, joined(blocked));
}

/** The rules that hold for a resource; null where all time is open. */
export function hoursOf(
  node: ResourceNode | null,
  { workingHours }: Pick<AvailabilityContext, 'workingHours'>,
): readonly WorkingHours[] | null {
  const own = nearest(node ?? undefined, ({ workingHours: hours }) => listOf(hours));
  return own ?? listOf(workingHours) ?? null;
}

/** Rules of which none can be read are none, as an empty list is. */
function listOf(hours: unknown): readonly WorkingHours[] | undefined {
  const isRule = (rule: unknown): boolean => hoursFault(rule) === null;
  return Array.isArray(hours) && hours.some(isRule) ? (hours as WorkingHours[]) : undefined;
}
