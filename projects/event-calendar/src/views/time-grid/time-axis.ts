import { Component, computed, inject } from '@angular/core';
import { MINUTE, type AxisTick, type DayRun, type TimeAxis } from 'ng-event-calendar/core/internal';
import { LazyOutlet } from '../../lazy/lazy-outlet';
import { CalendarSettings } from '../../store/inputs/calendar-settings';
import { AdditionalTimezones } from '../../store/dates/additional-timezones';
import { ColumnWords } from './column-words';
import { GridScale } from './grid-scale';
import { ADDITIONAL_ZONE_TIMES } from '../../lazy/lazy-parts';

/** The times beside the columns of the time grid. */
@Component({
  selector: 'ec-time-axis',
  imports: [LazyOutlet],
  template: `
    <div class="ec-visually-hidden">{{ words.zone() }}</div>
    @for (tick of ticks(); track tick.offset) {
      <span
        class="ec-tick"
        aria-hidden="true"
        [class.ec-named]="tick.ambiguous"
        [class.ec-told]="tick.time !== 0"
        [style.inset-block-start]="scale.percent(tick.offset)"
        >{{ tick.label }}</span
      >
    }
    @if (zones.areAsked()) {
      <ng-container [ecLazy]="zoneTimes" stays served [inputs]="{}" />
    }
  `,
  styleUrl: './time-axis.scss',
  host: { role: 'rowheader', '[attr.aria-label]': 'words.zone()' },
})
export class TimeAxisLabels {
  readonly #settings = inject(CalendarSettings);
  protected readonly scale = inject(GridScale);
  protected readonly words = inject(ColumnWords);
  protected readonly zones = inject(AdditionalTimezones);
  protected readonly zoneTimes = ADDITIONAL_ZONE_TIMES;

  protected readonly ticks = computed(() => {
    const formats = this.#settings.formats();
    const times = this.#settings.times();
    const { folds } = this.scale.axis();
    // Behind a strip of folded hours its label has the time. Lengths in pixels make fractions of axis minutes.
    const shown = this.scale
      .ticks()
      .filter(({ offset }) => !folds.some(({ to }) => Math.abs(to - offset) < 1));
    return shown.map((tick) => {
      const time = tick.time * MINUTE;
      const pass = tick.ambiguous ? passOf(tick, this.scale.axis()) : undefined;
      const label =
        pass === undefined
          ? formats.timeOfDay(time)
          : times.time(pass.start + time - pass.from * MINUTE);
      return { ...tick, label };
    });
  });
}

/** Returns the pass of a repeated hour for which a tick stands, named as in "1 AM EDT" or "1 AM EST". */
export function passOf(
  { ambiguous, repeated, time }: AxisTick,
  { days }: TimeAxis,
): DayRun | undefined {
  if (!ambiguous) return undefined;
  // Only the day with both passes has two names for them.
  return days
    .map(({ runs }) => runs.filter(({ from, to }) => from <= time && time < to))
    .find((passes) => passes.some((pass) => pass.repeated))
    ?.find((pass) => pass.repeated === repeated);
}
