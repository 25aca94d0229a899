import { Injectable } from '@angular/core';
import type { EventChange } from 'ng-event-calendar/core/edits';

/** An event in a place outside of the calendar, which may come back and leave again. */
export interface TakenEvent {
  /** Called when the event is in the calendar again. */
  giveBack(): void;
  /** Called when the event has left the calendar again. */
  takeAgain(): void;
}

/** A change of a record that may be marked with the drop by which its event leaves. */
export interface SentChange extends EventChange {
  readonly drop?: object;
}

interface Sent {
  readonly taken: TakenEvent;
  /** Whether the event is in the calendar no longer. */
  readonly isGone: () => boolean;
  isOut: boolean;
}

/** Events that were dropped outside of the calendar; the places that took them hear when they come back. */
@Injectable()
export class SentEvents {
  readonly #sent = new WeakMap<object, Sent>();

  /** Notes that a place has taken an event; `drop` marks the change by which it leaves. */
  add(drop: object, taken: TakenEvent, isGone: () => boolean): void {
    this.#sent.set(drop, { taken, isGone, isOut: true });
  }

  /** Tells the places of the events of some changes, after these were made or taken back. */
  follow(changes: readonly SentChange[]): void {
    for (const { drop } of changes) {
      const sent = drop === undefined ? undefined : this.#sent.get(drop);
      if (sent === undefined || sent.isOut === sent.isGone()) continue;
      sent.isOut = !sent.isOut;
      if (sent.isOut) sent.taken.takeAgain();
      else sent.taken.giveBack();
    }
  }
}
