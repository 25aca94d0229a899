import { computed, inject, Injectable, linkedSignal, signal, untracked } from '@angular/core';
import {
  DAYS_ALONE,
  Memo,
  attributeOfId,
  canHaveColumn,
  columnOf,
  columnRulesOn,
  columnsOf,
  firstDueOwner,
  isOwnedBy,
  isResourceVisible,
  keyOfOwner,
  nodeOf,
  resourceColumnRules,
  wallIn,
  type CalendarEvent,
  type Column,
  type ColumnOwner,
  type ColumnRules,
  type OwnerKey,
  type ResourceColumns,
  type Slot,
} from 'ng-event-calendar/core/internal';
import { CALENDAR_INPUTS } from '../inputs/calendar-inputs';
import { CalendarSettings } from '../inputs/calendar-settings';
import { CalendarStore } from '../events/calendar-store';
import { Clock } from '../dates/clock';
import { Media } from '../inputs/media';
import { Navigation } from '../dates/navigation';
import { PageOccurrences } from '../events/page-occurrences';
import { readResourceColumns } from '../inputs/read-resource-columns';
import { Reports } from '../inputs/reports';
import { sameItems } from '../same-items';
import { SessionState } from '../events/session-state';
import { SourceLink } from '../source/source-link';
import { AvailabilityShading } from '../availability/availability-shading';

type RequestedOwner = { readonly id: OwnerKey } | { readonly at: 0 | -1 | 'due' };

/** Columns of the time grid: the shown days, or each of them for each resource. */
@Injectable()
export class Columns {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #settings = inject(CalendarSettings);
  readonly #store = inject(CalendarStore);
  readonly #navigation = inject(Navigation);
  readonly #page = inject(PageOccurrences);
  readonly #session = inject(SessionState);
  readonly #source = inject(SourceLink);
  readonly #shading = inject(AvailabilityShading);
  readonly #reports = inject(Reports);
  readonly #media = inject(Media);
  readonly #clock = inject(Clock);

