import { DestroyRef, inject, Injectable, NgZone, signal } from '@angular/core';

/** Milliseconds the region stays empty before it speaks: screen readers miss what is quicker. */
const PAUSE = 100;

/** Says changes that are seen but not focused to those who listen (WCAG 2.2, 4.1.3). */
@Injectable()
export class Announcer {
  readonly #zone = inject(NgZone);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What waits to be said, but for where somebody is. */
  #news = '';

  /** What the calendar's live region holds. */
  readonly message = signal('');

  constructor() {
    inject(DestroyRef).onDestroy(() => clearTimeout(this.#timer));
  }

  say(message: string): void {
    this.#news = message;
    this.#speak(message);
  }

  /** Says where somebody has come to, behind what waits to be said: what happened is seen nowhere by who only listens. */
  sayPlace(place: string): void {
    const news = /[^.!?。！？]$/.test(this.#news) ? `${this.#news}.` : this.#news;
    this.#speak(`${news} ${place}`.trim());
  }

  #speak(message: string): void {
    clearTimeout(this.#timer);
    // Emptied between, or the same words twice would be no change and stay unsaid.
    this.message.set('');
    this.#zone.runOutsideAngular(() => {
      this.#timer = setTimeout(() => {
        this.#news = '';
        this.message.set(message);
      }, PAUSE);
    });
  }
}
