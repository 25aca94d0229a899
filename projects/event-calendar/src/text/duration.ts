import { DAY, HOUR_MS, MINUTE } from 'ng-event-calendar/core/internal';
import { plainSpaces } from './plain-spaces';

const UNITS = [
  ['day', DAY],
  ['hour', HOUR_MS],
  ['minute', MINUTE],
] as const;

/**
 * Formats a length of time in milliseconds: '1 hr 30 min', '2 days', '0 min'. `Intl.DurationFormat` isn't widely
 * available yet.
 */
export function durationIn(locale: string, length: number): string {
  let left = Math.round(length / MINUTE) * MINUTE;
  const parts: string[] = [];
  for (const [unit, size] of UNITS) {
    const count = Math.floor(left / size);
    left -= count * size;
    if (count === 0 && !(unit === 'minute' && parts.length === 0)) continue;
    const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' });
    parts.push(plainSpaces(format.format(count)));
  }
  return parts.join(' ');
}
