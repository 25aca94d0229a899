import { computed, effect, inject, Injectable, untracked } from '@angular/core';
import type { ChangeSet } from 'ng-event-calendar/core/edits';
import {
  occurrenceOf,
  parseEvent,
  type CalendarEvent,
  type CalendarId,
  type Occurrence,
} from 'ng-event-calendar/core/internal';
import {
  entriesOf,
  eventsBetween,
  inOrderOfStart,
  occurrencesAfter,
  positionsOfEvents,
  selectedAmong,
  selectionFaults,
  type PressedEvent,
  type SelectedEntry,
} from 'ng-event-calendar/core/several';
import { Announcer } from '../feedback/announcer';
import { ActiveViewGeometry } from '../gestures/view-geometry';
import { movableOwners } from '../store/events/company';
import { PageOccurrences } from '../store/events/page-occurrences';
import { RECURRENCE } from '../store/events/recurrence';
import { SelectionState } from '../store/events/selection-state';
import { SessionState } from '../store/events/session-state';
import { CALENDAR_INPUTS } from '../store/inputs/calendar-inputs';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { Reports } from '../store/inputs/reports';
import { CalendarStore } from '../store/events/calendar-store';
import { SourceLink } from '../store/source/source-link';
import type { PlannedChange } from './several-changes';

declare const ngDevMode: unknown;

/** Selected events of the page: reads `selectedEvents`, and writes it once for each gesture. */
@Injectable()
export class EventSelection {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #settings = inject(CalendarSettings);
  readonly #store = inject(CalendarStore);
  readonly #page = inject(PageOccurrences);
  readonly #recurrence = inject(RECURRENCE);
  readonly #session = inject(SessionState);
  readonly #view = inject(ActiveViewGeometry);
  readonly #source = inject(SourceLink);
  readonly #announcer = inject(Announcer);
  readonly #reports = inject(Reports);
  readonly #isOn = inject(SelectionState).isOn;

