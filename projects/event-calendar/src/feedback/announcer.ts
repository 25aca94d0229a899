import { DestroyRef, inject, Injectable, NgZone, signal } from '@angular/core';

/** Milliseconds that a region stays empty before it speaks: screen readers miss faster changes. */
const PAUSE = 100;
/** Milliseconds for which news stay in their region, so that screen readers read them before the next. */
const STAY = 500;

/** Content of the calendar's live regions; one of them is empty. */
export interface Spoken {
  /** News and steps, which wait until the screen reader is silent. */
  readonly polite: string;
  /** Failures, together with all that waited, which interrupt it. */
  readonly assertive: string;
}

const SILENCE: Spoken = { polite: '', assertive: '' };

/**
 * Announces to screen readers changes that get no focus (WCAG 2.2, 4.1.3). Messages of one moment are announced
 * together, in their order and each once. Failures go first of all that waits for its turn; of the steps of a cursor only
 * the last one is announced.
 */
@Injectable()
export class Announcer {
  readonly #zone = inject(NgZone);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Messages that wait to be announced, in the order in which they came. */
  #waiting: readonly string[] = [];
  #step = '';
  /** Whether one of them is a failure. */
  #isFailure = false;
  /** Whether news still have to stay in their region. */
  #isHeld = false;

  readonly spoken = signal(SILENCE);

  constructor() {
    inject(DestroyRef).onDestroy(() => clearTimeout(this.#timer));
  }

  /** Announces what has happened. */
  say(message: string): void {
    this.#add(message, false);
  }

  /** Announces that something has failed or was refused; screen readers interrupt what they read. */
  sayFailure(message: string): void {
    this.#add(message, true);
  }

  /** Announces to where a key has led, in place of an earlier step that waits. */
  sayStep(step: string): void {
    this.#step = step;
    if (!this.#isDue()) this.#plan();
  }

  #add(message: string, isFailure: boolean): void {
    const isDue = this.#isDue();
    this.#isFailure ||= isFailure;
    if (!this.#waiting.includes(message)) this.#waiting = [...this.#waiting, message];
    if (!isDue) this.#plan();
  }

  /** Whether messages are about to be announced, which steps that follow quickly must not put off. */
  #isDue(): boolean {
    return this.#waiting.length > 0 && !this.#isHeld;
  }

  #plan(): void {
    // News that stay make the next ones wait; a failure waits for nothing.
    if (this.#isHeld && !this.#isFailure) return;
    this.#isHeld = false;
    // Emptied in between, or an equal text would be no change and stay unsaid.
    this.spoken.set(SILENCE);
    this.#after(PAUSE, () => this.#speak());
  }

  #speak(): void {
    const words = [...this.#waiting, this.#step]
      .filter((each) => each !== '')
      .reduce(sentences, '');
    this.#isHeld = this.#waiting.length > 0;
    this.spoken.set({ ...SILENCE, [this.#isFailure ? 'assertive' : 'polite']: words });
    this.#waiting = [];
    this.#step = '';
    this.#isFailure = false;
    if (this.#isHeld) this.#after(STAY, () => this.#release());
  }

  #release(): void {
    this.#isHeld = false;
    if (this.#waiting.length > 0 || this.#step !== '') this.#plan();
  }

  #after(time: number, act: () => void): void {
    clearTimeout(this.#timer);
    this.#zone.runOutsideAngular(() => (this.#timer = setTimeout(act, time)));
  }
}

/** Joins two texts, the first of them ended as a sentence. */
export function sentences(first: string, second: string): string {
  if (first === '') return second;
  return `${/[.!?。！？…]$/.test(first) ? first : `${first}.`} ${second}`;
}
