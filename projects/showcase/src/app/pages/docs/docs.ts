import { NgTemplateOutlet } from '@angular/common';
import { Component, computed, DOCUMENT, inject, signal } from '@angular/core';
import { takeUntilDestroyed } from '@angular/core/rxjs-interop';
import { Router, RouterLink, RouterLinkActive, RouterOutlet, Scroll } from '@angular/router';
import { filter } from 'rxjs';
import { DOC_GROUPS } from './doc-pages';
import { ENTRY_POINTS } from './generated/entry-points';

/** The documentation: the list of its pages, and the current one. */
@Component({
  selector: 'sc-docs',
  imports: [NgTemplateOutlet, RouterLink, RouterLinkActive, RouterOutlet],
  templateUrl: './docs.html',
  styleUrl: './docs.scss',
})
export class Docs {
  readonly #groups = [
    ...DOC_GROUPS,
    {
      label: 'API reference',
      pages: ENTRY_POINTS.map(({ name, path }) => ({
        path: `api/${path}`,
        label: name.replace('ng-event-calendar/', '/ '),
      })),
    },
  ];

  protected readonly query = signal('');
  /** Pages whose names, or whose group's, contain all words of the search. */
  protected readonly groups = computed(() => {
    const words = this.query().toLowerCase().split(/\s+/).filter(Boolean);
    return this.#groups
      .map(({ label, pages }) => ({
        label,
        pages: pages.filter((page) => {
          const name = `${label} ${page.label} ${page.path}`.toLowerCase();
          return words.every((word) => name.includes(word));
        }),
      }))
      .filter(({ pages }) => pages.length > 0);
  });
  protected readonly found = computed(() => {
    const count = this.groups().reduce((sum, { pages }) => sum + pages.length, 0);
    return this.query() === '' ? '' : `${count} pages`;
  });

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
        queueMicrotask(() => document.getElementById(anchor)?.scrollIntoView());
      });
  }

  protected search({ target }: Event): void {
    this.query.set((target as HTMLInputElement).value);
  }
}
