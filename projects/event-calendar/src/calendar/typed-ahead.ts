import { inject, Injectable } from '@angular/core';
import { drawnEventAt } from '../gestures/drawn-event';
import { Editing } from '../store/events/editing';
import { SearchState } from '../store/events/search-state';
import { SessionState } from '../store/events/session-state';

/** Keeps keys that are meant for an editor or a search field whose code is still loading. */
@Injectable()
export class TypedAhead {
  readonly #editing = inject(Editing);
  readonly #search = inject(SearchState);
  readonly #session = inject(SessionState);

  /** Keeps a key where it is text for what loads; returns whether it was. */
  take(event: KeyboardEvent): boolean {
    if (!this.#isForEditor(event)) return this.#search.typeAhead(event);
    // The press that has just opened the editor isn't text.
    if (!event.defaultPrevented) this.#editing.typeAhead(event);
    return true;
  }

  /**
   * Returns whether a key is meant for an editor that is still loading: any except those that open another event, or
   * move a picked-up one.
   */
  #isForEditor({ key, target }: KeyboardEvent): boolean {
    if (!this.#editing.isLoading() || this.#session.isPickedUp()) return false;
    const event = drawnEventAt(target)?.occurrence().event;
    const opens = key === 'Enter' || key === ' ';
    return !opens || event === undefined || event === this.#editing.session()?.event;
  }
}
