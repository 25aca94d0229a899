import { resolveZone } from 'ng-event-calendar/core/internal';
import type { AdditionalTimezone } from 'ng-event-calendar/defaults';

/** A zone that times are shown in. */
export interface ShownZone {
  readonly zone: string;
  readonly name: string;
}

/** A zone with what it is called: by its label, else by the city: 'New York' of 'America/New_York'. */
export function shownZone({ timezone, label }: AdditionalTimezone): ShownZone {
  const { zone } = resolveZone(timezone);
  const city = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return { zone, name: typeof label === 'string' && label !== '' ? label : city };
}
