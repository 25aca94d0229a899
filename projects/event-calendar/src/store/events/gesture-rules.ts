import { computed, inject, Injectable } from '@angular/core';
import { canHaveEvents, isReadOnlyResource, type Slot } from 'ng-event-calendar/core/internal';
import { CALENDAR_INPUTS } from '../inputs/calendar-inputs';
import { CalendarStore } from './calendar-store';
import { Columns } from '../layout/columns';

/** What the host lets be done by hand at all. */
@Injectable()
export class GestureRules {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #columns = inject(Columns);
  readonly #store = inject(CalendarStore);

  /** Whether there is a button that makes a new event: where one may be made, and given to somebody if it has to be. */
  readonly hasCreateButton = computed(() => {
    if (!this.#inputs.showCreateButton() || !this.canCreate()) return false;
    return (
      !this.#inputs.shouldEventRequireResource() ||
      this.#store.resources().nodes.some((node) => canHaveEvents(node) && !isReadOnlyResource(node))
    );
  });

  /** Whether empty space takes new events. */
  canCreate(): boolean {
    return this.#inputs.readOnly() !== true && this.#inputs.eventCreation() !== false;
  }

  /** Whether a slot takes new events. */
  canCreateIn(slot: Slot): boolean {
    return this.canCreate() && this.#columns.canCreateAt(slot);
  }

  /** Whether an event may be given to several resources by hand. */
  canGiveToSeveral(): boolean {
    const creation = this.#inputs.eventCreation();
    return typeof creation === 'object' && creation.canHaveMultipleResources === true;
  }

  /** The press on empty space that starts a new event. */
  creationPress(): 'click' | 'double-click' {
    const creation = this.#inputs.eventCreation();
    return typeof creation === 'object' && creation.interaction === 'double-click'
      ? 'double-click'
      : 'click';
  }

  /** Whether something from outside may be dropped in. */
  canTakeIn(): boolean {
    return this.#inputs.canDragEventsFromTheOutside() && this.#inputs.readOnly() !== true;
  }
}
