import { Component, inject, input, output } from '@angular/core';
import type { Column } from 'ng-event-calendar/core/internal';
import { EventElement } from '../../event/event-element';
import { LazyOutlet } from '../../lazy/lazy-outlet';
import { CALENDAR_INPUTS } from '../../store/inputs/calendar-inputs';
import { CalendarSettings } from '../../store/inputs/calendar-settings';
import { resourceIdOf } from '../../store/layout/columns';
import { Navigation } from '../../store/dates/navigation';
import { SessionState } from '../../store/events/session-state';
import { DayBackdrop } from './day-backdrop';
import type { DayCell } from './day-cell';
import { ROW_PREVIEW } from '../../lazy/lazy-parts';

/** A press on "+N more" in the cell of a column. */
export interface MoreOfColumn {
  readonly column: Column;
  readonly origin: HTMLElement;
}

/**
 * The cells of a row of whole days, with bars and lines, "+N more", and the preview of a drag session. The row sets
 * their sizes by `--ec-first-row`, `--ec-inset`, `--ec-cell-size`, `--ec-first-line` and the properties of
 * `RowPreview`.
 */
@Component({
  selector: 'ec-day-cells',
  imports: [DayBackdrop, EventElement, LazyOutlet],
  templateUrl: './day-cells.html',
  styleUrl: './day-cells.scss',
})
export class DayCells {
  protected readonly navigation = inject(Navigation);
  protected readonly session = inject(SessionState);

  readonly cells = input.required<readonly DayCell[]>();
  /** Kind of cells, for `data-slot`. */
  readonly slot = input.required<'all-day' | 'day'>();
  /** Index of the lowest row, which "+N more" takes. */
  readonly lastRow = input.required<number>();
  readonly more = output<MoreOfColumn>();

  protected readonly resourceIdOf = resourceIdOf;
  protected readonly preview = ROW_PREVIEW;
  protected readonly text = inject(CalendarSettings).text;
  protected readonly backdrop = inject(CALENDAR_INPUTS).dayCellTemplate;

  protected showMore(column: Column, { currentTarget }: Event): void {
    this.more.emit({ column, origin: currentTarget as HTMLElement });
  }
}
