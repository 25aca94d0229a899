import { computed, linkedSignal, type Signal } from '@angular/core';
import type { FoundEvent } from 'ng-event-calendar/core/search';
import type { SearchResults } from './search-results';

/** Result that the arrow keys have made active; it stays active where others come before it, as those of a source do. */
export class ActiveResult {
  readonly #results: Signal<SearchResults | null>;
  /** Key of the event, and the index at which it was made active. */
  readonly #activated = linkedSignal<string, { readonly key: string; readonly at: number } | null>({
    source: () => this.#results()?.text() ?? '',
    computation: () => null,
  });
  /** Index in the list; null until an arrow key makes a result active. */
  readonly index = computed(() => {
    const [listed, active] = [this.#results()?.listed() ?? [], this.#activated()];
    if (active === null) return null;
    const isActive = (found: FoundEvent | undefined): boolean =>
      found?.occurrence.key === active.key;
    // Several results may have the same id: the index tells which one was meant.
    const at = isActive(listed[active.at]) ? active.at : listed.findIndex(isActive);
    return at < 0 ? null : at;
  });

  constructor(results: Signal<SearchResults | null>) {
    this.#results = results;
  }

  /** Makes the next result active, and lists more at the end of the list. */
  next(): void {
    const [results, index] = [this.#results(), this.index()];
    if (index !== null && index + 1 === results?.listed().length) results.showMore();
    this.activate((index ?? -1) + 1);
  }

  previous(): void {
    const index = this.index();
    if (index !== null) this.activate(index - 1);
  }

  /** Makes a result active; does nothing where there is none at an index. */
  activate(at: number): void {
    const found = this.#results()?.listed()[at];
    if (found !== undefined) this.#activated.set({ key: found.occurrence.key, at });
  }
}
