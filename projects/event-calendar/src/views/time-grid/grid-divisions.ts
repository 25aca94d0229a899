import { Component, computed, inject, input } from '@angular/core';
import {
  axisSlots,
  DAY,
  HOUR_MS,
  type AxisFold,
  type VisibleHours,
} from 'ng-event-calendar/core/internal';
import { Icon } from '../../icon/icon';
import { CalendarSettings } from '../../store/inputs/calendar-settings';
import { GridScale } from './grid-scale';
import { TimeGridLayout } from './time-grid-layout';

/** Least pixels between two lines. */
const FINEST = 8;

/**
 * Divisions of the time grid beside its hours: lines where slots begin, and strips of folded hours, which state their
 * range among the times and their number of events, and unfold them.
 */
@Component({
  selector: 'ec-grid-divisions',
  imports: [Icon],
  template: `
    @for (offset of lines(); track offset) {
      <div class="ec-slot-line" [style.inset-block-start]="scale.percent(offset)"></div>
    }
    @for (fold of folds(); track fold.from) {
      <button
        type="button"
        aria-expanded="false"
        [attr.aria-label]="fold.name"
        [style.inset-block-start]="scale.percent((fold.from + fold.to) / 2)"
        (click)="unfold()(fold.hours)"
      >
        <span class="ec-fold"></span>
        <span class="ec-fold-hours">{{ fold.hoursLabel }}</span>
        <span class="ec-fold-count"><ec-icon name="expand" />{{ fold.count || '' }}</span>
      </button>
    }
  `,
  styleUrl: './grid-divisions.scss',
  host: {
    '[attr.role]': "folds().length > 0 ? 'rowheader' : null",
    '[attr.aria-hidden]': "folds().length > 0 ? null : 'true'",
  },
})
export class GridDivisions {
  readonly #settings = inject(CalendarSettings);
  protected readonly layout = inject(TimeGridLayout);
  protected readonly scale = inject(GridScale);

  /** Unfolds hours. */
  readonly unfold = input.required<(hours: VisibleHours) => void>();

  /** Places in axis minutes, between the labelled lines, where a slot begins; default half hours get no lines. */
  protected readonly lines = computed<readonly number[]>(() => {
    let minutes = this.#settings.slotMinutes();
    if (minutes === 30 && this.#settings.hourHeight() === undefined) return [];
    while (minutes * this.scale.minuteHeight() < FINEST) minutes *= 2;
    const ticks = new Set(this.scale.ticks().map(({ offset }) => offset));
    const starts = axisSlots(this.scale.axis(), minutes).map(({ from }) => from);
    return starts.filter((from) => !ticks.has(from));
  });

  protected readonly folds = computed(() => {
    const text = this.#settings.text();
    // Folds belong to no day in particular, so that UTC will do.
    const times = this.#settings.formats().timesIn('UTC');
    return this.scale.axis().folds.map((fold) => {
      const { start, end } = fold.hours;
      const timeRange = times.timeRange(DAY + start * HOUR_MS, DAY + end * HOUR_MS);
      const count = this.#countIn(fold);
      const name = text('foldedHours', { count, timeRange });
      return { ...fold, count, name, hoursLabel: breakingAtDash(timeRange) };
    });
  });

  /** Returns the number of events in folded hours, each once however many columns it stands in. */
  #countIn({ from, to }: AxisFold): number {
    const keys = this.layout
      .allLayouts()
      .flatMap(({ folded }) => folded.filter((each) => from <= each.from && each.from < to))
      .map(({ occurrence }) => occurrence.key);
    return new Set(keys).size;
  }
}

/** Returns a range of times that breaks between them alone, never before 'PM'. */
function breakingAtDash(timeRange: string): string {
  return timeRange.replace(/(?<![–~～-]) (?![–~～-])/g, '\u00a0');
}
