import type { CalendarEvent } from '../model/event';
import { DEFAULT_COLOR, isPaletteName, type PaletteName } from '../model/palette';
import { nearest, type ResourceIndex } from './resource-index';

/**
 * The colour of an event: its own, else that of the nearest resource upward, else the calendar's,
 * else teal. An unknown name counts as none.
 */
export function colorOf(
  event: CalendarEvent,
  resources: ResourceIndex,
  calendarColor: unknown,
): PaletteName {
  if (isPaletteName(event.color)) return event.color;
  return (
    nearest(resources.find(event.resource), ({ eventColor }) =>
      isPaletteName(eventColor) ? eventColor : undefined,
    ) ?? (isPaletteName(calendarColor) ? calendarColor : DEFAULT_COLOR)
  );
}
