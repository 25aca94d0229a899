import type { CalendarEvent, PaletteName } from 'ng-event-calendar/core/internal';

/** Returns the event with another colour, or with null without one; the same event if its colour stays. */
export function recolored<E extends CalendarEvent>(event: E, color: PaletteName | null): E {
  if ((event.color ?? null) === color) return event;
  const { color: _before, ...rest } = event;
  return (color === null ? rest : { ...event, color }) as unknown as E;
}
