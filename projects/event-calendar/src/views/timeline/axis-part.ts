import type { AxisRange } from 'ng-event-calendar/core/internal';
import { computed, Directive, inject, input } from '@angular/core';
import { TimelineScale } from './timeline-scale';

/** Place of a stretch of the axis, for style sheets. */
export interface PlaceInPart {
  readonly from: string;
  readonly size: string;
}

/** Part of the axis for which header and rows are drawn: all of it on a screen, a block of whole cells on paper. */
@Directive({ selector: '[ecAxisPart]' })
export class AxisPart {
  readonly #scale = inject(TimelineScale);

  /** Block of the axis; null for all of it. */
  readonly block = input<AxisRange | null>(null, { alias: 'ecAxisPart' });
  /** Part of the axis that is mounted of labels and shading. */
  readonly mounted = computed(() => this.block() ?? this.#scale.mountedAxis());
  readonly #range = computed(() => this.block() ?? { from: 0, to: this.#scale.axis().length });

  /** Returns a place of the axis as a share of the part. */
  percent(position: number): string {
    return this.#share(position - this.#range().from);
  }

  /** Returns the place of the line of the present; null where there is none. Paper has no present. */
  nowLine(isWanted: boolean): string | null {
    const now = isWanted && this.block() === null ? this.#scale.now() : null;
    return now === null ? null : this.percent(now);
  }

  /** Whether a label that names its beginning stands in the part: elsewhere it would name another time. */
  startsIn({ from }: AxisRange): boolean {
    const block = this.block();
    return block === null || from >= block.from;
  }

  /** Returns a stretch as far as it is in the part; null where it isn't mounted. */
  cut({ from, to }: AxisRange): AxisRange | null {
    const mounted = this.mounted();
    const isMounted = from < mounted.to && (to > mounted.from || from === mounted.from);
    if (!isMounted) return null;
    const range = this.#range();
    return { from: Math.max(from, range.from), to: Math.min(to, range.to) };
  }

  /** Whether what stands at the start of a stretch has to stick to the start of what is in sight. */
  sticks({ from, to }: AxisRange): boolean {
    const { stickyFrom, stickyTo } = this.#scale.mountedAxis();
    return this.block() === null && from < stickyTo && to > stickyFrom;
  }

  /** Returns where a stretch of the part is drawn. */
  drawn({ from, to }: AxisRange): PlaceInPart {
    return { from: this.percent(from), size: this.#share(to - from) };
  }

  /** Returns where a stretch is drawn, cut at the edges of the part; null where it isn't mounted. */
  placeOf(range: AxisRange): PlaceInPart | null {
    const cut = this.cut(range);
    return cut === null ? null : this.drawn(cut);
  }

  #share(length: number): string {
    const { from, to } = this.#range();
    return `${to === from ? 0 : (length / (to - from)) * 100}%`;
  }
}
