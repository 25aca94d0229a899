import { Component, computed, inject, input } from '@angular/core';
import { Memo } from 'ng-event-calendar/core/internal';
import { Navigation } from '../../store/dates/navigation';
import { CALENDAR_INPUTS } from '../../store/inputs/calendar-inputs';
import { CalendarSettings } from '../../store/inputs/calendar-settings';
import { axisLines, type AxisLine } from './axis-lines';
import { AxisPart, type PlaceInPart } from './axis-part';
import { TimelineScale } from './timeline-scale';

/** Lines and shades of the cells behind rows, strips of folded hours, and the line of the present. */
@Component({
  selector: 'ec-cell-lines',
  template: `
    @for (line of lines(); track line.key) {
      <div
        [class.ec-major]="line.isMajor"
        [class.ec-weekend]="line.isWeekend"
        [class.ec-today]="line.isToday"
        [class.ec-beyond]="line.isBeyond"
        [style.inset-inline-start]="line.place.from"
        [style.inline-size]="line.place.size"
      ></div>
    }
    @for (fold of folds(); track fold.key) {
      <div
        class="ec-folded"
        [style.inset-inline-start]="fold.place.from"
        [style.inline-size]="fold.place.size"
      ></div>
    }
    @if (now(); as now) {
      <div
        class="ec-now"
        [attr.data-now]="isPinned() ? null : ''"
        aria-hidden="true"
        [style.inset-inline-start]="now"
      ></div>
    }
  `,
  styleUrl: './cell-lines.scss',
  host: { '[style.inset-inline-start.px]': 'scale.titleWidth()' },
})
export class CellLines {
  readonly #settings = inject(CalendarSettings);
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #navigation = inject(Navigation);
  readonly #part = inject(AxisPart);
  protected readonly scale = inject(TimelineScale);

  /** Whether it lies behind the pinned rows, or behind those that scroll. */
  readonly isPinned = input.required<boolean>();

  /** Lines of the whole axis. */
  readonly #all = computed(() =>
    axisLines(this.scale.axis(), {
      today: this.#navigation.today(),
      isOffered: this.#navigation.isOffered(),
      slotMinutes: this.#settings.slotMinutes(),
      minuteWidth: this.scale.minuteWidth(),
      weekStartsOn: this.#settings.preferences().weekStartsOn,
    }),
  );
  readonly #drawn = new Memo<string, AxisLine & { readonly place: PlaceInPart }>();
  /** Lines that are mounted; one that stays keeps its object while the axis is scrolled. */
  protected readonly lines = computed(() =>
    this.#all().flatMap((line) => {
      const cut = this.#part.cut(line);
      if (cut === null) return [];
      const draw = () => ({ ...line, place: this.#part.drawn(cut) });
      return [this.#drawn.get(line.key, [line, this.#part.block()], draw)];
    }),
  );
  protected readonly folds = computed(() =>
    this.scale.axis().stretches.flatMap((stretch) => {
      const place = stretch.fold === null ? null : this.#part.placeOf(stretch);
      return place === null ? [] : [{ key: stretch.from, place }];
    }),
  );
  protected readonly now = computed(() =>
    this.#part.nowLine(this.#inputs.showCurrentTimeIndicator()),
  );
}
