import { computed, inject, Injectable } from '@angular/core';
import { titleOfResource, type Column } from 'ng-event-calendar/core/internal';
import { Navigation } from '../../store/dates/navigation';
import { CalendarSettings } from '../../store/inputs/calendar-settings';

/** Names of columns, and of the times beside them. */
@Injectable()
export class ColumnWords {
  readonly #settings = inject(CalendarSettings);
  readonly #navigation = inject(Navigation);

  /** Name of the times' zone. */
  readonly zone = computed(() =>
    this.#settings.text()('timeZoneAriaLabel', { zone: this.#settings.zone() }),
  );

  /** Returns the full date of a column, with the name of its resource. */
  ofColumn(column: Column): string {
    const date = this.#settings.formats().fullDate(column.day);
    const resource = this.ofResource(column);
    return resource === null ? date : `${date}, ${resource}`;
  }

  /** Returns the name of a column as `ofColumn`, with "today" where it is. */
  named(column: Column): string {
    const date = this.ofColumn(column);
    const isToday = column.day === this.#navigation.today();
    return isToday ? this.#settings.text()('dateTodayAriaLabel', { date }) : date;
  }

  /** Returns the name of a cell: that of its column, with the number of its events. */
  ofCell(name: string, count: number): string {
    const text = this.#settings.text();
    return count === 0
      ? text('dayNoEventsAriaLabel', { date: name })
      : text('dayEventsAriaLabel', { date: name, count });
  }

  /** Returns the name of a column's resource; null where columns are days alone. */
  ofResource({ owner }: Pick<Column, 'owner'>): string | null {
    if (owner === 'all') return null;
    return owner === 'unassigned'
      ? this.#settings.text()('labelNoResource')
      : titleOfResource(owner);
  }
}
