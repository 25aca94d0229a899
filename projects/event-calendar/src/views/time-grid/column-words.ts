import { computed, inject, Injectable } from '@angular/core';
import { titleOfResource, type Column } from 'ng-event-calendar/core/internal';
import { CalendarSettings } from '../../store/inputs/calendar-settings';

/** Names of columns, and of the times beside them. */
@Injectable()
export class ColumnWords {
  readonly #settings = inject(CalendarSettings);

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

  /** Returns the name of a column's resource; null where columns are days alone. */
  ofResource({ owner }: Pick<Column, 'owner'>): string | null {
    if (owner === 'all') return null;
    return owner === 'unassigned'
      ? this.#settings.text()('labelNoResource')
      : titleOfResource(owner);
  }
}
