import type { CalendarEvent } from '../model/event';
import { expandAt, positionsNear, readingAt, type EventIndex } from './event-index';
import { occurrenceOf, type Occurrence } from './occurrence';

/**
 * Returns the occurrences that touch the days from `first` to `last`, in the order of `events`. The occurrence of an
 * event stays the same object as long as the event, the zone and its key stay the same.
 */
export function occurrencesIn<E extends CalendarEvent>(
  index: EventIndex<E>,
  first: number,
  last: number,
  zone: string,
  isShown: (event: E) => boolean,
): Occurrence<E>[] {
  const found: Occurrence<E>[] = [];
  const keys = new Set<string>();
  for (const position of positionsNear(index, first, last)) {
    const reading = readingAt(index, position);
    if (!reading) continue;
    if (!isShown(reading.event)) continue;
    const expanded = expandAt(index, position, first, last, zone);
    for (let occurrence of expanded ?? [occurrenceOf(reading, zone)]) {
      if (occurrence.lastDay < first || occurrence.firstDay > last) continue;
      // Events without an id, or with another's, are told apart by their position.
      if (occurrence.key === '' || keys.has(occurrence.key)) {
        occurrence = { ...occurrence, key: `${occurrence.key}#${position}` };
      }
      keys.add(occurrence.key);
      found.push(occurrence);
    }
  }
  return found;
}
