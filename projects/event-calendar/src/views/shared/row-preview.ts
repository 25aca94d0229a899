import { Component, computed, inject, input } from '@angular/core';
import type { Column, Occurrence } from 'ng-event-calendar/core/internal';
import { SessionState } from '../../store/events/session-state';
import { EventPreview } from '../../event/event-preview';
import type { DayCell } from './day-cell';

/** Part of a preview that stands in adjacent cells. */
interface Piece {
  readonly key: string;
  readonly occurrence: Occurrence;
  readonly column: Column;
  readonly row: number;
  readonly from: number;
  readonly days: number;
  readonly area: string | null;
}

/**
 * The preview of a drag session in a row of whole days. Separate from the row, so that a step of a drag redraws nothing
 * else.
 */
@Component({
  selector: 'ec-row-preview',
  imports: [EventPreview],
  template: `
    @for (piece of shown(); track piece.key) {
      <ec-event-preview
        [occurrence]="piece.occurrence"
        [column]="piece.column"
        [style.--ec-row]="piece.row"
        [style.--ec-from]="piece.from"
        [style.--ec-days]="piece.days"
        [style.grid-column]="piece.area"
        [class.ec-in-area]="piece.area !== null"
      />
    }
  `,
  styleUrl: './row-preview.scss',
})
export class RowPreview {
  readonly #state = inject(SessionState);

  /** Cells of the row, in order. */
  readonly cells = input.required<readonly Pick<DayCell, 'column' | 'line'>[]>();
  /** Index of the lowest row in which a preview may stand. */
  readonly lastRow = input.required<number>();
  /** Whether the row holds bars alone; otherwise an event of less than a day stands on its first one. */
  readonly barsOnly = input(false);

  protected readonly shown = computed(() => {
    const [preview, lastRow] = [this.#state.preview(), this.lastRow()];
    const row = Math.min(this.#state.draft()?.row ?? 0, lastRow);
    const held = preview === null ? [] : this.#piecesOf(preview, row, (at) => this.#state.isIn(at));
    const others = this.#state
      .companions()
      .flatMap((each) => this.#piecesOf(each, lastRow, (at) => this.#state.isOf(each, at)));
    // The last one of a place covers those before it.
    const byPlace = new Map(others.map((piece) => [`${piece.from} ${piece.days}`, piece]));
    return [...held, ...byPlace.values()];
  });

  #piecesOf(occurrence: Occurrence, row: number, isIn: (column: Column) => boolean): Piece[] {
    if (this.barsOnly() && !occurrence.isBar) return [];
    const { key, firstDay, isBar } = occurrence;
    const lastDay = isBar ? occurrence.lastDay : firstDay;
    const pieces: { column: Column; from: number; days: number; isPlaced: boolean }[] = [];
    this.cells().forEach(({ column, line }, index) => {
      const { day } = column;
      const at = line ?? index;
      if (day < firstDay || lastDay < day || !isIn(column)) return;
      const last = pieces.at(-1);
      // Adjacent columns of one resource share a piece.
      const isBeside = last !== undefined && last.from + last.days === at;
      if (isBeside && last.column.owner === column.owner) last.days++;
      else pieces.push({ column, from: at, days: 1, isPlaced: line !== undefined });
    });
    return pieces.map(({ column, from, days, isPlaced }, at) => {
      const area = isPlaced ? `${from} / span ${days}` : null;
      // The key stays while the piece moves, so that its element moves along.
      return { key: `${key} ${at}`, occurrence, column, row, from, days, area };
    });
  }
}
