import { HOUR_MS, dayFrom, type Slot } from 'ng-event-calendar/core/internal';
import type { Point } from './pointer';
import type { ScrollArea } from './seen-area';
import type { SlotsLike, SlotGeometry } from './view-geometry';

export const FRIDAY = dayFrom(2026, 11, 20);
export const MIDNIGHT = Date.parse('2026-11-20T00:00:00Z');
/** Height at which the clocks of this view skip an hour. */
export const NOWHERE = 99;

/** A view in which `y` is the hour of Friday, or of the day that is `x` days later. */
export class GivenView implements SlotGeometry {
  readonly asked: SlotsLike[] = [];
  /** First day that is shown, as a day number. */
  first = FRIDAY;

  constructor(readonly element: HTMLElement) {}

  area(): ScrollArea {
    return { top: 0, bottom: 1000, left: 0, right: 1000 };
  }

  slotAt({ x, y }: Point, like: SlotsLike): Slot | null {
    this.asked.push(like);
    if (y === NOWHERE) return null;
    return {
      day: this.first + x,
      instant: (this.first + x - FRIDAY) * 24 * HOUR_MS + MIDNIGHT + y * HOUR_MS,
    };
  }
}

/** Adds empty space of a kind. */
export function givenSpace(parent: HTMLElement, slot = 'timed'): HTMLElement {
  const cell = parent.appendChild(document.createElement('div'));
  cell.dataset['slot'] = slot;
  return cell;
}
