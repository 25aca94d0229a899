import { Component, computed, DestroyRef, inject } from '@angular/core';
import { axisDayOf, rangeOn, type Occurrence } from 'ng-event-calendar/core/internal';
import { EventPreview } from '../../event/event-preview';
import { Columns } from '../../store/layout/columns';
import { Editing } from '../../store/events/editing';
import { SessionState } from '../../store/events/session-state';
import { GridScale } from './grid-scale';
import { besideDraft } from './beside-draft';
import { TimeGridLayout } from './time-grid-layout';

/** Lanes of a preview that lies over its whole column. */
const WHOLE = { lane: 0, span: 1, lanes: 1 };
/** Least height of a preview in pixels, with room for a line of text. */
const SHORTEST = 24;
/** Pixels by which the border of a narrow preview is wider than what a card has beside the end of its text. */
const BORDER = 1;

/**
 * The preview of a drag session in the columns of the time grid. Separate from these, so that a step of a drag redraws
 * nothing else.
 */
@Component({
  selector: 'ec-grid-previews',
  imports: [EventPreview],
  template: `
    @for (piece of pieces(); track piece.key) {
      <ec-event-preview
        [occurrence]="piece.occurrence"
        [column]="piece.column"
        [room]="piece.room"
        [class.ec-late]="piece.isLate"
        [style.grid-column-start]="piece.line"
        [style.grid-column-end]="piece.line + 1"
        [style.inset-block-start]="piece.start"
        [style.block-size]="piece.size"
        [style.inset-inline-start]="piece.inlineStart"
        [style.inline-size]="piece.inlineSize"
      />
    }
  `,
  styles: `
    :host {
      display: contents;
    }
    ec-event-preview {
      inset-inline: 0 4px;
      /* A card begins behind the line of its column. */
      padding-inline-start: 9px;
    }
    /* A narrow one has as little beside its text. */
    .ec-narrow {
      padding-inline: 6px 0;
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
  readonly #editing = inject(Editing);

  /** Draft of a new event while its form is open: it takes a lane, as it will once it is saved. */
  readonly #draft = computed(() => {
    const isNew = this.#editing.session()?.event === null;
    return isNew && !this.#state.isUnderWay() ? this.#state.preview() : null;
  });

  protected readonly pieces = computed(() => {
    const axis = this.#scale.axis();
    const shortest = SHORTEST / this.#scale.minuteHeight();
    const all = this.#columns.all();
    const layouts = this.#layout.allLayouts();
    return all.flatMap((column, at) => {
      const axisDay = axisDayOf(axis, column.day);
      const isLate = at > 0 && 2 * at >= all.length;
      const { lane, span, lanes } = layouts[at]?.draft ?? WHOLE;
      const share = (part: number): string | null =>
        lanes === 1 ? null : `calc((100% - 4px) * ${part / lanes})`;
      return this.#state
        .previewsIn(column)
        .filter((each) => !each.isBar && isOn(each, column.day))
        .map((occurrence) => {
          const { from, to } = rangeOn(axisDay, occurrence);
          const length = Math.max(to - from, shortest);
          const room = this.#layout.roomOf(length, span / lanes);
          const textWidth = room.textWidth - (room.isNarrow ? BORDER : 0);
          return {
            key: `${occurrence.key} ${at}`,
            ...{ occurrence, column, isLate },
            room: { ...room, textWidth },
            inlineStart: share(lane),
            inlineSize: share(span),
            // After the line that ends the time axis.
            line: at + 2,
            start: this.#scale.percent(from),
            size: this.#scale.percent(length),
          };
        });
    });
  });

  constructor() {
    const { arrange } = this.#layout;
    const usual = arrange();
    arrange.set((column, occurrences, layout) => {
      const draft = this.#draft();
      const isHere =
        draft !== null && !draft.isBar && isOn(draft, column.day) && this.#state.isIn(column);
      return isHere ? besideDraft(draft, occurrences, layout) : layout(occurrences);
    });
    inject(DestroyRef).onDestroy(() => arrange.set(usual));
  }
}

function isOn({ firstDay, lastDay }: Occurrence, day: number): boolean {
  return firstDay <= day && day <= lastDay;
}
