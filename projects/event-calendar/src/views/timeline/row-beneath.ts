import { Component, computed, inject, input } from '@angular/core';
import type { Occurrence } from 'ng-event-calendar/core/internal';
import { stripsOf } from 'ng-event-calendar/core/timeline';
import { AxisPart } from './axis-part';
import { stripShades } from './strip-shades';
import { TimelineScale } from './timeline-scale';

/** Strips of a collapsed row: where the events beneath it are, in shades by how many there are at once. */
@Component({
  selector: 'ec-row-beneath',
  template: `
    @for (strip of strips(); track strip.from) {
      <div
        [attr.data-beneath]="strip.count"
        [style.inset-inline-start]="strip.from"
        [style.inline-size]="strip.size"
        [style.background]="strip.shades"
      ></div>
    }
  `,
  styleUrl: './row-beneath.scss',
  host: { 'aria-hidden': 'true' },
})
export class RowBeneath {
  readonly #scale = inject(TimelineScale);
  readonly #part = inject(AxisPart);

  readonly occurrences = input.required<readonly Occurrence[]>();

  protected readonly strips = computed(() => {
    const { barEnds } = this.#scale.options();
    return stripsOf(this.occurrences(), this.#scale.axis(), barEnds).flatMap((strip) => {
      const drawn = this.#part.cut(strip);
      const place = this.#part.placeOf(strip);
      if (drawn === null || place === null) return [];
      return [{ count: strip.count, ...place, shades: stripShades({ ...strip, ...drawn }) }];
    });
  });
}
