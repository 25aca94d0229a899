import {
  DAY,
  dayOf,
  formatDay,
  formatWall,
  parseIso,
  timeOfDay,
  wallAt,
  type CalendarEvent,
} from 'ng-event-calendar/core/internal';
import {
  editOccurrence,
  eventOfOccurrence,
  isLeftOut,
  removeOccurrence,
  seriesOf,
  wallsOn,
} from './series-recurrence';
import type { IcalEvent } from './ical-event';

/** What became of a series that was changed from one of its occurrences on. */
export interface Split {
  /** The series with the occurrences before, and that from the changed one on; null where all of it changed. */
  readonly before: IcalEvent | null;
  /** Null where nothing comes any more. */
  readonly following: IcalEvent | null;
  /** An entry of the exclusions of the series as one of the part that it belongs to now. */
  readonly place: (entry: string) => { readonly isFollowing: boolean; readonly entry: string };
}

/** What an occurrence and those that follow become; null: they are called off. */
export type Following = Omit<IcalEvent, 'id' | 'rrule' | 'exDates' | 'rDates'> | null;

/** Files give no zone to what floats, so the one in which it is reckoned changes nothing. */
const ZONE = 'UTC';
/** A time and its zone's date are less than a day apart, and a zone may skip a day. */
const REACH = 2 * DAY;

/**
 * Splits a series at the occurrence that `entry` would exclude, as an edit of "this and following"
 * does. Null where it has no such occurrence.
 */
export function splitSeries(series: IcalEvent, entry: string, following: Following): Split | null {
  const wall = wallNamed(series, entry);
  if (wall === null) return null;
  const { rDates = [], ...ruled } = series;
  const parts = partsOf(ruled, wall, following);
  if (parts === null) return null;
  const { clock } = seriesOf(ruled, ZONE)!;
  const isLater = (date: string): boolean =>
    (wallNamed(series, date) ?? wallOf(date, clock)) >= wall;
  const later = rDates.filter(isLater);
  return {
    before:
      parts.before &&
      withDates(
        parts.before,
        rDates.filter((date) => !isLater(date)),
      ),
    following:
      parts.following &&
      withDates(
        parts.following,
        (parts.before ? later : rDates).map((date) => retimed(date, series, parts.following!)),
      ),
    place: (each) => {
      if (parts.before !== null && !isLater(each)) return { isFollowing: false, entry: each };
      // Exclusions follow the occurrence that they leave out.
      const moved = partsOf({ ...ruled, exDates: [each] }, wall, following)?.following;
      return { isFollowing: true, entry: moved?.exDates?.[0] ?? each };
    },
  };
}

function partsOf(
  series: IcalEvent,
  wall: number,
  following: Following,
): Pick<Split, 'before' | 'following'> | null {
  const touched = { event: series, start: seriesOf(series, ZONE)!.instantOf(wall) };
  const old = eventOfOccurrence(touched, ZONE);
  if (old === null) return null;
  const { id, rrule, exDates } = old;
  const changed = following && {
    ...following,
    id,
    ...(rrule !== undefined && { rrule }),
    ...(exDates !== undefined && { exDates }),
  };
  const scope = 'thisAndFollowing';
  const change = changed
    ? editOccurrence([series], touched, changed, scope, 'change', ZONE)
    : removeOccurrence([series], touched, scope, ZONE);
  // An edit that changes nothing is none.
  if (change === null) return { before: null, following: series };
  const kept = change.changes.find(({ before }) => before !== null)?.after ?? null;
  const added = change.changes.find(({ before }) => before === null)?.after ?? null;
  if (changed !== null && added === null) return { before: null, following: kept };
  return { before: kept && floatingUntil(kept, series), following: added };
}

/** The wall of the occurrence that an entry of `exDates` would exclude; null where there is none. */
function wallNamed({ rDates: _dates, ...event }: IcalEvent, entry: string): number | null {
  const series = seriesOf({ ...event, exDates: [entry] }, ZONE);
  if (series === null) return null;
  const near = wallOf(entry, series.clock);
  for (const wall of wallsOn(series, near - REACH)) {
    if (wall > near + REACH) return null;
    if (isLeftOut(series, wall)) return wall;
  }
  return null;
}

function wallOf(entry: string, clock: { wallOf: (instant: number) => number }): number {
  const time = parseIso(entry);
  if (time === null) return NaN;
  const isInstant = time.form === 'utc' || time.form === 'offset';
  return isInstant ? clock.wallOf(time.wall - time.offset) : time.wall;
}

/** An `UNTIL` beside a start that floats floats as well (RFC 5545 section 3.3.10). */
function floatingUntil(part: IcalEvent, { rrule, start, timezone }: CalendarEvent): IcalEvent {
  const isFloating = timezone === undefined && parseIso(start)?.form === 'wall';
  if (!isFloating || typeof part.rrule !== 'string' || part.rrule === rrule) return part;
  return { ...part, rrule: part.rrule.replace(/(UNTIL=\d{8}T\d{6})Z/i, '$1') };
}

function withDates(event: IcalEvent, rDates: readonly string[]): IcalEvent {
  return rDates.length === 0 ? event : { ...event, rDates };
}

/** An added date with the time of day of a changed series where it had that of the series before. */
function retimed(date: string, before: CalendarEvent, after: CalendarEvent): string {
  const [time, from, to] = [date, before.start, after.start].map((each) => parseIso(each));
  if (!time || !from || !to || time.form === 'date') return date;
  if (after.allDay === true) return formatDay(dayOf(time.wall));
  if (time.form !== from.form || timeOfDay(time.wall) !== timeOfDay(from.wall)) return date;
  const text = formatWall(wallAt(dayOf(time.wall), timeOfDay(to.wall)), 'seconds');
  return to.form === 'utc' ? `${text}Z` : text;
}
