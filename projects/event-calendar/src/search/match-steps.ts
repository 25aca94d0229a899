import type { Occurrence } from 'ng-event-calendar/core/internal';
import type { EventMatcher } from '../store/events/search-state';
import type { JourneyParts } from './journey-on-demand';
import type { SearchMatches } from './search-matches';

/** Parts of the calendar that steps over matches use. */
export type StepParts = Pick<
  JourneyParts,
  'core' | 'settings' | 'store' | 'navigation' | 'announcer'
>;
/** Matches that they go over. */
export type SteppedMatches = Pick<SearchMatches, 'core' | 'matcher' | 'words'>;

/** Steps over the events that match, in the order of their times, and round the ends. */
export class MatchSteps {
  readonly #parts: StepParts;
  /** Occurrence of the last step, from which the next one goes on. */
  #last: Occurrence | null = null;
  #text: readonly string[] = [];

  constructor(parts: StepParts) {
    this.#parts = parts;
  }

  /** Begins anew at the visible date. */
  start(): void {
    this.#last = null;
  }

  /** Returns the next (1) or the previous (-1) match; null where nothing matches. */
  next(way: 1 | -1, matches: SteppedMatches): Occurrence | null {
    const words = matches.words();
    if (words !== this.#text) this.#last = null;
    this.#text = words;
    const last = this.#last;
    const day = last?.firstDay ?? this.#parts.navigation.date();
    const isBeyond = (each: Occurrence): boolean => {
      if (last !== null) return way * order(each, last) > 0;
      return way === 1 ? each.firstDay >= day : each.firstDay < day;
    };
    const first = (all: readonly Occurrence[]): Occurrence | null =>
      all.reduce<Occurrence | null>(
        (best, each) => (best === null || way * order(each, best) < 0 ? each : best),
        null,
      );
    const positions = this.#positions(matches.matcher());
    const from = (start: number, isWanted: (each: Occurrence) => boolean): Occurrence | null =>
      first(positions.flatMap((at) => this.#occurrenceAt(at, start, way, isWanted, matches) ?? []));
    // Past the end it goes on at the other one.
    const found = from(day, isBeyond) ?? from(matches.core.farthestFrom(day, way), () => true);
    this.#last = found ?? last;
    return found;
  }

  /** Announces the match to which a step led; the focus stays in the field. */
  announce(occurrence: Occurrence): void {
    const text = this.#parts.settings.text();
    const title = occurrence.event.title || text('eventUntitled');
    const when = this.#parts.settings.times().spoken(occurrence);
    this.#parts.announcer.sayStep(text('eventAriaLabel', { title, when }));
  }

  #positions(matches: EventMatcher): readonly number[] {
    const [index, isShown] = [this.#parts.store.index(), this.#parts.store.isShown()];
    return [...index.events.keys()].filter((at) => {
      const event = index.events[at]!;
      return matches(event) && isShown(event);
    });
  }

  /** Returns the wanted occurrence of an event, of a series the nearest one from a day on; null without one. */
  #occurrenceAt(
    position: number,
    day: number,
    way: 1 | -1,
    isWanted: (occurrence: Occurrence) => boolean,
    { core }: SteppedMatches,
  ): Occurrence | null {
    const { recursAt, readingAt, occurrenceOf } = this.#parts.core;
    const [index, zone] = [this.#parts.store.index(), this.#parts.settings.zone()];
    const isFound = (each: Occurrence): boolean => isWanted(each) && this.#isOffered(each);
    if (recursAt(index, position)) {
      const nearest = core.seriesOccurrence(index, position, { day, way, zone }, isFound);
      if (nearest !== undefined) return nearest;
    }
    const reading = readingAt(index, position);
    const single = reading === null ? null : occurrenceOf(reading, zone);
    return single !== null && isFound(single) ? single : null;
  }

  readonly #isOffered = ({ firstDay, lastDay }: Occurrence): boolean => {
    const bounds = this.#parts.settings.bounds();
    return bounds === undefined || (lastDay >= bounds.first && firstDay <= bounds.last);
  };
}

/** Orders occurrences by their times. */
function order(a: Occurrence, b: Occurrence): number {
  return a.startWall - b.startWall || (a.key < b.key ? -1 : Number(a.key > b.key));
}
