import { computed, inject, Injectable, linkedSignal, signal, type Signal } from '@angular/core';
import type { ChangeSet } from 'ng-event-calendar/core/edits';
import type { CalendarEvent, CalendarId } from 'ng-event-calendar/core/internal';
import { CALENDAR_INPUTS } from '../inputs/calendar-inputs';

/** Keeps events and source in step, once its code is loaded. */
export interface SourceSync {
  /** Saves a change that the user just made. */
  take(change: ChangeSet): void;
  /** Loads all known ranges again. */
  reload(): void;
  /** Ids, as text, of the source's events. */
  readonly ids: ReadonlySet<string>;
}

/** First and last day number that a small calendar shows. */
export type BrowsedDays = readonly [number, number];

/** Link to the event source, with all that the calendar knows of it before the source's code is loaded. */
@Injectable()
export class SourceLink {
  readonly #inputs = inject(CALENDAR_INPUTS);
  #session: SourceSync | null = null;
  /** Whether events of the visible dates are missing; read in computed signals. */
  #lacksPage = (): boolean => false;
  #unheard: ChangeSet[] = [];
  /** New ids that the source gave to events, by their former ids as text. */
  readonly #renames = new Map<string, CalendarId>();
  /** Ids, as text, of events that the last source left in the calendar. */
  leftover: ReadonlySet<string> = new Set();

  /** Ids, as text, of events with unsaved changes. */
  readonly pending = signal<ReadonlySet<string>>(new Set());
  /** State of the visible dates. */
  readonly state = signal<'loading' | 'failed' | 'known'>('loading');
  /** Whether the events of the visible dates are being loaded, or will be: they may just have changed. */
  readonly isLoading = computed(() => {
    const state = this.isSet() ? this.state() : null;
    return state === 'loading' || (state === 'known' && this.#lacksPage());
  });
  /** Whether days without events are known to be empty. */
  readonly isKnown = computed(() => !this.isSet() || this.state() === 'known');

  readonly isSet = computed(() => this.#inputs.eventSource() !== undefined);
  /** Whether the code for this source couldn't be loaded, and isn't being requested. */
  readonly isMissing = linkedSignal({ source: this.#inputs.eventSource, computation: () => false });

  /** Day, as a number, to which a search leads though no view shows it; it loads with the visible dates. */
  readonly sought = signal<number | null>(null);

  /** Days that small calendars show beside the view. */
  readonly browsed = signal<readonly Signal<BrowsedDays>[]>([]);

  /** Keeps the days of a small calendar loaded; returns a function that ends this. */
  browse(days: Signal<BrowsedDays>): () => void {
    this.browsed.update((all) => [...all, days]);
    return () => this.browsed.update((all) => all.filter((each) => each !== days));
  }

  /** Passes a change on to be saved; it waits until a session is connected. */
  take(change: ChangeSet): void {
    if (!this.isSet()) return;
    if (this.#session !== null) this.#session.take(change);
    else {
      this.#unheard.push(change);
      this.tryAgain();
    }
  }

  /** Returns the changes that wait for a session, and forgets them. */
  takeBack(): readonly ChangeSet[] {
    return this.#unheard.splice(0);
  }

  /** Notes that the source gave an event another id; `from` is the former id as text. */
  rename(from: string, to: CalendarId): void {
    this.#renames.set(from, to);
  }

  /** Returns the id that the source gave an event in place of its own; undefined if it gave none. */
  idFor({ id }: CalendarEvent): CalendarId | undefined {
    return this.#renames.get(String(id));
  }

  reload(): void {
    this.#session?.reload();
    this.tryAgain();
  }

  /** Notes that the code couldn't be loaded, so that nothing counts as loading. */
  miss(): void {
    this.isMissing.set(true);
    this.state.set('failed');
  }

  /** Requests code again that couldn't be loaded. */
  tryAgain(): void {
    if (!this.isMissing()) return;
    this.isMissing.set(false);
    this.state.set('loading');
  }

  /**
   * Connects a session and passes it the waiting changes; returns a function that disconnects it. `lacksPage` reads
   * from signals whether events of the visible dates are missing, before the session is asked for them.
   */
  connect(session: SourceSync, lacksPage: () => boolean = () => false): () => void {
    this.#session = session;
    this.#lacksPage = lacksPage;
    for (const change of this.#unheard.splice(0)) session.take(change);
    return () => {
      if (this.#session !== session) return;
      this.#session = null;
      this.#lacksPage = () => false;
      this.leftover = session.ids;
      this.pending.set(new Set());
      this.state.set('loading');
    };
  }
}
