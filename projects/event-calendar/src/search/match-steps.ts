import { inject, Injectable } from '@angular/core';
import {
  expandAt,
  occurrenceOf,
  readingAt,
  recursAt,
  type Occurrence,
} from 'ng-event-calendar/core/internal';
import { Announcer } from '../feedback/announcer';
import { Navigation } from '../store/dates/navigation';
import { CalendarStore } from '../store/events/calendar-store';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { SearchMatches } from './search-matches';

/** Days in which occurrences of series are looked for, near ones first. */
const REACHES = [40, 400, 4000];

/** Steps over the events that match, in the order of their times, and round the ends. */
@Injectable()
export class MatchSteps {
  readonly #settings = inject(CalendarSettings);
  readonly #store = inject(CalendarStore);
  readonly #navigation = inject(Navigation);
  readonly #matches = inject(SearchMatches);
  readonly #announcer = inject(Announcer);
  /** Occurrence of the last step, from which the next one goes on. */
  #last: Occurrence | null = null;
  #text: readonly string[] = [];

  /** Begins anew at the visible date. */
  start(): void {
    this.#last = null;
  }

  /** Returns the next (1) or the previous (-1) match; null where nothing matches. */
  next(way: 1 | -1): Occurrence | null {
    const words = this.#matches.words();
    if (words !== this.#text) this.#last = null;
    this.#text = words;
    const last = this.#last;
    const day = last?.firstDay ?? this.#navigation.date();
    const isBeyond = (each: Occurrence): boolean => {
      if (last !== null) return way * order(each, last) > 0;
      return way === 1 ? each.firstDay >= day : each.firstDay < day;
    };
    const first = (all: readonly Occurrence[]): Occurrence | null =>
      all.reduce<Occurrence | null>(
        (best, each) => (best === null || way * order(each, best) < 0 ? each : best),
        null,
      );
    const singles = this.#singles();
    const found =
      first([...singles.filter(isBeyond), ...this.#seriesFrom(day, way, isBeyond)]) ??
      // Past the end it goes on at the other one.
      first([...singles, ...this.#seriesFrom(this.#endOf(day, way), way, () => true)]);
    this.#last = found ?? last;
    return found;
  }

  /** Announces the match to which a step led; the focus stays in the field. */
  announce(occurrence: Occurrence): void {
    const text = this.#settings.text();
    const title = occurrence.event.title || text('eventUntitled');
    const when = this.#settings.times().spoken(occurrence);
    this.#announcer.say(text('eventAriaLabel', { title, when }));
  }

  #positions(): readonly number[] {
    const [index, matches, isShown] = [
      this.#store.index(),
      this.#matches.matcher(),
      this.#store.isShown(),
    ];
    return [...index.events.keys()].filter((at) => {
      const event = index.events[at]!;
      return matches(event) && isShown(event);
    });
  }

  #singles(): readonly Occurrence[] {
    const index = this.#store.index();
    return this.#positions().flatMap((at) => {
      if (recursAt(index, at) && expandAt(index, at, 0, 0, this.#settings.zone()) !== null)
        return [];
      const reading = readingAt(index, at);
      return reading === null
        ? []
        : [occurrenceOf(reading, this.#settings.zone())].filter(this.#isOffered);
    });
  }

  /** Returns the nearest occurrence of each series from a day on that is beyond the last one. */
  #seriesFrom(
    day: number,
    way: 1 | -1,
    isBeyond: (occurrence: Occurrence) => boolean,
  ): readonly Occurrence[] {
    const index = this.#store.index();
    return this.#positions().flatMap((at) => {
      for (const reach of recursAt(index, at) ? REACHES : []) {
        const [from, to] = way === 1 ? [day, day + reach] : [day - reach, day];
        const all = expandAt(index, at, from, to, this.#settings.zone()) ?? [];
        const beyond = all.filter((each) => isBeyond(each) && this.#isOffered(each));
        const nearest = way === 1 ? beyond[0] : beyond.at(-1);
        if (nearest !== undefined) return [nearest];
      }
      return [];
    });
  }

  /** Returns the day at which a search that goes round begins: that of the first or last match of all. */
  #endOf(day: number, way: 1 | -1): number {
    const farthest = REACHES.at(-1)!;
    return day - way * farthest;
  }

  readonly #isOffered = ({ firstDay, lastDay }: Occurrence): boolean => {
    const bounds = this.#settings.bounds();
    return bounds === undefined || (lastDay >= bounds.first && firstDay <= bounds.last);
  };
}

/** Orders occurrences by their times. */
function order(a: Occurrence, b: Occurrence): number {
  return a.startWall - b.startWall || (a.key < b.key ? -1 : Number(a.key > b.key));
}
