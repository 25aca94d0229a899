import { computed, inject, Injectable, linkedSignal } from '@angular/core';
import {
  columnsOf,
  DAYS_ALONE,
  isResourceVisible,
  Remembered,
  resourceColumnRules,
  type CalendarEvent,
  type Column,
  type ColumnRules,
  type ResourceColumns,
  type Slot,
} from 'ng-event-calendar/core/internal';
import { CALENDAR_INPUTS } from './calendar-inputs';
import { CalendarSettings } from './calendar-settings';
import { CalendarStore } from './calendar-store';
import { Navigation } from './navigation';
import { PageOccurrences } from './page-occurrences';
import { readResourceColumns } from './read-resource-columns';
import { Reports } from './reports';
import { SessionState } from './session-state';
import { SourceLink } from './source-link';

/** Which columns the time grid has: the days shown, or each of them for each resource. */
@Injectable()
export class Columns {
  private readonly inputs = inject(CALENDAR_INPUTS);
  private readonly settings = inject(CalendarSettings);
  private readonly store = inject(CalendarStore);
  private readonly navigation = inject(Navigation);
  private readonly page = inject(PageOccurrences);
  private readonly session = inject(SessionState);
  private readonly source = inject(SourceLink);
  private readonly reports = inject(Reports);

  /** What the host asks for, with every default filled in; null where columns are days alone. */
  private readonly asked = computed<Required<ResourceColumns> | null>(() => {
    const asked = readResourceColumns(this.inputs.resourceColumns(), (message) =>
      this.reports.report('invalid-value', message),
    );
    return this.store.resources().nodes.length === 0 ? null : asked;
  });

  /** Whether the user may choose between days alone and resources beside each other. */
  readonly isChoice = computed(() => {
    if (this.asked() === null) return false;
    const visible = this.store.visibleResources();
    const shown = this.store.resources().nodes.filter((node) => isResourceVisible(node, visible));
    return shown.length >= 2;
  });

  /** Pixels under which a column doesn't shrink; 0 where columns are days alone. */
  readonly minWidth = computed(() => (this.isByResource() ? (this.asked()?.minWidth ?? 0) : 0));

  /** What the events and resources of now ask for. */
  private readonly wanted = computed<ColumnRules>(() => {
    const asked = this.asked();
    const isOn = this.settings.preferences().showResourceColumns && this.navigation.isByTime();
    if (asked === null || !isOn) return DAYS_ALONE;
    // What is in the editor counts as if it were saved.
    const draft = this.session.preview();
    return resourceColumnRules(asked, {
      days: this.navigation.days(),
      resources: this.store.resources(),
      visible: this.store.visibleResources(),
      occurrences: draft === null ? this.page.all() : [...this.page.all(), draft],
    });
  });

  /** As wanted, but still while something is held, or on its way from a source. */
  readonly rules = linkedSignal<
    { readonly wanted: ColumnRules; readonly isStill: boolean },
    ColumnRules
  >({
    source: () => ({
      wanted: this.wanted(),
      isStill: this.session.isUnderWay() || this.source.isLoading(),
    }),
    computation: ({ wanted, isStill }, previous) =>
      isStill && previous?.value.order === wanted.order ? previous.value : wanted,
    equal: sameRules,
  }).asReadonly();

  /** Whether resources stand beside each other. */
  readonly isByResource = computed(() => this.rules().order !== 'date');

  private readonly remembered = new Remembered<string, Column>();
  /** The columns in the order in which they stand; one stays the same object while it is. */
  readonly all = computed<readonly Column[]>(
    () =>
      columnsOf(this.navigation.days(), this.rules()).map((column) =>
        this.remembered.get(column.key, [column.day, column.resource], () => column),
      ),
    { equal: (a, b) => a.length === b.length && a.every((column, at) => column === b[at]) },
  );

  /** Whose columns an event stands in, by the id as it was given: null for nobody's, undefined for everybody's. */
  resourceOf({ resource }: CalendarEvent): Slot['resource'] {
    if (!this.isByResource()) return undefined;
    return this.store.resources().find(resource)?.resource.id ?? null;
  }
}

/** Whose column it is, as hosts read it there: empty for events without a resource; null where columns are days alone. */
export function resourceIdOf({ resource }: Column): string | null {
  return resource === undefined ? null : (resource?.id ?? '');
}

/** The slot of a column: at an instant, or with null of the whole day. */
export function slotIn({ day, resource }: Column, instant: number | null): Slot {
  if (resource === undefined) return { day, instant };
  return { day, instant, resource: resource?.resource.id ?? null };
}

function sameRules(a: ColumnRules, b: ColumnRules): boolean {
  return (
    a.order === b.order &&
    a.isShown === b.isShown &&
    a.resources.length === b.resources.length &&
    a.resources.every((resource, at) => resource === b.resources[at])
  );
}
