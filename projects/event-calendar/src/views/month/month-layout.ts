import { computed, inject, Injectable, signal } from '@angular/core';
import type { DayShading } from 'ng-event-calendar/core/availability';
import {
  byListOrder,
  byListOrderOn,
  columnOf,
  layoutMonthWeek,
  reachableDays,
  Memo,
  startOfWeek,
  type MonthWeek,
  type Occurrence,
} from 'ng-event-calendar/core/internal';
import { CalendarSettings } from '../../store/inputs/calendar-settings';
import { Media } from '../../store/inputs/media';
import { Navigation } from '../../store/dates/navigation';
import { PageOccurrences } from '../../store/events/page-occurrences';
import { AvailabilityShading } from '../../store/availability/availability-shading';

/** Rows of a month cell where nothing measures it. */
const UNMEASURED_CAPACITY = 4;
const NOTHING: MonthWeek = { pieces: [], lines: [], more: [] };

/** One week of the month with everything placed; the same object while nothing in it changes. */
export interface MonthRow {
  readonly days: readonly number[];
  readonly bars: readonly Occurrence[];
  readonly lines: readonly Occurrence[];
  readonly week: MonthWeek;
  /** Number of rows that the week's fullest day takes. */
  readonly height: number;
  /** Shading of each day; null for days without any. */
  readonly tints: readonly (DayShading | null)[];
}

/** Layout of the month view. */
@Injectable()
export class MonthLayout {
  readonly #settings = inject(CalendarSettings);
  readonly #navigation = inject(Navigation);
  readonly #media = inject(Media);
  readonly #shading = inject(AvailabilityShading);

  /** Number of rows that fit into a cell below its number; null until it is measured. */
  readonly capacity = signal<number | null>(null);

  /** Number of rows with which a cell is filled; unlimited on paper, where "+N more" can't be opened. */
  readonly #rowsPerCell = computed(() => {
    if (this.#media.isPrinting()) return Infinity;
    return this.capacity() ?? (this.#media.measures ? null : UNMEASURED_CAPACITY);
  });

  /** Shown days of each week, without hidden ones. */
  readonly weeks = computed<readonly (readonly number[])[]>(() => {
    const { weekStartsOn } = this.#settings.preferences();
    const days = this.#navigation.days();
    const weeks = new Set(days.map((day) => startOfWeek(day, weekStartsOn)));
    return [...weeks].map((first) => days.filter((day) => first <= day && day < first + 7));
  });

  readonly #occurrences = inject(PageOccurrences).all;

  readonly #memo = new Memo<number, MonthRow>();
  readonly rows = computed<readonly MonthRow[]>(() => {
    const capacity = this.#rowsPerCell();
    const occurrences = this.#occurrences();
    const bounds = this.#settings.bounds();
    return this.weeks().map((days) => {
      const first = days[0] ?? 0;
      const last = days.at(-1) ?? 0;
      const bars: Occurrence[] = [];
      const lines: Occurrence[] = [];
      for (const occurrence of occurrences) {
        const { isBar, firstDay, lastDay } = occurrence;
        if (isBar && firstDay <= last && lastDay >= first) bars.push(occurrence);
        // An event of less than 24 hours is drawn once, on the day it starts.
        if (!isBar && firstDay >= first && firstDay <= last) lines.push(occurrence);
      }
      lines.sort(byListOrder);
      const tints = days.map((day) => this.#shading.of(columnOf(day, 'all')));
      return this.#memo.get(first, [days, bars, lines, tints, capacity, bounds], () => {
        const starts = lines.map(({ firstDay }) => ({ day: firstDay }));
        const week =
          capacity === null
            ? NOTHING
            : layoutMonthWeek({ bars, lines: starts }, reachableDays(days, bounds), capacity);
        const placed = [...week.pieces, ...week.lines];
        const height = placed.reduce((rows, { row }) => Math.max(rows, row + 1), 0);
        return { days, bars, lines, week, height, tints };
      });
    });
  });

  /** Returns all occurrences of a day, in the order of a list. */
  occurrencesOn(day: number): readonly Occurrence[] {
    return this.#occurrences()
      .filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)
      .sort(byListOrderOn(day));
  }
}
