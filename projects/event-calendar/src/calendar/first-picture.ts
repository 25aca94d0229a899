import {
  DestroyRef,
  inject,
  Injectable,
  NgZone,
  PendingTasks,
  signal,
  untracked,
} from '@angular/core';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { Media } from '../store/inputs/media';
import { Navigation } from '../store/dates/navigation';
import { SearchState } from '../store/events/search-state';
import { VIEW_PARTS } from './view-parts';
import { EVENT_SEARCH, SEARCH_FINDER, SIDE_PANEL } from '../lazy/lazy-parts';

/** Milliseconds for which the first frame waits for its parts: four frames, which go unnoticed. */
const PATIENCE = 66;

/**
 * Draws the first frame in one go if its parts load at once, as from the browser's cache: one after the other, each
 * would be styled, laid out and painted separately. A part that takes longer is drawn when it comes.
 */
@Injectable()
export class FirstPicture {
  readonly #settings = inject(CalendarSettings);
  readonly #navigation = inject(Navigation);
  readonly #search = inject(SearchState);
  readonly #tasks = inject(PendingTasks);
  readonly #zone = inject(NgZone);
  readonly #destroyed = inject(DestroyRef);
  /** Without layout there is nothing to save. */
  readonly #parts = inject(Media).measures ? untracked(() => this.#missing()) : [];
  readonly #due = signal(this.#parts.length === 0);

  /** Whether the calendar is to be drawn. */
  readonly isDue = this.#due.asReadonly();

  constructor() {
    if (this.#parts.length > 0) this.#wait();
  }

  #missing() {
    const view = VIEW_PARTS[this.#navigation.viewDefinition().layout];
    return [
      ...(view === null ? [] : [view]),
      ...(this.#settings.wantsSidePanel() ? [SIDE_PANEL] : []),
      // A text that is set from the start hides or fades events.
      ...(this.#search.isEffective() ? [EVENT_SEARCH, SEARCH_FINDER] : []),
    ].filter(({ loaded }) => loaded === undefined);
  }

  #wait(): void {
    // Server-rendered content stays as long as the application isn't stable.
    const settled = this.#tasks.add();
    this.#zone.runOutsideAngular(() => {
      const draw = (): void => {
        clearTimeout(patience);
        this.#due.set(true);
        settled();
      };
      const patience = setTimeout(draw, PATIENCE);
      this.#destroyed.onDestroy(draw);
      // A part that failed is requested again where it is drawn.
      void Promise.allSettled(this.#parts.map((part) => part.load())).then(draw);
    });
  }
}
