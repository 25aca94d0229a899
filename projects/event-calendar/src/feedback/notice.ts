import { inject, Injectable, NgZone, signal } from '@angular/core';
import { Announcer } from './announcer';

/** Milliseconds that a notice stays; long enough to reach its action by keyboard. */
const STAYS = 10_000;

/** A short message over the calendar, with an optional action. */
export interface NoticeMessage {
  readonly text: string;
  readonly action: { readonly label: string; readonly run: () => void } | null;
}

/** Shows and announces what just happened, for a while. */
@Injectable()
export class Notice {
  readonly #announcer = inject(Announcer);
  readonly #zone = inject(NgZone);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Sentence that goes with the next notice; empty without one. */
  #besides = '';

  readonly message = signal<NoticeMessage | null>(null);

  /** Shows what was done; `spoken` tells more to those who don't see the calendar. */
  show(text: string, action: NoticeMessage['action'] = null, spoken = text): void {
    this.#announcer.say(spoken);
    this.#show([text, this.#besides].filter(Boolean).join('. '), action);
  }

  /** Shows what is to be known of a change besides what was done, which the next notice may say. */
  showBesides(text: string): void {
    this.show(text);
    this.#besides = text;
  }

  /** Shows that something failed or was refused; `spoken` tells more to those who don't see the calendar. */
  showFailure(text: string, action: NoticeMessage['action'] = null, spoken = text): void {
    this.#announcer.sayFailure(spoken);
    this.#show(text, action);
  }

  #show(text: string, action: NoticeMessage['action']): void {
    this.#besides = '';
    this.message.set({ text, action });
    this.release();
  }

  /** Keeps the notice while the user is at it (WCAG 2.2, 2.2.1). */
  hold(): void {
    clearTimeout(this.#timer);
  }

  /** Starts the time after which the notice disappears. */
  release(): void {
    clearTimeout(this.#timer);
    this.#zone.runOutsideAngular(() => {
      this.#timer = setTimeout(() => this.dismiss(), STAYS);
    });
  }

  /** Dismisses a notice with an action, once the events have changed: the action would do something else now. */
  outdate(): void {
    if (this.message()?.action) this.dismiss();
  }

  dismiss(): void {
    clearTimeout(this.#timer);
    this.#besides = '';
    this.message.set(null);
  }
}
