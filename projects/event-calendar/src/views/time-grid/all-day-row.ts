import { Component, computed, inject, input, output } from '@angular/core';
import { barWithin, formatDay } from 'ng-event-calendar/core/internal';
import type { EventPlace } from '../../event/event-place';
import { Icon } from '../../icon/icon';
import type { EventListRequest } from '../../popover/event-list-request';
import { slotIn } from '../../store/layout/columns';
import { CalendarSettings } from '../../store/inputs/calendar-settings';
import { Navigation } from '../../store/dates/navigation';
import { continuedOn } from '../shared/continued-event';
import type { DayCell } from '../shared/day-cell';
import { DayCells, type MoreOfColumn } from '../shared/day-cells';
import { ColumnWords } from './column-words';
import { GridColumns, type GridBlock } from './grid-columns';
import { AllDayLayout } from './all-day-layout';
import { TimeGridLayout } from './time-grid-layout';

/** The all-day row above the columns of the time grid; bars that don't fit are behind "+N more". */
@Component({
  selector: 'ec-all-day-row',
  imports: [DayCells, Icon],
  template: `
    <div class="ec-label" role="rowheader" aria-colindex="1">
      <span>{{ text()('allDay') }}</span>
      @if (allDay.canExpand()) {
        <button
          type="button"
          class="ec-icon-button"
          [attr.aria-expanded]="isExpanded()"
          [attr.aria-label]="text()(isExpanded() ? 'collapseAllDayRow' : 'expandAllDayRow')"
          (click)="isExpanded.set(!isExpanded())"
        >
          <ec-icon [name]="isExpanded() ? 'collapse' : 'expand'" />
        </button>
      }
    </div>
    <ec-day-cells
      [slot]="'all-day'"
      [cells]="cells()"
      [lastRow]="lastRow()"
      (more)="openList($event)"
    />
  `,
  styleUrl: './all-day-row.scss',
  host: {
    role: 'row',
    '[class.ec-expanded]': 'isExpanded()',
    '[style.--ec-bar-rows]': 'allDay.rows()',
  },
})
export class AllDayRow {
  readonly #words = inject(ColumnWords);
  readonly #navigation = inject(Navigation);
  readonly #grid = inject(GridColumns);
  protected readonly layout = inject(TimeGridLayout);
  protected readonly allDay = inject(AllDayLayout);

  /** Columns whose cells the row shows. */
  readonly block = input.required<GridBlock>();
  /** Requests the list of everything that a column holds. */
  readonly list = output<EventListRequest>();

  protected readonly text = inject(CalendarSettings).text;
  protected readonly isExpanded = this.allDay.isExpanded;
  protected readonly lastRow = computed(() => Math.max(0, this.allDay.rows() - 1));

  protected readonly cells = computed<readonly DayCell[]>(() => {
    const { bars, more } = this.allDay.barRows();
    const text = this.text();
    const block = this.block();
    const pieces = bars.flatMap((bar) => barWithin(bar, block) ?? []);
    const columns = this.layout.columns();
    const isOffered = this.#navigation.isOffered();
    return block.mounted.map(({ at, mark }) => {
      const column = columns[at]!;
      const date = this.#words.ofColumn(column);
      const name = text('eventAllDaySpoken', { date: this.#words.named(column) });
      const here = bars.filter((bar) => bar.column <= at && at < bar.column + bar.days);
      const { resource } = slotIn(column, null);
      const count = more[at] ?? 0;
      return {
        column,
        mark,
        line: at - block.first + 2,
        index: at + 2,
        beginsGroup: this.#grid.beginsGroup(at),
        isBeyond: !isOffered(column.day),
        date: formatDay(column.day),
        name,
        label: this.#words.ofCell(name, here.length + count),
        continued: here
          .filter((bar) => bar.column < at)
          .map(({ occurrence, row }) => continuedOn(column.day, occurrence, row, text)),
        events: pieces
          .filter((bar) => bar.column === at)
          .map(({ column: _column, ...bar }): EventPlace => ({ ...bar, shape: 'bar', resource })),
        more:
          count === 0
            ? null
            : {
                text: text('moreEventsChip', { count }),
                label: text('moreEventsAriaLabel', { count, date }),
              },
      };
    });
  });

  protected openList({ column, origin }: MoreOfColumn): void {
    const days = computed(() => [{ day: column.day, occurrences: this.allDay.barsIn(column) }]);
    this.list.emit({ days, resource: slotIn(column, null).resource, label: null, origin });
  }
}
