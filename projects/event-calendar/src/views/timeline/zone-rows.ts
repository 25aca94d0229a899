import { Component, computed, inject, input } from '@angular/core';
import type { HourPlace } from 'ng-event-calendar/core/timeline';
import { AdditionalTimezones } from '../../store/dates/additional-timezones';
import { shownZone } from '../../store/dates/shown-zone';
import { CalendarSettings } from '../../store/inputs/calendar-settings';
import { zoneTimes } from '../shared/additional-times';
import type { PlaceInPart } from './axis-part';

/** Header rows with the times of additional zones; the first zone's stands next to the display zone's. */
@Component({
  selector: 'ec-zone-rows',
  template: `
    @for (row of rows(); track row.zone) {
      <div class="ec-zone-row" [attr.data-zone]="row.zone">
        @for (each of row.times; track each.start) {
          <div [style.inset-inline-start]="each.place.from" [style.inline-size]="each.place.size">
            <span>
              <bdi>{{ each.time }}</bdi>&ngsp;
              @if (each.days) {
                <small>
                  <bdi dir="ltr">{{ each.days }}</bdi>&ngsp;
                  @if (each.date) {
                    <b>{{ each.date }}</b>
                  }
                </small>
              }
            </span>
          </div>
        }
      </div>
    }
  `,
  styleUrl: './zone-rows.scss',
  host: { 'aria-hidden': 'true' },
})
export class ZoneRows {
  readonly #settings = inject(CalendarSettings);
  readonly #zones = inject(AdditionalTimezones);

  /** Hours of the page that are labelled. */
  readonly hours = input.required<readonly HourPlace[]>();
  /** Returns where an hour is drawn; null where it isn't mounted. */
  readonly placeOf = input.required<(hour: HourPlace) => PlaceInPart | null>();

  /** Times of the whole page, so that the first of a date doesn't depend on what is in sight. */
  readonly #times = computed(() => {
    const formats = this.#settings.formats();
    const labelled = this.hours().map((hour) => ({ ...hour, instant: hour.start }));
    return this.#zones
      .drawn()
      .map((drawn) => {
        const { zone } = shownZone(drawn);
        return { zone, times: zoneTimes(labelled, zone, formats) };
      })
      .reverse();
  });

  protected readonly rows = computed(() => {
    const formats = this.#settings.formats();
    return this.#times().map(({ zone, times }) => ({
      zone,
      times: times.flatMap((each) => {
        const place = this.placeOf()(each);
        if (place === null) return [];
        const { start, time, days } = each;
        const date = each.isFirst ? formats.monthDay(each.day + each.daysLater) : '';
        return [{ start, time, days, date, place }];
      }),
    }));
  });
}
