import { DOCUMENT, inject, Injectable, untracked } from '@angular/core';
import type { Occurrence, Slot } from 'ng-event-calendar/core/internal';
import { eventsInRectangle } from 'ng-event-calendar/core/several';
import { AutoScroll } from '../gestures/auto-scroll';
import { drawnEventAt } from '../gestures/drawn-event';
import type { Point } from '../gestures/pointer';
import type { SlotGeometry } from '../gestures/view-geometry';
import type { Lasso } from '../store/events/selection-state';
import { PageOccurrences } from '../store/events/page-occurrences';
import { Columns } from '../store/layout/columns';
import { Navigation } from '../store/dates/navigation';
import { EventSelection } from './event-selection';
import { SeveralMoves } from './several-moves';

/** Surface on which a rectangle was begun: the events of others aren't touched by it. */
type Surface = 'timed' | 'all-day' | 'all';

/** A rectangle while it is spanned. */
interface Spanned {
  readonly view: SlotGeometry;
  readonly surface: Surface;
  /** Where it began, from the start of the scrolled content. */
  readonly from: Point;
  readonly slot: Slot | null;
  readonly box: HTMLElement;
  readonly scrolling: AutoScroll;
}

/** Rectangle over empty space that selects the events which it touches. */
@Injectable()
export class EventLasso implements Lasso {
  readonly #columns = inject(Columns);
  readonly #document = inject(DOCUMENT);
  readonly #moves = inject(SeveralMoves);
  readonly #navigation = inject(Navigation);
  readonly #page = inject(PageOccurrences);
  readonly #selection = inject(EventSelection);
  #spanned: Spanned | null = null;
  #to: Point = { x: 0, y: 0 };

  begin(view: SlotGeometry, target: Element, point: Point): void {
    const slotName = target.closest<HTMLElement>('[data-slot]')?.dataset['slot'];
    const surface = slotName === 'timed' || slotName === 'all-day' ? slotName : 'all';
    const box = this.#document.createElement('div');
    box.setAttribute('data-lasso', '');
    view.element.closest('.ec-main')?.append(box);
    const scrolling = new AutoScroll(
      view.element,
      () => view.area(),
      (at) => this.to(at),
    );
    const from = contentPoint(view.element, point);
    const slot = view.slotAt(point, { isTime: surface === 'timed' });
    this.#spanned = { view, surface, from, slot, box, scrolling };
    this.to(point);
  }

  to(point: Point): void {
    const spanned = this.#spanned;
    if (spanned === null) return;
    this.#to = point;
    spanned.scrolling.follow(point);
    const { left, top, right, bottom } = this.#rectangle(spanned);
    const area = spanned.view.area();
    const frame = spanned.box.parentElement!.getBoundingClientRect();
    const [x, y] = [Math.max(left, area.left), Math.max(top, topOf(spanned, area.top))];
    Object.assign(spanned.box.style, {
      left: `${x - frame.left}px`,
      top: `${y - frame.top}px`,
      width: `${Math.max(0, Math.min(right, area.right) - x)}px`,
      height: `${Math.max(0, Math.min(bottom, area.bottom) - y)}px`,
    });
  }

  end(): void {
    const spanned = this.#spanned;
    if (spanned === null) return;
    const touched = this.#touched(spanned);
    this.cancel();
    this.#selection.add(touched);
  }

  cancel(): void {
    this.#spanned?.scrolling.stop();
    this.#spanned?.box.remove();
    this.#spanned = null;
  }

  /** Returns the rectangle as it lies in the window now. */
  #rectangle({ view, from }: Spanned): DOMRect {
    const start = windowPoint(view.element, from);
    const { x, y } = this.#to;
    return new DOMRect(
      Math.min(start.x, x),
      Math.min(start.y, y),
      Math.abs(start.x - x),
      Math.abs(start.y - y),
    );
  }

  /** Returns the events that it touches: those that are drawn by their boxes, and others by their slots. */
  #touched(spanned: Spanned): readonly Occurrence[] {
    const { view, surface, slot } = spanned;
    const rectangle = this.#rectangle(spanned);
    const drawn = new Set<string>();
    const touched = new Set<string>();
    for (const element of view.element.querySelectorAll('ec-event')) {
      const occurrence = drawnEventAt(element)?.occurrence();
      if (occurrence === undefined || isBeside(surface, occurrence)) continue;
      drawn.add(occurrence.key);
      if (meet(element.getBoundingClientRect(), rectangle)) touched.add(occurrence.key);
    }
    const page = untracked(this.#page.all);
    const isByRow = this.#navigation.layout().bands === 'rows';
    const to = view.slotAt(this.#to, { isTime: surface === 'timed' });
    const there =
      slot === null || to === null
        ? []
        : eventsInRectangle(page, slot, to, {
            ...this.#moves.rules(),
            columns: isByRow ? null : untracked(this.#columns.all),
            hasTimes: surface !== 'all',
          });
    for (const { key } of there) if (!drawn.has(key)) touched.add(key);
    return page.filter(({ key }) => touched.has(key));
  }
}

/** Whether an event stands on another surface than the one on which a rectangle was begun. */
function isBeside(surface: Surface, { isBar }: Occurrence): boolean {
  return surface !== 'all' && isBar !== (surface === 'all-day');
}

/** Returns where a rectangle may begin: that of the all-day row lies above the part that scrolls. */
function topOf({ surface }: Spanned, top: number): number {
  return surface === 'all-day' ? 0 : top;
}

function meet(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function contentPoint(scroller: Element, { x, y }: Point): Point {
  const { left, top } = scroller.getBoundingClientRect();
  return { x: x - left + scroller.scrollLeft, y: y - top + scroller.scrollTop };
}

function windowPoint(scroller: Element, { x, y }: Point): Point {
  const { left, top } = scroller.getBoundingClientRect();
  return { x: x + left - scroller.scrollLeft, y: y + top - scroller.scrollTop };
}
