import { HOUR_MS } from 'ng-event-calendar/core/internal';

/**
 * Returns the zone with a constant offset, in milliseconds east of UTC: there are zones for whole hours up to 14 in the
 * east and 12 in the west. Null for other offsets, and for UTC itself.
 */
export function fixedZone(offset: number): string | null {
  const hours = offset / HOUR_MS;
  if (offset === 0 || offset % HOUR_MS !== 0 || hours < -12 || hours > 14) return null;
  return `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}
