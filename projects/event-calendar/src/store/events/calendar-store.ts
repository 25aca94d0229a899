import { computed, inject, Injectable, untracked } from '@angular/core';
import {
  colorOf,
  colorOfResource,
  DEFAULT_COLOR,
  indexEvents,
  indexResources,
  isEventVisible,
  isPaletteName,
  kindsOf,
  isResourceVisible,
  markDays,
  occurrencesIn,
  PALETTE,
  permissionsOf,
  resourceNodesOf,
  resourceTitlesOf,
  toggleResource,
  type CalendarEvent,
  type CalendarResource,
  type EventIndex,
  type EventPermissions,
  type Occurrence,
  type PaletteName,
  type ResourceNode,
  type VisibleResources,
} from 'ng-event-calendar/core/internal';
import { diagnose } from 'ng-event-calendar/core/faults';
import { CALENDAR_INPUTS } from '../inputs/calendar-inputs';
import { densityFaults } from '../inputs/density';
import { CalendarSettings } from '../inputs/calendar-settings';
import { initialValue } from '../inputs/initial-value';
import { EventFilter } from './event-filter';
import { RECURRENCE } from './recurrence';
import { Reports } from '../inputs/reports';
import { requiredKindFaults, valueFaults, zonelessHoursFault } from '../inputs/value-faults';

/** Angular's flag of a development build. */
declare const ngDevMode: unknown;

/** Events and resources of the host, indexed once and queried by the views. */
@Injectable()
export class CalendarStore {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #settings = inject(CalendarSettings);
  readonly #reports = inject(Reports);
  readonly #recurrence = inject(RECURRENCE);
  readonly #filter = inject(EventFilter);

  #previousIndex: EventIndex | undefined;

