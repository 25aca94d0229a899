import { Dialog, DialogConfig, DialogRef } from '@angular/cdk/dialog';
import {
  Component,
  computed,
  inject,
  type Injector,
  linkedSignal,
  resource,
  signal,
} from '@angular/core';
import { Router, RouterLink } from '@angular/router';
import { Icon } from '../../../ui/icon';
import { DocSearch } from './doc-search';
import { excerptOf, markedPieces } from './excerpt';
import { MarkedText } from './marked-text';

/** Opens the search of the documentation. */
export function openSearch(injector: Injector): void {
  const dialog = injector.get(Dialog);
  // A second press of its key doesn't open a second one.
  if (dialog.getDialogById(ID)) return;
  const config = Object.assign(new DialogConfig<unknown, DialogRef<unknown, SearchDialog>>(), {
    id: ID,
    ariaLabel: 'Search the documentation',
    autoFocus: 'input',
    width: 'min(640px, 100vw)',
    maxHeight: '100dvh',
  });
  dialog.open(SearchDialog, config);
}

const ID = 'sc-doc-search';

/** A field, and the sections of the documentation that contain its words. */
@Component({
  selector: 'sc-search-dialog',
  imports: [Icon, MarkedText, RouterLink],
  templateUrl: './search-dialog.html',
  styleUrl: './search-dialog.scss',
})
export class SearchDialog {
  readonly #dialog = inject(DialogRef);
  readonly #router = inject(Router);

  readonly #search = resource({
    loader: async () => {
      const { default: texts } = await import('../generated/search-texts.json');
      return new DocSearch(texts);
    },
  });

  protected readonly text = signal('');
  protected readonly isLoading = this.#search.isLoading;
  protected readonly isMissing = computed(() => this.#search.status() === 'error');
  protected readonly results = computed(() => {
    if (!this.#search.hasValue()) return [];
    return this.#search
      .value()
      .find(this.text())
      .map((found, index) => ({
        id: `sc-found-${index.toString()}`,
        route: found.path === '' ? '/docs' : `/docs/${found.path}`,
        fragment: found.anchor,
        page: markedPieces(found.page, found.words),
        section: markedPieces(found.section ?? '', found.words),
        excerpt: excerptOf(found.text, found.words),
      }));
  });
  /** Index of the chosen result; the best one after each change of the text. */
  protected readonly chosen = linkedSignal({ source: this.results, computation: () => 0 });
  protected readonly chosenId = computed(() => this.results()[this.chosen()]?.id ?? null);
  protected readonly status = computed(() => {
    if (this.isMissing()) return 'The texts can’t be loaded.';
    if (this.isLoading()) return 'Loading …';
    if (this.text().trim() === '') return 'Type a word: a prop, a name or a task.';
    const count = this.results().length;
    if (count === 0) return `Nothing matches “${this.text().trim()}”.`;
    return count === 1 ? '1 result' : `${count} results`;
  });

  protected read(event: Event): void {
    this.text.set((event.target as HTMLInputElement).value);
  }

  protected useKey(event: KeyboardEvent): void {
    // Enter within an input method accepts its text.
    if (event.isComposing) return;
    const count = this.results().length;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && count > 0) {
      event.preventDefault();
      this.chosen.update((index) => (index + step + count) % count);
      const list = (event.target as Element).closest('sc-search-dialog');
      list
        ?.querySelectorAll('[role="option"]')
        [this.chosen()]?.scrollIntoView({ block: 'nearest' });
    }
    const result = this.results()[this.chosen()];
    if (event.key !== 'Enter' || !result) return;
    event.preventDefault();
    this.close();
    void this.#router.navigate([result.route], {
      ...(result.fragment && { fragment: result.fragment }),
    });
  }

  /** Loads the texts again, and goes on with what was typed. */
  protected tryAgain(field: HTMLInputElement): void {
    // The button is gone while they load.
    field.focus();
    this.#search.reload();
  }

  protected close(): void {
    this.#dialog.close();
  }
}
