import { inject, Injectable } from '@angular/core';
import { clicked, createEvent, lacksResource } from 'ng-event-calendar/core/edits';
import type { CalendarEvent, Slot } from 'ng-event-calendar/core/internal';
import { touchedBy } from '../store/events/amendments';
import { CalendarEdits } from '../store/events/calendar-edits';
import { CALENDAR_INPUTS } from '../store/inputs/calendar-inputs';
import { CalendarStore } from '../store/events/calendar-store';
import { Editing } from '../store/events/editing';
import { GestureRules } from '../store/events/gesture-rules';
import { SessionChanges } from './session-changes';

/** Creates events by gestures. */
@Injectable()
export class Creation {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #edits = inject(CalendarEdits);
  readonly #store = inject(CalendarStore);
  readonly #changes = inject(SessionChanges);
  readonly #editing = inject(Editing);
  readonly #rules = inject(GestureRules);

  /** Opens a new event for a click in a slot. */
  at(slot: Slot): void {
    if (!this.#rules.canCreateIn(slot)) return;
    const draft = this.#changes.untitled(clicked(slot, this.#changes.rules()), slot.resource);
    const asked = this.#edits.ask(createEvent(this.#edits.events(), draft));
    if (asked.isDone) this.#editing.create(asked.amended ?? draft);
  }

  /**
   * Whether an event lacks a required resource, and the host doesn't amend it with one, so that the editor asks for it.
   */
  needsResource(event: CalendarEvent): boolean {
    if (!this.#lacksResource(event)) return false;
    const { change } = this.#edits.preview(createEvent(this.#edits.events(), event));
    return this.#lacksResource(touchedBy(change) ?? event);
  }

  #lacksResource(event: CalendarEvent): boolean {
    return lacksResource(event, this.#inputs.shouldEventRequireResource(), this.#store.resources());
  }
}
