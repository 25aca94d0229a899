import type { OutsideEvent } from 'ng-event-calendar/core/edits';
import { whenKnown, type MaybePromise } from '../store/maybe-promise';
import type { DropTarget, DropTargets } from './drop-targets';
import type { Point } from './pointer';

/** An event on its way between calendars, zones and other places of the page. */
export class CrossCalendarDrag {
  #target: DropTarget | null = null;
  #isTaken = false;

  constructor(
    /** The event as it is now. */
    private readonly event: () => OutsideEvent,
    private readonly targets: DropTargets,
    private readonly isTarget: (target: DropTarget) => boolean,
  ) {}

  /** Takes note of where it is now. */
  to(point: Point): void {
    const target = this.targets.at(point, this.isTarget);
    if (target !== this.#target) this.#target?.leave();
    this.#target = target;
    this.#isTaken = target?.over(this.event(), point) ?? false;
  }

  /** What it is over, and whether that takes it; null over none. */
  get over(): { readonly isTaken: boolean; readonly isDrawn: boolean } | null {
    const target = this.#target;
    const isTaken = this.#isTaken;
    return target === null ? null : { isTaken, isDrawn: target.drawsPreview };
  }

  /** Lets go of it; returns whether a target took it. One that refuses it says why. */
  drop(): MaybePromise<boolean> {
    const target = this.#target;
    this.#target = null;
    if (target === null) return false;
    return whenKnown(target.drop(this.event()), (took) => {
      if (!took) target.leave();
      return took;
    });
  }

  /** It goes nowhere. */
  cancel(): void {
    this.#target?.leave();
    this.#target = null;
  }
}
