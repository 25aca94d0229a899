import { DestroyRef, effect, inject, Injectable, signal, untracked } from '@angular/core';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { reasonOf } from '../source/reason';
import { SearchState } from '../store/events/search-state';
import type { CalendarEventSource } from '../store/source/event-source';
import { CALENDAR_INPUTS } from '../store/inputs/calendar-inputs';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { Reports } from '../store/inputs/reports';

declare const ngDevMode: unknown;

/** Milliseconds after the last key before the source is asked. */
const PAUSE = 250;

/** State of the source's own search. */
export interface SourceAnswerState {
  readonly status: 'idle' | 'searching' | 'done' | 'failed';
  /** Events that the source found. */
  readonly events: readonly CalendarEvent[];
  /** Reason of a failure; empty where none is known. */
  readonly reason: string;
}

const IDLE: SourceAnswerState = { status: 'idle', events: [], reason: '' };

/** Asks an event source that can search, once typing rests. */
@Injectable()
export class SourceSearch {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #settings = inject(CalendarSettings);
  readonly #state = inject(SearchState);
  readonly #reports = inject(Reports);
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
    try {
      const events: unknown = await source.search?.(text, signal);
      if (signal.aborted) return;
      if (!Array.isArray(events)) {
        if (ngDevMode) {
          this.#reports.report(
            'invalid-value',
            'search of the event source resolved with no list; return the events found as an array.',
          );
        }
        throw new TypeError('The answer is no list.');
      }
      this.answer.set({ status: 'done', events: events.filter(isRecord), reason: '' });
    } catch (error) {
      if (signal.aborted) return;
      const text = untracked(this.#settings.text);
      const reason = reasonOf(error, (status) =>
        text('serverAnswered', { status: String(status) }),
      );
      this.answer.set({ status: 'failed', events: [], reason });
    }
  }
}

/** Whether an entry of an answer may be an event. */
function isRecord(entry: unknown): entry is CalendarEvent {
  return typeof entry === 'object' && entry !== null;
}
