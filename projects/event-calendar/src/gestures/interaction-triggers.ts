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
import type { LazyPart } from '../lazy/lazy-part';

/** Events of a press by pointer or key. */
const PRESSES = [
  ...['pointerdown', 'mousedown', 'touchstart', 'keydown'],
  // For browsers that send these later than the press, or without one.
  ...['click', 'dblclick', 'contextmenu'],
];
/** First signs of a user on the page. */
const SIGNS = ['pointermove', 'focusin', ...PRESSES];

/** Callbacks of a requester that waits for a lazy part. */
export interface Waiting<T> {
  readonly arrived: (part: T) => void;
  /** Called when the part couldn't be loaded; the next press requests it again. */
  readonly missing: () => void;
}

/**
 * Loads the lazy parts for pointers and keys once a user approaches, so that a calendar is visible before it is
 * interactive. On devices with touch they load at once: browsers only let listeners that exist when a touch begins keep
 * it from scrolling. Each press requests failed parts again.
 */
@Injectable({ providedIn: 'root' })
export class InteractionTriggers {
  readonly #document = inject(DOCUMENT);
  readonly #zone = inject(NgZone);
  readonly #tasks = inject(PendingTasks);
  readonly #isInBrowser = isPlatformBrowser(inject(PLATFORM_ID));
  readonly #voices = new Set<() => void>();
  readonly #underWay = new Set<Promise<void>>();
  #isNear = (this.#document.defaultView?.navigator.maxTouchPoints ?? 0) > 0;

  /** Loads a part and calls back, unless the requester is destroyed by then; does nothing on a server. */
  load<T>(part: LazyPart<T>, asker: DestroyRef, waiting: Waiting<T>): void {
    if (!this.#isInBrowser) return;
    const ask = (): void => this.#begin(part, asker, waiting);
    if (this.#isNear || part.loaded !== undefined) ask();
    else this.#atFirst(SIGNS, asker, ask);
  }

  /** Resolves once everything that is being loaded has loaded or failed. */
  async settled(): Promise<void> {
    await Promise.all(this.#underWay);
  }

  /** Registers a calendar that can announce a missing part. */
  addVoice(asker: DestroyRef, say: () => void): void {
    this.#voices.add(say);
    asker.onDestroy(() => this.#voices.delete(say));
  }

  /** Has one calendar of the page announce that a part is missing. */
  sayMissing(): void {
    const [say] = this.#voices;
    say?.();
  }

  #atFirst(signs: readonly string[], asker: DestroyRef, run: () => void): void {
    const seen = new AbortController();
    asker.onDestroy(() => seen.abort());
    const options = { capture: true, passive: true, signal: seen.signal };
    const hear = (): void => {
      seen.abort();
      this.#isNear = true;
      run();
    };
    this.#zone.runOutsideAngular(() => {
      for (const sign of signs) this.#document.addEventListener(sign, hear, options);
    });
  }

  #begin<T>(part: LazyPart<T>, asker: DestroyRef, waiting: Waiting<T>): void {
    // Keeps the application unstable until the part is there, though nothing is drawn differently.
    const settled = this.#tasks.add();
    const asked = this.#ask(part, asker, waiting).finally(() => {
      this.#underWay.delete(asked);
      settled();
    });
    this.#underWay.add(asked);
  }

  async #ask<T>(part: LazyPart<T>, asker: DestroyRef, waiting: Waiting<T>): Promise<void> {
    let loaded: T;
    try {
      loaded = await this.#zone.runOutsideAngular(() => part.load());
    } catch {
      if (asker.destroyed) return;
      // Not at every pointer move: a mouse that only passes by would request without end.
      this.#atFirst(PRESSES, asker, () => this.#begin(part, asker, waiting));
      waiting.missing();
      return;
    }
    // Callbacks run in the zone in which the host expects them.
    if (!asker.destroyed) this.#zone.run(() => waiting.arrived(loaded));
  }
}
