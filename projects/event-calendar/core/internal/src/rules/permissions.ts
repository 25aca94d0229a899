import type { CalendarEvent, Resizable } from '../model/event';
import { nearest, type ResourceIndex } from './resource-index';

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
 * something, else the calendar. Read-only comes first and rules out dragging and resizing.
 */
export function permissionsOf(
  event: CalendarEvent,
  resources: ResourceIndex,
  calendar: CalendarPermissions,
): EventPermissions {
  const node = resources.find(event.resource);
  const readOnly =
    flag(event.readOnly) ??
    nearest(node, (resource) => flag(resource.areEventsReadOnly)) ??
    flag(calendar.readOnly) ??
    false;
  if (readOnly) return { readOnly, draggable: false, resizable: false };
  return {
    readOnly,
    draggable:
      flag(event.draggable) ??
      nearest(node, (resource) => flag(resource.areEventsDraggable)) ??
      flag(calendar.areEventsDraggable) ??
      true,
    resizable:
      edges(event.resizable) ??
      nearest(node, (resource) => edges(resource.areEventsResizable)) ??
      edges(calendar.areEventsResizable) ??
      true,
  };
}

function flag(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

function edges(value: unknown): Resizable | undefined {
  return typeof value === 'boolean' || value === 'start' || value === 'end' ? value : undefined;
}
