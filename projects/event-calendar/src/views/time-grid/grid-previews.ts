import { Component, computed, inject } from '@angular/core';
import { axisDayOf, rangeOn } from 'ng-event-calendar/core/internal';
import { EventPreview } from '../../event/event-preview';
import { Columns } from '../../store/layout/columns';
import { SessionState } from '../../store/events/session-state';
import { GridScale } from './grid-scale';
import { TimeGridLayout } from './time-grid-layout';

/** Least height of a preview in pixels, with room for a line of text. */
const SHORTEST = 24;

/**
 * The preview of a drag session in the columns of the time grid. Separate from these, so that a step of a drag redraws
 * nothing else.
 */
@Component({
  selector: 'ec-grid-previews',
  imports: [EventPreview],
  template: `
    @for (piece of pieces(); track piece.line) {
      <ec-event-preview
        [occurrence]="piece.occurrence"
        [column]="piece.column"
        [room]="piece.room"
        [class.ec-late]="piece.isLate"
        [style.grid-column-start]="piece.line"
        [style.grid-column-end]="piece.line + 1"
        [style.inset-block-start]="piece.start"
        [style.block-size]="piece.size"
      />
    }
  `,
  styles: `
    :host {
      display: contents;
    }
    ec-event-preview {
      inset-inline: 0 4px;
    }
    /* In the second half of the columns, a preview wider than its column grows towards the others. */
    .ec-late {
      inset-inline-start: auto;
      inline-size: calc(100% - 4px);
    }
  `,
})
export class GridPreviews {
  readonly #state = inject(SessionState);
  readonly #columns = inject(Columns);
  readonly #layout = inject(TimeGridLayout);
  readonly #scale = inject(GridScale);

  protected readonly pieces = computed(() => {
    const occurrence = this.#state.preview();
    if (occurrence === null || occurrence.isBar) return [];
    const axis = this.#scale.axis();
    const shortest = SHORTEST / this.#scale.minuteHeight();
    const all = this.#columns.all();
    return all.flatMap((column, at) => {
      const { day } = column;
      if (day < occurrence.firstDay || occurrence.lastDay < day) return [];
      if (!this.#state.isIn(column)) return [];
      const { from, to } = rangeOn(axisDayOf(axis, day), occurrence);
      const length = Math.max(to - from, shortest);
      // After the line that ends the time axis.
      const place = {
        line: at + 2,
        start: this.#scale.percent(from),
        size: this.#scale.percent(length),
      };
      const isLate = at > 0 && 2 * at >= all.length;
      return [{ occurrence, column, room: this.#layout.roomOf(length, 1), isLate, ...place }];
    });
  });
}
