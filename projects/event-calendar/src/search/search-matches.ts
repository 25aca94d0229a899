import { computed, inject, Injectable } from '@angular/core';
import type { EventSearch } from 'ng-event-calendar/core/internal';
import {
  eventTexts,
  farthestFrom,
  fieldsOf,
  matchesWords,
  seriesOccurrence,
  wordsOf,
} from 'ng-event-calendar/core/search';
import { CalendarStore } from '../store/events/calendar-store';
import { SearchState, type EventMatcher } from '../store/events/search-state';
import { CALENDAR_INPUTS } from '../store/inputs/calendar-inputs';
import { CalendarSettings } from '../store/inputs/calendar-settings';

/** Words that are searched for, and the events that match them. */
@Injectable()
export class SearchMatches {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #settings = inject(CalendarSettings);
  readonly #store = inject(CalendarStore);
  readonly #state = inject(SearchState);

  /** Functions for steps over matches: were their code to import them, it would divide this chunk. */
  readonly core = { farthestFrom, seriesOccurrence };

  /** Keys of events that are searched. */
  readonly fields = computed<readonly string[]>(() => {
    const search: unknown = this.#inputs.eventSearch();
    return fieldsOf((search as EventSearch | undefined)?.fields);
  });
  readonly texts = computed(() =>
    eventTexts(this.#settings.formats().locale, this.fields(), this.#store.resources()),
  );
  /** Folded words of the text. */
  readonly words = computed(() => wordsOf(this.#state.text(), this.texts().fold));
  /** Decides whether an event matches; a new function for each text. */
  readonly matcher = computed<EventMatcher>(() => {
    const [words, texts] = [this.words(), this.texts()];
    return (event) => matchesWords(event, words, texts);
  });
}
