import { computed, inject, Injectable, linkedSignal } from '@angular/core';
import {
  columnOf,
  isResourceVisible,
  nodeOf,
  ownersOf,
  titleOfResource,
  type CalendarId,
  type Occurrence,
  type OwnerKey,
  type ResourceNode,
} from 'ng-event-calendar/core/internal';
import {
  rowsOf,
  withCollapsed,
  type TimelineRow,
  type TimelineRows as RowsOfPage,
} from 'ng-event-calendar/core/timeline';
import { Navigation } from '../../store/dates/navigation';
import { pageDaysOf } from '../../store/dates/page-days';
import { TimelineSettings } from '../../store/dates/timeline-settings';
import { AvailabilityShading } from '../../store/availability/availability-shading';
import { CalendarStore } from '../../store/events/calendar-store';
import { PageOccurrences } from '../../store/events/page-occurrences';
import { CALENDAR_INPUTS } from '../../store/inputs/calendar-inputs';
import { CalendarSettings } from '../../store/inputs/calendar-settings';
import { SessionState } from '../../store/events/session-state';
import { sameItems } from '../../store/same-items';
import { Announcer } from '../../feedback/announcer';
import { SourceLink } from '../../store/source/source-link';
import { TimelineOptionsReader } from './timeline-options-reader';

/** Collapsed resources, by their ids. */
type CollapsedRows = Readonly<Record<string, boolean>>;

/** Rows of the page, which stand still while something is held or a page of events loads. */
@Injectable()
export class TimelineRows {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #settings = inject(CalendarSettings);
  readonly #store = inject(CalendarStore);
  readonly #navigation = inject(Navigation);
  readonly #timeline = inject(TimelineSettings);
  readonly #occurrences = inject(PageOccurrences).all;
  readonly #session = inject(SessionState);
  readonly #source = inject(SourceLink);
  readonly #shading = inject(AvailabilityShading);
  readonly #options = inject(TimelineOptionsReader).options;
  readonly #announcer = inject(Announcer);

  readonly #onPage = computed<ReadonlySet<OwnerKey>>(() => {
    const resources = this.#store.resources();
    const days = this.#navigation.days();
    const hoursAfter = this.#navigation.hoursAfter();
    const isOnPage = (occurrence: Occurrence): boolean => {
      const { first, last } = pageDaysOf(occurrence, hoursAfter);
      return days.some((day) => first <= day && day <= last);
    };
    const shown = this.#occurrences().filter(isOnPage);
    return new Set(shown.flatMap(({ event }) => ownersOf(event, resources)));
  });
  readonly #drafted = computed(
    () => {
      const draft = this.#session.preview();
      return draft === null ? [] : ownersOf(draft.event, this.#store.resources());
    },
    { equal: sameItems },
  );
  /** Owners with an event; a draft counts as if it were saved. Steps of a drag leave them alone as a rule. */
  readonly #owners = computed<ReadonlySet<OwnerKey>>(() => {
    const [onPage, drafted] = [this.#onPage(), this.#drafted()];
    return drafted.every((owner) => onPage.has(owner)) ? onPage : new Set([...onPage, ...drafted]);
  });

  readonly #wanted = computed(() => {
    const { show, unassigned } = this.#options();
    const days = this.#navigation.days();
    return rowsOf(
      { show, unassigned, collapsed: this.#timeline.collapsed() },
      {
        resources: this.#store.resources(),
        visible: this.#store.visibleResources(),
        owners: this.#owners(),
        isOpen: (node) =>
          days.some((day) => this.#shading.of(columnOf(day, node))?.hasOpenTime !== false),
      },
    );
  });

  /** Rows that are shown, and those beneath collapsed ones. */
  readonly all = linkedSignal<
    {
      readonly wanted: RowsOfPage;
      readonly collapsed: CollapsedRows;
      readonly isHeld: boolean;
      readonly isLoading: boolean;
    },
    RowsOfPage
  >({
    source: () => ({
      wanted: this.#wanted(),
      collapsed: this.#timeline.collapsed(),
      isHeld: this.#session.isUnderWay(),
      isLoading: this.#source.isLoading(),
    }),
    computation: ({ wanted, collapsed, isHeld, isLoading }, before) => {
      if (before === undefined || !(isHeld || isLoading)) return wanted;
      const was = before.source.collapsed;
      if (was === collapsed) return before.value;
      // A parent may be expanded by what is held over it; rows that the host collapses would leave it over others.
      return isHeld && !isAnyExpanded(was, collapsed) ? before.value : wanted;
    },
    equal: (a, b) => sameItems(a.rows, b.rows) && sameItems(a.all, b.all),
  }).asReadonly();

  /** Ids of pinned resources; like rows, they stay as they are while something is held. */
  readonly pinned = linkedSignal<
    { readonly ids: readonly CalendarId[]; readonly isHeld: boolean },
    readonly CalendarId[]
  >({
    source: () => ({ ids: this.#inputs.pinnedResources(), isHeld: this.#session.isUnderWay() }),
    computation: ({ ids, isHeld }, before) => (isHeld && before ? before.value : ids),
  }).asReadonly();

  /** Returns the title of a row, as it is announced; empty where one row is for all. */
  titleOf({ owner }: TimelineRow): string {
    if (owner === 'all') return '';
    return owner === 'unassigned'
      ? this.#settings.text()('labelNoResource')
      : titleOfResource(owner);
  }

  /** Collapses or expands a row for the user, and announces it. */
  toggle(row: TimelineRow): void {
    const node = nodeOf(row.owner);
    if (node === null || row.isExpanded === null) return;
    this.collapse([node], row.isExpanded);
    const name = row.isExpanded ? 'collapseResource' : 'expandResource';
    this.#announcer.say(this.#settings.text()(name, { resourceName: this.titleOf(row) }));
  }

  /** Collapses or expands resources, and leaves others as they are. */
  collapse(nodes: readonly ResourceNode[], shouldCollapse: boolean): void {
    this.#timeline.setCollapsed(withCollapsed(this.#timeline.collapsed(), nodes, shouldCollapse));
  }

  /** Whether there are resources, and all of them are hidden. */
  readonly isAllHidden = computed(() => {
    const { nodes } = this.#store.resources();
    const visible = this.#store.visibleResources();
    return nodes.length > 0 && nodes.every((node) => !isResourceVisible(node, visible));
  });
}

/** Whether a resource that was collapsed isn't any more. */
function isAnyExpanded(before: CollapsedRows, now: CollapsedRows): boolean {
  return Object.keys(before).some((id) => before[id] === true && now[id] !== true);
}
