import { computed, inject, Injectable, signal, type Type } from '@angular/core';
import { viewDefinitionOf, type ViewLayout } from 'ng-event-calendar/core/internal';
import type { PageParts } from '../interaction/page-parts';
import type { LazyPart } from '../lazy/lazy-part';
import { LazyLoader } from '../lazy/lazy-loader';
import { Navigation } from '../store/dates/navigation';
import { TimeGrid } from '../views/time-grid/time-grid';
import { PAGE_PROVIDERS } from './page-providers';
import { AGENDA, MONTH, SIDE_PANEL, TIMELINE } from '../lazy/lazy-parts';

/** Lazy parts of the layouts; null for the time grid, with which most calendars begin. */
export const VIEW_PARTS: Readonly<Record<ViewLayout, LazyPart<Type<unknown>> | null>> = {
  timeGrid: null,
  dayGrid: MONTH,
  list: AGENDA,
  rows: TIMELINE,
};

/** Selects the part that draws the view, and loads parts that the user may open next. */
@Injectable()
export class ViewParts implements PageParts {
  readonly #navigation = inject(Navigation);
  readonly #loader = inject(LazyLoader);
  readonly #attempts = signal(0);
  readonly #panelAttempts = signal(0);
  readonly #layout = computed(() => this.#navigation.viewDefinition().layout);

  /** Part that draws the view; null for the time grid. The key changes when the part is to be loaded again. */
  readonly shown = computed(() => {
    const layout = this.#layout();
    const part = VIEW_PARTS[layout];
    return part === null ? null : { part, key: `${layout} ${this.#attempts()}` };
  });

  readonly ofPage = PAGE_PROVIDERS;

  component(): Type<unknown> | undefined {
    const shown = this.shown();
    return shown === null ? TimeGrid : shown.part.loaded;
  }

  /** Number of times that loading the side panel failed and was requested again. */
  readonly panelKey = this.#panelAttempts.asReadonly();

  /** Reports that the view couldn't be loaded; the user may request it again. */
  miss(): void {
    this.#loader.sayMissing(() => this.#attempts.update((count) => count + 1));
  }

  /** Reports that the side panel couldn't be loaded. */
  missPanel(): void {
    this.#loader.sayMissing(() => this.#panelAttempts.update((count) => count + 1));
  }

  /** Loads the side panel and the offered views, so that switching needn't wait. */
  loadAhead(): void {
    const views = this.#navigation
      .views()
      .flatMap((name) => VIEW_PARTS[viewDefinitionOf(name).layout] ?? []);
    for (const part of [SIDE_PANEL, ...views]) {
      // A failed part is requested again when it is shown.
      if (part.loaded === undefined) part.load().catch(() => undefined);
    }
  }
}
