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

/** State of the page as the browser reports it: printing, height of the window, reduced motion. */
@Injectable()
export class Media {
  // Servers and jsdom have no media queries.
  readonly #window: Partial<Window> | null = inject(DOCUMENT).defaultView;
  readonly #printing = signal(false);

  /**
   * Whether elements are measured right after they are drawn; content that depends on a size waits for that, rather
   * than being drawn twice. Servers and jsdom measure nothing.
   */
  readonly measures = typeof ResizeObserver !== 'undefined';

  /** Whether the page is being printed, for which everything is mounted. */
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
        // Nothing scrolls on paper, and a browser forgets the scroll positions.
        if (isPrinting) scrollAgain = Array.from(calendar.querySelectorAll('*'), keptScroll);
        this.#printing.set(isPrinting);
        // Printing doesn't wait for the next change detection.
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

  /** Returns the height of the window in pixels; 0 without a window. */
  windowHeight(): number {
    return this.#window?.innerHeight ?? 0;
  }

  /** Whether the main pointer is a finger, for which targets are larger. */
  isCoarse(): boolean {
    return this.#window?.matchMedia?.('(pointer: coarse)').matches ?? false;
  }

  /** Whether the user prefers reduced motion. */
  prefersCalm(): boolean {
    return this.#window?.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
  }
}

/** Returns a function that restores the present scroll position of an element. */
function keptScroll(element: Element): () => unknown {
  const { scrollTop, scrollLeft } = element;
  return () => Object.assign(element, { scrollTop, scrollLeft });
}
