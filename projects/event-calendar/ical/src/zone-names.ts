import { HOUR, MINUTE, isZone } from 'ng-event-calendar/core/internal';
import { zoneShownAs } from './windows-display-names';
import { zoneOfWindows } from './windows-zones';

const IANA = /^[A-Za-z][A-Za-z0-9_+-]{0,40}(?:\/[A-Za-z0-9_+-]{1,40}){0,3}$/;
const LONGEST = 200;

/**
 * The IANA zone of a name that means one wherever it stands: a name with a slash, at the end of a
 * path such as `/x.org/Europe/Berlin` too, or what Windows calls a zone or shows for it.
 */
export function zoneNamed(name: string): string | null {
  if (name.length > LONGEST) return null;
  if (/^tzone:\/\/microsoft\/utc$/i.test(name)) return 'UTC';
  const segments = name.split('/').filter(Boolean);
  const candidates = name.startsWith('/')
    ? [3, 2].map((count) => segments.slice(-count).join('/'))
    : [name];
  const zone = candidates.find((each) => each.includes('/') && IANA.test(each) && isZone(each));
  return zone ?? zoneOfWindows(name) ?? zoneShownAs(name);
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
