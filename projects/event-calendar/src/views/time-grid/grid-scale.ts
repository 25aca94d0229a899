import { computed, inject, Injectable, linkedSignal, signal } from '@angular/core';
import {
  areSameHours,
  areSameTicks,
  axisSlots,
  axisTicks,
  createTimeAxis,
  joinedHours,
  printedHours,
  slotAround,
  type AxisRange,
  type VisibleHours,
} from 'ng-event-calendar/core/internal';
import { CalendarSettings } from '../../store/inputs/calendar-settings';
import { Clock } from '../../store/dates/clock';
import { LOWEST_HOUR } from '../../store/inputs/density';
import { Media } from '../../store/inputs/media';
import { Navigation } from '../../store/dates/navigation';
import { PageOccurrences } from '../../store/events/page-occurrences';
import { sameValues } from '../../store/same-values';
import type { GridBox } from './grid-box';

/** Pixels of a strip of folded hours. */
const FOLD = 12;

/** Axis of time of the grid: its hours, its measurements, and lengths in axis minutes, pixels and percentages. */
@Injectable()
export class GridScale {
  readonly #settings = inject(CalendarSettings);
  readonly #navigation = inject(Navigation);
  readonly #clock = inject(Clock);
  readonly #media = inject(Media);
  readonly #occurrences = inject(PageOccurrences).all;

  /** Measurements of the grid; null until it is on the page. */
  readonly box = signal<GridBox | null>(null, { equal: sameValues });

  /** Hours that the user unfolded, until another view is shown. */
  readonly #unfolded = linkedSignal<unknown, readonly VisibleHours[]>({
    source: this.#navigation.view,
    computation: () => [],
  });
  readonly #hours = computed(
    () => {
      const hours = joinedHours([...this.#settings.hours(), ...this.#unfolded()]);
      const within = { start: hours[0]!.start, end: hours.at(-1)!.end };
      // Nothing is folded on paper, where it couldn't be unfolded.
      return this.#media.isPrinting() ? [printedHours(this.#occurrences(), within)] : hours;
    },
    { equal: areSameHours },
  );
  /** Axis of the shown days, with its folded hours. */
  readonly axis = computed(() => {
    const hours = this.#hours();
    // Without folds the axis is as long as its clock, whatever its height.
    const foldLength = hours.length > 1 ? FOLD / this.minuteHeight() : undefined;
    return createTimeAxis(this.#navigation.days(), this.#settings.zone(), hours, foldLength);
  });
  /** Length of the axis, in axis minutes. */
  readonly #length = computed(() => this.axis().length);
  /** Ticks of the axis; the same object while the shown days have equal ones. */
  readonly ticks = computed(
    () => axisTicks(this.axis(), Math.max(60, this.#settings.slotMinutes())),
    { equal: areSameTicks },
  );
  /** Slots through which the keyboard's cursor moves. */
  readonly slots = computed(() => axisSlots(this.axis(), this.#settings.slotMinutes()));
  /** Whether more than its hours divides the grid: lines of slots, or strips of folded hours. */
  readonly isDivided = computed(
    () =>
      this.axis().folds.length > 0 ||
      this.#settings.slotMinutes() !== 30 ||
      this.#settings.hourHeight() !== undefined,
  );
  /** Whether host or user set a least height of hours; on paper the style sheet does. */
  readonly isScaled = computed(
    () => this.#settings.hourHeight() !== undefined && !this.#media.isPrinting(),
  );
  /** Pixels of all strips of folded hours. */
  readonly #folded = computed(() => this.axis().folds.length * FOLD);
  /** Least height of the axis, as a CSS length. */
  readonly height = computed(() => {
    const asked = this.#settings.hourHeight();
    const pixels = `${asked === 'fit' ? LOWEST_HOUR : asked}px`;
    const hour = this.isScaled() ? pixels : 'var(--ec-hour-height)';
    return `calc(${this.openMinutes() / 60} * ${hour} + ${this.#folded()}px)`;
  });
  /** Axis minutes that aren't folded. */
  readonly openMinutes = computed(() =>
    this.axis().pieces.reduce((sum, piece) => (piece.isFolded ? sum : sum + piece.length), 0),
  );

  /** Pixels of one axis minute. */
  readonly minuteHeight = computed(() => this.box()?.minuteHeight ?? 0.8);
  /** Width of a column in pixels; undefined until it is measured. */
  readonly columnWidth = computed(() => this.box()?.columnWidth);
  /** Size of letters relative to the default. */
  readonly textScale = computed(() => this.box()?.textScale ?? 1);
  /**
   * Pixels that stay covered above, however far the grid is scrolled: neither focused elements (WCAG 2.2, 2.4.11) nor
   * sticky words may end up there.
   */
  readonly headHeight = computed(() => this.box()?.headHeight ?? 0);

  /** Day and axis minutes of the present moment; null where today, or its hour, isn't shown. */
  readonly now = computed(
    () => {
      const axis = this.axis();
      const now = this.#clock.now();
      const today = this.#navigation.today();
      const axisDay = axis.days.find(({ day }) => day === today);
      if (axisDay === undefined) return null;
      const offset = axisDay.positionOf(now);
      const isShown = offset > 0 && offset < axis.length;
      return isShown ? { day: today, offset } : null;
    },
    { equal: sameValues },
  );

  /** Returns the slot that contains a place of the axis, else the one before it. */
  slotAt(offset: number): AxisRange {
    return slotAround(this.slots(), offset);
  }

  /** Unfolds hours until another view is shown. */
  unfold(hours: VisibleHours): void {
    this.#unfolded.update((before) => [...before, hours]);
  }

  /** Returns the pixels of one axis minute in an axis of a height in pixels. */
  minuteHeightOf(pixels: number): number {
    return (pixels - this.#folded()) / this.openMinutes();
  }

  /** Returns a place or a length on the axis, in axis minutes, as a percentage of its height. */
  percent(axisMinutes: number): string {
    return `${(axisMinutes / this.#length()) * 100}%`;
  }
}
