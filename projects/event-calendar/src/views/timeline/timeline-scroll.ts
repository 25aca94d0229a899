import { inject, Injectable, NgZone } from '@angular/core';
import { instantOf, itemAt, MINUTE, wallAt } from 'ng-event-calendar/core/internal';
import { Navigation } from '../../store/dates/navigation';
import { TimelineSettings } from '../../store/dates/timeline-settings';
import { CalendarSettings } from '../../store/inputs/calendar-settings';
import { Media } from '../../store/inputs/media';
import { textScaleOf } from '../../store/inputs/text-scale';
import type { VisibleAxis } from './kept-place';
import { FINE_STEP, ROWS_STEP } from './timeline-box';
import { TimelineLayout } from './timeline-layout';
import { TimelineScale } from './timeline-scale';

/** Pixels of the axis that are mounted beyond what is in sight at the least, which is half a view. */
const FAR = 120;

/** Measures the timeline and scrolls it. */
@Injectable()
export class TimelineScroll {
  readonly #settings = inject(CalendarSettings);
  readonly #timeline = inject(TimelineSettings);
  readonly #navigation = inject(Navigation);
  readonly #layout = inject(TimelineLayout);
  readonly #scale = inject(TimelineScale);
  readonly #media = inject(Media);
  readonly #zone = inject(NgZone);
  #scroller: HTMLElement | undefined;
  /** Scroll position as it was noted last: shorter content may have moved the element since. */
  #noted = { top: 0, left: 0 };
  /** Frame at which the axis follows; undefined while it doesn't wait. */
  #axisFrame: number | undefined;
  /** Pixels to which the axis was scrolled last, of which browsers keep whole ones. */
  #asked = 0;

