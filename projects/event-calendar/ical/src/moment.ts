import { DAY, formatDay, dayOf, instantOf, wallIn } from 'ng-event-calendar/core/internal';
import type { IcalDuration, IcalTime } from './ical-time';
import { instantText, wallText } from './ical-time';
import type { ZoneOf } from './zones';

/** A date or time of a file in the calendar's terms. */
export interface Moment {
  /** Wall time in its zone; for an instant without a zone, the instant. */
  readonly wall: number;
  /** Instant in milliseconds; null for dates and floating times, which have no zone. */
  readonly instant: number | null;
  /** IANA zone; null if it has none, or one that only the file defines. */
  readonly zone: string | null;
  /** Text in an event whose own zone is `zone`: a date, a wall time, or an instant with `Z`. */
  readonly text: string;
}

/** Resolves a time; one of an unreadable zone floats. */
export function momentOf(time: IcalTime, zoneOf: ZoneOf): Moment {
  const { wall, form, tzid } = time;
  if (form === 'date') {
    return { wall, instant: null, zone: null, text: formatDay(dayOf(wall)) };
  }
  if (form === 'utc') return inUtc(wall);
  const zone = tzid === null ? null : zoneOf(tzid, wall);
  if (zone === null || 'problem' in zone) return floating(wall);
  return 'name' in zone ? inZone(wall, zone.name) : inUtc(wall - zone.offsetAt(wall));
}

/**
 * Returns the moment that comes a duration after another. Days are those of the clock, the rest is elapsed time (RFC
 * 5545 section 3.3.6).
 */
export function momentAfter(start: Moment, { days, time }: IcalDuration): Moment {
  const wall = start.wall + days * DAY;
  if (start.zone === null) {
    return start.instant === null ? floating(wall + time) : inUtc(wall + time);
  }
  if (time === 0) return inZone(wall, start.zone);
  const instant = instantOf(wall, start.zone) + time;
  const end = wallIn(instant, start.zone);
  return instantOf(end, start.zone) === instant ? inZone(end, start.zone) : inUtc(instant);
}

/** Returns the moment of a wall time without a zone. */
export function floating(wall: number): Moment {
  return { wall, instant: null, zone: null, text: wallText(wall) };
}

/** Returns the moment of a wall time in a known zone. */
export function inZone(wall: number, zone: string): Moment {
  return { wall, instant: instantOf(wall, zone), zone, text: wallText(wall) };
}

/** Returns the moment of an instant. */
export function inUtc(instant: number): Moment {
  return { wall: instant, instant, zone: null, text: instantText(instant) };
}

/**
 * Returns a moment as written by an event whose own start is in `zone` (null: in none): unchanged if the zones are
 * equal or the moment floats, else as the instant.
 */
export function textBeside(moment: Moment, zone: string | null): string {
  const isOwn = moment.zone === zone || moment.instant === null;
  return isOwn ? moment.text : instantText(moment.instant);
}
