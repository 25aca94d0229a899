import { computed, inject, Injectable } from '@angular/core';
import { titleOfResource, type Column } from 'ng-event-calendar/core/internal';
import { CalendarSettings } from '../../store/inputs/calendar-settings';

/** What columns, and the times beside them, are called. */
@Injectable()
export class ColumnWords {
  readonly #settings = inject(CalendarSettings);

  /** The zone of the times. */
  readonly zone = computed(() =>
    this.#settings.text()('timeZoneAriaLabel', { zone: this.#settings.zone() }),
  );

  /** The full date, and whose column it is. */
  ofColumn(column: Column): string {
    const date = this.#settings.formats().fullDate(column.day);
    const resource = this.ofResource(column);
    return resource === null ? date : `${date}, ${resource}`;
  }

  /** Whose columns they are; null where these are days alone. */
  ofResource({ owner }: Pick<Column, 'owner'>): string | null {
    if (owner === 'all') return null;
    return owner === 'unassigned'
      ? this.#settings.text()('labelNoResource')
      : titleOfResource(owner);
  }
}
