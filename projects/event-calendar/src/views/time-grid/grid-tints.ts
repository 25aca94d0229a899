import { Component, computed, inject, input } from '@angular/core';
import {
  axisDayOf,
  formatWall,
  rangeOn,
  wallIn,
  type AxisDay,
  type BlockedTime,
  type TimeSpan,
} from 'ng-event-calendar/core/internal';
import { CalendarSettings } from '../../store/inputs/calendar-settings';
import { AvailabilityShading } from '../../store/availability/availability-shading';
import type { GridBlock } from './grid-columns';
import { GridScale } from './grid-scale';
import { TimeGridLayout } from './time-grid-layout';

/** Height in pixels of a line of a block's title, with its margins. */
const LINE = 18;

/**
 * Shading of closed and blocked time behind the events of the time grid. Separate from the columns, so that a calendar
 * without hours doesn't load it.
 */
@Component({
  selector: 'ec-grid-tints',
  template: `
    @for (tint of tints(); track tint.key) {
      <div
        [class]="tint.className"
        [class.ec-closed]="tint.block === null"
        [class.ec-blocked]="tint.block !== null"
        [attr.data-closed]="tint.block === null ? '' : null"
        [attr.data-blocked-id]="tint.block === null ? null : (tint.block.id ?? '')"
        [attr.data-color]="tint.block?.color"
        [attr.data-start]="tint.start"
        [attr.data-end]="tint.end"
        [style.grid-column-start]="tint.line"
        [style.grid-column-end]="tint.line + 1"
        [style.inset-block-start]="scale.percent(tint.from)"
        [style.block-size]="scale.percent(tint.to - tint.from)"
      >
        @if (tint.title) {
          <span [style.inset-block-start.px]="scale.headHeight()">{{ tint.title }}</span>
        }
      </div>
    }
  `,
  styleUrl: './grid-tints.scss',
  host: { 'aria-hidden': 'true' },
})
export class GridTints {
  readonly #shading = inject(AvailabilityShading);
  readonly #settings = inject(CalendarSettings);
  protected readonly layout = inject(TimeGridLayout);
  protected readonly scale = inject(GridScale);

  /** Columns in which the tints stand. */
  readonly block = input.required<GridBlock>();

  protected readonly tints = computed(() => {
    const axis = this.scale.axis();
    const columns = this.layout.columns();
    const { first, mounted } = this.block();
    return mounted.flatMap(({ at, mark }) => {
      const column = columns[at];
      const found = column === undefined ? null : this.#shading.of(column);
      if (column === undefined || found === null) return [];
      const axisDay = axisDayOf(axis, column.day);
      const line = at - first + 2;
      const drawn = (span: TimeSpan, block: BlockedTime | null, index: number) => {
        const place = this.#placeOf(axisDay, span);
        if (place.to <= place.from) return [];
        const key = `${mark} ${block === null ? '' : 'block'} ${index}`;
        const hasRoom = (place.to - place.from) * this.scale.minuteHeight() >= LINE;
        return [
          {
            ...place,
            ...{ key, line, block },
            title: hasRoom ? block?.title : undefined,
            className: block?.className ?? '',
          },
        ];
      };
      return [
        ...found.closed.flatMap((span, index) => drawn(span, null, index)),
        ...found.blocked.flatMap(({ block, ...span }, index) => drawn(span, block, index)),
      ];
    });
  });

  #placeOf(axisDay: AxisDay, span: TimeSpan) {
    const zone = this.#settings.zone();
    return {
      ...rangeOn(axisDay, span),
      start: formatWall(wallIn(span.start, zone), 'minutes'),
      end: formatWall(wallIn(span.end, zone), 'minutes'),
    };
  }
}
