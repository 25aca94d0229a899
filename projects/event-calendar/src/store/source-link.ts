import { computed, inject, Injectable, signal } from '@angular/core';
import type { Edit } from 'ng-event-calendar/core';
import { CALENDAR_INPUTS } from './calendar-inputs';

/** What keeps events and source together, once it is loaded. */
export interface SourceSession {
  /** Saves what the user just did. */
  take(edit: Edit): void;
  /** Loads anew what is known. */
  reload(): void;
  /** Ids, as text, of the events that are the source's. */
  readonly ids: ReadonlySet<string>;
}

/** What the calendar knows of its event source before the code for it is loaded, and all that it must. */
@Injectable()
export class SourceLink {
  private readonly inputs = inject(CALENDAR_INPUTS);
  private session: SourceSession | null = null;
  private unheard: Edit[] = [];
  /** Gives focus that was lost with its element to the event of a key, else to the view. */
  focusAgain: (key: string) => void = () => undefined;
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

  private readonly isSet = computed(() => this.inputs.eventSource() !== undefined);

  /** Takes an edit that was made; it waits where nothing is there yet to save it. */
  take(edit: Edit): void {
    if (!this.isSet()) return;
    if (this.session === null) this.unheard.push(edit);
    else this.session.take(edit);
  }

  reload(): void {
    this.session?.reload();
  }

  /** Connects a session, with what it has missed; gives how to part again. */
  connect(session: SourceSession): () => void {
    this.session = session;
    for (const edit of this.unheard.splice(0)) session.take(edit);
    return () => {
      if (this.session !== session) return;
      this.session = null;
      this.leftover = session.ids;
      this.pending.set(new Set());
      this.state.set('loading');
    };
  }
}
