import type { OutsideEvent } from 'ng-event-calendar/core/edits';
import type { TakenEvent } from '../store/events/sent-events';
import { whenKnown, type MaybePromise } from '../store/maybe-promise';
import type { DropAnswer, DropTarget, DropTargets } from './drop-targets';
import type { Company } from '../store/events/company';
import type { Point } from './pointer';

/** An event that is dragged between calendars, drop zones and other places of the page. */
export class CrossCalendarDrag {
  #target: DropTarget | null = null;
  #answer: DropAnswer = false;

  constructor(
    /** Returns the event as it is now. */
    private readonly event: () => OutsideEvent,
    private readonly targets: DropTargets,
    private readonly isTarget: (target: DropTarget) => boolean,
    /** Returns the events that are dropped with it; null without any. */
    private readonly company: () => Company | null = () => null,
    /** Returns the number of these events. */
    private readonly count: () => number = () => 1,
  ) {}

  /** Notes a new pointer position, in pixels of the window. */
  to(point: Point): void {
    const target = this.targets.at(point, this.isTarget);
    if (target !== this.#target) this.#target?.leave();
    this.#target = target;
    const count = target?.takesOne === true ? 1 : this.count();
    this.#answer = target?.over(this.event(), point, count) ?? false;
  }

  /** Target under the pointer, its answer to the event, and whether it draws that; null over none. */
  get over(): {
    readonly target: DropTarget;
    readonly answer: DropAnswer;
    readonly isDrawn: boolean;
  } | null {
    const target = this.#target;
    const answer = this.#answer;
    return target === null ? null : { target, answer, isDrawn: target.drawsPreview };
  }

  /** Drops the event; returns whether a target took it, or why not, as that does. */
  drop(): MaybePromise<DropAnswer | TakenEvent> {
    const target = this.#target;
    this.#target = null;
    if (target === null) return false;
    const company = target.takesOne === true ? null : this.company();
    return whenKnown(target.drop(this.event(), company), (took) => {
      if (took === false || typeof took === 'string') target.leave();
      return took;
    });
  }

  /** Ends the drag without a drop. */
  cancel(): void {
    this.#target?.leave();
    this.#target = null;
  }
}
