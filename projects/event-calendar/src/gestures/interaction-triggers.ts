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

/** What a hand or a key presses. */
const PRESSES = [
  ...['pointerdown', 'mousedown', 'touchstart', 'keydown'],
  // Where they come later than what they belong to, or without it.
  ...['click', 'dblclick', 'contextmenu'],
];
/** The first signs of somebody on the page. */
const SIGNS = ['pointermove', 'focusin', ...PRESSES];

/** Somebody who waits for a part. */
export interface Waiting<T> {
  readonly arrived: (part: T) => void;
  /** It couldn't be loaded; the next press asks again. */
  readonly missing: () => void;
}

/**
 * Has what answers hands and keys loaded when somebody comes near: a calendar is seen before it is used.
 * Where fingers may come that is at once: browsers let nothing take a touch from scrolling that didn't
 * listen when it began. What can't be had is asked for again by each press.
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

  /** Calls back once a part is there, unless what asks is gone by then; never on a server. */
  load<T>(part: LazyPart<T>, asker: DestroyRef, waiting: Waiting<T>): void {
    if (!this.#isInBrowser) return;
    const ask = (): void => this.#begin(part, asker, waiting);
    if (this.#isNear || part.loaded !== undefined) ask();
    else this.#atFirst(SIGNS, asker, ask);
  }

  /** Everything that is being loaded is there, or known not to come. */
  async settled(): Promise<void> {
    await Promise.all(this.#underWay);
  }

  /** Takes on a calendar that can say that something is missing. */
  addVoice(asker: DestroyRef, say: () => void): void {
    this.#voices.add(say);
    asker.onDestroy(() => this.#voices.delete(say));
  }

  /** Has a calendar of the page say that something is missing. */
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
    // An application is stable once it is there; nothing is drawn differently for it.
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
      // Not whenever the pointer moves, or a hand that only passes by would ask without end.
      this.#atFirst(PRESSES, asker, () => this.#begin(part, asker, waiting));
      waiting.missing();
      return;
    }
    // What it does for the host is done where the host expects it.
    if (!asker.destroyed) this.#zone.run(() => waiting.arrived(loaded));
  }
}
