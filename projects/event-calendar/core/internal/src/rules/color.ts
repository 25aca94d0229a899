import type { CalendarEvent } from '../model/event';
import { DEFAULT_COLOR, isPaletteName, type PaletteName } from '../model/palette';
import { nearest, type ResourceIndex, type ResourceNode } from './resource-index';

/**
 * The colour of an event: its own, else that of the nearest resource upward, else the calendar's,
 * else teal. An unknown name counts as none.
 */
export function colorOf(
  event: CalendarEvent,
  resources: ResourceIndex,
  calendarColor: unknown,
): PaletteName {
  return isPaletteName(event.color)
    ? event.color
    : colorOfResource(resources.find(event.resource), calendarColor);
}

/** The colour of a resource's events: that of the nearest one upward that has one, else the calendar's, else teal. */
export function colorOfResource(
  node: ResourceNode | undefined,
  calendarColor: unknown,
): PaletteName {
  return (
    nearest(node, ({ eventColor }) => (isPaletteName(eventColor) ? eventColor : undefined)) ??
    (isPaletteName(calendarColor) ? calendarColor : DEFAULT_COLOR)
  );
}
