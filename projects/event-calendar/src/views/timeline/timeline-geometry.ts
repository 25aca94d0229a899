import { inject, Injectable, Injector, runInInjectionContext } from '@angular/core';
import {
  dayOf,
  instantOf,
  isOwnedBy,
  isResourceVisible,
  isSameResource,
  nodeOf,
  resourceNodesOf,
  wallAt,
  wallIn,
  type BandOwner,
  type CalendarId,
  type Occurrence,
  type Slot,
  type VisibleHours,
} from 'ng-event-calendar/core/internal';
import type { TimelineRow } from 'ng-event-calendar/core/timeline';
import type { Point } from '../../gestures/pointer';
import type { ScrollArea } from '../../gestures/seen-area';
import type { SlotGeometry, SlotsLike } from '../../gestures/view-geometry';
import { LazyLoader } from '../../lazy/lazy-loader';
import { FREE_TIME_SEARCH } from '../../lazy/lazy-parts';
import { TimelineSettings } from '../../store/dates/timeline-settings';
import { CalendarStore } from '../../store/events/calendar-store';
import { CALENDAR_INPUTS } from '../../store/inputs/calendar-inputs';
import { CalendarSettings } from '../../store/inputs/calendar-settings';
import { slotIn } from '../../store/layout/columns';
import type { FreeTimeSearch } from './free-time-search';
import { HeldExpansion } from './held-expansion';
import { ResourceReveal } from './resource-reveal';
import { TimelineFocus } from './timeline-focus';
import { TimelineLayout } from './timeline-layout';
import { TimelineScale } from './timeline-scale';
import { TimelineScroll } from './timeline-scroll';
import { TimelineZoom } from './timeline-zoom';

/** Pixels sideways within which a drag keeps the times of what is dragged, and half of a snap step where that is more. */
const DEAD_ZONE = 8;

/** Slots of the timeline: rows by their edges, and time along the axis; no element is asked. */
@Injectable()
export class TimelineGeometry implements SlotGeometry {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #settings = inject(CalendarSettings);
  readonly #timeline = inject(TimelineSettings);
  readonly #layout = inject(TimelineLayout);
  readonly #scale = inject(TimelineScale);
  readonly #scroll = inject(TimelineScroll);
  readonly #expansion = inject(HeldExpansion);
  readonly #reveal = inject(ResourceReveal);
  readonly #store = inject(CalendarStore);
  readonly #focus = inject(TimelineFocus);
  readonly zoom = inject(TimelineZoom);
  readonly #loader = inject(LazyLoader);
  readonly #injector = inject(Injector);
  #freeTime: FreeTimeSearch | undefined;
  #scroller!: HTMLElement;

  /** Measures this element from now on. */
  of(scroller: HTMLElement): this {
    this.#scroller = scroller;
    return this;
  }

  get element(): HTMLElement {
    return this.#scroller;
  }

