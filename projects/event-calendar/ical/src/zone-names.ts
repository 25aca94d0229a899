import { HOUR_MS, MINUTE, isZone } from 'ng-event-calendar/core/internal';
import type { Component } from './component';
import type * as Own from './own-zones';
import { keyOf, zoneOfWindows } from './windows-zones';

const IANA = /^[A-Za-z][A-Za-z0-9_+-]{0,40}(?:\/[A-Za-z0-9_+-]{1,40}){0,3}$/;
const LONGEST = 200;

/** Code that resolves zones with names of a file's own. */
export type OwnZones = typeof Own;

const NAMED = /(?:TZID|X-WR-TIMEZONE|X-LIC-LOCATION|X-EC-TIMEZONE)[=:]\s*"?([^":;]*)/i;

const ZONE_LINES = new Set(['TZID', 'X-LIC-LOCATION', 'X-EC-TIMEZONE']);

/** Whether components name zones other than by IANA names with a slash. */
export function needOwnZones(components: readonly Component[]): boolean {
  const plain = new Set<string>();
  const isOwn = (text: string): boolean => {
    const name = NAMED.exec(text)?.[1]?.trim();
    if (name === undefined || plain.has(name)) return false;
    const isPlain = name.includes('/') && IANA.test(name) && isZone(name);
    if (isPlain) plain.add(name);
    return !isPlain;
  };
  return components.some(
    ({ lines, calendar: { zoneLine } }) =>
      lines.some(
        ({ name, text, head }) => (head > name.length || ZONE_LINES.has(name)) && isOwn(text),
      ) ||
      (zoneLine !== null && isOwn(zoneLine.text)),
  );
}

/** Loads the code that resolves such zones. */
export function loadOwnZones(): Promise<OwnZones> {
  return import('./own-zones');
}

/**
 * Returns the IANA zone of a name that is unambiguous by itself: a name with a slash, also at the end of a path such as
 * `/x.org/Europe/Berlin`, or a Windows name or display name; null for others.
 */
export function zoneNamed(name: string, zones: OwnZones | null): string | null {
  if (name.length > LONGEST) return null;
  if (/^tzone:\/\/microsoft\/utc$/i.test(name)) return 'UTC';
  const segments = name.split('/').filter(Boolean);
  const candidates = name.startsWith('/')
    ? [3, 2].map((count) => segments.slice(-count).join('/'))
    : [name];
  const zone = candidates.find((each) => each.includes('/') && IANA.test(each) && isZone(each));
  const shown = zones?.nameShownAs(name, keyOf) ?? null;
  return zone ?? zoneOfWindows(name) ?? (shown === null ? null : zoneOfWindows(shown));
}

/** Returns the IANA zone of a short name such as `CET`, for which files may have definitions of their own. */
export function shortZoneNamed(name: string): string | null {
  const isShort = !name.includes('/') && offsetNamed(name) === null && IANA.test(name);
  return isShort && isZone(name) ? name : null;
}

const OFFSET = /^\(?(?:GMT|UTC)\s*([+-])(1\d|0?\d)(?::?([0-5]\d))?\)?$/i;

/** Returns the offset of a name such as `GMT+05:30`, in milliseconds east of UTC; null for other names. */
export function offsetNamed(name: string): number | null {
  const match = OFFSET.exec(name);
  if (match === null) return null;
  const size = Number(match[2]) * HOUR_MS + Number(match[3] ?? 0) * MINUTE;
  return match[1] === '-' ? 0 - size : size;
}
