import { computed, effect, inject, Injectable, signal } from '@angular/core';
import { LazyLoader } from '../lazy/lazy-loader';
import { CalendarStore } from '../store/events/calendar-store';
import { RECURRENCE_UI } from '../store/events/recurrence';
import { SearchState } from '../store/events/search-state';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { groupsOf } from './result-rows';
import { SearchMatches } from './search-matches';
import { SearchResults } from './search-results';

/** Milliseconds after the last key before the number of matches is announced. */
const REST = 500;

/** Results of a search in words: for the list, and for screen readers. */
@Injectable()
export class SearchWords {
  readonly #settings = inject(CalendarSettings);
  readonly #store = inject(CalendarStore);
  readonly #state = inject(SearchState);
  readonly #matches = inject(SearchMatches);
  readonly #results = inject(SearchResults);
  readonly #recurrence = inject(RECURRENCE_UI);
  readonly #text = this.#settings.text;
  readonly #answer = this.#results.source.answer;

  readonly groups = computed(() => {
    const { formats, times, text } = this.#settings;
    let index = 0;
    return groupsOf(this.#results.listed(), {
      ...{ formats: formats(), times: times(), text: text() },
      today: this.#results.time()!.today(),
      words: this.#matches.words(),
      texts: this.#matches.texts(),
      fields: this.#matches.fields(),
      resources: this.#store.resources(),
      colorOf: (event) => this.#store.colorOf(event),
      ruleOf: (event) => this.#recurrence?.describe(event) ?? null,
    }).map((group) => ({ ...group, rows: group.rows.map((row) => ({ row, index: index++ })) }));
  });
  /** Whether nothing is found, and nothing more may be. */
  readonly isEmpty = computed(() => {
    const { byDate, count, isAwaited } = this.#results;
    return byDate() !== null && count() === 0 && !isAwaited();
  });
  /** Whether the source is still searching. */
  readonly isSearching = computed(() => this.#answer().status === 'searching');
  /** Words of the foot: the number of results, and the state of the source's own search. */
  readonly foot = computed(() => {
    const [text, count] = [this.#text(), this.#results.count()];
    const shown = this.#results.listed().length;
    if (this.isSearching()) return text('searchingServer');
    const numbers = { shown: String(shown), count: String(count) };
    return shown < count ? text('someEventsShown', numbers) : text('eventsFound', { count });
  });
  readonly failure = computed(() => {
    const { status, reason } = this.#answer();
    if (status !== 'failed') return null;
    const text = this.#text();
    const problem = text('searchFailed');
    return reason === '' ? problem : text('problemWithReason', { problem, reason });
  });
  /** Words for screen readers once typing rests. */
  readonly spoken = signal('');

  constructor() {
    const [loader, words] = [inject(LazyLoader), this.#recurrence?.words];
    effect(() => {
      const isListed = this.#state.isOpen() && this.#state.active() === 'list';
      if (words !== undefined && isListed) void loader.load(words, () => false);
    });
    effect((onCleanup) => this.#announce(onCleanup));
  }

  #announce(onCleanup: (end: () => void) => void): void {
    const { isAwaited, count, text: query } = this.#results;
    if (this.#state.active() === null || isAwaited() || query() === '') return;
    const [text, found] = [this.#text(), count()];
    const words =
      found === 0
        ? text('noEventsFound', { query: query() })
        : text('eventsFound', { count: found });
    const timer = setTimeout(() => this.spoken.set(words), REST);
    // Emptied in between, or equal words for another text would be no change and stay unsaid.
    onCleanup(() => {
      clearTimeout(timer);
      this.spoken.set('');
    });
  }
}
