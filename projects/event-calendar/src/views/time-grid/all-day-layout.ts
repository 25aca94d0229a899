import { computed, inject, Injectable, signal } from '@angular/core';
import {
  barsByGroup,
  groupsOf,
  isOwnedBy,
  layoutBarRows,
  reachableDays,
  type BarRows,
  type Column,
  type Occurrence,
} from 'ng-event-calendar/core/internal';
import { CALENDAR_INPUTS } from '../../store/inputs/calendar-inputs';
import { CalendarSettings } from '../../store/inputs/calendar-settings';
import { CalendarStore } from '../../store/events/calendar-store';
import { Columns } from '../../store/layout/columns';
import { Media } from '../../store/inputs/media';
import { PageOccurrences } from '../../store/events/page-occurrences';
import { sameItems } from '../../store/same-items';
import { SessionState } from '../../store/events/session-state';

/** Rows of bars in the collapsed all-day row, "+N more" included. */
const COLLAPSED_ROWS = 4;

/** Layout of the all-day row: its bars in rows, collapsed or expanded. */
@Injectable()
export class AllDayLayout {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #session = inject(SessionState);
  readonly #settings = inject(CalendarSettings);
  readonly #store = inject(CalendarStore);
  readonly #media = inject(Media);
  readonly #columns = inject(Columns);
  readonly #occurrences = inject(PageOccurrences).all;

  /** Whether the user asked for all rows. */
  readonly isExpanded = signal(false);
  /** Occurrences that are drawn as bars; the same array while they stay the same. */
  readonly bars = computed(() => this.#occurrences().filter((occurrence) => occurrence.isBar), {
    equal: sameItems,
  });
  readonly #allBarRows = computed(() => this.#placeBars(Infinity));
  /** Whether there are more rows than the collapsed row shows. */
  readonly canExpand = computed(() => this.#allBarRows().rows > COLLAPSED_ROWS);
  /** Bars as they are drawn. */
  readonly barRows = computed<BarRows>(() =>
    this.isExpanded() || !this.canExpand() || this.#media.isPrinting()
      ? this.#allBarRows()
      : this.#placeBars(COLLAPSED_ROWS),
  );
  /** Whether there is an all-day row: always, or only while something is in it. */
  readonly isShown = computed(
    () =>
      this.#inputs.showAllDayRow() ||
      this.#session.preview()?.isBar === true ||
      this.#allBarRows().rows > 0,
  );
  /** Rows that the all-day row takes, "+N more" included. */
  readonly rows = computed(() =>
    this.barRows() === this.#allBarRows() ? this.#allBarRows().rows : COLLAPSED_ROWS,
  );

  /** Returns the bars that touch a column, shown or not. */
  barsIn({ day, owner }: Column): readonly Occurrence[] {
    const resources = this.#store.resources();
    return this.bars().filter(
      ({ firstDay, lastDay, event }) =>
        firstDay <= day && day <= lastDay && isOwnedBy(event, owner, resources),
    );
  }

  #placeBars(capacity: number): BarRows {
    const groups = groupsOf(this.#columns.all(), this.#columns.rules().order);
    const bounds = this.#settings.bounds();
    return layoutBarRows(
      groups.map((group) => ({ ...group, days: reachableDays(group.days, bounds) })),
      barsByGroup(this.bars(), groups, this.#store.resources()),
      capacity,
    );
  }
}
