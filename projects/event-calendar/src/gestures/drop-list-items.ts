import {
  CDK_DROP_LIST,
  type CdkDrag,
  type CdkDragMove,
  type CdkDropList,
} from '@angular/cdk/drag-drop';
import { DOCUMENT, inject, Injectable } from '@angular/core';
import type { OutsideEvent } from 'ng-event-calendar/core/edits';
import { BOUNDARY_INJECTOR } from '../store/inputs/calendar-inputs';
import { Reports } from '../store/inputs/reports';
import { CrossCalendarDrag } from './cross-calendar-drag';
import { DropTargets } from './drop-targets';
import type { Point } from './pointer';

declare const ngDevMode: unknown;

/** A subscription that can be ended. */
interface Ending {
  unsubscribe(): void;
}

/**
 * Accepts items of a host's `cdkDropList` where the calendar's element is such a list too. An item's `cdkDragData`
 * holds the known values of its event.
 */
@Injectable()
export class DropListItems {
  readonly #document = inject(DOCUMENT);
  readonly #targets = inject(DropTargets);
  readonly #reports = inject(Reports);
  readonly #list = inject(BOUNDARY_INJECTOR).get(CDK_DROP_LIST, null, {
    optional: true,
    self: true,
  });

  /** Listens to the list on the calendar's element, if it is one; returns a function that ends this. */
  listen(): () => void {
    const list = this.#list;
    if (list === null) return () => undefined;
    let carried: CrossCalendarDrag | null = null;
    let moves: Ending | null = null;
    const rest = (): void => {
      moves?.unsubscribe();
      moves = null;
      carried = null;
    };
    const take = (item: CdkDrag<unknown>): void => {
      const { data } = item;
      if (typeof data !== 'object' || data === null) {
        if (ngDevMode) {
          this.#reports.report(
            'drop-list-item',
            'An item of a cdkDropList was dragged over the calendar without [cdkDragData]. ' +
              'Give it an object with what is known of the event, such as { title, duration }.',
          );
        }
        return;
      }
      const isHere = (element: Element): boolean => list.element.nativeElement.contains(element);
      const guest = new CrossCalendarDrag(
        () => item.data as OutsideEvent,
        this.#targets,
        (target) => target.drawsPreview && isHere(target.element),
      );
      carried = guest;
      let point: Point | null = null;
      const moved = item.moved.subscribe(({ pointerPosition }: CdkDragMove) => {
        point = pointerPosition;
        guest.to(pointerPosition);
      });
      // Scrolling moves another place under a pointer that rests.
      const scroll = (): void => {
        if (point !== null) guest.to(point);
      };
      this.#document.addEventListener('scroll', scroll, { capture: true, passive: true });
      moves = {
        unsubscribe: () => {
          moved.unsubscribe();
          this.#document.removeEventListener('scroll', scroll, { capture: true });
        },
      };
    };
    // An item may have entered while this code was loading.
    const early = itemOver(list);
    if (early !== null) take(early);
    const endings: Ending[] = [
      list.entered.subscribe(({ item }) => take(item)),
      list.exited.subscribe(() => {
        carried?.cancel();
        rest();
      }),
      list.dropped.subscribe(() => {
        void carried?.drop();
        rest();
      }),
    ];
    return () => {
      endings.forEach((ending) => ending.unsubscribe());
      carried?.cancel();
      rest();
    };
  }
}

/** Returns the item that is over a list already; null while there is none. */
function itemOver({ _dropListRef: list }: CdkDropList): CdkDrag<unknown> | null {
  for (let at = 0; ; at++) {
    const item = list.getItemAtIndex(at);
    if (item === null) return null;
    if (item.isDragging()) return item.data as CdkDrag<unknown>;
  }
}
