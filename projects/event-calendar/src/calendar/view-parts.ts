import { computed, inject, Injectable, signal, type Type } from '@angular/core';
import { viewDefinitionOf, type ViewLayout } from 'ng-event-calendar/core/internal';
import type { PageParts } from '../interaction/page-parts';
import type { LazyPart } from '../lazy/lazy-part';
import { LazyLoader } from '../lazy/lazy-loader';
import { Navigation } from '../store/dates/navigation';
import { TimeGrid } from '../views/time-grid/time-grid';
import { PAGE_PROVIDERS } from './page-providers';
import { AGENDA, MONTH, SIDE_PANEL, TIMELINE } from '../lazy/lazy-parts';

/** What draws views other than the time grid, with which most calendars begin; their texts are with the first ones. */
export const VIEW_PARTS: Readonly<Record<Exclude<ViewLayout, 'timeGrid'>, LazyPart<Type<unknown>>>> = {
  dayGrid: MONTH,
  list: AGENDA,
  rows: TIMELINE,
};

/** Says which part draws the view, and has those there that the user may turn to. */
@Injectable()
export class ViewParts implements PageParts {
  readonly #navigation = inject(Navigation);
  readonly #loader = inject(LazyLoader);
  readonly #attempts = signal(0);
  readonly #panelAttempts = signal(0);
  readonly #layout = computed(() => this.#navigation.viewDefinition().layout);

  /** What draws the view; null for the time grid. By another key where it is to be loaded again. */
  readonly shown = computed(() => {
    const layout = this.#layout();
    return layout === 'timeGrid'
      ? null
      : { part: VIEW_PARTS[layout], key: `${layout} ${this.#attempts()}` };
  });

  readonly ofPage = PAGE_PROVIDERS;

  component(): Type<unknown> | undefined {
    const shown = this.shown();
    return shown === null ? TimeGrid : shown.part.loaded;
  }

  /** How often the side panel was asked for in vain. */
  readonly panelKey = this.#panelAttempts.asReadonly();

  /** The view isn't there; the user may ask for it again. */
  miss(): void {
    this.#loader.sayMissing(() => this.#attempts.update((count) => count + 1));
  }

  /** Nor is the side panel. */
  missPanel(): void {
    this.#loader.sayMissing(() => this.#panelAttempts.update((count) => count + 1));
  }

  /** Loads what may be opened next, the side panel and the views that are offered, so that a switch waits for nothing. */
  loadAhead(): void {
    const views = this.#navigation.views().flatMap((name) => {
      const { layout } = viewDefinitionOf(name);
      return layout === 'timeGrid' ? [] : [VIEW_PARTS[layout]];
    });
    for (const part of [SIDE_PANEL, ...views]) {
      // What fails is asked for again when it is shown.
      if (part.loaded === undefined) part.load().catch(() => undefined);
    }
  }
}
