import { afterRenderEffect, effect, inject, Injectable, untracked } from '@angular/core';
import { itemAt } from 'ng-event-calendar/core/internal';
import { axisUnits, CELL_UNITS, type TimelineRow } from 'ng-event-calendar/core/timeline';
import { Clock } from '../../store/dates/clock';
import { Navigation } from '../../store/dates/navigation';
import { TimelineSettings } from '../../store/dates/timeline-settings';
import { CALENDAR_INPUTS } from '../../store/inputs/calendar-inputs';
import { CalendarSettings } from '../../store/inputs/calendar-settings';
import { Media } from '../../store/inputs/media';
import {
  anchorAt,
  anchorInSight,
  carriedPosition,
  hasDay,
  positionIn,
  scrolledTo,
  type Anchor,
  type DrawnAxis,
  type VisibleAxis,
} from './kept-place';
import { TimelineLayout } from './timeline-layout';
import { TimelineScale } from './timeline-scale';
import { TimelineScroll } from './timeline-scroll';

/** Time of day at which the hours of a page begin in sight, in minutes. */
const MORNING = 7 * 60;

/** Where the next axis is scrolled to: an instant at its place on the screen, or the beginning of a day. */
export type RequestedPlace = Anchor | { readonly begins: number };

/** Scrolls a fresh timeline to where it begins, and keeps the place of rows and axis where these change. */
@Injectable()
export class TimelinePlace {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #timeline = inject(TimelineSettings);
  readonly #navigation = inject(Navigation);
  readonly #settings = inject(CalendarSettings);
  readonly #clock = inject(Clock);
  readonly #media = inject(Media);
  readonly #layout = inject(TimelineLayout);
  readonly #scale = inject(TimelineScale);
  readonly #scroll = inject(TimelineScroll);
  /** Rows as they stood last. */
  #stood: {
    readonly rows: readonly TimelineRow[];
    readonly edges: readonly number[];
    readonly pinned: number;
  } | null = null;
  /** Axis and visible date as they were drawn last; null before anything is measured. */
  #drawn: (DrawnAxis & { readonly date: number }) | null = null;
  #requested: RequestedPlace | null = null;
  /** Whether a change is being drawn. */
  #isChanging = false;

  constructor() {
    const change = (): void => {
      this.#layout.edges();
      this.#scale.axis();
      this.#scale.minuteWidth();
      this.#scale.box();
      this.#navigation.date();
      this.#media.isPrinting();
    };
    // Before anything is drawn: what was scrolled in the same frame isn't reported yet, and shorter content moves it.
    effect(() => {
      change();
      if (this.#isChanging) return;
      this.#isChanging = true;
      untracked(() => this.#scroll.note());
    });
    afterRenderEffect(() => {
      change();
      this.#isChanging = false;
      untracked(() => this.#settle());
    });
  }

  /** Requests a place for the next axis that is drawn; null takes it back. */
  keep(requested: RequestedPlace | null): void {
    this.#requested = requested;
  }

  #settle(): void {
    // Nothing scrolls on paper, and the screen goes on afterwards as it was before.
    if (!this.#scroll.isReady || this.#media.isPrinting()) return;
    // Read before anything scrolls.
    const { top, left } = this.#scroll.noted;
    this.#keepRow(top);
    const before = this.#drawn;
    const [axis, minuteWidth] = [this.#scale.axis(), this.#scale.minuteWidth()];
    const date = this.#navigation.date();
    this.#drawn = { axis, minuteWidth, date };
    if (before === null) this.#start();
    else if (before.axis !== axis || before.minuteWidth !== minuteWidth) {
      this.#keepPlace({ ...before, scrolled: left }, this.#drawn);
    } else if (before.date !== date) this.#revealDay(date);
  }

  #keepPlace(before: Omit<VisibleAxis, 'room'>, after: DrawnAxis): void {
    const requested = this.#requested;
    this.#requested = null;
    if (requested === null) this.#keepOwnPlace(before, after);
    else if ('begins' in requested) this.#begin(requested.begins);
    else this.#scroll.to(scrolledTo(requested, after), 'instant');
  }

  /** Keeps the place where nothing else is wished: as after a step, a host's preset, or in another width. */
  #keepOwnPlace(before: Omit<VisibleAxis, 'room'>, after: DrawnAxis): void {
    const visible = { ...before, room: this.#scroll.room() };
    if (before.axis.preset !== after.axis.preset) {
      const now = positionIn(before.axis, this.#clock.now());
      const anchor = anchorInSight(visible, now);
      const days = after.axis.days.map(({ day }) => day);
      // The page that a host sets may be elsewhere.
      if (anchor === null || !hasDay(days, anchor.day)) this.#start();
      else this.#scroll.to(scrolledTo(anchor, after), 'instant');
    } else if (before.axis.days[0]?.day !== after.axis.days[0]?.day) {
      const start = visible.scrolled / before.minuteWidth;
      const position = carriedPosition(before.axis, start, after.axis);
      this.#scroll.to(position * after.minuteWidth, 'instant');
    } else {
      const anchor = anchorAt(visible, 0);
      if (anchor !== null) this.#scroll.to(scrolledTo(anchor, after), 'instant');
    }
  }

  /** Scrolls to the present if the host wants that, else to today, else to the first day. */
  #start(): void {
    const now = this.#scale.now();
    if (this.#inputs.scrollToCurrentTime() && now !== null) this.#scroll.toMiddle(now, 'instant');
    else {
      const { days } = this.#scale.axis();
      const place = days.find(({ day }) => day === this.#navigation.today()) ?? days[0];
      if (place !== undefined) this.#begin(place.day);
    }
  }

  /** Scrolls to where a day begins: in `hours` to its morning, else to its cell. */
  #begin(day: number): void {
    const preset = this.#timeline.preset();
    if (preset === 'hours') this.#scroll.toDayTime(day, MORNING, 'instant', true);
    else {
      const [axis, minuteWidth] = [this.#scale.axis(), this.#scale.minuteWidth()];
      const { weekStartsOn } = this.#settings.preferences();
      const cells = axisUnits(axis, CELL_UNITS[preset], weekStartsOn);
      const cell = cells.find(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
      if (cell !== undefined) this.#scroll.to(cell.from * minuteWidth, 'instant');
    }
  }

  /** Scrolls to a day of the same page that was chosen while all of it is out of sight. */
  #revealDay(day: number): void {
    const { minuteWidth, scrolled, room, axis } = this.#scroll.visible();
    const place = axis.days.find((each) => each.day === day);
    if (place === undefined) return;
    const [from, to] = [place.from * minuteWidth, place.to * minuteWidth];
    if (to <= scrolled || from >= scrolled + room) this.#begin(day);
  }

  /**
   * Keeps the first row in sight at its place, or the next row that is left. While nothing is scrolled, rows in another
   * order are seen from the first one on, and so are events without a resource, which stand first for that.
   */
  #keepRow(top: number): void {
    const [rows, edges] = [this.#layout.rows(), this.#layout.edges()];
    const pinned = this.#layout.pinnedHeight();
    const stood = this.#stood;
    this.#stood = { rows, edges, pinned };
    if (stood === null || stood.edges === edges) return;
    const place = top + stood.pinned;
    const first = itemAt(stood.edges, place);
    const places = new Map(rows.map(({ key }, at) => [key, at]));
    const left = stood.rows.slice(first).findIndex(({ key }) => places.has(key));
    if (left < 0) return;
    const at = places.get(stood.rows[first + left]!.key)!;
    if (top === 0 && !areOthers(rows.slice(0, at), stood.rows)) return;
    // A row that has just been pinned stays in sight by itself.
    if (at < this.#layout.pinnedCount()) return;
    const above = place - (stood.edges[first + left] ?? 0);
    this.#scroll.toRow((edges[at] ?? 0) - pinned + above);
  }
}

/** Whether all rows are those of resources that had none before. */
function areOthers(rows: readonly TimelineRow[], before: readonly TimelineRow[]): boolean {
  const known = new Set(before.map(({ key }) => key));
  return rows.every(({ key, owner }) => owner !== 'unassigned' && !known.has(key));
}
