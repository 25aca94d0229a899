import { inject, Injectable, NgZone, signal } from '@angular/core';
import { Announcer } from './announcer';

/** Milliseconds that a notice stays; long enough to reach its action by keyboard. */
const STAYS = 10_000;

/** A short message over the calendar, maybe with something to do about it. */
export interface NoticeMessage {
  readonly text: string;
  readonly action: { readonly label: string; readonly run: () => void } | null;
}

/** Tells the user what just happened, for a while. */
@Injectable()
export class Notice {
  private readonly announcer = inject(Announcer);
  private readonly zone = inject(NgZone);
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly message = signal<NoticeMessage | null>(null);

  show(text: string, action: NoticeMessage['action'] = null): void {
    clearTimeout(this.timer);
    this.message.set({ text, action });
    this.announcer.say(text);
    this.zone.runOutsideAngular(() => {
      this.timer = setTimeout(() => this.message.set(null), STAYS);
    });
  }

  dismiss(): void {
    clearTimeout(this.timer);
    this.message.set(null);
  }
}
