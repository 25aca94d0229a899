import {
  afterNextRender,
  DestroyRef,
  DOCUMENT,
  inject,
  Injectable,
  NgZone,
  signal,
} from '@angular/core';

const MINUTE = 60_000;

/** Present moment, which advances by itself at every full minute. */
@Injectable()
export class Clock {
  readonly #zone = inject(NgZone);
  readonly #document = inject(DOCUMENT);
  readonly #present = signal(Date.now());
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Epoch milliseconds, renewed on the minute. */
  readonly now = this.#present.asReadonly();

  constructor() {
    const destroyed = inject(DestroyRef);
    // Only in a browser, and outside the zone of a zone.js app: a pending timer would keep the app unstable.
    afterNextRender(() => {
      this.#zone.runOutsideAngular(() => this.#waitForNextMinute());
      const wake = (): void => this.#present.set(Date.now());
      // Timers pause while a laptop sleeps or a tab is in the background.
      this.#document.addEventListener('visibilitychange', wake);
      destroyed.onDestroy(() => {
        clearTimeout(this.#timer);
        this.#document.removeEventListener('visibilitychange', wake);
      });
    });
  }

  #waitForNextMinute(): void {
    this.#timer = setTimeout(
      () => {
        this.#present.set(Date.now());
        this.#waitForNextMinute();
      },
      MINUTE - (Date.now() % MINUTE),
    );
  }
}
