import type { CalendarEvent } from '../model/event';
import { DEFAULT_COLOR, isPaletteName, type PaletteName } from '../model/palette';
import type { VisibleResources } from '../model/resource';
import { resourceNodesOf } from './resource-ids';
import { nearest, type ResourceIndex, type ResourceNode } from './resource-index';
import { isResourceVisible } from './visible-resources';

/**
 * Returns the colour of an event: its own, else that of its nearest resource upward, else the calendar's, else teal. An
 * unknown name counts as none; of several resources the first shown one decides.
 */
export function colorOf(
  event: CalendarEvent,
  resources: ResourceIndex,
  calendarColor: unknown,
  visible: VisibleResources = {},
): PaletteName {
  if (isPaletteName(event.color)) return event.color;
  const nodes = resourceNodesOf(event, resources);
  const first = nodes.find((node) => isResourceVisible(node, visible)) ?? nodes[0];
  return colorOfResource(first, calendarColor);
}

/** Returns the colour of a resource's events: its own, else its nearest ancestor's, else the calendar's, else teal. */
export function colorOfResource(
  node: ResourceNode | undefined,
  calendarColor: unknown,
): PaletteName {
  return (
    nearest(node, ({ eventColor }) => (isPaletteName(eventColor) ? eventColor : undefined)) ??
    (isPaletteName(calendarColor) ? calendarColor : DEFAULT_COLOR)
  );
}
