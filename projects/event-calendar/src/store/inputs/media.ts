import {
  afterNextRender,
  ApplicationRef,
  DestroyRef,
  DOCUMENT,
  ElementRef,
  inject,
  Injectable,
  signal,
} from '@angular/core';

/** What the browser says about how the page is shown. */
@Injectable()
export class Media {
  // Neither a server nor a test's DOM has media queries.
  readonly #window: Partial<Window> | null = inject(DOCUMENT).defaultView;
  readonly #printing = signal(false);

  /**
   * Whether what is drawn gets measured at once: then what depends on its size waits for that, or it
   * would be drawn twice. Neither a server nor a test's DOM measures anything.
   */
  readonly measures = typeof ResizeObserver !== 'undefined';

  /** Whether the page is being printed: then everything is mounted. */
  readonly isPrinting = this.#printing.asReadonly();

  constructor() {
    const destroyed = inject(DestroyRef);
    const app = inject(ApplicationRef);
    const { nativeElement: calendar } = inject<ElementRef<Element>>(ElementRef);
    afterNextRender(() => {
      const print = this.#window?.matchMedia?.('print');
      if (print === undefined) return;
      const ending = new AbortController();
      let scrollAgain: readonly (() => unknown)[] = [];
      const show = (isPrinting: boolean): void => {
        if (this.#printing() === isPrinting) return;
        // On paper nothing is scrolled, and a browser forgets what was.
        if (isPrinting) scrollAgain = Array.from(calendar.querySelectorAll('*'), keptScroll);
        this.#printing.set(isPrinting);
        // Paper doesn't wait for the next turn.
        app.tick();
        if (!isPrinting) scrollAgain.forEach((scroll) => scroll());
      };
      const { signal } = ending;
      this.#window?.addEventListener?.('beforeprint', () => show(true), { signal });
      this.#window?.addEventListener?.('afterprint', () => show(print.matches), { signal });
      print.addEventListener('change', () => show(print.matches), { signal });
      destroyed.onDestroy(() => ending.abort());
    });
  }

  /** Pixels from the top of the window to its bottom; 0 where there is none. */
  windowHeight(): number {
    return this.#window?.innerHeight ?? 0;
  }

  /** Whether the user wants things to move as little as possible. */
  prefersCalm(): boolean {
    return this.#window?.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
  }
}

/** Returns what scrolls an element as it is now. */
function keptScroll(element: Element): () => unknown {
  const { scrollTop, scrollLeft } = element;
  return () => Object.assign(element, { scrollTop, scrollLeft });
}
