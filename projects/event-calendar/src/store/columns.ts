import { computed, inject, Injectable } from '@angular/core';
import {
  columnsOf,
  DAYS_ALONE,
  Remembered,
  resourceColumnRules,
  type Column,
  type ColumnRules,
  type ResourceColumns,
  type Slot,
} from 'ng-event-calendar/core';
import { CALENDAR_INPUTS } from './calendar-inputs';
import { CalendarStore } from './calendar-store';
import { Navigation } from './navigation';
import { PageOccurrences } from './page-occurrences';

const DEFAULTS: Required<ResourceColumns> = {
  order: 'date-resource',
  show: 'all',
  minWidth: 120,
  unassigned: 'auto',
};

/** Which columns the time grid has: the days shown, or each of them for each resource. */
@Injectable()
export class Columns {
  private readonly inputs = inject(CALENDAR_INPUTS);
  private readonly store = inject(CalendarStore);
  private readonly navigation = inject(Navigation);
  private readonly page = inject(PageOccurrences);

  /** What the host asks for, with every default filled in; null where columns are days alone. */
  private readonly wanted = computed<Required<ResourceColumns> | null>(() => {
    const asked = this.inputs.resourceColumns();
    if (asked === false || this.store.resources().nodes.length === 0) return null;
    return asked === true ? DEFAULTS : { ...DEFAULTS, ...asked };
  });

  readonly rules = computed<ColumnRules>(() => {
    const wanted = this.wanted();
    if (wanted === null || !this.navigation.isByTime()) return DAYS_ALONE;
    return resourceColumnRules(wanted, {
      days: this.navigation.days(),
      resources: this.store.resources(),
      visible: this.store.visibleResources(),
      occurrences: this.page.all(),
    });
  });

  private readonly remembered = new Remembered<string, Column>();
  /** The columns in the order in which they stand; one stays the same object while it is. */
  readonly all = computed<readonly Column[]>(
    () =>
      columnsOf(this.navigation.days(), this.rules()).map((column) =>
        this.remembered.get(column.key, [column.day, column.resource], () => column),
      ),
    { equal: (a, b) => a.length === b.length && a.every((column, at) => column === b[at]) },
  );
}

/** The slot of a column: at an instant, or with null of the whole day. */
export function slotIn({ day, resource }: Column, instant: number | null): Slot {
  if (resource === undefined) return { day, instant };
  return { day, instant, resource: resource?.resource.id ?? null };
}