  /** Selected occurrences of the page, in its order. */
  readonly selected = computed(() => {
    const entries: unknown = this.#isOn() ? this.#inputs.selectedEvents() : [];
    if (ngDevMode) {
      for (const fault of this.#isOn() ? selectionFaults(entries) : []) {
        this.#reports.report('invalid-value', fault);
      }
    }
    return selectedAmong(entries, this.#page.all(), this.#rules());
  });
  readonly #keys = computed(() => new Set(this.selected().map(({ key }) => key)));
  readonly #rules = computed(() => ({
    localZone: this.#settings.localZone,
    zone: this.#settings.zone(),
    recurs: ({ event }: Occurrence) =>
      this.#recurrence?.recurs(event, this.#settings.localZone) === true,
  }));

  /** Event that was selected last, from which a range goes on. */
  #last: PressedEvent | null = null;
  /** Entries and their occurrences as they were read last. */
  #known: { readonly entries: unknown; readonly selected: readonly Occurrence[] } = {
    entries: null,
    selected: [],
  };

  constructor() {
    effect(() => {
      const entries: unknown = this.#inputs.selectedEvents();
      const selected = this.selected();
      // A gesture may turn the page; the events that it holds stay selected.
      if (!this.#session.isUnderWay()) untracked(() => this.#follow(entries, selected));
    });
    effect(() => {
      const isOn = this.#isOn();
      untracked(() => {
        if (!isOn) this.#write([]);
      });
    });
  }

  has({ key }: Occurrence): boolean {
    return this.#keys().has(key);
  }

  /** Whether an event is selected together with others. */
  isOneOfSeveral(occurrence: Occurrence): boolean {
    return this.selected().length > 1 && this.has(occurrence);
  }

  /** Returns the selected events that aren't among some others. */
  besides(others: readonly Occurrence[]): readonly Occurrence[] {
    const keys = new Set(others.map(({ key }) => key));
    return this.selected().filter(({ key }) => !keys.has(key));
  }

  /** Selects an event, or takes it out of the selection. */
  toggle(pressed: PressedEvent): void {
    const { occurrence } = pressed;
    const selected = this.selected();
    if (this.has(occurrence)) {
      // Events of one id are selected together.
      const twins = new Set(this.#sharing([occurrence]));
      this.#select(selected.filter((each) => !twins.has(each)));
      return;
    }
    this.#last = pressed;
    this.#select([...selected, occurrence]);
  }

  /** Adds the events from the one that was selected last to another one. */
  extendTo(pressed: PressedEvent): void {
    const from = this.#last !== null && this.has(this.#last.occurrence) ? this.#last : pressed;
    const between = eventsBetween(from, pressed, this.#page.all(), {
      zone: this.#settings.zone(),
      owners: movableOwners(this.#view.geometry()?.owners?.() ?? []),
      resources: this.#store.resources(),
    });
    this.#last = pressed;
    this.add(between);
  }

  /** Adds all events of the page. */
  addAll(): void {
    this.add(this.#page.all());
  }

  /** Adds events to the selection. */
  add(occurrences: readonly Occurrence[]): void {
    this.#select([...this.selected(), ...occurrences]);
  }

  /** Selects the given events alone, on this page or on another; nothing is said. */
  keep(occurrences: readonly Occurrence[]): void {
    this.#write(entriesOf(occurrences, this.#rules()));
  }

  /** Selects what a change has made of events, on whichever page they stand now; nothing is said. */
  keepChanged(planned: readonly PlannedChange[], { parts = [] }: ChangeSet): void {
    const { localZone } = this.#settings;
    const changed = planned.flatMap(({ occurrence, change }) => {
      const now = this.#recurrence?.eventOf(occurrence, localZone) ?? occurrence.event;
      return change === null ? [] : { occurrence, after: change(now) };
    });
    const rules = { recurrence: this.#recurrence, zone: this.#settings.zone(), localZone };
    this.#keepPresent(occurrencesAfter(changed, parts, rules));
  }

  /** Selects new events, which happen once, and returns them in order of start; nothing is said. */
  keepNew(events: readonly CalendarEvent[]): readonly Occurrence[] {
    const zone = this.#settings.zone();
    const placed = events.flatMap((event) => {
      const reading = parseEvent(event, this.#settings.localZone);
      return reading === null ? [] : occurrenceOf(reading, zone);
    });
    this.#keepPresent(placed);
    return inOrderOfStart(placed, zone);
  }

  /** Selects the given events that there are, in the order of `events`. */
  #keepPresent(occurrences: readonly Occurrence[]): void {
    const positions = positionsOfEvents(
      this.#inputs.events(),
      occurrences.map(({ event }) => event),
    );
    const present = occurrences
      .map((occurrence, at) => ({ occurrence, position: positions[at]! }))
      .filter(({ position }) => position >= 0)
      .sort((a, b) => a.position - b.position);
    this.keep(present.map(({ occurrence }) => occurrence));
  }

  /** Clears the selection; returns whether anything was selected. */
  clear(): boolean {
    if (this.selected().length === 0) return false;
    this.#select([]);
    return true;
  }

  #select(next: readonly Occurrence[]): void {
    const keys = new Set(next.map(({ key }) => key));
    // In the order of the page, which is that of `events` among those that start together.
    const selected = this.#sharing(this.#page.all().filter(({ key }) => keys.has(key)));
    if (selected.length === this.selected().length && selected.every((each) => this.has(each))) {
      return;
    }
    this.#write(entriesOf(selected, this.#rules()));
    const text = this.#settings.text();
    const count = selected.length;
    this.#announcer.say(count === 0 ? text('selectionCleared') : text('eventsSelected', { count }));
  }

  /** Returns the occurrences that share their entries with the given ones. Events without an id have no entry. */
  #sharing(occurrences: readonly Occurrence[]): readonly Occurrence[] {
    const rules = this.#rules();
    return selectedAmong(entriesOf(occurrences, rules), this.#page.all(), rules);
  }

  #write(selected: readonly SelectedEntry[]): void {
    // A gesture may end after selections were switched off.
    const entries = this.#isOn() ? selected : [];
    const now: unknown = this.#inputs.selectedEvents();
    if (isSame(entries, now)) {
      // Events that a gesture has put on another page stay selected.
      this.#known = { entries: now, selected: [] };
      return;
    }
    this.#inputs.selectedEvents.set(entries);
  }

  /** Takes events out of the selection that have left the page; those under a new id stay selected under that. */
  #follow(entries: unknown, selected: readonly Occurrence[]): void {
    const { entries: before, selected: had } = this.#known;
    this.#known = { entries, selected };
    if (entries !== before) return;
    const keys = new Set(selected.map(({ key }) => key));
    const lost = had.filter(({ key }) => !keys.has(key));
    if (lost.length === 0) return;
    const renamed = lost.some(({ event }) => this.#source.idFor(event) !== undefined)
      ? this.#renamed(entries as readonly SelectedEntry[])
      : null;
    this.#write(renamed ?? entriesOf(selected, this.#rules()));
  }

  #renamed(entries: readonly SelectedEntry[]): readonly SelectedEntry[] {
    const now = (id: CalendarId): CalendarId => this.#source.idFor({ id } as CalendarEvent) ?? id;
    return entries.map((entry) =>
      typeof entry === 'object' ? { ...entry, id: now(entry.id) } : now(entry),
    );
  }
}

/** Whether two lists have the same entries; the host may have given what is no list. */
function isSame(a: readonly SelectedEntry[], b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
