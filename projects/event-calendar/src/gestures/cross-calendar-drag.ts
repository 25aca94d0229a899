import type { OutsideEvent } from 'ng-event-calendar/core/edits';
import type { TakenEvent } from '../store/events/sent-events';
import { whenKnown, type MaybePromise } from '../store/maybe-promise';
import type { Company } from '../store/events/company';
import type { DropTarget, DropTargets } from './drop-targets';
import type { Point } from './pointer';

/** An event that is dragged between calendars, drop zones and other places of the page. */
export class CrossCalendarDrag {
  #target: DropTarget | null = null;
  #isTaken = false;

  constructor(
    /** Returns the event as it is now. */
    private readonly event: () => OutsideEvent,
    private readonly targets: DropTargets,
    private readonly isTarget: (target: DropTarget) => boolean,
    /** Returns the events that are dropped with it; null without any. */
    private readonly company: () => Company | null = () => null,
  ) {}

  /** Notes a new pointer position, in pixels of the window. */
  to(point: Point): void {
    const target = this.targets.at(point, this.isTarget);
    if (target !== this.#target) this.#target?.leave();
    this.#target = target;
    this.#isTaken = target?.over(this.event(), point) ?? false;
  }

  /** Target under the pointer, and whether it takes the event; null over none. */
  get over(): { readonly isTaken: boolean; readonly isDrawn: boolean } | null {
    const target = this.#target;
    const isTaken = this.#isTaken;
    return target === null ? null : { isTaken, isDrawn: target.drawsPreview };
  }

  /** Drops the event; returns whether a target took it, as that does. A target that refuses it says why. */
  drop(): MaybePromise<boolean | TakenEvent> {
    const target = this.#target;
    this.#target = null;
    if (target === null) return false;
    return whenKnown(target.drop(this.event(), this.company()), (took) => {
      if (took === false) target.leave();
      return took;
    });
  }

  /** Ends the drag without a drop. */
  cancel(): void {
    this.#target?.leave();
    this.#target = null;
  }
}