  /** Resource columns that the host requests, with every default filled in; null where columns are days alone. */
  readonly #asked = computed<Required<ResourceColumns> | null>(() => {
    const asked = readResourceColumns(this.#inputs.resourceColumns(), (message) =>
      this.#reports.report('invalid-value', message),
    );
    const resources = this.#store.resources();
    return resources.nodes.some((node) => canHaveColumn(node, resources)) ? asked : null;
  });

  /** Whether the user may choose between days alone and resources beside each other. */
  readonly isChoice = computed(() => {
    if (this.#asked() === null) return false;
    const visible = this.#store.visibleResources();
    const shown = this.#store.resources().nodes.filter((node) => isResourceVisible(node, visible));
    return shown.length >= 2;
  });

  /** Least width of a column in pixels; 0 where columns are days alone, or of one resource at a time. */
  readonly minWidth = computed(() =>
    this.isByResource() && !this.isOneAtATime() ? (this.#asked()?.minWidth ?? 0) : 0,
  );
  /** Whether events without a resource never have a column. */
  readonly leaveOutUnassigned = computed(
    () => this.isByResource() && this.#asked()?.unassigned === 'never',
  );

  /** Columns as the present events and resources require them. */
  readonly #wanted = computed<ColumnRules>(() => {
    const asked = this.#asked();
    const isOn =
      this.#settings.preferences().showResourceColumns &&
      this.#navigation.layout().bands === 'columns';
    if (asked === null || !isOn) return DAYS_ALONE;
    // The event in the editor counts as if it were saved.
    const draft = this.#session.preview();
    return resourceColumnRules(asked, {
      days: this.#navigation.days(),
      resources: this.#store.resources(),
      visible: this.#store.visibleResources(),
      occurrences: draft === null ? this.#page.all() : [...this.#page.all(), draft],
      isOpen: (resource, day) => this.#shading.of(columnOf(day, resource))?.hasOpenTime !== false,
    });
  });

  /** Columns as required, but unchanged during a drag session and while a source loads. */
  readonly rules = linkedSignal<
    {
      readonly wanted: ColumnRules;
      readonly days: readonly number[];
      readonly isStill: boolean;
    },
    ColumnRules
  >({
    source: () => ({
      wanted: this.#wanted(),
      days: this.#navigation.days(),
      isStill: this.#session.isUnderWay() || this.#source.isLoading(),
    }),
    computation: ({ wanted, days, isStill }, previous) => {
      if (!isStill || previous?.value.order !== wanted.order) return wanted;
      const { value, source } = previous;
      return source.days === days ? value : columnRulesOn(value, source.days);
    },
    equal: sameRules,
  }).asReadonly();

  /** Whether resources have columns beside each other. */
  readonly isByResource = computed(() => this.rules().order !== 'date');

  /** Whether the columns of only one resource at a time have room, as on a phone. */
  readonly isOneAtATime = computed(
    () => this.isByResource() && this.#settings.isMobile() && !this.#media.isPrinting(),
  );
  /** Owners of the page's columns, in order. */
  readonly owners = computed<readonly ColumnOwner[]>(
    () => {
      const columns = columnsOf(this.#navigation.days(), this.rules());
      const owners = new Set(columns.map(({ owner }) => owner));
      return [...owners].filter((owner) => owner !== 'all');
    },
    { equal: sameItems },
  );
  /**
   * Owner to begin with where there is room for one: that of the next event on the page, else the first; undefined
   * before there are any events.
   */
  readonly #due = computed<ColumnOwner | undefined>(() => {
    const occurrences = this.#page.all();
    const isKnown = occurrences.length > 0 && !this.#source.isLoading();
    if (!isKnown || !this.isOneAtATime()) return undefined;
    const now = wallIn(untracked(this.#clock.now), this.#settings.zone());
    const owners = this.owners();
    return firstDueOwner(owners, occurrences, now, this.#store.resources()) ?? owners[0];
  });
  /** Owner requested last: by its id, null for unassigned, the one at either end, or at first that of the next event. */
  readonly #requested = signal<RequestedOwner>({ at: 'due' });
  /** Owner whose columns are shown where there is room for one; undefined where no column has an owner. */
  readonly shownOwner = linkedSignal<
    {
      readonly owners: readonly ColumnOwner[];
      readonly requested: RequestedOwner;
      readonly due: ColumnOwner | undefined;
    },
    ColumnOwner | undefined
  >({
    source: () => ({ owners: this.owners(), requested: this.#requested(), due: this.#due() }),
    computation: ({ owners, requested, due }, previous) => {
      const at = 'at' in requested ? requested.at : 0;
      // The owner that a page began with stays, wherever it stands later.
      const isKept =
        'at' in requested &&
        previous?.source.requested === requested &&
        (at !== 'due' || previous.source.due !== undefined);
      const id = 'id' in requested ? requested.id : isKept ? idOf(previous.value) : undefined;
      const wished = owners.find((owner) => idOf(owner) === id);
      return wished ?? (at === 'due' ? (due ?? owners[0]) : owners.at(at));
    },
  }).asReadonly();

  readonly #memo = new Memo<string, Column>();
  /** Columns in display order; an unchanged column stays the same object. */
  readonly all = computed<readonly Column[]>(
    () => {
      const rules = this.rules();
      const owner = this.isOneAtATime() ? this.shownOwner() : undefined;
      const shown = owner === undefined ? rules : { ...rules, owners: [owner] };
      return columnsOf(this.#navigation.days(), shown).map((column) =>
        this.#memo.get(column.key, [column.day, column.owner], () => column),
      );
    },
    { equal: sameItems },
  );

  /** Returns the columns, with additional ones for unassigned events where those have none. */
  withUnassigned(): readonly Column[] {
    const rules = this.rules();
    const owners = [
      ...rules.owners.filter((owner) => owner !== 'unassigned'),
      'unassigned',
    ] as const;
    return columnsOf(this.#navigation.days(), { ...rules, owners });
  }

  /** Whether all resources that could have columns are hidden. */
  readonly isEmpty = computed(() => this.isByResource() && this.all().length === 0);

  /** Shows the columns of an owner, where there is room for one. */
  show(owner: ColumnOwner): void {
    this.#requested.set({ id: keyOfOwner(owner) });
  }

  /**
   * Goes to the columns of the next or the previous owner, where there is room for one. Returns false past the last of
   * them, so that the page is turned: the new page begins at its other end.
   */
  step(way: 1 | -1): boolean {
    if (!this.isOneAtATime()) return false;
    const owners = this.owners();
    const at = owners.findIndex((owner) => owner === this.shownOwner());
    const next = owners[at + way];
    if (next === undefined) this.#requested.set({ at: way === 1 ? 0 : -1 });
    else this.show(next);
    return next !== undefined;
  }

  /** Whether events can be created in a slot: not in the column of a day on which no resource has one. */
  canCreateAt({ day, resource }: Slot): boolean {
    if (!this.isByResource() || resource !== undefined) return true;
    return !this.all().some((column) => column.day === day && column.owner === 'all');
  }

  /**
   * Returns the resource in whose columns an event stands, by its id as given; of several, a shown one first. Null
   * stands for unassigned, undefined for columns of days alone.
   */
  resourceOf(event: CalendarEvent): Slot['resource'] {
    if (this.#navigation.layout().bands === 'rows') {
      const isByRow = this.#store.resources().nodes.length > 0;
      return isByRow ? (this.#store.shownResourceOf(event)?.resource.id ?? null) : undefined;
    }
    if (!this.isByResource()) return undefined;
    const owner = this.isOneAtATime() ? this.shownOwner() : undefined;
    const shown = owner === undefined ? null : nodeOf(owner);
    const isShown = shown !== null && isOwnedBy(event, shown, this.#store.resources());
    const node = isShown ? shown : this.#store.shownResourceOf(event);
    return node?.resource.id ?? null;
  }
}

/**
 * Returns the resource of a column or header as an attribute: empty for unassigned events; null where columns are days
 * alone.
 */
export function resourceIdOf({ owner }: Pick<Column, 'owner'>): string | null {
  if (owner === 'all') return null;
  return owner === 'unassigned' ? '' : attributeOfId(owner.id);
}

/** Returns the slot of a column, or of a day in a row, at an instant, or of the whole day for null. */
export function slotIn(
  { day, owner }: Pick<Column, 'day' | 'owner'>,
  instant: number | null,
): Slot {
  if (owner === 'all') return { day, instant };
  return { day, instant, resource: nodeOf(owner)?.resource.id ?? null };
}

function idOf(owner: ColumnOwner | undefined): OwnerKey | undefined {
  return owner === undefined ? undefined : keyOfOwner(owner);
}

function sameRules(a: ColumnRules, b: ColumnRules): boolean {
  return (
    a.order === b.order &&
    a.isShown === b.isShown &&
    a.owners.length === b.owners.length &&
    a.owners.every((owner, at) => owner === b.owners[at])
  );
}
