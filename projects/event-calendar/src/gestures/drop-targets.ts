import { DOCUMENT, inject, Injectable } from '@angular/core';
import type { OutsideEvent } from 'ng-event-calendar/core/edits';
import type { TakenEvent } from '../store/events/sent-events';
import type { MaybePromise } from '../store/maybe-promise';
import type { Company } from '../store/events/company';
import type { Point } from './pointer';

/** Answer of a target to an event: whether it takes it, or the reason for the user why it doesn't. */
export type DropAnswer = boolean | string;

/** A place on the page that takes events: a calendar, or a drop zone of the host. */
export interface DropTarget {
  readonly element: Element;
  /** Whether the target draws the dragged event itself. */
  readonly drawsPreview: boolean;
  /** Whether the target takes the dragged event alone, while others that are selected stay. */
  readonly takesOne?: boolean;
  /** Returns the name that users see when they drop by keyboard; empty without one. */
  label(): string;
  /** Whether the target takes events at present. */
  isOpen(): boolean;
  /** Returns whether the target takes an event, wherever on it that is dropped; left out where only the place decides. */
  answerTo?(event: OutsideEvent): DropAnswer;
  /**
   * Called while an event is dragged over the target, alone or as one of several; returns whether it may be dropped
   * there.
   */
  over(event: OutsideEvent, point: Point, count?: number): DropAnswer;
  /** Called when the dragged event has left the target. */
  leave(): void;
  /**
   * Takes the dragged event; returns whether it did, later where the user is asked. A target that can't tell the user
   * itself why it refuses the event returns the reason. One that wants to hear when the event returns to its calendar
   * gives it as a `TakenEvent`. With company it takes all, or none.
   */
  drop(event: OutsideEvent, company?: Company | null): MaybePromise<DropAnswer | TakenEvent>;
}

/** A calendar as a target for the keyboard: it picks up an external event, to be moved by keys. */
export interface KeyboardTarget {
  isOpen(): boolean;
  /** Picks up an external event; returns whether it did. */
  pickUpExternal(event: OutsideEvent): boolean;
}

/** All places on the page on which events can be dropped. */
@Injectable({ providedIn: 'root' })
export class DropTargets {
  readonly #document = inject(DOCUMENT);
  readonly #targets = new Set<DropTarget>();
  readonly #keyboards = new Set<KeyboardTarget>();

  /** Adds a target; returns a function that removes it. */
  add(target: DropTarget): () => void {
    this.#targets.add(target);
    return () => this.#targets.delete(target);
  }

  addKeyboard(target: KeyboardTarget): () => void {
    this.#keyboards.add(target);
    return () => this.#keyboards.delete(target);
  }

  /** Returns the open targets that have a name. */
  named(): readonly DropTarget[] {
    return [...this.#targets].filter((target) => target.label() !== '' && target.isOpen());
  }

  /** Passes an event to the first calendar that takes it, to be moved there by keys; returns whether one did. */
  pickUpExternal(event: OutsideEvent): boolean {
    return [...this.#keyboards].some((target) => target.isOpen() && target.pickUpExternal(event));
  }

  /** Returns the innermost open target under a point of the window, among the matching ones; null without one. */
  at({ x, y }: Point, isAsked: (target: DropTarget) => boolean): DropTarget | null {
    const under = this.#document.elementFromPoint(x, y);
    const found = [...this.#targets].filter(
      (target) => isAsked(target) && target.element.contains(under) && target.isOpen(),
    );
    const hasInner = ({ element }: DropTarget): boolean =>
      found.some((other) => other.element !== element && element.contains(other.element));
    return found.find((target) => !hasInner(target)) ?? null;
  }
}
