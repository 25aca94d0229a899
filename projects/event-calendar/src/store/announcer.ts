import { LiveAnnouncer } from '@angular/cdk/a11y';
import { inject, Injectable } from '@angular/core';

/** Says changes that are seen but not focused to those who listen (WCAG 2.2, 4.1.3). */
@Injectable()
export class Announcer {
  private readonly live = inject(LiveAnnouncer);

  say(message: string): void {
    void this.live.announce(message, 'assertive');
  }
}
