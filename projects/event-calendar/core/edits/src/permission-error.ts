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
import type { ProposedChange } from './proposed-change';

/** What forbids changes, whoever asks. */
export interface ChangeRules {
  readonly resources: ResourceIndex;
  readonly calendar: CalendarPermissions;
  /** Whether every event needs a resource. */
  readonly shouldEventRequireResource: boolean;
  /** The dates within which events must start and end; left out, all are. */
  readonly bounds?: ChangeBounds | undefined;
}

/** Dates as day numbers, both inclusive: those of `zone`, in which events are shown. */
export interface ChangeBounds extends DayBounds {
  readonly zone: string;
  /** Zone of wall times without one. */
  readonly localZone: string;
}

/** A no that nobody can waive: why, in English, and whose no it is where that is a resource's. */
export interface PermissionError {
  readonly code:
    | 'read-only'
    | 'not-draggable'
    | 'not-resizable'
    | 'read-only-resource'
    | 'resource-without-events'
    | 'resource-required'
    | 'resource-already-there'
    | 'out-of-bounds';
  readonly resource?: CalendarId;
  readonly reason: string;
}

/**
 * Says no to what isn't allowed at all: changes of what is read-only or fixed, what would come to a read-only
 * resource, to one that can't have events or has this one already, moves that leave an event without the resource it needs, and starts
 * and ends out of bounds, unless that side lay there already. Null where nothing forbids it. It comes before anything that can be waived, and before the host is asked.
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
  if (to.length === 0) {
    // What comes from elsewhere without a resource goes to the editor, which asks for it.
    return type === 'move' && from.length > 0 && shouldEventRequireResource
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

/** The day out of bounds on which a change would have an event start or end; null where it would not. */
export function dayOutOfBounds(
  { before, after }: Pick<ProposedChange, 'before' | 'after'>,
  bounds: ChangeBounds,
): number | null {
  const [was, is] = [endsOf(before, bounds), endsOf(after, bounds)];
  const isNewlyOut = (day: number, side: number): boolean =>
    !isWithin(day, bounds) && (was.length === 0 || isWithin(was[side]!, bounds));
  return is.find(isNewlyOut) ?? null;
}

/** The first and last day of an event; none where there is no event, or its times can't be read. */
function endsOf(event: CalendarEvent | null, bounds: ChangeBounds): readonly number[] {
  const reading = event && parseEvent(event, bounds.localZone);
  if (reading === null) return [];
  const { firstDay, lastDay } = occurrenceOf(reading, bounds.zone);
  return [firstDay, lastDay];
}

/** The first id that an event names twice, which no resource can be given; undefined where none is. */
function resourceNamedTwice({ resource }: CalendarEvent): CalendarId | undefined {
  if (!Array.isArray(resource)) return undefined;
  const ids = resource as readonly (CalendarId | null | undefined)[];
  const isTwice = (id: CalendarId | null | undefined, at: number): boolean =>
    id !== undefined && id !== null && ids.findIndex((each) => isSameResource(each, id)) < at;
  return ids.find(isTwice) ?? undefined;
}
