import { Component, computed, inject } from '@angular/core';
import { DAY, HOUR, type AxisFold } from 'ng-event-calendar/core/internal';
import { Icon } from '../../icon/icon';
import { CalendarSettings } from '../../store/calendar-settings';
import { TimeGridFocus } from './time-grid-focus';
import { TimeGridLayout } from './time-grid-layout';

/** Strips of folded hours, which name them, tell how many events lie in them, and unfold them. */
@Component({
  selector: 'ec-grid-folds',
  imports: [Icon],
  template: `
    @for (fold of folds(); track fold.from) {
      <button
        type="button"
        aria-expanded="false"
        [style.inset-block-start]="layout.percent((fold.from + fold.to) / 2)"
        (click)="unfold(fold)"
      >
        <span class="ec-fold"></span>
        <span class="ec-fold-name"><ec-icon name="expand" />{{ fold.name }}</span>
      </button>
    }
  `,
  styleUrl: './grid-folds.scss',
  host: { role: 'rowheader' },
})
export class GridFolds {
  private readonly settings = inject(CalendarSettings);
  private readonly focus = inject(TimeGridFocus);
  protected readonly layout = inject(TimeGridLayout);

  protected readonly folds = computed(() => {
    const text = this.settings.text();
    // Of no day in particular.
    const times = this.settings.formats().timesIn('UTC');
    return this.layout.axis().folds.map((fold) => {
      const { start, end } = fold.hours;
      const timeRange = times.timeRange(DAY + start * HOUR, DAY + end * HOUR);
      return { ...fold, name: text('foldedHours', { count: this.countIn(fold), timeRange }) };
    });
  });

  protected unfold({ hours }: AxisFold): void {
    this.layout.unfold(hours);
    this.focus.startAt(hours.start * 60);
  }

  /** How many events lie in folded hours, each once however many columns it stands in. */
  private countIn({ from, to }: AxisFold): number {
    const keys = this.layout
      .allLayouts()
      .flatMap(({ folded }) => folded.filter((each) => from <= each.from && each.from < to))
      .map(({ occurrence }) => occurrence.key);
    return new Set(keys).size;
  }
}
