import type { CalendarEvent, Resizable } from '../model/event';
import type { CalendarResource } from '../model/resource';
import { resourceNodesOf } from './resource-ids';
import { nearest, type ResourceIndex, type ResourceNode } from './resource-index';

/** What the calendar as a whole allows. */
export interface CalendarPermissions {
  readonly readOnly?: boolean | undefined;
  readonly areEventsDraggable?: boolean | undefined;
  readonly areEventsResizable?: Resizable | undefined;
}

/** What may be done with one event. */
export interface EventPermissions {
  readonly readOnly: boolean;
  readonly draggable: boolean;
  readonly resizable: Resizable;
}

/**
 * What may be done with an event: what it says itself, else its nearest resource that says
 * something, else the calendar; of several resources what all of them allow. Read-only comes first and
 * rules out dragging and resizing.
 */
export function permissionsOf(
  event: CalendarEvent,
  resources: ResourceIndex,
  calendar: CalendarPermissions,
): EventPermissions {
  const nodes = resourceNodesOf(event, resources);
  const readOnly =
    flag(event.readOnly) ??
    perResource(nodes, saysReadOnly)
      .map((each) => each ?? flag(calendar.readOnly) ?? false)
      .some(Boolean);
  if (readOnly) return { readOnly, draggable: false, resizable: false };
  return {
    readOnly,
    draggable:
      flag(event.draggable) ??
      perResource(nodes, (resource) => flag(resource.areEventsDraggable))
        .map((each) => each ?? flag(calendar.areEventsDraggable) ?? true)
        .every(Boolean),
    resizable:
      edges(event.resizable) ??
      perResource(nodes, (resource) => edges(resource.areEventsResizable))
        .map((each) => each ?? edges(calendar.areEventsResizable) ?? true)
        .reduce(inCommon),
  };
}

/** Whether nothing may be given to a resource by hand, by what it says or the nearest that it lies within. */
export function isReadOnlyResource(node: ResourceNode): boolean {
  return nearest(node, saysReadOnly) === true;
}

function saysReadOnly({ areEventsReadOnly }: CalendarResource): boolean | undefined {
  return flag(areEventsReadOnly);
}

/** What each resource says, or what it lies within; of an event without any, what nobody says. */
function perResource<T>(
  nodes: readonly ResourceNode[],
  read: (resource: CalendarResource) => T | undefined,
): readonly (T | undefined)[] {
  return nodes.length === 0 ? [undefined] : nodes.map((node) => nearest(node, read));
}

/** The edges that both allow. */
function inCommon(a: Resizable, b: Resizable): Resizable {
  if (a === true || a === b) return b;
  return b === true ? a : false;
}

function flag(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

function edges(value: unknown): Resizable | undefined {
  return typeof value === 'boolean' || value === 'start' || value === 'end' ? value : undefined;
}
