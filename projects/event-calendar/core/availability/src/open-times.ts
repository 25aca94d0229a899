import {
  nearest,
  tableOf,
  type BlockedTime,
  type CalendarEvent,
  type CalendarId,
  type EventIndex,
  type EventOverlap,
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

/** Events, resources, hours, blocks and modes that decide who is free when. */
export interface AvailabilityContext<E extends CalendarEvent = CalendarEvent> {
  /** Result of `indexEvents(events, localZone)`; with `RECURRENCE_ENGINE`, rules of events and blocks are expanded. */
  readonly index: EventIndex<E>;
  /** Result of `indexResources(resources)`. */
  readonly resources: ResourceIndex;
  /** Hours of resources that have none of their own; if left out, all time is open. */
  readonly workingHours?: readonly WorkingHours[];
  /** Blocks of all resources. Default: none. */
  readonly blockedTimes?: readonly BlockedTime[];
  /** Answer to events outside of open time; resources may override it. Default `'allow'`. */
  readonly unavailableTimes?: UnavailableTimes;
  /** Answer to events that overlap; resources may override it. Default `'allow'`. */
  readonly eventOverlap?: EventOverlap;
}

/**
 * Returns the open time of a resource within a range, in order and in epoch milliseconds: its hours, else those of its
 * nearest ancestor that has any, else the calendar's, without the blocked time that keeps events out. Null means no
 * resource.
 */
export function openTimes(
  range: TimeSpan,
  resourceId: CalendarId | null,
  context: AvailabilityContext,
): readonly TimeSpan[] {
  const node = resourceId === null ? null : (context.resources.find(resourceId) ?? null);
  const hours = hoursOf(node, context);
  const open = hours === null ? [range] : openHours(hours, range, context.index.localZone);
  const blocked = blockedIn(context.blockedTimes ?? [], range, tableOf(context.index)).filter(
    ({ block }) => keepsOut(block) && isBlockOf(block, node, context.resources),
  );
  return without(open, joined(blocked));
}

/** Returns the rules that apply to a resource; null if all time is open. */
export function hoursOf(
  node: ResourceNode | null,
  { workingHours }: Pick<AvailabilityContext, 'workingHours'>,
): readonly WorkingHours[] | null {
  const own = nearest(node ?? undefined, ({ workingHours: hours }) => listOf(hours));
  return own ?? listOf(workingHours) ?? null;
}

/** A list without a single readable rule counts as no hours, as an empty one does. */
function listOf(hours: unknown): readonly WorkingHours[] | undefined {
  const isRule = (rule: unknown): boolean => hoursFault(rule) === null;
  return Array.isArray(hours) && hours.some(isRule) ? (hours as WorkingHours[]) : undefined;
}
