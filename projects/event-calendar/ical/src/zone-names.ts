import { HOUR, MINUTE, isZone } from 'ng-event-calendar/core/internal';
import type { Component } from './component';

const IANA = /^[A-Za-z][A-Za-z0-9_+-]{0,40}(?:\/[A-Za-z0-9_+-]{1,40}){0,3}$/;
const LONGEST = 200;

/** The names that Windows has for zones. */
export type WindowsNames = typeof import('./windows-names');

/** A zone whose name isn't one of IANA's with a slash, wherever it is named. */
const OTHER_NAME = /(?:TZID|X-WR-TIMEZONE|X-LIC-LOCATION|X-EC-TIMEZONE)[=:]\s*"?(?![A-Z_]+\/)/i;

/** Whether components name zones other than by IANA's names with a slash. */
export function needWindowsNames(components: readonly Component[]): boolean {
  return components.some(
    ({ lines, calendar }) =>
      lines.some(({ text }) => text.includes('T') && OTHER_NAME.test(text)) ||
      (calendar.zoneLine !== null && OTHER_NAME.test(calendar.zoneLine.text)),
  );
}

/** Loads the names that Windows has for zones. */
export function loadWindowsNames(): Promise<WindowsNames> {
  return import('./windows-names');
}

/**
 * The IANA zone of a name that means one wherever it stands: a name with a slash, at the end of a
 * path such as `/x.org/Europe/Berlin` too, or what Windows calls a zone or shows for it.
 */
export function zoneNamed(name: string, windows: WindowsNames | null): string | null {
  if (name.length > LONGEST) return null;
  if (/^tzone:\/\/microsoft\/utc$/i.test(name)) return 'UTC';
  const segments = name.split('/').filter(Boolean);
  const candidates = name.startsWith('/')
    ? [3, 2].map((count) => segments.slice(-count).join('/'))
    : [name];
  const zone = candidates.find((each) => each.includes('/') && IANA.test(each) && isZone(each));
  return zone ?? windows?.zoneOfWindows(name) ?? windows?.zoneShownAs(name) ?? null;
}

/** The IANA zone of a short name such as `CET`, for which files have definitions of their own, too. */
export function shortZoneNamed(name: string): string | null {
  const isShort = !name.includes('/') && offsetNamed(name) === null && IANA.test(name);
  return isShort && isZone(name) ? name : null;
}

const OFFSET = /^\(?(?:GMT|UTC)\s*([+-])(1\d|0?\d)(?::?([0-5]\d))?\)?$/i;

/** The offset that a name such as `GMT+05:30` says, in milliseconds east of UTC. */
export function offsetNamed(name: string): number | null {
  const match = OFFSET.exec(name);
  if (match === null) return null;
  const size = Number(match[2]) * HOUR + Number(match[3] ?? 0) * MINUTE;
  return match[1] === '-' ? 0 - size : size;
}
