import type { CalendarEvent, Resizable } from '../model/event';
import type { CalendarResource } from '../model/resource';
import { resourceNodesOf } from './resource-ids';
import { nearest, type ResourceIndex, type ResourceNode } from './resource-index';

/** Permissions of the calendar as a whole, by the inputs of the same names. */
export interface CalendarPermissions {
  /** Value of the input `readOnly`. Default false. */
  readonly readOnly?: boolean | undefined;
  /** Value of the input `areEventsDraggable`. Default true. */
  readonly areEventsDraggable?: boolean | undefined;
  /** Value of the input `areEventsResizable`. Default true. */
  readonly areEventsResizable?: Resizable | undefined;
}

/** Permissions of one event. */
export interface EventPermissions {
  /** Whether the event can't be changed at all. */
  readonly readOnly: boolean;
  /** Whether the event may be moved. */
  readonly draggable: boolean;
  /** Edges by which the event may be resized. */
  readonly resizable: Resizable;
}

/**
 * Returns the permissions of an event: its own flags, else those of its nearest resource upward, else the calendar's.
 * With several resources, an action is allowed if all of them allow it. Read-only rules out dragging and resizing.
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

/** Whether events may not be assigned to a resource by hand, by its own flag or its nearest ancestor's. */
export function isReadOnlyResource(node: ResourceNode): boolean {
  return nearest(node, saysReadOnly) === true;
}

function saysReadOnly({ areEventsReadOnly }: CalendarResource): boolean | undefined {
  return flag(areEventsReadOnly);
}

/** Returns the value of each resource, own or inherited; a single undefined for an event without resources. */
function perResource<T>(
  nodes: readonly ResourceNode[],
  read: (resource: CalendarResource) => T | undefined,
): readonly (T | undefined)[] {
  return nodes.length === 0 ? [undefined] : nodes.map((node) => nearest(node, read));
}

/** Returns the edges that both values allow. */
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
