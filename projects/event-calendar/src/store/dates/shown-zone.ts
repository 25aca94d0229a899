import { resolveZone } from 'ng-event-calendar/core/internal';
import type { AdditionalTimezone } from 'ng-event-calendar/defaults';

/** A time zone with its display name. */
export interface ShownZone {
  readonly zone: string;
  readonly name: string;
}

/** Returns a zone with its display name: its label, or the city, such as 'New York' of 'America/New_York'. */
export function shownZone({ timezone, label }: AdditionalTimezone): ShownZone {
  const { zone } = resolveZone(timezone);
  const city = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return { zone, name: typeof label === 'string' && label !== '' ? label : city };
}
