import {
  DAY,
  HOUR_MS,
  instantOf,
  placeOccurrence,
  wallAt,
  type CalendarEvent,
  type Occurrence,
  type Recurrence,
} from 'ng-event-calendar/core/internal';
import { instancesOf, type Instance } from './instances';
import { seriesOf, type Series } from './series';

/** Occurrences of a series shown lately in a zone, so that the same objects are returned again. */
interface Shown {
  readonly zone: string;
  readonly byName: Map<string, Occurrence>;
  readonly byRange: Map<string, readonly Occurrence[]>;
}

/** Occurrences kept per series: a few years of a daily event. */
const KEPT_OCCURRENCES = 1500;
/** Ranges kept: views, mini calendar and agenda ask for a handful, the agenda's search for twenty. */
const KEPT_RANGES = 32;
/** Zones kept: views use the display zone, validation the local one. */
const KEPT_ZONES = 3;
/** If clocks go back at midnight, a day continues after the first instant of the next one. */
const REPEATED = 3 * HOUR_MS;

const cache = new WeakMap<Series, Map<string, Shown>>();

/** Expands recurring events for the calendar. */
export const RECURRENCE_ENGINE: Recurrence = { expand };

function expand<E extends CalendarEvent>(
  event: E,
  first: number,
  last: number,
  zone: string,
  localZone: string,
): readonly Occurrence<E>[] | null {
  const series = seriesOf(event, localZone);
  if (series === null) return null;
  const shown = shownOf(series, zone);
  const range = `${first} ${last}`;
  const known = shown.byRange.get(range);
  if (known !== undefined) return known as readonly Occurrence<E>[];
  const occurrences = instancesNear(series, first, last, zone).map((instance) =>
    occurrenceOf(series, instance, shown),
  );
  if (shown.byRange.size >= KEPT_RANGES) shown.byRange.clear();
  shown.byRange.set(range, occurrences);
  return occurrences;
}

function instancesNear(series: Series, first: number, last: number, zone: string): Instance[] {
  if (series.allDay) return instancesOf(series, first * DAY, (last + 1) * DAY);
  const from = instantOf(wallAt(first), zone);
  const to = instantOf(wallAt(last + 1), zone);
  return instancesOf(series, from, to + REPEATED);
}

function occurrenceOf<E extends CalendarEvent>(
  { event, allDay }: Series<E>,
  { start, end, name }: Instance,
  { zone, byName }: Shown,
): Occurrence<E> {
  const known = byName.get(name);
  if (known !== undefined) return known as Occurrence<E>;
  const key = `${String(event.id ?? '')}@${name}`;
  const occurrence = placeOccurrence({ event, allDay, start, end }, zone, key);
  if (byName.size >= KEPT_OCCURRENCES) byName.clear();
  byName.set(name, occurrence);
  return occurrence;
}

function shownOf(series: Series, zone: string): Shown {
  const byZone = cache.get(series) ?? new Map<string, Shown>();
  cache.set(series, byZone);
  const known = byZone.get(zone);
  if (known !== undefined) return known;
  const shown: Shown = { zone, byName: new Map(), byRange: new Map() };
  if (byZone.size >= KEPT_ZONES) byZone.clear();
  byZone.set(zone, shown);
  return shown;
}
