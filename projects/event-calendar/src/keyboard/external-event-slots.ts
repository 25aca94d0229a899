import { inject, Injectable } from '@angular/core';
import type { OutsideEvent } from 'ng-event-calendar/core/edits';
import {
  HOUR_MS,
  instantOf,
  isOwnedBy,
  isSameResource,
  requiredKinds,
  resourceNodesOf,
  wallAt,
  type CalendarEvent,
  type Column,
  type Slot,
} from 'ng-event-calendar/core/internal';
import { ActiveViewGeometry } from '../gestures/view-geometry';
import { CALENDAR_INPUTS } from '../store/inputs/calendar-inputs';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { CalendarStore } from '../store/events/calendar-store';
import { Columns, slotIn } from '../store/layout/columns';
import { FocusedSlot } from '../store/layout/focused-slot';
import { Navigation } from '../store/dates/navigation';

/** Time of day, in milliseconds, at which an external event is picked up: visible, and within working hours. */
const PICK_UP_TIME = 9 * HOUR_MS;

/** Slots at which an external event is picked up by key. */
@Injectable()
export class ExternalEventSlots {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #settings = inject(CalendarSettings);
  readonly #store = inject(CalendarStore);
  readonly #columns = inject(Columns);
  readonly #navigation = inject(Navigation);
  readonly #focused = inject(FocusedSlot);
  readonly #view = inject(ActiveViewGeometry);

  /**
   * Returns the slots for an event, the preferred one first: of its own resource where that has columns, which a phone
   * then shows; else those of the column that had focus last, and of all others that take new events. In the timeline,
   * rows are chosen as columns are.
   */
  slotsFor(outside: OutsideEvent): readonly [Slot, ...Slot[]] {
    const day = this.#navigation.shownDate();
    if (this.#navigation.layout().bands === 'rows') return this.#rowSlotsFor(outside, day);
    if (!this.#columns.isByResource()) return [this.#slotOn(day)];
    const own = this.#ownColumn(outside as CalendarEvent, day);
    // An event of several resources stands in the columns of each.
    if (own !== undefined) return [this.#slotOn(own.day)];
    const open = this.#columns.all().filter((column) => this.#takesExternal(column));
    const { last } = this.#focused;
    const isLast = (column: Column): boolean =>
      column.day === last?.day && isSameResource(slotIn(column, null).resource, last.resource);
    const [first, ...more] = [
      ...open.filter(isLast),
      ...open.filter((column) => column.day === day),
      ...open,
    ].map((column) => slotIn(column, this.#slotOn(column.day).instant));
    return first === undefined ? [this.#slotOn(day)] : [first, ...more];
  }

  #rowSlotsFor(outside: OutsideEvent, day: number): readonly [Slot, ...Slot[]] {
    const view = this.#view.geometry();
    const own = resourceNodesOf(outside, this.#store.resources());
    // Collapsed parents of the row are expanded.
    if (own.some(({ id }) => view?.scrollToResource?.(id) === true)) return [this.#slotOn(day)];
    const owners = view?.owners?.() ?? [];
    const { instant } = this.#slotOn(day);
    const slotsOf = (isAssigned: boolean): readonly Slot[] =>
      owners
        .filter((owner) => (owner !== 'unassigned') === isAssigned)
        .map((owner) => slotIn({ day, owner }, instant));
    // The row without a resource stands first, but is chosen last.
    const slots = [...slotsOf(true), ...(this.#needsResource() ? [] : slotsOf(false))];
    const { last } = this.#focused;
    const isLast = ({ resource }: Slot): boolean =>
      last !== null && isSameResource(resource ?? null, last.resource ?? null);
    const [first, ...others] = [...slots.filter(isLast), ...slots];
    return first === undefined ? [this.#slotOn(day)] : [first, ...others];
  }

  /**
   * Whether an event without a resource may begin in a column: not in an unassigned one where events need a resource.
   */
  #takesExternal(column: Column): boolean {
    const isUnassigned = typeof column.owner === 'string';
    if (isUnassigned && this.#needsResource()) return false;
    return this.#columns.canCreateAt(slotIn(column, null));
  }

  #needsResource(): boolean {
    const required = this.#inputs.shouldEventRequireResource();
    return required === true || requiredKinds(required, this.#store.resources()).length > 0;
  }

  /** Returns the column of one of an event's own resources, on a day if possible; undefined where none is shown. */
  #ownColumn(event: CalendarEvent, day: number): Column | undefined {
    const resources = this.#store.resources();
    const isOwn = ({ owner }: Pick<Column, 'owner'>): boolean =>
      typeof owner !== 'string' && isOwnedBy(event, owner, resources);
    const owner = this.#columns.owners().find((each) => isOwn({ owner: each }));
    const isShown = this.#columns.all().some(isOwn);
    if (owner !== undefined && !isShown) this.#columns.show(owner);
    const own = this.#columns.all().filter(isOwn);
    return own.find((column) => column.day === day) ?? own[0];
  }

  #slotOn(day: number): Slot {
    const instant = instantOf(wallAt(day) + PICK_UP_TIME, this.#settings.zone());
    return { day, instant: this.#navigation.hasTimes() ? instant : null };
  }
}
