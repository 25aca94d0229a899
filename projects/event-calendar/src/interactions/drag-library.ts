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
import type * as dragging from './dragging';

type Dragging = typeof dragging;

/** The first signs of a hand on the page. */
const SIGNS = ['pointermove', 'pointerdown', 'mousedown', 'touchstart'];

/**
 * The CDK's drag and drop in a chunk of its own: a calendar is seen before it is dragged on. The chunk
 * is asked for when a hand comes near, and where fingers may come, at once: browsers let nothing take
 * a touch from scrolling that didn't listen when it began.
 */
@Injectable({ providedIn: 'root' })
export class DragLibrary {
  private readonly document = inject(DOCUMENT);
  private readonly zone = inject(NgZone);
  private readonly tasks = inject(PendingTasks);
  private library: Dragging | null = null;
  private readonly waiting = new Set<(library: Dragging) => void>();

  constructor() {
    if (!isPlatformBrowser(inject(PLATFORM_ID))) return;
    if ((this.document.defaultView?.navigator.maxTouchPoints ?? 0) > 0) this.load();
    else this.loadAtFirstSign();
  }

  /** Calls back as soon as the library is there, unless what asks is gone by then; never on a server. */
  use(asker: DestroyRef, callback: (library: Dragging) => void): void {
    const call = (library: Dragging): void => {
      if (!asker.destroyed) callback(library);
    };
    // Never before what asks stands.
    if (this.library !== null) void Promise.resolve(this.library).then(call);
    else {
      this.waiting.add(call);
      asker.onDestroy(() => this.waiting.delete(call));
    }
  }

  private loadAtFirstSign(): void {
    const seen = new AbortController();
    const load = (): void => {
      seen.abort();
      this.load();
    };
    const options = { capture: true, passive: true, signal: seen.signal };
    this.zone.runOutsideAngular(() => {
      for (const sign of SIGNS) this.document.addEventListener(sign, load, options);
    });
  }

  /** An application is stable once it is there; nothing is drawn differently for it. */
  private load(): void {
    const settled = this.tasks.add();
    const arrived = (library: Dragging): void => {
      this.library = library;
      for (const callback of this.waiting) callback(library);
      this.waiting.clear();
    };
    void this.zone.runOutsideAngular(() => import('./dragging').then(arrived).finally(settled));
  }
}
