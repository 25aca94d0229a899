import { isPlatformBrowser } from '@angular/common';
import {
  type DestroyRef,
  DOCUMENT,
  inject,
  Injectable,
  NgZone,
  PendingTasks,
  PLATFORM_ID,
} from '@angular/core';
import { part } from '../parts/part';
import type * as dragging from './dragging';

type Dragging = typeof dragging;

const DRAGGING = part(
  () => import('./dragging'),
  (chunk): Dragging => chunk,
);

/** What begins a drag. */
const PRESSES = ['pointerdown', 'mousedown', 'touchstart'];
/** The first signs of a hand on the page. */
const SIGNS = ['pointermove', ...PRESSES];

/** Somebody who waits for the library. */
interface Waiting {
  readonly arrived: (library: Dragging) => void;
  readonly missing: () => void;
}

/**
 * The CDK's drag and drop in a chunk of its own: a calendar is seen before it is dragged on. The chunk
 * is asked for when a hand comes near, and where fingers may come, at once: browsers let nothing take
 * a touch from scrolling that didn't listen when it began. Where it can't be had, each press asks again.
 */
@Injectable({ providedIn: 'root' })
export class DragLibrary {
  private readonly document = inject(DOCUMENT);
  private readonly zone = inject(NgZone);
  private readonly tasks = inject(PendingTasks);
  private library: Dragging | null = null;
  private readonly waiting = new Set<Waiting>();
  private readonly voices = new Set<() => void>();

  constructor() {
    if (!isPlatformBrowser(inject(PLATFORM_ID))) return;
    if ((this.document.defaultView?.navigator.maxTouchPoints ?? 0) > 0) this.load();
    else this.loadAtFirst(SIGNS);
  }

  /**
   * Calls back as soon as the library is there, unless what asks is gone by then, and each time that it
   * couldn't be loaded; never on a server.
   */
  use(
    asker: DestroyRef,
    callback: (library: Dragging) => void,
    missing: () => void = () => undefined,
  ): void {
    const arrived = (library: Dragging): void => {
      if (!asker.destroyed) callback(library);
    };
    // Never before what asks stands.
    if (this.library !== null) void Promise.resolve(this.library).then(arrived);
    else {
      const waiting = { arrived, missing };
      this.waiting.add(waiting);
      asker.onDestroy(() => this.waiting.delete(waiting));
    }
  }

  /** Takes on a calendar that can say that drags are missing. */
  addVoice(asker: DestroyRef, say: () => void): void {
    this.voices.add(say);
    asker.onDestroy(() => this.voices.delete(say));
  }

  /** Has a calendar of the page say that drags are missing. */
  sayMissing(): void {
    const [say] = this.voices;
    say?.();
  }

  private loadAtFirst(signs: readonly string[]): void {
    const seen = new AbortController();
    const load = (): void => {
      seen.abort();
      this.load();
    };
    const options = { capture: true, passive: true, signal: seen.signal };
    this.zone.runOutsideAngular(() => {
      for (const sign of signs) this.document.addEventListener(sign, load, options);
    });
  }

  /** An application is stable once it is there; nothing is drawn differently for it. */
  private load(): void {
    const settled = this.tasks.add();
    const arrived = (library: Dragging): void => {
      this.library = library;
      for (const waiting of this.waiting) waiting.arrived(library);
      this.waiting.clear();
    };
    const missing = (): void => {
      // Not whenever the pointer moves, or a hand that only passes by would ask without end.
      this.loadAtFirst(PRESSES);
      for (const waiting of this.waiting) waiting.missing();
    };
    void this.zone.runOutsideAngular(() => DRAGGING.load().then(arrived, missing).finally(settled));
  }
}
