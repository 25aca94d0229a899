import type { OutsideEvent } from 'ng-event-calendar/core/edits';
import type { MaybePromise } from '../store/maybe-promise';
import type { DropAnswer, DropTarget } from './drop-targets';
import type { Point } from './pointer';

/** A drop target that records its calls. */
export class GivenTarget implements DropTarget {
  readonly element: Element = document.createElement('div');
  drawsPreview = false;
  /** Answers to an event that is dragged over the target, and to its drop. */
  takes: DropAnswer = true;
  keeps: DropAnswer = true;
  isShut = false;
  readonly log: string[] = [];
  readonly seen: [OutsideEvent, Point | null][] = [];

  constructor(public name = '') {}

  label(): string {
    return this.name;
  }

  isOpen(): boolean {
    return !this.isShut;
  }

  answerTo(): DropAnswer {
    return this.takes;
  }

  over(event: OutsideEvent, point: Point): DropAnswer {
    this.log.push('over');
    this.seen.push([event, point]);
    return this.takes;
  }

  leave(): void {
    this.log.push('leave');
  }

  drop(event: OutsideEvent): MaybePromise<DropAnswer> {
    this.log.push('drop');
    this.seen.push([event, null]);
    return this.keeps;
  }
}
