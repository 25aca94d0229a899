import { NgTemplateOutlet } from '@angular/common';
import { Component, DOCUMENT, inject } from '@angular/core';
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
        queueMicrotask(() => document.getElementById(anchor)?.scrollIntoView());
      });
  }
}
