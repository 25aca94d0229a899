import { Component, computed, inject, input } from '@angular/core';
import { CalendarSettings } from '../../store/inputs/calendar-settings';
import type { FurtherTime } from '../shared/additional-times';
import { followedDay } from './followed-day';
import { GridScale } from './grid-scale';

/** Times of an additional zone beside the grid. */
export interface Gutter {
  readonly zone: string;
  readonly times: readonly FurtherTime[];
}

/**
 * Dates of additional zones, each beneath its first time. They differ every week, and among the times they would cause
 * all of these to be laid out anew.
 */
@Component({
  selector: 'ec-further-dates',
  template: `
    @for (gutter of dated(); track $index) {
      <div [attr.data-dates-of]="gutter.zone">
        @for (each of gutter.dates; track each.offset) {
          <small
            [class.ec-first]="each.offset === 0"
            [style.inset-block-start]="scale.percent(each.offset)"
          >
            <bdi dir="ltr">{{ each.days }}</bdi>&ngsp;<b>{{ each.date }}</b>
          </small>
        }
      </div>
    }
  `,
  styleUrl: './additional-zone-dates.scss',
})
export class AdditionalZoneDates {
  readonly #settings = inject(CalendarSettings);
  readonly #followed = followedDay();
  protected readonly scale = inject(GridScale);

  readonly gutters = input.required<readonly Gutter[]>();

  protected readonly dated = computed(() => {
    const [formats, day] = [this.#settings.formats(), this.#followed()];
    return this.gutters().map(({ zone, times }) => ({
      zone,
      dates: times
        .filter(({ isFirst }) => isFirst)
        .map((each) => ({ ...each, date: formats.monthDay(day + each.daysLater) })),
    }));
  });
}
