import { computed, inject, Injectable, linkedSignal, signal, type Signal } from '@angular/core';
import type { ChangeSet } from 'ng-event-calendar/core/edits';
import type { CalendarEvent, CalendarId } from 'ng-event-calendar/core/internal';
import { CALENDAR_INPUTS } from '../inputs/calendar-inputs';

/** What keeps events and source together, once it is loaded. */
export interface SourceSession {
  /** Saves what the user just did. */
  take(change: ChangeSet): void;
  /** Loads anew what is known. */
  reload(): void;
  /** Ids, as text, of the events that are the source's. */
  readonly ids: ReadonlySet<string>;
}

/** The first and the last day number that a small calendar shows. */
export type BrowsedDays = readonly [number, number];

/** What the calendar knows of its event source before the code for it is loaded, and all that it must. */
@Injectable()
export class SourceLink {
  readonly #inputs = inject(CALENDAR_INPUTS);
  #session: SourceSession | null = null;
  #unheard: ChangeSet[] = [];
  /** Ids that the source gave to events, by those they had before, as text. */
  readonly #renames = new Map<string, CalendarId>();
  /** Ids, as text, of what the last source has left in the calendar. */
  leftover: ReadonlySet<string> = new Set();

  /** Ids, as text, of events with a change that isn't saved yet. */
  readonly pending = signal<ReadonlySet<string>>(new Set());
  /** What is known of the visible dates. */
  readonly state = signal<'loading' | 'failed' | 'known'>('loading');
  /** Whether the events of the visible dates are on their way. */
  readonly isLoading = computed(() => this.isSet() && this.state() === 'loading');
  /** Whether days without events are known to be empty. */
  readonly isKnown = computed(() => !this.isSet() || this.state() === 'known');

  readonly isSet = computed(() => this.#inputs.eventSource() !== undefined);
  /** Whether the code for this source couldn't be loaded, and isn't asked for at present. */
  readonly isMissing = linkedSignal({ source: this.#inputs.eventSource, computation: () => false });

  /** What small calendars show, beside the view. */
  readonly browsed = signal<readonly Signal<BrowsedDays>[]>([]);

  /** Has the days loaded that a small calendar shows; returns how to end that. */
  browse(days: Signal<BrowsedDays>): () => void {
    this.browsed.update((all) => [...all, days]);
    return () => this.browsed.update((all) => all.filter((each) => each !== days));
  }

  /** Takes a change that was made; it waits where nothing is there yet to save it. */
  take(change: ChangeSet): void {
    if (!this.isSet()) return;
    if (this.#session !== null) this.#session.take(change);
    else {
      this.#unheard.push(change);
      this.tryAgain();
    }
  }

  /** The source gave an event, known by its id as text, another one. */
  rename(from: string, to: CalendarId): void {
    this.#renames.set(from, to);
  }

  /** The id that the source gave an event in place of the one that it is known by here, if it did. */
  idFor({ id }: CalendarEvent): CalendarId | undefined {
    return this.#renames.get(String(id));
  }

  reload(): void {
    this.#session?.reload();
    this.tryAgain();
  }

  /** The code couldn't be loaded: nothing is on its way any more. */
  miss(): void {
    this.isMissing.set(true);
    this.state.set('failed');
  }

  /** Asks once more for code that couldn't be loaded. */
  tryAgain(): void {
    if (!this.isMissing()) return;
    this.isMissing.set(false);
    this.state.set('loading');
  }

  /** Connects a session, with what it has missed; returns how to part again. */
  connect(session: SourceSession): () => void {
    this.#session = session;
    for (const change of this.#unheard.splice(0)) session.take(change);
    return () => {
      if (this.#session !== session) return;
      this.#session = null;
      this.leftover = session.ids;
      this.pending.set(new Set());
      this.state.set('loading');
    };
  }
}
