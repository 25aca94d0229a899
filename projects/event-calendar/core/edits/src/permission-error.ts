import {
  canHaveEvents,
  formatDay,
  isReadOnlyResource,
  isSameResource,
  isWithin,
  occurrenceOf,
  parseEvent,
  permissionsOf,
  resourceIdsOf,
  resourceNodesOf,
  titleOfResource,
  type CalendarEvent,
  type CalendarPermissions,
  type DayBounds,
  type CalendarId,
  type ResourceIndex,
} from 'ng-event-calendar/core/internal';
import { missingKinds } from './missing-resources';
import type { ProposedChange } from './proposed-change';

/** Settings and resources that decide whether a change is permitted. */
export interface ChangeRules {
  /** Result of `indexResources(resources)`. */
  readonly resources: ResourceIndex;
  /** Permissions of the calendar as a whole. */
  readonly calendar: CalendarPermissions;
  /** Whether every event needs a resource; a list requires at least one of each of these kinds. */
  readonly shouldEventRequireResource: boolean | readonly string[];
  /** First and last date on which events may start and end; left out, every date is allowed. */
  readonly bounds?: ChangeBounds | undefined;
}

/** First and last day number, both inclusive, in the display zone `zone`. */
export interface ChangeBounds extends DayBounds {
  /** Display zone, in which the days lie. */
  readonly zone: string;
  /** Zone of wall times without one. */
  readonly localZone: string;
}

/** A refusal that can't be waived. */
export interface PermissionError {
  /** Stable code of the reason. */
  readonly code:
    | 'read-only'
    | 'not-draggable'
    | 'not-resizable'
    | 'read-only-resource'
    | 'resource-without-events'
    | 'resource-required'
    | 'resource-already-there'
    | 'out-of-bounds';
  /** Id of the resource that is the cause; left out for other causes. */
  readonly resource?: CalendarId;
  /** Required kind of resource that is missing; left out for other causes. */
  readonly kind?: string;
  /** Reason in one English sentence. */
  readonly reason: string;
}

/**
 * Returns why a change isn't permitted, or null if it is. It refuses changes of read-only or fixed events, assignments
 * to a resource that is read-only, can't have events or has this event already, moves that leave an event without a
 * required resource or kind of resource, and starts and ends out of bounds, unless that side was out of bounds before.
 * Call it before `validateChange`, whose violations can be waived.
 */
export function permissionErrorOf(
  change: ProposedChange,
  rules: ChangeRules,
): PermissionError | null {
  return (
    refusalOfEvent(change, rules) ??
    refusalOfResource(change, rules) ??
    refusalOfDates(change, rules)
  );
}

function refusalOfEvent(
  { type, before, edge }: ProposedChange,
  { resources, calendar }: ChangeRules,
): PermissionError | null {
  if (before === null) {
    return calendar.readOnly === true
      ? { code: 'read-only', reason: 'The calendar is read-only.' }
      : null;
  }
  const { readOnly, draggable, resizable } = permissionsOf(before, resources, calendar);
  const name = `Event ${JSON.stringify(before.id)}`;
  if (readOnly) return { code: 'read-only', reason: `${name} is read-only.` };
  if (type === 'move' && !draggable) {
    return { code: 'not-draggable', reason: `${name} may not be moved.` };
  }
  const isFixed =
    edge === undefined ? resizable === false : resizable !== true && resizable !== edge;
  if (type === 'resize' && isFixed) {
    return { code: 'not-resizable', reason: `${name} may not be resized.` };
  }
  return null;
}

function refusalOfResource(
  { type, before, after }: ProposedChange,
  { resources, shouldEventRequireResource }: ChangeRules,
): PermissionError | null {
  if (after === null) return null;
  const [from, to] = [before === null ? [] : resourceIdsOf(before), resourceIdsOf(after)];
  const twice = resourceNamedTwice(after);
  if (twice !== undefined && (before === null || resourceNamedTwice(before) === undefined)) {
    const reason = `Resource ${JSON.stringify(twice)} has the event already.`;
    return { code: 'resource-already-there', resource: twice, reason };
  }
  // An event from elsewhere without a resource goes to the editor, which asks for one.
  if (type === 'move' && before !== null) {
    const had = missingKinds(before, shouldEventRequireResource, resources);
    const kind = missingKinds(after, shouldEventRequireResource, resources).find(
      (each) => !had.includes(each),
    );
    if (kind !== undefined) {
      const reason = `Every event needs a resource of the kind ${JSON.stringify(kind)}.`;
      return { code: 'resource-required', kind, reason };
    }
  }
  if (to.length === 0) {
    return type === 'move' && from.length > 0 && shouldEventRequireResource === true
      ? { code: 'resource-required', reason: 'Every event needs a resource.' }
      : null;
  }
  const had = new Set(from.map(String));
  const added = resourceNodesOf(after, resources).filter(({ id }) => !had.has(id));
  const group = added.find((node) => !canHaveEvents(node));
  if (group !== undefined) {
    const reason = `Resource ${JSON.stringify(titleOfResource(group))} can't have events.`;
    return { code: 'resource-without-events', resource: group.resource.id, reason };
  }
  const node = added.find(isReadOnlyResource);
  if (node === undefined) return null;
  const reason = `Resource ${JSON.stringify(titleOfResource(node))} is read-only.`;
  return { code: 'read-only-resource', resource: node.resource.id, reason };
}

function refusalOfDates(change: ProposedChange, { bounds }: ChangeRules): PermissionError | null {
  const day = bounds === undefined ? null : dayOutOfBounds(change.touched ?? change, bounds);
  if (day === null) return null;
  return { code: 'out-of-bounds', reason: `${formatDay(day)} is out of bounds.` };
}

/** Returns the day out of bounds on which a change would make an event start or end; null if there is none. */
export function dayOutOfBounds(
  { before, after }: Pick<ProposedChange, 'before' | 'after'>,
  bounds: ChangeBounds,
): number | null {
  const [was, is] = [endsOf(before, bounds), endsOf(after, bounds)];
  const isNewlyOut = (day: number, side: number): boolean =>
    !isWithin(day, bounds) && (was.length === 0 || isWithin(was[side]!, bounds));
  return is.find(isNewlyOut) ?? null;
}

/** Returns the first and last day of an event; empty if there is none, or its times can't be read. */
function endsOf(event: CalendarEvent | null, bounds: ChangeBounds): readonly number[] {
  const reading = event && parseEvent(event, bounds.localZone);
  if (reading === null) return [];
  const { firstDay, lastDay } = occurrenceOf(reading, bounds.zone);
  return [firstDay, lastDay];
}

/** Returns the first id that an event names twice, which can't be saved; undefined if there is none. */
function resourceNamedTwice({ resource }: CalendarEvent): CalendarId | undefined {
  if (!Array.isArray(resource)) return undefined;
  const ids = resource as readonly (CalendarId | null | undefined)[];
  const isTwice = (id: CalendarId | null | undefined, at: number): boolean =>
    id !== undefined && id !== null && ids.findIndex((each) => isSameResource(each, id)) < at;
  return ids.find(isTwice) ?? undefined;
}
