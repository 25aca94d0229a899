import type { EventChangeRequest } from 'ng-event-calendar';
import { dayOf, HOUR_MS, localZone, wallAt, wallIn, whenOf } from 'ng-event-calendar/core';

/** Refuses events outside the opening hours of one day in `zone`, the display zone. */
export function keepOpeningHours(request: EventChangeRequest, zone = localZone()): void {
  const when = request.after && whenOf(request.after, localZone());
  if (when === null || when.allDay) return;
  // Wall times are in milliseconds, and so are the hours they are compared with.
  const [start, end] = [wallIn(when.start, zone), wallIn(when.end, zone)];
  const day = dayOf(start);
  if (start < wallAt(day, 8 * HOUR_MS) || end > wallAt(day, 19 * HOUR_MS)) {
    request.preventDefault('We are open from 8 to 19.');
  }
}
