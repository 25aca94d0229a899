import {
  afterNextRender,
  Component,
  computed,
  DestroyRef,
  ElementRef,
  inject,
  NgZone,
} from '@angular/core';
import { axisDayOf, formatDay, Memo } from 'ng-event-calendar/core/internal';
import { ActiveViewGeometry } from '../../gestures/view-geometry';
import { CalendarSettings } from '../../store/inputs/calendar-settings';
import { AdditionalTimezones } from '../../store/dates/additional-timezones';
import { sameItems } from '../../store/same-items';
import { shownZone } from '../../store/dates/shown-zone';
import { furtherTimes, steadyDifference } from '../shared/additional-times';
import { followedDay } from './followed-day';
import { AdditionalZoneDates, type ZoneTimes } from './additional-zone-dates';
import { GridScale } from './grid-scale';
import { TimeGridLayout } from './time-grid-layout';

/** Times of additional zones beside those of the display zone, for the followed day; it tracks the pointer for that. */
@Component({
  selector: 'ec-additional-zone-times',
  imports: [AdditionalZoneDates],
  template: `
    @for (zone of zoneTimes(); track $index) {
      <div
        [attr.data-zone]="zone.zone"
        [style.--ec-from]="scale.percent(zone.times[0]?.offset ?? 0)"
      >
        @for (each of zone.times; track each.offset) {
          <span
            [class.ec-first]="each.offset === 0"
            [attr.data-dated]="each.isFirst ? '' : null"
            [style.block-size]="scale.percent(each.length)"
            ><bdi>{{ each.time }}</bdi
            >&ngsp;
            @if (each.days && !each.isFirst) {
              <small>
                <bdi dir="ltr">{{ each.days }}</bdi>
              </small>
            }
          </span>
        }
      </div>
    }
    <ec-additional-zone-dates [zoneTimes]="zoneTimes()" />
  `,
  styleUrl: './additional-zone-times.scss',
  host: { 'aria-hidden': 'true', '[style.--ec-body-height.px]': 'height()' },
})
export class AdditionalZoneTimes {
  readonly #settings = inject(CalendarSettings);
  readonly #zones = inject(AdditionalTimezones);
  readonly #view = inject(ActiveViewGeometry);
  protected readonly layout = inject(TimeGridLayout);
  protected readonly scale = inject(GridScale);

  readonly #followed = followedDay();
  readonly #memo = new Memo<string, ZoneTimes>();
  /**
   * Zones in reading order: the first additional zone is next to the display zone. On most days the times equal those
   * of the week before, so that only dates are drawn anew.
   */
  protected readonly zoneTimes = computed<readonly ZoneTimes[]>(
    () => {
      const [axis, ticks] = [this.scale.axis(), this.scale.ticks()];
      const [formats, day] = [this.#settings.formats(), this.#followed()];
      const axisDay = axisDayOf(axis, day);
      return this.#zones
        .drawn()
        .map((drawn) => {
          const { zone } = shownZone(drawn);
          const apart = steadyDifference(zone, this.#settings.zone(), axisDay) ?? axisDay;
          return this.#memo.get(zone, [apart, ticks, axis.length, formats], () => ({
            ...{ zone, times: furtherTimes(axis, ticks, day, zone, formats) },
          }));
        })
        .reverse();
    },
    { equal: sameItems },
  );

  /** Height of the axis in pixels; null until it is measured. */
  protected readonly height = computed(() => {
    const minuteHeight = this.scale.box()?.minuteHeight;
    return minuteHeight === undefined ? null : minuteHeight * this.scale.axis().length;
  });

  constructor() {
    const destroyed = inject(DestroyRef);
    const zone = inject(NgZone);
    const host = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
    const ending = new AbortController();
    destroyed.onDestroy(() => ending.abort());
    // Before rendering the element isn't in the grid yet.
    afterNextRender(() => {
      const grid = host.closest<HTMLElement>('[role$="grid"]');
      zone.runOutsideAngular(() => {
        for (const sign of ['pointermove', 'pointerdown'] as const) {
          const options = { passive: true, signal: ending.signal };
          grid?.addEventListener(sign, (event) => this.#follow(event), options);
        }
      });
    });
  }

  #follow({ target, clientX: x, clientY: y }: PointerEvent): void {
    if (!(target instanceof Element)) return;
    const date = target.closest<HTMLElement>('[data-date]')?.dataset['date'];
    const day = this.layout.days().find((each) => formatDay(each) === date);
    // During a drag a veil covers the columns.
    const isVeil = target.classList.contains('ec-body');
    const slot = isVeil ? this.#view.geometry()?.slotAt({ x, y }, {}) : null;
    const visited = day ?? slot?.day;
    if (visited !== undefined) this.#zones.visited.set(visited);
  }
}
