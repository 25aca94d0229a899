import { computed, inject, Injectable, linkedSignal, signal, type Signal } from '@angular/core';
import type { CalendarEvent, EventSearch } from 'ng-event-calendar/core/internal';
import { CALENDAR_INPUTS } from '../inputs/calendar-inputs';

/** Effect of a search on the calendar. */
export type SearchMode = NonNullable<EventSearch['mode']>;
/** Function that tells whether an event matches a search. */
export type EventMatcher = (event: CalendarEvent) => boolean;

/** Text in which nothing is to be seen, as invisible characters and marks without a letter aren't. */
const BLANK = /^[\s\p{Cf}\p{DI}\p{M}]*$/u;

/** State of the search field, and its effect on the views. The code that matches loads with the field. */
@Injectable()
export class SearchState {
  readonly #inputs = inject(CALENDAR_INPUTS);

  /** Mode of the search; null where users can't search. */
  readonly mode = computed<SearchMode | null>(() => {
    const given: unknown = this.#inputs.eventSearch();
    if (given !== true && (typeof given !== 'object' || given === null)) return null;
    const mode = given === true ? undefined : (given as EventSearch).mode;
    return mode === 'filter' || mode === 'dim' ? mode : 'list';
  });
  /** Text of the field; empty where users can't search. */
  readonly text = computed(() => {
    const given: unknown = this.#inputs.searchText();
    return this.mode() === null || typeof given !== 'string' ? '' : given;
  });
  /** Mode of the search under way; null while the text is blank. */
  readonly active = computed(() => (BLANK.test(this.text()) ? null : this.mode()));
  /** Whether a search hides or fades events. */
  readonly isEffective = computed(() => this.active() === 'filter' || this.active() === 'dim');
  /** Whether the field is open; it closes where users can't search any more. */
  readonly isOpen = linkedSignal({
    source: computed(() => this.mode() === null),
    computation: () => false,
  });
  /** Number of times that the field was asked for, as it takes the focus each time. */
  readonly calls = signal(0);
  /** Whether the code couldn't be loaded; the next use or text requests it again. */
  readonly #isMissing = linkedSignal({
    source: () => [this.text(), this.calls()],
    computation: () => false,
  });
  /** Whether the code of the search is needed: for the field, for its effect on the views, or to lead back. */
  readonly isNeeded = computed(
    () => this.mode() !== null && (this.isOpen() || this.active() !== null) && !this.#isMissing(),
  );
  /** Keys pressed after the text of a field that is still loading. */
  #ahead: KeyboardEvent[] = [];

  /**
   * Decides which events match: null before the code of the field has loaded, and then before that of its results has.
   * A new function for each text.
   */
  readonly matcher = signal<Signal<EventMatcher | null> | null>(null);
  readonly #matches = computed(() => this.matcher()?.() ?? null);
  /** Returns whether an event is shown; null where a search hides none. A new function for each text. */
  readonly isShown = computed(() => (this.active() === 'filter' ? this.#matches() : null));
  /** Returns whether an event matches; null where a search fades none. */
  readonly isMatch = computed(() => (this.active() === 'dim' ? this.#matches() : null));

  /** Opens the field and gives it the focus; returns false where users can't search. */
  open(): boolean {
    if (this.mode() === null) return false;
    if (!this.isOpen()) this.#ahead = [];
    this.isOpen.set(true);
    this.calls.update((calls) => calls + 1);
    return true;
  }

  /** Notes that the code couldn't be loaded. */
  miss(): void {
    this.isOpen.set(false);
    this.#isMissing.set(true);
  }

  /** Takes a key for a field that is still loading; returns whether it did. */
  typeAhead(press: KeyboardEvent): boolean {
    const isLoading = this.isOpen() && this.matcher() === null;
    const { key, ctrlKey, metaKey, altKey } = press;
    if (!isLoading || ctrlKey || metaKey || altKey) return false;
    // A grid that has the focus moves its cursor by arrows.
    if (key === 'ArrowDown') this.#ahead.push(press);
    else if (press.defaultPrevented) return false;
    else if (key === 'Enter') this.#ahead.push(press);
    else if (key === 'Escape') this.isOpen.set(false);
    else if (key === 'Backspace') this.type(this.text().slice(0, -1));
    // Keys without a character have names of several letters.
    else if (key.length === 1) this.type(this.text() + key);
    else return false;
    press.preventDefault();
    return true;
  }

  /** Returns the keys pressed after the text while the field was loading, and forgets them. */
  takeAhead(): readonly KeyboardEvent[] {
    return this.#ahead.splice(0);
  }

  /** Writes the text of the field back. */
  type(text: string): void {
    if (this.mode() !== null && text !== this.#inputs.searchText()) {
      this.#inputs.searchText.set(text);
    }
  }
}
