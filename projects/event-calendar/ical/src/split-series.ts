import {
  DAY,
  instantOf,
  isZone,
  parseIso,
  wallIn,
  type CalendarEvent,
} from 'ng-event-calendar/core/internal';
import { wallText } from './ical-time';
import {
  editFollowing,
  eventOfOccurrence,
  isLeftOut,
  removeOccurrence,
  seriesOf,
  startsOn,
  type Start,
} from './series-recurrence';
import type { IcalEvent } from './ical-event';

/** Result of changing a series from one of its occurrences on. */
export interface Split {
  /** The series up to the changed occurrence; null if all of it changed. */
  readonly before: IcalEvent | null;
  /** The series from the changed occurrence on; null if nothing follows. */
  readonly following: IcalEvent | null;
  /** Assigns an exclusion of the series to the part that contains it now, as an entry of that part. */
  readonly place: (entry: string) => { readonly isFollowing: boolean; readonly entry: string };
}

/** Fields of an occurrence and the following ones; null if they are cancelled. */
export type Following = Omit<IcalEvent, 'id' | 'rrule' | 'exDates' | 'rDates'> | null;

/** Floating times have no zone in files, so any zone gives equal results here. */
const ZONE = 'UTC';
/** A time and its zone's date are less than a day apart, and a zone may skip a day. */
const REACH = 2 * DAY;

/**
 * Splits a series at the occurrence that `entry` would exclude, as an edit of "this and following" does. Null if it has
 * no such occurrence.
 */
export function splitSeries(series: IcalEvent, entry: string, following: Following): Split | null {
  const at = startNamed(series, entry);
  const parts = at && partsOf(series, at, following);
  if (parts === null) return null;
  const { clock } = seriesOf(series, ZONE)!;
  const isLater = (each: string): boolean =>
    (startNamed(series, each)?.wall ?? wallOf(each, clock)) >= at!.wall;
  return {
    ...parts,
    place: (each) => {
      if (parts.before !== null && !isLater(each)) return { isFollowing: false, entry: each };
      // Exclusions follow the occurrence that they exclude.
      const moved = partsOf({ ...series, exDates: [each] }, at!, following)?.following;
      return { isFollowing: true, entry: moved?.exDates?.[0] ?? each };
    },
  };
}

function partsOf(
  series: IcalEvent,
  { start }: Start,
  following: Following,
): Pick<Split, 'before' | 'following'> | null {
  const touched = { event: series, start };
  const old = eventOfOccurrence(touched, ZONE);
  if (old === null) return null;
  const { id, rrule, exDates, rDates } = old;
  const changed = following && {
    ...following,
    id,
    ...(rrule !== undefined && { rrule }),
    ...(exDates !== undefined && { exDates }),
    ...(rDates !== undefined && { rDates }),
  };
  const change = changed
    ? editFollowing([series], touched, changed, 'change', ZONE)
    : removeOccurrence([series], touched, 'thisAndFollowing', ZONE);
  // An edit that changes nothing returns no change.
  if (change === null) return { before: null, following: series };
  const kept = change.changes.find(({ before }) => before !== null)?.after ?? null;
  const added = change.changes.find(({ before }) => before === null)?.after ?? null;
  if (changed !== null && added === null) {
    return { before: null, following: kept && asRead(kept) };
  }
  return { before: kept && floatingUntil(kept, series), following: added && asRead(added) };
}

/**
 * Returns a part as it would be read from a file. Edits keep the form of times, even if a series gets another zone, or
 * changes between whole days and times.
 */
function asRead(part: IcalEvent): IcalEvent {
  const { start, end, exDates, rDates, allDay, timezone } = part;
  if (allDay === true) {
    const date = (iso: string): string => iso.slice(0, 10);
    return {
      ...part,
      start: date(start),
      end: date(end),
      ...(exDates && { exDates: exDates.map(date) }),
      ...(rDates && { rDates: rDates.map(date) }),
    };
  }
  const own = (iso: string): string => (timezone === undefined ? iso : inZone(iso, timezone));
  const time = (iso: string): string => (iso.length === 10 ? `${iso}T00:00:00` : own(iso));
  return {
    ...part,
    start: time(start),
    end: time(end),
    ...(rDates && { rDates: rDates.map(own) }),
  };
}

/** Returns an instant as a wall time of a zone, unless that names another instant. */
function inZone(iso: string, zone: string): string {
  const time = parseIso(iso);
  if (time?.form !== 'utc' || !isZone(zone)) return iso;
  const wall = wallIn(time.wall, zone);
  return instantOf(wall, zone) === time.wall ? wallText(wall) : iso;
}

/** Returns the occurrence that an entry of `exDates` would exclude; null if there is none. */
function startNamed(event: IcalEvent, entry: string): Start | null {
  const series = seriesOf({ ...event, exDates: [entry] }, ZONE);
  if (series === null) return null;
  const near = wallOf(entry, series.clock);
  for (const at of startsOn(series, near - REACH)) {
    if (at.wall > near + REACH) return null;
    if (isLeftOut(series, at.wall, at.start)) return at;
  }
  return null;
}

function wallOf(entry: string, clock: { wallOf: (instant: number) => number }): number {
  const time = parseIso(entry);
  if (time === null) return NaN;
  const isInstant = time.form === 'utc' || time.form === 'offset';
  return isInstant ? clock.wallOf(time.wall - time.offset) : time.wall;
}

/** Makes the `UNTIL` of a floating start float as well (RFC 5545 section 3.3.10). */
function floatingUntil(part: IcalEvent, { rrule, start, timezone }: CalendarEvent): IcalEvent {
  const isFloating = timezone === undefined && parseIso(start)?.form === 'wall';
  if (!isFloating || typeof part.rrule !== 'string' || part.rrule === rrule) return part;
  return { ...part, rrule: part.rrule.replace(/(UNTIL=\d{8}T\d{6})Z/i, '$1') };
}
