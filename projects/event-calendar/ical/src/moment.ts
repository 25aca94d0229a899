import { formatDay, dayOf, instantOf } from 'ng-event-calendar/core/internal';
import type { IcalTime } from './ical-time';
import { instantText, wallText } from './ical-time';
import type { ZoneReading } from './zones';

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

/** Finds what a time means; a zone that is neither known nor defined is as good as none. */
export function momentOf(
  time: IcalTime,
  zoneOf: (tzid: string, wall: number) => ZoneReading,
): Moment {
  const { wall, form, tzid } = time;
  if (form === 'date') {
    return { wall, instant: null, zone: null, text: formatDay(dayOf(wall)) };
  }
  if (form === 'utc') return inUtc(wall);
  const zone = tzid === null ? null : zoneOf(tzid, wall);
  if (zone === null) return { wall, instant: null, zone: null, text: wallText(wall) };
  return 'name' in zone ? inZone(wall, zone.name) : inUtc(wall - zone.offsetAt(wall));
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
