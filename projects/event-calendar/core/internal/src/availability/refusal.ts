import type { ProposedChange } from '../edits/proposed-change';
import type { Id } from '../model/event';
import { permissionsOf, type CalendarPermissions } from '../rules/permissions';
import { resourceNamedTwice, resourceIdsOf, resourceNodesOf } from '../rules/resource-ids';
import { nearest, titleOfResource, type ResourceIndex } from '../rules/resource-index';

/** What forbids changes, whoever asks. */
export interface ChangeRules {
  readonly resources: ResourceIndex;
  readonly calendar: CalendarPermissions;
  /** Whether every event needs a resource. */
  readonly shouldEventRequireResource: boolean;
}

/** A no that nobody can waive: why, in English, and whose no it is where that is a resource's. */
export interface FirmRefusal {
  readonly code:
    | 'read-only'
    | 'not-draggable'
    | 'not-resizable'
    | 'read-only-resource'
    | 'resource-required'
    | 'resource-already-there';
  readonly resource?: Id;
  readonly reason: string;
}

/**
 * Says no to what isn't allowed at all: changes of what is read-only or fixed, what would come to a read-only
 * resource or to one that has the event already, and moves that leave an event without the resource it needs. Null
 * where nothing forbids it. It comes before anything that can be waived, and before the host is asked.
 */
export function refusalOf(change: ProposedChange, rules: ChangeRules): FirmRefusal | null {
  return refusalOfEvent(change, rules) ?? refusalOfResource(change, rules);
}

function refusalOfEvent(
  { type, before, edge }: ProposedChange,
  { resources, calendar }: ChangeRules,
): FirmRefusal | null {
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
): FirmRefusal | null {
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
  const node = resourceNodesOf(after, resources).find(
    (each) => !had.has(each.id) && nearest(each, isReadOnly) === true,
  );
  if (node === undefined) return null;
  const reason = `Resource ${JSON.stringify(titleOfResource(node))} is read-only.`;
  return { code: 'read-only-resource', resource: node.resource.id, reason };
}

function isReadOnly({
  areEventsReadOnly,
}: {
  readonly areEventsReadOnly?: unknown;
}): boolean | undefined {
  return typeof areEventsReadOnly === 'boolean' ? areEventsReadOnly : undefined;
}
