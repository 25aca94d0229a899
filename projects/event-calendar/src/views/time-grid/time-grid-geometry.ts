import { inject, Injectable } from '@angular/core';
import {
  axisDayOf,
  isOwnedBy,
  MINUTE,
  wallAt,
  type BandOwner,
  type Occurrence,
  isSameResource,
  nodeOf,
  type CalendarId,
  type Column,
  type Slot,
} from 'ng-event-calendar/core/internal';
import { withAttribute } from '../../feedback/attribute-selector';
import type { ScrollArea } from '../../gestures/seen-area';
import type { Point } from '../../gestures/pointer';
import { nearestBox, type SlotsLike, type SlotGeometry } from '../../gestures/view-geometry';
import { Columns, slotIn } from '../../store/layout/columns';
import { CalendarStore } from '../../store/events/calendar-store';
import { AllDayLayout } from './all-day-layout';
import { GridKeys } from './grid-keys';
import { TimeGridLayout } from './time-grid-layout';
import { columnCells } from './column-cells';
import { GridScroll, type GridParts } from './grid-scroll';
import { GridScale } from './grid-scale';

/** A drawn column and its box. */
interface DrawnColumn {
  readonly column: Column;
  readonly box: DOMRect;
}

/** Slot geometry of the time grid, and of the all-day row above it. */
@Injectable()
export class TimeGridGeometry implements SlotGeometry {
  readonly #scale = inject(GridScale);
  readonly #columns = inject(Columns);
  readonly #scroll = inject(GridScroll);
  readonly #allDay = inject(AllDayLayout);
  readonly #keys = inject(GridKeys);
  readonly #layout = inject(TimeGridLayout);
  readonly #store = inject(CalendarStore);
  #parts: GridParts | undefined;

  /** Sets the elements to measure. */
  of(parts: GridParts): this {
    this.#parts = parts;
    return this;
  }

  get element(): HTMLElement {
    return this.#parts!.scroller;
  }

  area(): ScrollArea {
    const { scroller, head, body } = this.#parts!;
    const { left, right, bottom } = scroller.getBoundingClientRect();
    // The time axis stays at the start of lines.
    const axis = body.querySelector('ec-time-axis')?.getBoundingClientRect().width ?? 0;
    const isRightToLeft = getComputedStyle(scroller).direction === 'rtl';
    return {
      top: head.getBoundingClientRect().bottom,
      bottom,
      left: isRightToLeft ? left : left + axis,
      right: isRightToLeft ? right - axis : right,
    };
  }

  owners(): readonly BandOwner[] {
    return this.#columns.rules().owners;
  }

  hourHeight(): number {
    return this.#scale.minuteHeight() * 60;
  }

  scrollToResource(id: CalendarId): boolean {
    const columns = this.#columns;
    const owner = columns
      .owners()
      .find((each) => isSameResource(nodeOf(each)?.resource.id ?? null, id));
    if (owner === undefined) return false;
    columns.show(owner);
    if (!columns.isOneAtATime()) {
      this.#scroll.toColumn(columns.all().findIndex((column) => column.owner === owner));
    }
    return true;
  }

  uncover({ key, event, firstDay, lastDay, isBar, startWall }: Occurrence): boolean {
    const columns = this.#columns;
    const resources = this.#store.resources();
    const isOwn = (owner: Column['owner']): boolean =>
      owner === 'all' || isOwnedBy(event, owner, resources);
    const at = columns
      .all()
      .findIndex(({ day, owner }) => firstDay <= day && day <= lastDay && isOwn(owner));
    if (at < 0) {
      const owner = columns.isOneAtATime() ? columns.owners().find(isOwn) : undefined;
      if (owner !== undefined) columns.show(owner);
      return owner !== undefined;
    }
    this.#scroll.revealColumn(at);
    this.#layout.kept.set(key);
    if (isBar) {
      const isDrawn = this.#parts?.head.querySelector(`ec-event${withAttribute('data-key', key)}`);
      if (isDrawn != null || !this.#allDay.canExpand() || this.#allDay.isExpanded()) return false;
      this.#allDay.isExpanded.set(true);
      return true;
    }
    const minutes = (startWall - wallAt(firstDay)) / MINUTE;
    const fold = this.#scale
      .axis()
      .folds.find(({ hours }) => hours.start * 60 <= minutes && minutes < hours.end * 60);
    if (fold !== undefined) this.#scale.unfold(fold.hours);
    return fold !== undefined;
  }

  focusAt(day: number, instant: number | null): boolean {
    return this.#keys.there()?.goTo(day, instant) ?? false;
  }

  slotAt({ x, y }: Point, { isTime, resource }: SlotsLike): Slot | null {
    const { head, body } = this.#parts!;
    const columns = this.#columns.all();
    const drawn = columnCells(body).flatMap(({ at, cell }): DrawnColumn[] => {
      const column = columns[at];
      return column === undefined ? [] : [{ column, box: cell.getBoundingClientRect() }];
    });
    const column = this.#columnAt(drawn, x, resource);
    const box = drawn[0]?.box;
    if (column === undefined || box === undefined) return null;
    const isAbove = y < head.getBoundingClientRect().bottom;
    if (isTime === false || (isAbove && isTime === undefined)) return slotIn(column, null);
    const axis = this.#scale.axis();
    const offset = ((y - box.top) / box.height) * axis.length;
    const axisDay = axisDayOf(axis, column.day);
    const instant = axisDay.instantAt(Math.min(axis.length, Math.max(0, offset)));
    return instant === null ? null : slotIn(column, instant);
  }

  /** Returns the column at a horizontal point, among those of a resource if one is given. */
  #columnAt(
    drawn: readonly DrawnColumn[],
    x: number,
    resource: Slot['resource'],
  ): Column | undefined {
    const under = nearestTo(x, drawn);
    if (resource === undefined || under === undefined) return under;
    const own = drawn.filter(({ column }) =>
      isSameResource(slotIn(column, null).resource, resource),
    );
    // With days outermost the day under the pointer counts.
    const onDay = own.filter(({ column }) => column.day === under.day);
    return nearestTo(x, this.#columns.rules().order === 'date-resource' ? onDay : own) ?? under;
  }
}

function nearestTo(x: number, drawn: readonly DrawnColumn[]): Column | undefined {
  const boxes = drawn.map(({ box }) => box);
  return drawn[nearestBox(boxes, x, 'x')]?.column;
}
