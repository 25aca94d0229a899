import {
  DAY,
  instantOf,
  parseEvent,
  resolveZone,
  toInstant,
  wallIn,
  type CalendarEvent,
} from 'ng-event-calendar/core/internal';
import { instancesOf, overlaps } from './instances';
import { seriesOf } from './series';
import { wallText } from './wall-text';

/** The stretch of time to expand. */
export interface ExpandRange {
  /** Start of the range, as an ISO instant with `Z`. */
  readonly start: string;
  /** End of the range, exclusive, as an ISO instant with `Z`. */
  readonly end: string;
  /** IANA zone of wall times that name none, and of the midnights of all-day events. Default: the browser's. */
  readonly timezone?: string;
}

/** One occurrence of an event, recurring or not. */
export interface ExpandedOccurrence<E extends CalendarEvent = CalendarEvent> {
  /** Record of the host. */
  readonly event: E;
  /** Unique among the occurrences of the same events, and equal in every range. */
  readonly key: string;
  /** Start as an ISO instant with `Z`. */
  readonly start: string;
  /** End, exclusive, as an ISO instant with `Z`; for all-day events the midnight after the last day. */
  readonly end: string;
}

/** The last range expanded of an event, with the result. */
interface Expansion {
  readonly from: number;
  readonly to: number;
  readonly zone: string;
  readonly keyStart: string;
  readonly found: readonly Found[];
}

interface Found {
  readonly start: number;
  readonly occurrence: ExpandedOccurrence;
}

const cache = new WeakMap<CalendarEvent, Expansion>();

/**
 * Returns the occurrences of events that overlap a range, ordered by start, including events that don't recur. Lengths
 * are elapsed time, and the result doesn't depend on the machine's zone if `timezone` is given. Events whose times
 * can't be read are left out.
 *
 * For the same range as before, events that are the same objects are not expanded again.
 */
export function expandOccurrences<E extends CalendarEvent>(
  events: readonly E[],
  { start, end, timezone }: ExpandRange,
): ExpandedOccurrence<E>[] {
  const from = toInstant(start, 'UTC');
  const to = toInstant(end, 'UTC');
  const { zone } = resolveZone(timezone);
  const keyStarts = keyStartsOf(events);
  return events
    .flatMap((event, at) => expansionOf(event, from, to, zone, keyStarts[at] ?? ''))
    .sort((a, b) => a.start - b.start)
    .map(({ occurrence }) => occurrence as ExpandedOccurrence<E>);
}

function expansionOf(
  event: CalendarEvent | null,
  from: number,
  to: number,
  zone: string,
  keyStart: string,
): readonly Found[] {
  if (event === null || typeof event !== 'object') return [];
  const known = cache.get(event);
  const isSame = known?.from === from && known.to === to && known.zone === zone;
  if (isSame && known.keyStart === keyStart) return known.found;
  const found = expand(event, from, to, zone, keyStart);
  cache.set(event, { from, to, zone, keyStart, found });
  return found;
}

function expand(
  event: CalendarEvent,
  from: number,
  to: number,
  zone: string,
  keyStart: string,
): Found[] {
  const found: Found[] = [];
  const add = (start: number, end: number, key: string): void => {
    if (!overlaps(start, end, from, to)) return;
    found.push({ start, occurrence: { event, key, start: written(start), end: written(end) } });
  };
  const series = seriesOf(event, zone);
  if (series === null) {
    const times = parseEvent(event, zone);
    // Whole days begin at midnight in the requested zone, whatever their own.
    if (times?.allDay === true) {
      add(instantOf(times.start, zone), instantOf(times.end, zone), keyStart);
    } else if (times !== null) {
      add(times.start, times.end, keyStart);
    }
  } else if (series.allDay) {
    for (const day of instancesOf(series, wallIn(from, zone) - DAY, wallIn(to, zone) + DAY)) {
      add(instantOf(day.start, zone), instantOf(day.end, zone), `${keyStart}@${day.name}`);
    }
  } else {
    for (const each of instancesOf(series, from, to)) {
      add(each.start, each.end, `${keyStart}@${each.name}`);
    }
  }
  return found;
}

/** Returns the starts of keys: an event's id, with its position if it has none or another event has it. */
function keyStartsOf(events: readonly (CalendarEvent | null)[]): string[] {
  const taken = new Set<string>();
  return events.map((event, position) => {
    const id = String(event?.id ?? '');
    const start = id === '' || taken.has(id) ? `${id}#${position}` : id;
    taken.add(start);
    return start;
  });
}

function written(instant: number): string {
  return `${wallText(instant)}Z`;
}
