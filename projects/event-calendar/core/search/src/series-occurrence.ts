import { expandAt, type EventIndex, type Occurrence } from 'ng-event-calendar/core/internal';

/** Days in which an occurrence of a series is looked for, the near ones first: most series have one there. */
const REACHES = [40, 400, 4000];

/**
 * Returns the nearest wanted occurrence of the series at a position, from a day on (1) or up to it (-1); null without
 * one, undefined where the event has no dates to expand.
 */
export function seriesOccurrence(
  index: EventIndex,
  position: number,
  { day, way, zone }: { readonly day: number; readonly way: 1 | -1; readonly zone: string },
  isWanted: (occurrence: Occurrence) => boolean,
): Occurrence | null | undefined {
  for (const reach of REACHES) {
    const [from, to] = way === 1 ? [day, day + reach] : [day - reach, day];
    const all = expandAt(index, position, from, to, zone);
    if (all === null) return undefined;
    const wanted = all.filter(
      (each) => each.lastDay >= from && each.firstDay <= to && isWanted(each),
    );
    const nearest = way === 1 ? wanted[0] : wanted.at(-1);
    if (nearest !== undefined) return nearest;
  }
  return null;
}

/** Returns the day from which a search over a series goes round, in a direction: as far back as it reaches. */
export function farthestFrom(day: number, way: 1 | -1): number {
  return day - way * REACHES.at(-1)!;
}
