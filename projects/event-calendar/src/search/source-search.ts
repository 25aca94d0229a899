import { DestroyRef, effect, inject, Injectable, signal } from '@angular/core';
import { LazyLoader } from '../lazy/lazy-loader';
import { SEARCH_REQUEST } from '../lazy/lazy-parts';
import type { SearchAnswer } from '../source/search-request';
import { SearchState } from '../store/events/search-state';
import type { CalendarEventSource } from '../store/source/event-source';
import { CALENDAR_INPUTS } from '../store/inputs/calendar-inputs';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { Reports } from '../store/inputs/reports';

/** Milliseconds after the last key before the source is asked. */
const PAUSE = 250;

/** State of the source's own search. */
export type SourceAnswerState =
  SearchAnswer | (Omit<SearchAnswer, 'status'> & { readonly status: 'idle' | 'searching' });

const IDLE: SourceAnswerState = { status: 'idle', events: [], reason: '' };

/** Asks an event source that can search, once typing rests. */
@Injectable()
export class SourceSearch {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #settings = inject(CalendarSettings);
  readonly #state = inject(SearchState);
  readonly #reports = inject(Reports);
  readonly #loader = inject(LazyLoader);
  readonly #attempts = signal(0);

  readonly answer = signal<SourceAnswerState>(IDLE);

  constructor() {
    inject(DestroyRef).onDestroy(() => this.answer.set(IDLE));
    effect((onCleanup) => {
      const source = this.#inputs.eventSource();
      const text = this.#state.text().trim();
      this.#attempts();
      const isAsked = this.#state.active() === 'list' && this.#state.isOpen();
      if (!isAsked || typeof source?.search !== 'function') {
        this.answer.set(IDLE);
        return;
      }
      const ending = new AbortController();
      // Results of the text before don't match this one.
      this.answer.set({ ...IDLE, status: 'searching' });
      const timer = setTimeout(() => void this.#ask(source, text, ending.signal), PAUSE);
      onCleanup(() => {
        clearTimeout(timer);
        ending.abort();
      });
    });
  }

  /** Asks the source again after a failure. */
  retry(): void {
    this.#attempts.update((attempts) => attempts + 1);
  }

  async #ask(source: CalendarEventSource, text: string, signal: AbortSignal): Promise<void> {
    const isWanted = (): boolean => !signal.aborted;
    const request = await this.#loader.load(SEARCH_REQUEST, isWanted);
    if (!isWanted()) return;
    const words = this.#settings.text;
    const answer = await request?.({ source, text, signal, words, reports: this.#reports });
    if (isWanted()) this.answer.set(answer ?? { ...IDLE, status: 'failed' });
  }
}
