import { Component, computed, inject, input } from '@angular/core';
import { CalendarSettings } from '../../store/inputs/calendar-settings';
import type { FurtherTime } from '../shared/additional-times';
import { followedDay } from './followed-day';
import { GridScale } from './grid-scale';

/** Times of an additional zone beside the grid. */
export interface ZoneTimes {
  readonly zone: string;
  readonly times: readonly FurtherTime[];
}

/**
 * Dates of additional zones, each beneath its first time. They differ every week, and among the times they would cause
 * all of these to be laid out anew.
 */
@Component({
  selector: 'ec-additional-zone-dates',
  template: `
    @for (zone of dated(); track $index) {
      <div [attr.data-dates-of]="zone.zone">
        @for (each of zone.dates; track each.offset) {
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

  readonly zoneTimes = input.required<readonly ZoneTimes[]>();

  protected readonly dated = computed(() => {
    const [formats, day] = [this.#settings.formats(), this.#followed()];
    return this.zoneTimes().map(({ zone, times }) => ({
      zone,
      dates: times
        .filter(({ isFirst }) => isFirst)
        .map((each) => ({ ...each, date: formats.monthDay(day + each.daysLater) })),
    }));
  });
}
