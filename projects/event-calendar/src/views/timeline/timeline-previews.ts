import { Component, computed, inject, input } from '@angular/core';
import { columnOf, roomOnCard, type Occurrence } from 'ng-event-calendar/core/internal';
import {
  atLeast,
  isHiddenSpan,
  laneOver,
  laneTop,
  spanIn,
  unbounded,
} from 'ng-event-calendar/core/timeline';
import { EventPreview } from '../../event/event-preview';
import { SessionState } from '../../store/events/session-state';
import { AxisPart } from './axis-part';
import { linesOf, shownOn } from './drawn-bar';
import { LEAST_BAR, TimelineLayout } from './timeline-layout';
import { TimelineRows } from './timeline-rows';
import { TimelineScale } from './timeline-scale';

/** Pixels of the words above a preview, which the header would cover. */
const WORDS_ABOVE = 72;

/** Draft of the session under way, over the rows that would hold it; no row changes its height. */
@Component({
  selector: 'ec-timeline-previews',
  imports: [EventPreview],
  template: `
    @for (piece of pieces(); track piece.key) {
      <ec-event-preview
        [occurrence]="piece.occurrence"
        [column]="piece.column"
        [room]="piece.room"
        [row]="piece.row"
        [class.ec-high]="piece.isHigh"
        [class.ec-late]="piece.isLate"
        [style.inset-inline-start]="piece.from"
        [style.inline-size]="piece.size"
        [style.min-inline-size.px]="least"
        [style.inset-block-start.px]="piece.top"
        [style.block-size.px]="piece.height"
      />
    }
  `,
  styles: `
    :host {
      position: absolute;
      inset-block: 0;
      inset-inline-end: 0;
      z-index: 2;
      pointer-events: none;
    }
    ec-event-preview {
      position: absolute;
    }
  `,
  host: { '[style.inset-inline-start.px]': 'scale.titleWidth()' },
})
export class TimelinePreviews {
  readonly #state = inject(SessionState);
  readonly #part = inject(AxisPart);
  readonly #rows = inject(TimelineRows);
  protected readonly layout = inject(TimelineLayout);
  protected readonly scale = inject(TimelineScale);
  protected readonly least = LEAST_BAR;
  /** Whether it draws over the pinned rows, or over those that scroll. */
  readonly isPinned = input.required<boolean>();

  protected readonly pieces = computed(() => {
    const preview = this.#state.preview();
    const all = [...(preview === null ? [] : [preview]), ...this.#state.companions()];
    return all.flatMap((each) => this.#piecesOf(each));
  });

  #piecesOf(occurrence: Occurrence) {
    const laneHeight = this.scale.laneHeight();
    const { barEnds } = this.scale.options();
    const axis = this.scale.axis();
    const span = spanIn(unbounded(axis), occurrence, barEnds);
    if (span === null || isHiddenSpan(span)) return [];
    const drawn = atLeast(span, LEAST_BAR / this.scale.minuteWidth(), axis.length);
    const { from, to } = drawn;
    const lanesTop = this.layout.lanesTop();
    const isPinned = this.isPinned();
    const scrolled = isPinned ? 0 : (this.scale.box()?.scrolledRows ?? 0);
    const sight = this.scale.sight();
    const isLate = sight !== null && 2 * from > sight.from + sight.to;
    // With larger letters, everything else is smaller in proportion.
    const width = ((to - from) * this.scale.minuteWidth()) / this.scale.textScale();
    const lines = linesOf(this.scale.options().laneHeight);
    // The text has as much room as on the bar: a preview has a little less beside it.
    const { textWidth, ...shown } = shownOn(width, lines);
    const room = { ...roomOnCard(LEAST_BAR, width), lines, isStacked: lines > 1, textWidth };
    return this.layout.mounted().flatMap(({ row, layout, top: rowTop, ...placed }) => {
      const column = columnOf(occurrence.firstDay, row.owner);
      if (row.isHeading || placed.isPinned !== isPinned) return [];
      if (!this.#state.previewsIn(column).includes(occurrence)) return [];
      const top = rowTop + lanesTop + laneTop(laneOver(layout, from, to), laneHeight);
      return [
        {
          key: `${occurrence.key} ${row.key}`,
          ...{ occurrence, column, room, isLate, top },
          row: { title: this.#rows.titleOf(row), ...shown },
          isHigh: top - scrolled < WORDS_ABOVE,
          height: laneHeight,
          ...this.#part.drawn(drawn),
        },
      ];
    });
  }
}
