import { Component, computed, inject, input, output } from '@angular/core';
import {
  civilDate,
  columnsOf,
  DAYS_ALONE,
  formatDay,
  isWeekend,
  weekNumber,
  type Occurrence,
} from 'ng-event-calendar/core/internal';
import type { EventPlace } from '../../event/event-place';
import { CalendarSettings } from '../../store/inputs/calendar-settings';
import { CalendarStore } from '../../store/events/calendar-store';
import { SearchState } from '../../store/events/search-state';
import { Navigation } from '../../store/dates/navigation';
import { AvailabilityShading, blocksOver } from '../../store/availability/availability-shading';
import { continuedOn } from '../shared/continued-event';
import type { DayCell } from '../shared/day-cell';
import { DayCells, type MoreOfColumn } from '../shared/day-cells';
import { barPlace } from './bar-place';
import type { MonthRow } from './month-layout';

/** Most dots that a phone's month cell shows. */
const DOTS = 4;

/** One week of the month view. */
@Component({
  selector: 'ec-month-week',
  imports: [DayCells],
  templateUrl: './month-week.html',
  styleUrl: './month-week.scss',
  host: { role: 'row', '[attr.data-layout]': 'settings.layout()' },
})
export class MonthWeekRow {
  protected readonly settings = inject(CalendarSettings);
  readonly #store = inject(CalendarStore);
  readonly #search = inject(SearchState);
  readonly #shading = inject(AvailabilityShading);
  protected readonly navigation = inject(Navigation);

  readonly row = input.required<MonthRow>();
  /** Row of a cell that "+N more" takes. */
  readonly lastRow = input.required<number>();
  /** Month of the view, as `year * 12 + month`, outside of which days are quieter; null where the view has no month. */
  readonly month = input.required<number | null>();
  readonly more = output<MoreOfColumn>();

  protected readonly text = this.settings.text;
  protected readonly isMobile = this.settings.isMobile;
  protected readonly weekNumber = computed(() => {
    const { showWeekNumber, weekStartsOn } = this.settings.preferences();
    const first = this.row().days[0];
    if (!showWeekNumber || first === undefined) return null;
    const number = weekNumber(first, weekStartsOn);
    return {
      short: this.settings.formats().number(number),
      label: this.text()('weekNumberAriaLabel', { weekNumber: number }),
    };
  });

  protected readonly cells = computed<readonly DayCell[]>(() => {
    const { days, bars, lines, week, tints } = this.row();
    const formats = this.settings.formats();
    const today = this.navigation.today();
    const text = this.text();
    const isMobile = this.isMobile();
    const isOffered = this.navigation.isOffered();
    const shown = this.month();
    return columnsOf(days, DAYS_ALONE).map((column, at) => {
      const { day } = column;
      const { year, month, day: date } = civilDate(day);
      const fullDate = formats.fullDate(day);
      const more = week.more[at] ?? 0;
      const blocks = blocksOver(tints[at] ?? null);
      const name = day === today ? text('dateTodayAriaLabel', { date: fullDate }) : fullDate;
      // The cell's name has all text that is seen in it (WCAG 2.2, 2.5.3).
      const named = [name, ...blocks.map(({ title }) => title ?? '')].filter(Boolean).join(', ');
      return {
        column,
        date: formatDay(day),
        name,
        label: isOffered(day) ? this.dayLabel(named, this.#countOn(day)) : name,
        closed: this.#shading.closedWordsOf(column),
        continued: week.pieces
          .filter(({ from, to }) => from < at && at <= to)
          .map(({ bar, row }) => continuedOn(day, bars[bar]!, row, text)),
        // The first day of a month names it.
        number: date === 1 && !isMobile ? formats.monthDay(day) : formats.dayNumber(day),
        isToday: day === today,
        isWeekend: isWeekend(day),
        isOutside: shown !== null && year * 12 + month !== shown,
        isBeyond: !isOffered(day),
        isClosed: tints[at]?.isClosed === true,
        blocks,
        events: [
          ...week.pieces
            .filter(({ from }) => from === at)
            .map((piece) => barPlace(bars[piece.bar]!, piece)),
          ...week.lines
            .filter((line) => line.column === at)
            .map(({ line, row }): EventPlace => ({ occurrence: lines[line]!, shape: 'line', row })),
        ],
        more:
          more === 0
            ? null
            : {
                text: text('hiddenEvents', { hiddenEventsCount: more }),
                label: text('moreEventsAriaLabel', { count: more, date: fullDate }),
              },
      };
    });
  });

  /** Dots for the first few events of each day, and the number of all, for a phone. */
  protected readonly dots = computed(() => {
    const { days, bars, lines } = this.row();
    const isOffered = this.navigation.isOffered();
    const isMatch = this.#search.isMatch();
    return days.map((day) => {
      if (!isOffered(day)) return { count: 0, shown: [] };
      const onDay = [
        ...bars.filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay),
        ...lines.filter(({ firstDay }) => firstDay === day),
      ];
      const isDimmed = ({ event }: Occurrence): boolean => isMatch?.(event) === false;
      // Matches of a search come first, as there is room for few.
      const inOrder = [...onDay.filter((each) => !isDimmed(each)), ...onDay.filter(isDimmed)];
      const shown = inOrder.slice(0, DOTS).map((each) => ({
        color: this.#store.colorOf(each.event),
        isDimmed: isDimmed(each),
      }));
      return { count: onDay.length, shown };
    });
  });

  protected readonly selected = this.navigation.date;

  #countOn(day: number): number {
    const { bars, lines } = this.row();
    const onDay = bars.filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
    return onDay.length + lines.filter(({ firstDay }) => firstDay === day).length;
  }

  protected dayLabel(label: string, count: number): string {
    return count === 0
      ? this.text()('dayNoEventsAriaLabel', { date: label })
      : this.text()('dayEventsAriaLabel', { date: label, count });
  }
}
