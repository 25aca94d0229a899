import { DestroyRef, inject, Injectable, NgZone, signal } from '@angular/core';

/** Milliseconds that the region stays empty before it speaks: screen readers miss faster changes. */
const PAUSE = 100;

/** Announces changes that get no focus to screen readers (WCAG 2.2, 4.1.3). */
@Injectable()
export class Announcer {
  readonly #zone = inject(NgZone);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Message that waits to be announced, without places. */
  #news = '';

  /** Content of the calendar's live region. */
  readonly message = signal('');

  constructor() {
    inject(DestroyRef).onDestroy(() => clearTimeout(this.#timer));
  }

  say(message: string): void {
    this.#news = message;
    this.#speak(message);
  }

  /** Announces the place of the focus, after a waiting message: screen reader users would miss that otherwise. */
  sayPlace(place: string): void {
    const news = /[^.!?。！？]$/.test(this.#news) ? `${this.#news}.` : this.#news;
    this.#speak(`${news} ${place}`.trim());
  }

  #speak(message: string): void {
    clearTimeout(this.#timer);
    // Emptied in between, or an equal text would be no change and stay unsaid.
    this.message.set('');
    this.#zone.runOutsideAngular(() => {
      this.#timer = setTimeout(() => {
        this.#news = '';
        this.message.set(message);
      }, PAUSE);
    });
  }
}