  area(): ScrollArea {
    const { left, right, top, bottom } = this.#scroller.getBoundingClientRect();
    const isRightToLeft = getComputedStyle(this.#scroller).direction === 'rtl';
    const titles = this.#scale.titleWidth();
    return {
      top: top + this.#scale.headHeight(),
      bottom,
      left: isRightToLeft ? left : left + titles,
      right: isRightToLeft ? right - titles : right,
    };
  }

  /** Slots follow the event: times for timed ones in `hours`, of any length, else days. */
  slotsFor({ allDay }: Occurrence): SlotsLike {
    return { isTime: this.#timeline.preset() === 'hours' && !allDay };
  }

  owners(): readonly BandOwner[] {
    return this.#layout.rows().flatMap((row) => (row.isHeading ? [] : [row.owner]));
  }

  ownersInSight(): readonly BandOwner[] {
    return this.#layout.mounted().flatMap(({ row }) => (row.isHeading ? [] : [row.owner]));
  }

  deadZone(): number {
    const step = this.#stepWidth();
    return Math.max(DEAD_ZONE, step / 2);
  }

  slotAt(
    { x, y }: Point,
    { isTime = this.#timeline.preset() === 'hours', resource }: SlotsLike,
  ): Slot | null {
    const row = this.#rowOf(y, resource);
    if (row === undefined || row.isHeading || this.#isGone(row)) return null;
    const axis = this.#scale.axis();
    const position = Math.min(axis.length, Math.max(0, this.#scroll.positionAt(x)));
    const slot = axis.slotAt(position);
    if (slot === null) return null;
    const { owner } = row;
    if (!isTime || slot.instant === null) return slotIn({ day: slot.day, owner }, null);
    // Hours past midnight belong to the date of the clock, by which events are written.
    const day = dayOf(wallIn(slot.instant, this.#settings.zone()));
    return slotIn({ day, owner }, slot.instant);
  }

  hours(): readonly VisibleHours[] | undefined {
    return this.#timeline.preset() === 'hours' ? this.#scale.axis().hours : undefined;
  }

  resourceBeside(resource: Slot['resource'], way: 1 | -1): Slot['resource'] {
    const rows = this.#layout.rows();
    const at = rows.findIndex((row) => hasResource(row, resource));
    // The row from which an event comes may be collapsed or left out.
    const others = at < 0 ? [] : way === 1 ? rows.slice(at + 1) : rows.slice(0, at).reverse();
    const next = (at < 0 ? rows : others).find(({ isHeading }) => !isHeading);
    return next === undefined || next.owner === 'all'
      ? undefined
      : (nodeOf(next.owner)?.resource.id ?? null);
  }

  heldOver(point: Point | null): void {
    const { top, bottom } = this.area();
    const isInside = point !== null && point.y >= top && point.y < bottom;
    const row = isInside ? this.#rowOf(point.y, undefined) : undefined;
    this.#expansion.over.set(row?.key ?? null);
  }

  scrollToResource(id: CalendarId): boolean {
    return this.#reveal.scrollTo(id);
  }

  uncover(occurrence: Occurrence): boolean {
    const { event, allDay, start, end, startWall, endWall } = occurrence;
    const row = this.#layout
      .rows()
      .find(
        ({ owner, isHeading }) => !isHeading && isOwnedBy(event, owner, this.#store.resources()),
      );
    if (row === undefined) {
      const [resource] = resourceNodesOf(event, this.#store.resources());
      return resource !== undefined && this.#reveal.scrollTo(resource.id);
    }
    const axis = this.#scale.axis();
    const instant = allDay ? instantOf(startWall, this.#settings.zone()) : start;
    const folded = axis.stretches.find(
      (each) => each.fold !== null && each.start <= instant && instant < each.end,
    );
    if (folded?.fold != null) {
      this.#scale.unfold(folded.fold);
      return true;
    }
    this.#layout.keptRow.set(row.key);
    this.#layout.keptEvent.set(occurrence.key);
    const last = allDay ? instantOf(endWall, this.#settings.zone()) : end;
    this.#scroll.reveal(axis.positionOf(instant), axis.positionOf(last, 'end'));
    this.#scroll.revealRow(this.#layout.rows().indexOf(row));
    return false;
  }

  focusAt(day: number, instant: number | null): boolean {
    this.#focus.focusTime(instant ?? instantOf(wallAt(day), this.#settings.zone()));
    return true;
  }

  goToFreeTime(): boolean {
    if (this.#focus.place() === null) return false;
    void this.#searchFreeTime();
    return true;
  }

  async #searchFreeTime(): Promise<void> {
    const Search = await this.#loader.load(FREE_TIME_SEARCH, () => this.#focus.place() !== null);
    if (Search === null) return;
    this.#freeTime ??= runInInjectionContext(this.#injector, () => new Search());
    this.#freeTime.go();
  }

  #rowOf(y: number, resource: Slot['resource']): TimelineRow | undefined {
    const rows = this.#layout.rows();
    if (resource === undefined)
      return this.#scroll.isBelowRows(y) ? undefined : rows[this.#scroll.rowAt(y)];
    return rows.find((row) => hasResource(row, resource));
  }

  /** Whether the host has removed or hidden the resource of a row that stands still meanwhile. */
  #isGone({ owner }: TimelineRow): boolean {
    const node = nodeOf(owner);
    if (node === null) return false;
    const now = this.#store.resources().find(node.id);
    return now === undefined || !isResourceVisible(now, this.#store.visibleResources());
  }

  #stepWidth(): number {
    const minuteWidth = this.#scale.minuteWidth();
    return (
      minuteWidth * (this.#timeline.preset() === 'hours' ? this.#inputs.snapMinutes() : 24 * 60)
    );
  }
}

/** Whether a row is that of a resource, or for null that of events without one. */
function hasResource({ owner }: TimelineRow, resource: Slot['resource']): boolean {
  if (owner === 'unassigned') return resource === null;
  return owner !== 'all' && isSameResource(owner.resource.id, resource ?? null);
}
