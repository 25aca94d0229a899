import { computed, inject, Injectable } from '@angular/core';
import {
  canHaveEvents,
  isReadOnlyResource,
  kindOf,
  requiredKinds,
  type Slot,
} from 'ng-event-calendar/core/internal';
import { CALENDAR_INPUTS } from '../inputs/calendar-inputs';
import { CalendarStore } from './calendar-store';
import { Columns } from '../layout/columns';

/** Gestures that the host permits. */
@Injectable()
export class GestureRules {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #columns = inject(Columns);
  readonly #store = inject(CalendarStore);

  /**
   * Whether there is a button for new events: they can be created, and some resource can take them if one is required; of
   * each required kind one.
   */
  readonly hasCreateButton = computed(() => {
    if (!this.#inputs.showCreateButton() || !this.canCreate()) return false;
    const required = this.#inputs.shouldEventRequireResource();
    const resources = this.#store.resources();
    const open = resources.nodes.filter((node) => canHaveEvents(node) && !isReadOnlyResource(node));
    if (required === true) return open.length > 0;
    return requiredKinds(required, resources).every((kind) =>
      open.some((node) => kindOf(node) === kind),
    );
  });

  /** Whether events can be created in empty space. */
  canCreate(): boolean {
    return this.#inputs.readOnly() !== true && this.#inputs.eventCreation() !== false;
  }

  /** Whether events can be created in a slot. */
  canCreateIn(slot: Slot): boolean {
    return this.canCreate() && this.#columns.canCreateAt(slot);
  }

  /** Whether the user may assign several resources to an event. */
  canGiveToSeveral(): boolean {
    const creation = this.#inputs.eventCreation();
    return typeof creation === 'object' && creation.canHaveMultipleResources === true;
  }

  /** Press in empty space that starts a new event. */
  creationPress(): 'click' | 'double-click' {
    const creation = this.#inputs.eventCreation();
    return typeof creation === 'object' && creation.interaction === 'double-click'
      ? 'double-click'
      : 'click';
  }

  /** Whether external events can be dropped on the calendar. */
  canTakeIn(): boolean {
    return this.#inputs.canDragEventsFromTheOutside() && this.#inputs.readOnly() !== true;
  }
}
