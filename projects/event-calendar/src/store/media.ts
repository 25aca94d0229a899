import { afterNextRender, DestroyRef, DOCUMENT, inject, Injectable, signal } from '@angular/core';

/** What the browser says about how the page is shown. */
@Injectable()
export class Media {
  // Neither a server nor a test's DOM has media queries.
  private readonly window: Partial<Window> | null = inject(DOCUMENT).defaultView;
  private readonly printing = signal(false);

  /**
   * Whether what is drawn gets measured at once: then what depends on its size waits for that, or it
   * would be drawn twice. Neither a server nor a test's DOM measures anything.
   */
  readonly measures = typeof ResizeObserver !== 'undefined';

  /** Whether the page is being printed: then everything is mounted. */
  readonly isPrinting = this.printing.asReadonly();

  constructor() {
    const destroyed = inject(DestroyRef);
    afterNextRender(() => {
      const print = this.window?.matchMedia?.('print');
      if (print === undefined) return;
      const changed = (): void => this.printing.set(print.matches);
      print.addEventListener('change', changed);
      destroyed.onDestroy(() => print.removeEventListener('change', changed));
    });
  }

  /** Whether the user wants things to move as little as possible. */
  prefersCalm(): boolean {
    return this.window?.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
  }
}