  /** Events as given; none where the input isn't an array. */
  readonly #events = computed<readonly CalendarEvent[]>(() => listOrNone(this.#inputs.events()));
  readonly index = computed(
    () =>
      (this.#previousIndex = indexEvents(
        this.#events(),
        this.#settings.localZone,
        this.#previousIndex,
        this.#recurrence,
      )),
  );

  readonly #resourceList = computed<readonly CalendarResource[]>(() =>
    listOrNone(this.#inputs.resources()),
  );
  readonly resources = computed(() => indexResources(this.#resourceList()));

  readonly #initialVisibleResources = initialValue(() => this.#inputs.defaultVisibleResources());
  readonly visibleResources = computed<VisibleResources>(() => {
    const map: VisibleResources | undefined =
      this.#inputs.visibleResources() ?? this.#initialVisibleResources();
    return typeof map === 'object' && map !== null ? map : {};
  });

  /** Whether an event is hidden neither by its resource nor by the filter; a new function whenever these change. */
  readonly isShown = computed<(event: CalendarEvent) => boolean>(() => {
    const resources = this.resources();
    const visible = this.visibleResources();
    const passes = this.#filter.isShown();
    if (resources.nodes.length === 0) return passes ?? (() => true);
    return (event) => isEventVisible(event, resources, visible) && (passes?.(event) ?? true);
  });

  readonly #calendarPermissions = computed(() => ({
    readOnly: this.#inputs.readOnly(),
    areEventsDraggable: this.#inputs.areEventsDraggable(),
    areEventsResizable: this.#inputs.areEventsResizable(),
  }));
  /** Settings that decide the permissions of events; a new object whenever an answer may change. */
  readonly permissions = computed(() => ({
    calendar: this.#calendarPermissions(),
    resources: this.resources(),
  }));

  /** Returns the shown occurrences that touch the days from `first` to `last`, in the host's order. */
  occurrencesIn(first: number, last: number): readonly Occurrence[] {
    return occurrencesIn(this.index(), first, last, this.#settings.zone(), this.isShown());
  }

  /** Marks the days from `first` to `last` that hold a shown event, one element a day. */
  markDays(first: number, last: number): Uint8Array {
    return markDays(this.index(), first, last, this.#settings.zone(), this.isShown());
  }

  /** Returns the shown occurrence with the event id and start of this one; without one, the occurrence itself. */
  shownAs(occurrence: Occurrence): Occurrence {
    return this.#shownAtStart(occurrence, occurrence.event)[0] ?? occurrence;
  }

  /**
   * Returns the present occurrence in place of `occurrence`, by the record `event`; null where it is gone, hidden or at
   * another time.
   */
  sameOccurrence(occurrence: Occurrence, event: CalendarEvent): Occurrence | null {
    const { key, end, allDay } = occurrence;
    const same = this.#shownAtStart(occurrence, event).filter(
      (each) => each.end === end && each.allDay === allDay,
    );
    return same.find((each) => each.key === key) ?? same[0] ?? null;
  }

  #shownAtStart(
    { start, firstDay, lastDay }: Occurrence,
    event: CalendarEvent,
  ): readonly Occurrence[] {
    const id = String(event.id);
    return this.occurrencesIn(firstDay, lastDay).filter(
      (each) => each.start === start && String(each.event.id) === id,
    );
  }

  /** Returns the palette name that an event would have without a colour of its own. */
  inheritedColorOf({ color: _own, ...event }: CalendarEvent): PaletteName {
    return this.colorOf(event);
  }

  /** Returns the palette name of an event's colour. */
  colorOf(event: CalendarEvent): PaletteName {
    return colorOf(event, this.resources(), this.#inputs.eventColor(), this.visibleResources());
  }

  /** Returns the palette name of a resource's colour, or of the calendar's where it has none. */
  colorOfResource(node: ResourceNode | null): PaletteName {
    return colorOfResource(node ?? undefined, this.#inputs.eventColor());
  }

  /** Returns the colour that stands for a resource; null for a group without one of its own, which is neutral. */
  dotOf(node: ResourceNode | null): PaletteName | null {
    const isNeutral =
      node === null || (node.children.length > 0 && node.resource.eventColor === undefined);
    return isNeutral ? null : this.colorOfResource(node);
  }

  /** Returns the actions that are permitted on an event. */
  permissionsOf(event: CalendarEvent): EventPermissions {
    const { resources, calendar } = this.permissions();
    return permissionsOf(event, resources, calendar);
  }

  /** Returns the titles of an event's resources as one text; undefined without a known resource. */
  resourceTitleOf(event: CalendarEvent): string | undefined {
    return resourceTitlesOf(event, this.resources()) || undefined;
  }

  /** Returns the first of an event's resources that is shown; undefined without one. */
  shownResourceOf(event: CalendarEvent): ResourceNode | undefined {
    const visible = this.visibleResources();
    return resourceNodesOf(event, this.resources()).find((node) =>
      isResourceVisible(node, visible),
    );
  }

  /** Shows or hides a resource with all its descendants, and writes the whole map back. */
  toggleResource(node: ResourceNode): void {
    this.#inputs.visibleResources.set(
      toggleResource(node, this.resources(), this.visibleResources()),
    );
  }

  /** Shows all resources and writes the whole map back. */
  showAllResources(): void {
    const all = this.resources().nodes.map(({ id }) => [id, true] as const);
    this.#inputs.visibleResources.set({ ...this.visibleResources(), ...Object.fromEntries(all) });
  }

  /** Reports faults in the host's data on the developer's console. */
  reportFaults(): void {
    // Bundlers know this flag and drop the whole block from production.
    if (ngDevMode) {
      const events: unknown = this.#inputs.events();
      const resources = this.#resourceList();
      const color: unknown = this.#inputs.eventColor();
      const workingHours = this.#inputs.workingHours() ?? [];
      const blockedTimes = this.#inputs.blockedTimes();
      const { snapMinutes, visibleHours, unavailableTimes, eventOverlap, eventCreation } =
        this.#inputs;
      const values = [
        ...densityFaults(this.#inputs.hourHeight(), this.#inputs.slotMinutes()),
        ...valueFaults({
          locale: this.#settings.locale,
          snapMinutes: snapMinutes(),
          visibleHours: visibleHours(),
          unavailableTimes: unavailableTimes(),
          eventOverlap: eventOverlap(),
          eventCreation: eventCreation(),
        }),
        // Resources may come later.
        ...(resources.length === 0
          ? []
          : requiredKindFaults(
              this.#inputs.shouldEventRequireResource(),
              kindsOf(this.resources()),
            )),
      ];
      const zoneless = zonelessHoursFault(this.#inputs.displayTimezone(), [
        ...listOrNone(workingHours),
        ...this.resources().nodes.flatMap(({ resource }) => listOrNone(resource.workingHours)),
      ]);
      untracked(() => {
        if (zoneless !== null) this.#reports.report('invalid-hours', zoneless);
        const list = events as CalendarEvent[];
        const faults = [
          ...diagnose(list, resources, { workingHours, blockedTimes }),
          ...(this.#recurrence?.diagnose(list, blockedTimes ?? []) ?? []),
        ];
        for (const { code, field, message } of faults) {
          // A host that shows no resources may still keep their ids on its events and blocks.
          const isOfResource =
            code === 'unknown-resource' || /^blockedTimes.*\.resource$/.test(field);
          if (isOfResource && resources.length === 0) continue;
          this.#reports.report(code, message);
        }
        for (const message of values) this.#reports.report('invalid-value', message);
        if (!isPaletteName(color)) {
          this.#reports.report(
            'unknown-color',
            `eventColor ${JSON.stringify(color)} is not a palette name; ${DEFAULT_COLOR} is used. ` +
              `Use one of: ${PALETTE.join(', ')}.`,
          );
        }
      });
    }
  }
}

function listOrNone<T>(value: readonly T[] | undefined): readonly T[] {
  return Array.isArray(value) ? (value as readonly T[]) : [];
}
