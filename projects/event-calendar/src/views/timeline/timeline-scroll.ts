import { afterRenderEffect, inject, Injectable, NgZone, untracked } from '@angular/core';
import { instantOf, itemAt, MINUTE, wallAt } from 'ng-event-calendar/core/internal';
import { Navigation } from '../../store/dates/navigation';
import { TimelineSettings } from '../../store/dates/timeline-settings';
import { CALENDAR_INPUTS } from '../../store/inputs/calendar-inputs';
import { CalendarSettings } from '../../store/inputs/calendar-settings';
import { Media } from '../../store/inputs/media';
import { TimelineLayout } from './timeline-layout';

/** Pixels by which the reported scroll position moves, so that not every pixel counts. */
const STEP = 48;
/** Pixels of the axis by which what is in sight moves. */
const FINE_STEP = 8;
/** Pixels of letters whose size nobody changed. */
const LETTERS = 16;
/** Time of day at which the hours of a page begin in sight, in minutes. */
const MORNING = 7 * 60;

/** Measures the timeline and scrolls it. */
@Injectable()
export class TimelineScroll {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #settings = inject(CalendarSettings);
  readonly #timeline = inject(TimelineSettings);
  readonly #navigation = inject(Navigation);
  readonly #layout = inject(TimelineLayout);
  readonly #media = inject(Media);
  readonly #zone = inject(NgZone);
  #scroller: HTMLElement | undefined;
  #startedIn: string | undefined;
  /** Rows and page as they stood last. */
  #stood: {
    readonly keys: readonly string[];
    readonly edges: readonly number[];
    readonly pinned: number;
  } | null = null;

  constructor() {
    afterRenderEffect(() => {
      this.#layout.edges();
      this.#layout.scale();
      this.#layout.box();
      untracked(() => this.#settle());
    });
  }

  /** Measures now and whenever size or scroll position change; returns what ends it. */
  observe(scroller: HTMLElement): () => void {
    this.#scroller = scroller;
    const measure = (): void => this.#measure();
    return this.#zone.runOutsideAngular(() => {
      const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
      sizes?.observe(scroller);
      scroller.addEventListener('scroll', measure, { passive: true });
      measure();
      return () => {
        sizes?.disconnect();
        scroller.removeEventListener('scroll', measure);
        this.#scroller = undefined;
      };
    });
  }

  /** Scrolls to a time of day on the first day in sight, in minutes by the clock; `hours` alone has times. */
  toTime(minutes: number): void {
    if (this.#timeline.preset() !== 'hours') return;
    const day = this.#firstDayInSight();
    if (day !== undefined) this.#toDayTime(day, minutes, 'smooth');
  }

  /** Scrolls today into sight: in `hours` the present, else its cell. */
  toToday(behavior: ScrollBehavior): void {
    const now = this.#layout.now();
    if (now === null) return;
    const room = (this.#layout.box()?.width ?? 0) - this.#layout.titleWidth();
    const { minuteWidth } = this.#layout.scale();
    this.#to(now * minuteWidth - room / 2, behavior);
  }

  /** Scrolls so that a stretch of the axis is in sight, in axis minutes. */
  reveal(from: number, to: number): void {
    const scroller = this.#scroller;
    if (scroller === undefined) return;
    const { minuteWidth } = this.#layout.scale();
    const room = scroller.clientWidth - this.#layout.titleWidth();
    const [start, end] = [
      from * minuteWidth,
      Math.min(to * minuteWidth, from * minuteWidth + room),
    ];
    const at = Math.abs(scroller.scrollLeft);
    if (start < at) this.#to(start, 'instant');
    else if (end > at + room) this.#to(end - room, 'instant');
    this.#measure();
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
    const room = scroller.clientHeight - this.#layout.headHeight();
    if (top < scroller.scrollTop + pinned) scroller.scrollTop = top - pinned;
    else if (bottom > scroller.scrollTop + room) scroller.scrollTop = bottom - room;
  }

  /** Axis minutes that lie under a place of the window. */
  positionAt(x: number): number {
    const scroller = this.#scroller!;
    const { left, right } = scroller.getBoundingClientRect();
    const isRightToLeft = getComputedStyle(scroller).direction === 'rtl';
    const inset = isRightToLeft ? right - x : x - left;
    const place = inset - this.#layout.titleWidth() + Math.abs(scroller.scrollLeft);
    return place / this.#layout.scale().minuteWidth;
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
    const inset = y - scroller.getBoundingClientRect().top - this.#layout.headHeight();
    return inset < this.#layout.pinnedHeight() ? inset : inset + scroller.scrollTop;
  }

  #measure(): void {
    const scroller = this.#scroller;
    if (scroller === undefined || scroller.clientWidth === 0) return;
    const coarse = (pixels: number): number => Math.floor(pixels / STEP) * STEP;
    const scrolled = Math.abs(scroller.scrollLeft);
    this.#layout.scrolledAxis.set(Math.round(scrolled / FINE_STEP) * FINE_STEP);
    this.#layout.box.set({
      width: scroller.clientWidth,
      height: scroller.clientHeight,
      scrolledRows: coarse(scroller.scrollTop),
      scrolledAxis: coarse(scrolled),
      letters: parseFloat(getComputedStyle(scroller).fontSize) / LETTERS || 1,
    });
  }

  /** Takes a fresh page to where it begins, and keeps the first row in sight where rows have changed. */
  #settle(): void {
    const scroller = this.#scroller;
    if (scroller === undefined || this.#layout.box() === null) return;
    this.#keepRow(scroller);
    const preset = this.#timeline.preset();
    if (this.#startedIn === preset) return;
    const isFresh = this.#startedIn === undefined;
    this.#startedIn = preset;
    if (isFresh) this.#start();
  }

  #start(): void {
    const today = this.#navigation.today();
    const days = this.#layout.axis().days;
    const isTodayShown = days.some(({ day }) => day === today);
    if (this.#timeline.preset() !== 'hours') {
      const place = days.find(({ day }) => day === today);
      if (place !== undefined) this.#to(place.from * this.#layout.scale().minuteWidth, 'instant');
      return;
    }
    if (this.#inputs.scrollToCurrentTime() && this.#layout.now() !== null) this.toToday('instant');
    else {
      const day = isTodayShown ? today : days[0]?.day;
      if (day !== undefined) this.#toDayTime(day, MORNING, 'instant', true);
    }
  }

  /** Scrolls to a time of a day, or to an event of the day that begins earlier. */
  #toDayTime(day: number, minutes: number, behavior: ScrollBehavior, toEarlier = false): void {
    const axis = this.#layout.axis();
    const place = axis.days.find((each) => each.day === day);
    if (place === undefined) return;
    const time = axis.positionOf(instantOf(wallAt(day) + minutes * MINUTE, this.#settings.zone()));
    const starts = this.#layout
      .layouts()
      .flatMap(({ bars }) => bars)
      .filter(({ occurrence, continuesBefore }) => !occurrence.allDay && !continuesBefore)
      .map(({ from }) => from)
      .filter((from) => toEarlier && from >= place.from && from < place.to);
    const { minuteWidth } = this.#layout.scale();
    this.#to(Math.min(time, ...starts) * minuteWidth, behavior);
  }

  #firstDayInSight(): number | undefined {
    const { minuteWidth, axis } = this.#layout.scale();
    const at = Math.abs(this.#scroller?.scrollLeft ?? 0) / minuteWidth;
    return axis.days.find(({ to }) => to > at)?.day;
  }

  #to(pixels: number, behavior: ScrollBehavior): void {
    const scroller = this.#scroller;
    if (scroller === undefined) return;
    const isRightToLeft = getComputedStyle(scroller).direction === 'rtl';
    const left = Math.max(0, pixels);
    scroller.scrollTo({
      left: isRightToLeft ? -left : left,
      behavior: this.#media.prefersCalm() ? 'instant' : behavior,
    });
  }

  /** The first row in sight keeps its place, or the next that is left. */
  #keepRow(scroller: HTMLElement): void {
    const edges = this.#layout.edges();
    const keys = this.#layout.rows().map(({ key }) => key);
    const pinned = this.#layout.pinnedHeight();
    const stood = this.#stood;
    this.#stood = { keys, edges, pinned };
    if (stood === null || stood.edges === edges) return;
    const top = scroller.scrollTop + stood.pinned;
    const first = itemAt(stood.edges, top);
    const inset = top - (stood.edges[first] ?? 0);
    const left = stood.keys.slice(first).findIndex((key) => keys.includes(key));
    if (left < 0 || scroller.scrollTop === 0) return;
    const at = keys.indexOf(stood.keys[first + left]!);
    // A row that has just been pinned stays in sight by itself.
    if (at < this.#layout.pinnedCount()) return;
    scroller.scrollTop = (edges[at] ?? 0) - pinned + (left === 0 ? inset : 0);
  }
}
