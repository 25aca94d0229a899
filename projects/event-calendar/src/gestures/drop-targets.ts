import { DOCUMENT, inject, Injectable } from '@angular/core';
import type { OutsideEvent } from 'ng-event-calendar/core/edits';
import type { MaybePromise } from '../store/maybe-promise';
import type { Point } from './pointer';

/** Something on the page that takes events: a calendar, or a zone of the host. */
export interface DropTarget {
  readonly element: Element;
  /** Whether it shows itself what is carried over it. */
  readonly drawsPreview: boolean;
  /** What users call it, for those who drop by keyboard; empty without a name. */
  label(): string;
  /** Whether it takes events at all now. */
  isOpen(): boolean;
  /** Something is carried over it; returns whether it would be taken here. */
  over(event: OutsideEvent, point: Point): boolean;
  /** What was carried over it is elsewhere now. */
  leave(): void;
  /** Takes what is carried over it, or says why it doesn't; returns whether it did, later where the user is asked. */
  drop(event: OutsideEvent): MaybePromise<boolean>;
}

/** A calendar as those see it who have no pointer: it takes something in, to be moved by keys. */
export interface KeyboardTarget {
  isOpen(): boolean;
  /** Returns whether it took it. */
  pickUpExternal(event: OutsideEvent): boolean;
}

/** Everything on the page that events can be dropped on. */
@Injectable({ providedIn: 'root' })
export class DropTargets {
  readonly #document = inject(DOCUMENT);
  readonly #targets = new Set<DropTarget>();
  readonly #keyboards = new Set<KeyboardTarget>();

  /** Adds a target; returns what takes it away again. */
  add(target: DropTarget): () => void {
    this.#targets.add(target);
    return () => this.#targets.delete(target);
  }

  addKeyboard(target: KeyboardTarget): () => void {
    this.#keyboards.add(target);
    return () => this.#keyboards.delete(target);
  }

  /** The open targets that have a name. */
  named(): readonly DropTarget[] {
    return [...this.#targets].filter((target) => target.label() !== '' && target.isOpen());
  }

  /** Gives something to the first calendar that takes it, to be moved there by keys. */
  pickUpExternal(event: OutsideEvent): boolean {
    return [...this.#keyboards].some((target) => target.isOpen() && target.pickUpExternal(event));
  }

  /** The innermost open target under a point of the window, of those asked for; null without one. */
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
