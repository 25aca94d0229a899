import { DAY, dayOf } from '../dates/civil-time';
import { offsetSpans } from '../dates/zone';
import type { CalendarEvent } from '../model/event';
import { expandAt, positionsNear, readingAt, recursAt, type EventIndex } from './event-index';

/** Days for which recurring events are expanded at once; stretches whose days are all marked are skipped. */
const STRETCH = 42;

/**
 * Marks the days from `first` to `last` on which a shown event happens: element i stands for day first + i. Takes one
 * pass over the index, whatever the length of the range.
 */
export function markDays<E extends CalendarEvent>(
  index: EventIndex<E>,
  first: number,
  last: number,
  zone: string,
  isShown: (event: E) => boolean,
): Uint8Array {
  const marks = new Uint8Array(last - first + 1);
  const spans = offsetSpans(first * DAY - 2 * DAY, (last + 1) * DAY + 2 * DAY, zone);
  let span = spans[0];
  const wallIn = (instant: number): number => {
    if (span === undefined || instant < span.start || instant >= span.end) {
      span = spans.find((each) => instant < each.end) ?? spans.at(-1);
    }
    return instant + (span?.offset ?? 0);
  };
  for (const position of positionsNear(index, first, last)) {
    const reading = readingAt(index, position);
    if (!reading) continue;
    if (recursAt(index, position)) {
      if (!isShown(reading.event)) continue;
      if (markSeries(index, position, marks, first, zone)) continue;
    }
    const { allDay, start, end } = reading;
    const from = dayOf(allDay ? start : wallIn(start));
    const to = end > start ? dayOf(allDay ? end - 1 : wallIn(end - 1)) : from;
    let fresh = -1;
    for (let day = Math.max(from, first); day <= Math.min(to, last); day++) {
      if (marks[day - first] === 0) {
        fresh = day;
        break;
      }
    }
    if (fresh < 0 || !isShown(reading.event)) continue;
    marks.fill(1, fresh - first, Math.min(to, last) - first + 1);
  }
  return marks;
}

/** Marks the days of a recurring event; returns false if it is shown once after all. */
function markSeries(
  index: EventIndex,
  position: number,
  marks: Uint8Array,
  first: number,
  zone: string,
): boolean {
  for (let at = 0; at < marks.length; at += STRETCH) {
    const end = Math.min(at + STRETCH, marks.length);
    if (!marks.subarray(at, end).includes(0)) continue;
    const occurrences = expandAt(index, position, first + at, first + end - 1, zone);
    if (occurrences === null) return false;
    for (const { firstDay, lastDay } of occurrences) {
      marks.fill(1, Math.max(0, firstDay - first), Math.max(0, lastDay - first + 1));
    }
  }
  return true;
}
