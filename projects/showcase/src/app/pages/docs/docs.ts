import { NgTemplateOutlet } from '@angular/common';
import { Component, DOCUMENT, inject, Injector } from '@angular/core';
import { takeUntilDestroyed } from '@angular/core/rxjs-interop';
import { Router, RouterLink, RouterLinkActive, RouterOutlet, Scroll } from '@angular/router';
import { filter } from 'rxjs';
import { Icon } from '../../ui/icon';
import { DOC_GROUPS } from './doc-pages';
import { ENTRY_POINTS } from './generated/entry-points';

const HAS_KEYS = 'input, textarea, select, event-calendar, event-calendar-premium';

/** The documentation: the list of its pages, and the current one. */
@Component({
  selector: 'sc-docs',
  imports: [Icon, NgTemplateOutlet, RouterLink, RouterLinkActive, RouterOutlet],
  templateUrl: './docs.html',
  styleUrl: './docs.scss',
  host: { '(document:keydown)': 'searchByKey($event)' },
})
export class Docs {
  readonly #injector = inject(Injector);

  protected readonly groups = [
    ...DOC_GROUPS,
    {
      label: 'API reference',
      pages: ENTRY_POINTS.map(({ name, path }) => ({
        path: `api/${path}`,
        label: name.replace('ng-event-calendar/', '/ '),
      })),
    },
  ];

  constructor() {
    const document = inject(DOCUMENT);
    // The router's own anchor scrolling ignores `scroll-margin`. It still scrolls to the top.
    inject(Router)
      .events.pipe(
        filter((event) => event instanceof Scroll),
        takeUntilDestroyed(),
      )
      .subscribe(({ anchor }) => {
        if (anchor === null) return;
        queueMicrotask(() => {
          const target = document.getElementById(anchor);
          target?.scrollIntoView();
          // As the browser's own jump does: Tab goes on from there.
          target?.focus({ preventScroll: true });
        });
      });
  }

  /** Opens the search by "/" outside of fields and calendars, which have keys of their own, and by Ctrl+K. */
  protected searchByKey(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const isCommand = (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k';
    const isSlash =
      key === '/' && !ctrlKey && !metaKey && !altKey && !(target as Element).closest(HAS_KEYS);
    if (event.defaultPrevented || !(isCommand || isSlash)) return;
    event.preventDefault();
    this.search();
  }

  protected search(): void {
    import('./search/search-dialog')
      .then(({ openSearch }) => openSearch(this.#injector))
      .catch((error: unknown) => reportError(error));
  }
}