  /** Measures now and whenever size or scroll position change; returns what ends it. */
  observe(scroller: HTMLElement): () => void {
    this.#scroller = scroller;
    const measure = (): void => this.#measure();
    return this.#zone.runOutsideAngular(() => {
      const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
      sizes?.observe(scroller);
      const follow = (): void => this.#follow();
      scroller.addEventListener('scroll', follow, { passive: true });
      measure();
      return () => {
        sizes?.disconnect();
        scroller.removeEventListener('scroll', follow);
        this.#axisWaits(false);
        this.#scroller = undefined;
      };
    });
  }

  /** Scrolls to a time of day on the first day in sight, in minutes by the clock; `hours` alone has times. */
  toTime(minutes: number): void {
    if (this.#timeline.preset() !== 'hours') return;
    const day = this.#firstDayInSight();
    const [first] = this.#scale.axis().hours;
    if (day === undefined || first === undefined) return;
    // Times before the first hour are those past midnight, where the day has these.
    const isPastMidnight = first.end > 24 && minutes < first.start * 60;
    this.toDayTime(day, isPastMidnight ? minutes + 24 * 60 : minutes, 'smooth');
  }

  /** Scrolls today into sight: the present to the middle in `hours`, else its cell where that is out of sight. */
  toToday(behavior: ScrollBehavior): void {
    const now = this.#scale.now();
    if (now !== null && this.#timeline.preset() === 'hours') this.toMiddle(now, behavior);
    else {
      const today = this.#navigation.today();
      const place = this.#scale.axis().days.find(({ day }) => day === today);
      if (place !== undefined) this.reveal(place.from, place.to, behavior);
    }
  }

  /** Notes the scroll position before rows or axis change. */
  note(): void {
    if (this.#scroller !== undefined && !this.#media.isPrinting()) this.#note(this.#scroller);
  }

  /** Scroll position in pixels before the present change of rows and axis. */
  get noted(): { readonly top: number; readonly left: number } {
    return this.#noted;
  }

  /** Element that scrolls; undefined before the view is on the page. */
  get element(): HTMLElement | undefined {
    return this.#scroller;
  }

  /** Whether the view is on the page and measured. */
  get isReady(): boolean {
    return this.#scroller !== undefined && this.#scale.box() !== null;
  }

  /** Returns the axis and its visible part. */
  visible(): VisibleAxis {
    const [axis, minuteWidth] = [this.#scale.axis(), this.#scale.minuteWidth()];
    const scrolled = Math.abs(this.#scroller?.scrollLeft ?? 0);
    return { axis, minuteWidth, scrolled, room: this.room() };
  }

  /** The visible part of the axis with the fraction of a pixel that scrolling left out, so that many steps don't add up. */
  exactlyVisible(): VisibleAxis {
    const visible = this.visible();
    const isThere = Math.abs(this.#asked - visible.scrolled) < 1;
    return isThere ? { ...visible, scrolled: this.#asked } : visible;
  }

  /** Scrolls so that a stretch of the axis is in sight, in axis minutes. */
  reveal(from: number, to: number, behavior: ScrollBehavior = 'instant'): void {
    const scroller = this.#scroller;
    if (scroller === undefined) return;
    const minuteWidth = this.#scale.minuteWidth();
    const room = this.room();
    const [start, end] = [
      from * minuteWidth,
      Math.min(to * minuteWidth, from * minuteWidth + room),
    ];
    const at = Math.abs(scroller.scrollLeft);
    if (start < at) this.to(start, behavior);
    else if (end > at + room) this.to(end - room, behavior);
    this.#measure();
  }

  /** Scrolls so that so many pixels of the rows are out of sight above. */
  toRow(top: number): void {
    if (this.#scroller === undefined) return;
    this.#scroller.scrollTop = top;
    this.#note(this.#scroller);
  }

  /** Scrolls so that a row is in sight, under the header. */
  revealRow(at: number): void {
    const scroller = this.#scroller;
    if (scroller === undefined) return;
    const edges = this.#layout.edges();
    const [top, bottom] = [edges[at] ?? 0, edges[at + 1] ?? 0];
    // Pinned rows are always in sight.
    if (at < this.#layout.pinnedCount()) return;
    const pinned = this.#layout.pinnedHeight();
    const room = scroller.clientHeight - this.#scale.headHeight();
    if (top < scroller.scrollTop + pinned) this.toRow(top - pinned);
    else if (bottom > scroller.scrollTop + room) this.toRow(bottom - room);
  }

  /** Axis minutes that lie under a place of the window. */
  positionAt(x: number): number {
    const { scrolled, minuteWidth } = this.visible();
    return (this.offsetAt(x) + scrolled) / minuteWidth;
  }

  /** Pixels from the start of the visible part of the axis to a place of the window. */
  offsetAt(x: number): number {
    const { start, way } = this.#visibleStart();
    return way * (x - start);
  }

  /** Place of the window at so many pixels from the start of the visible part of the axis. */
  xAt(offset: number): number {
    const { start, way } = this.#visibleStart();
    return start + way * offset;
  }

  /** Index of the row that lies under a place of the window; the nearest one beside all. */
  rowAt(y: number): number {
    return itemAt(this.#layout.edges(), this.#insetOf(y));
  }

  /** Whether a place of the window lies below the last row. */
  isBelowRows(y: number): boolean {
    return this.#insetOf(y) >= this.#layout.edges().at(-1)!;
  }

  /** Pixels from the start of the first row to a place of the window; pinned rows don't scroll. */
  #insetOf(y: number): number {
    const scroller = this.#scroller!;
    const inset = y - scroller.getBoundingClientRect().top - this.#scale.headHeight();
    return inset < this.#layout.pinnedHeight() ? inset : inset + scroller.scrollTop;
  }

  /** Place of the window where the axis begins to be in sight, and the direction in which it runs. */
  #visibleStart(): { readonly start: number; readonly way: 1 | -1 } {
    const scroller = this.#scroller!;
    const { left, right } = scroller.getBoundingClientRect();
    const titles = this.#scale.titleWidth();
    return getComputedStyle(scroller).direction === 'rtl'
      ? { start: right - titles, way: -1 }
      : { start: left + titles, way: 1 };
  }

  #measure(): void {
    if (this.#measureRows()) this.#measureAxis();
  }

  /**
   * Measures after it was scrolled. Where rows and axis both move on, the axis follows a frame later, so that no frame
   * mounts the bars of both; enough of it is mounted for that.
   */
  #follow(): void {
    const before = this.#scale.box();
    if (!this.#measureRows()) return;
    const isWaiting = this.#axisFrame !== undefined;
    const far = Math.abs(this.#noted.left - (this.#scale.scrolledAxis() ?? Infinity)) > FAR;
    if (isWaiting || far || this.#scale.box() === before) this.#measureAxis();
    else this.#axisWaits(true);
  }

  /** Measures size and rows; returns whether there is something to measure. */
  #measureRows(): boolean {
    const scroller = this.#scroller;
    // Paper has its own measures.
    if (scroller === undefined || scroller.clientWidth === 0 || this.#media.isPrinting()) {
      return false;
    }
    this.#note(scroller);
    this.#scale.box.set({
      width: scroller.clientWidth,
      height: scroller.clientHeight,
      textScale: textScaleOf(scroller),
      scrolledRows: Math.floor(scroller.scrollTop / ROWS_STEP) * ROWS_STEP,
    });
    return true;
  }

  #measureAxis(): void {
    this.#axisWaits(false);
    const scrolled = this.#noted.left;
    this.#scale.scrolledAxis.set(Math.round(scrolled / FINE_STEP) * FINE_STEP);
  }

  #axisWaits(waits: boolean): void {
    if (this.#axisFrame !== undefined) cancelAnimationFrame(this.#axisFrame);
    // The next frame but one: frames that are requested while one begins belong to it.
    this.#axisFrame = waits
      ? requestAnimationFrame(() => {
          this.#axisFrame = requestAnimationFrame(() => this.#measure());
        })
      : undefined;
  }

  /** Scrolls so that a position stands in the middle. */
  toMiddle(position: number, behavior: ScrollBehavior): void {
    this.to(position * this.#scale.minuteWidth() - this.room() / 2, behavior);
  }

  /** Pixels in which the axis is in sight, beside the titles. */
  room(): number {
    return Math.max(0, (this.#scroller?.clientWidth ?? 0) - this.#scale.titleWidth());
  }

  #note({ scrollTop, scrollLeft }: HTMLElement): void {
    this.#noted = { top: scrollTop, left: Math.abs(scrollLeft) };
  }

  /** Scrolls to a time of a day, or to an event of the day that begins earlier. */
  toDayTime(day: number, minutes: number, behavior: ScrollBehavior, toEarlier = false): void {
    const axis = this.#scale.axis();
    const place = axis.days.find((each) => each.day === day);
    if (place === undefined) return;
    const time = axis.positionOf(instantOf(wallAt(day) + minutes * MINUTE, this.#settings.zone()));
    const starts = this.#layout
      .layouts()
      .flatMap(({ bars }) => bars)
      .filter(({ occurrence, continuesBefore }) => !occurrence.allDay && !continuesBefore)
      .map(({ from }) => from)
      .filter((from) => toEarlier && from >= place.from && from < place.to);
    const minuteWidth = this.#scale.minuteWidth();
    this.to(Math.min(time, ...starts) * minuteWidth, behavior);
  }

  #firstDayInSight(): number | undefined {
    const [minuteWidth, axis] = [this.#scale.minuteWidth(), this.#scale.axis()];
    const at = Math.abs(this.#scroller?.scrollLeft ?? 0) / minuteWidth;
    return axis.days.find(({ to }) => to > at)?.day;
  }

  /** Scrolls so that so many pixels of the axis are out of sight before its visible part. */
  to(pixels: number, behavior: ScrollBehavior): void {
    const scroller = this.#scroller;
    // Nothing scrolls where nothing is measured, as in a test without a layout.
    if (scroller === undefined || this.#scale.box() === null) return;
    const isRightToLeft = getComputedStyle(scroller).direction === 'rtl';
    const left = Math.max(0, pixels);
    this.#asked = left;
    scroller.scrollTo({
      left: isRightToLeft ? -left : left,
      behavior: this.#media.prefersCalm() ? 'instant' : behavior,
    });
    this.#note(scroller);
  }
}
