import { Component, computed, inject, input } from '@angular/core';
import type { TimelineRow } from 'ng-event-calendar/core/timeline';
import { AxisPart } from './axis-part';
import { TimelineWorkload } from './timeline-workload';

/** Lines at the foot of a row's cells: the share of their open time that is booked. */
@Component({
  selector: 'ec-row-workload',
  template: `
    @for (cell of cells(); track cell.from) {
      <div
        [class.ec-over]="cell.share > 1"
        [attr.data-workload]="cell.share.toFixed(2)"
        [style.inset-inline-start]="cell.from"
        [style.inline-size]="cell.size"
        [style.--ec-share]="cell.filled"
      ></div>
    }
  `,
  styleUrl: './row-workload.scss',
  host: { 'aria-hidden': 'true' },
})
export class RowWorkload {
  readonly #part = inject(AxisPart);
  readonly #workload = inject(TimelineWorkload);

  readonly row = input.required<TimelineRow>();
  readonly #owner = computed(() => this.row().owner);

  protected readonly cells = computed(() => {
    return this.#workload.cells().flatMap((cell) => {
      const place = this.#part.placeOf(cell);
      const found = place === null ? null : this.#workload.of(this.#owner(), cell);
      // A cell without open time has nothing to be a share of.
      if (place === null || found === null || found.open === 0) return [];
      const share = found.booked / found.open;
      return [{ share, ...place, filled: `${Math.min(1, share) * 100}%` }];
    });
  });
}
