import { DAY, formatDay, dayOf, instantOf, wallIn } from 'ng-event-calendar/core/internal';
import type { IcalDuration, IcalTime } from './ical-time';
import { instantText, wallText } from './ical-time';
import type { ZoneOf } from './zones';

/** A date or time of a file in terms of the calendar. */
export interface Moment {
  /** Wall time in its zone; of an instant without a zone the instant. */
  readonly wall: number;
  /** Null for what has no zone: dates, and times that float. */
  readonly instant: number | null;
  /** IANA zone; null where it has none, or one that only the file knows. */
  readonly zone: string | null;
  /** As events write it where `zone` is their own: a date, a wall time, or an instant with `Z`. */
  readonly text: string;
}

/** Finds what a time means; one of a zone that can't be read floats. */
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
 * The moment that comes after another one by a duration. Its days are those of the clock, the rest is
 * time that passes (RFC 5545 section 3.3.6).
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

/** A wall time without a zone. */
export function floating(wall: number): Moment {
  return { wall, instant: null, zone: null, text: wallText(wall) };
}

/** A wall time of a known zone. */
export function inZone(wall: number, zone: string): Moment {
  return { wall, instant: instantOf(wall, zone), zone, text: wallText(wall) };
}

/** An instant. */
export function inUtc(instant: number): Moment {
  return { wall: instant, instant, zone: null, text: instantText(instant) };
}

/**
 * How an event writes a moment whose own start is in `zone` (null: in none): as it is where their
 * zones are the same or the moment floats, else as the instant.
 */
export function textBeside(moment: Moment, zone: string | null): string {
  const isOwn = moment.zone === zone || moment.instant === null;
  return isOwn ? moment.text : instantText(moment.instant);
}
