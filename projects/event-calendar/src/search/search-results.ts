import {
  computed,
  effect,
  inject,
  Injectable,
  linkedSignal,
  NgZone,
  signal,
  type Signal,
  untracked,
} from '@angular/core';
import { indexEvents, type CalendarEvent, type EventIndex } from 'ng-event-calendar/core/internal';
import { FoundByDate, matchesWords } from 'ng-event-calendar/core/search';
import { CalendarStore } from '../store/events/calendar-store';
import { EventFilter } from '../store/events/event-filter';
import { RECURRENCE } from '../store/events/recurrence';
import { SearchState } from '../store/events/search-state';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { whenKnown } from '../store/maybe-promise';
import { inSlices } from './in-slices';
import { SearchMatches } from './search-matches';
import { SourceSearch } from './source-search';

/** Number of results that are drawn at first, and added at the end of the list. */
const PAGE = 50;

/** Present time. The field has it: were this code to import the clock, it would divide the files of the first chunk. */
export interface PresentTime {
  /** Today's day number in the display zone. */
  readonly today: Signal<number>;
  readonly now: Signal<number>;
}

/** Events found by a text. */
interface Found {
  readonly text: string;
  readonly index: EventIndex;
  readonly found: readonly number[];
  /** Positions of those that would be found, but for their hidden resources. */
  readonly hidden: readonly number[];
}

/** Events by their positions in an index. */
interface Positions {
  readonly index: EventIndex;
  readonly positions: readonly number[];
}

/** Whether an event is a result, or would be one but for its hidden resource. */
type Verdict = 'found' | 'hidden' | 'other';

/** Finds the events of the calendar, and those of its source, that match the search. */
@Injectable()
export class SearchResults {
  readonly #settings = inject(CalendarSettings);
  readonly #store = inject(CalendarStore);
  readonly #filter = inject(EventFilter);
  readonly #recurrence = inject(RECURRENCE);
  readonly #state = inject(SearchState);
  readonly #zone = inject(NgZone);
  readonly matches = inject(SearchMatches);
  readonly source = inject(SourceSearch);

  /** Present time; null until the list has been given it. */
  readonly time = signal<PresentTime | null>(null);
  readonly #found = signal<Found | null>(null);

  /** Found events by date; null before the first search has ended. */
  readonly byDate = computed(() => this.#byDate('found'));
  /** Text of which the results are; results of the text before stay until those of the next are known. */
  readonly text = computed(() => this.#found()?.text ?? '');
  readonly count = computed(() => this.byDate()?.count ?? 0);
  /** Whether nothing is found yet, and the source may still find something. */
  readonly isAwaited = computed(
    () => this.count() === 0 && this.source.answer().status === 'searching',
  );
  readonly #limit = linkedSignal({ source: this.text, computation: () => PAGE });
  readonly listed = computed(() => this.byDate()?.first(this.#limit()) ?? []);
  /** Whether events of hidden resources match, and nothing else does. */
  readonly areAnyHidden = computed(
    () => this.count() === 0 && (this.#byDate('hidden')?.count ?? 0) > 0,
  );

  constructor() {
    effect((onCleanup) => {
      const isShown = this.#store.isShown();
      const [index, matches] = [this.#store.index(), this.matches.matcher()];
      const text = this.#state.text().trim();
      if (this.#state.active() === null) {
        this.#found.set(null);
        return;
      }
      const ending = new AbortController();
      onCleanup(() => ending.abort());
      // Signals that the host's filter reads are tracked here, too.
      const passes = this.#filter.isShown();
      const verdictOn = (event: CalendarEvent): Verdict =>
        matches(event) ? verdictOnMatch(event, isShown, passes) : 'other';
      this.#zone.runOutsideAngular(() => this.#find(text, index, verdictOn, ending.signal));
    });
    effect(() => {
      if (this.#state.isOpen()) untracked(() => this.#warm());
    });
  }

  /** Adds the next results to the list; returns false at its end. */
  showMore(): boolean {
    if (this.#limit() >= this.count()) return false;
    this.#limit.update((limit) => limit + PAGE);
    return true;
  }

  /** Folds the texts of all events while nothing else is to be done. */
  #warm(): void {
    const [texts, { events }] = [this.matches.texts(), this.#store.index()];
    const isWanted = (): boolean => this.matches.texts() === texts && this.#state.isOpen();
    const fold = (at: number): unknown => matchesWords(events[at]!, [], texts);
    this.#zone.runOutsideAngular(() => void inSlices(events.length, fold, isWanted));
  }

  #find(
    text: string,
    index: EventIndex,
    verdictOn: (event: CalendarEvent) => Verdict,
    signal: AbortSignal,
  ): void {
    const found: number[] = [];
    const hidden: number[] = [];
    const done = inSlices(
      index.events.length,
      (at) => {
        const verdict = verdictOn(index.events[at]!);
        if (verdict === 'found') found.push(at);
        else if (verdict === 'hidden') hidden.push(at);
      },
      () => !signal.aborted,
    );
    void whenKnown(done, (isDone) => {
      if (!isDone || signal.aborted) return;
      this.#found.set({ text, index, found, hidden });
      // Sorted here, as drawing is another task.
      untracked(this.listed);
    });
  }

  /** Returns the matches by date that are found, or those of hidden resources; null before the first search has ended. */
  #byDate(verdict: 'found' | 'hidden'): FoundByDate | null {
    const [found, time] = [this.#found(), this.time()];
    if (found === null || time === null || this.#state.active() === null) return null;
    const { index, positions } = this.#withRemote(found, verdict);
    return new FoundByDate(index, positions, {
      today: time.today(),
      // Results aren't sorted anew each minute.
      now: untracked(time.now),
      zone: this.#settings.zone(),
      bounds: this.#settings.bounds(),
    });
  }

  /** Joins what the source found, which replaces events of the same id. */
  #withRemote({ index, ...matches }: Found, verdict: 'found' | 'hidden'): Positions {
    const { events } = this.source.answer();
    const positions = matches[verdict];
    if (events.length === 0) return { index, positions };
    const [isShown, passes] = [this.#store.isShown(), this.#filter.isShown()];
    // A server may find an event twice, as by two of its fields.
    const remote = new Map(events.map((event) => [String(event.id), event]));
    const local = positions
      .map((at) => index.events[at]!)
      .filter(({ id }) => !remote.has(String(id)));
    const others = [...remote.values()].filter(
      (event) => verdictOnMatch(event, isShown, passes) === verdict,
    );
    const all = [...local, ...others];
    return {
      index: indexEvents(all, index.localZone, index, this.#recurrence),
      positions: all.map((_, at) => at),
    };
  }
}

type EventTest = (event: CalendarEvent) => boolean;

/** Returns whether a matching event is shown, or hidden by its resource alone rather than by the host's filter. */
function verdictOnMatch(
  event: CalendarEvent,
  isShown: EventTest,
  passes: EventTest | null,
): Verdict {
  if (isShown(event)) return 'found';
  return (passes?.(event) ?? true) ? 'hidden' : 'other';
}
