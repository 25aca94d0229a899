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
  /** Message that waits to be announced before the next one. */
  #aside = '';

  /** Content of the calendar's live region. */
  readonly message = signal('');

  constructor() {
    inject(DestroyRef).onDestroy(() => clearTimeout(this.#timer));
  }

  say(message: string): void {
    this.#news = message;
    this.#speak(message);
  }

  /** Announces a message before the next one, which tells the result of the change that it is about. */
  sayWithNext(message: string): void {
    this.#aside = message;
    this.#speak(this.#news);
  }

  /** Announces the place of the focus, after a waiting message: screen reader users would miss that otherwise. */
  sayPlace(place: string): void {
    this.#speak(sentences(this.#news, place));
  }

  #speak(message: string): void {
    clearTimeout(this.#timer);
    // Emptied in between, or an equal text would be no change and stay unsaid.
    this.message.set('');
    this.#zone.runOutsideAngular(() => {
      this.#timer = setTimeout(() => {
        this.message.set(sentences(this.#aside, message));
        this.#news = '';
        this.#aside = '';
      }, PAUSE);
    });
  }
}

/** Joins two texts, the first of them ended as a sentence. */
function sentences(first: string, second: string): string {
  const ended = /[^.!?。！？]$/.test(first) ? `${first}.` : first;
  return second === '' ? first : `${ended} ${second}`.trim();
}
