import { Component, computed, inject, input } from '@angular/core';
import type { Occurrence } from 'ng-event-calendar/core/internal';
import { stripsOf } from 'ng-event-calendar/core/timeline';
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

  readonly occurrences = input.required<readonly Occurrence[]>();

  protected readonly strips = computed(() => {
    const { from, to } = this.#scale.mountedAxis();
    const { barEnds } = this.#scale.options();
    return stripsOf(this.occurrences(), this.#scale.axis(), barEnds)
      .filter((strip) => strip.from < to && strip.to > from)
      .map((strip) => ({
        count: strip.count,
        from: this.#scale.percent(strip.from),
        size: this.#scale.percent(strip.to - strip.from),
        shades: stripShades(strip),
      }));
  });
}
