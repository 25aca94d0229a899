import { inject, Injectable } from '@angular/core';
import {
  clicked,
  createEvent,
  type CalendarEvent,
  type Slot,
} from 'ng-event-calendar/core/internal';
import { CalendarEdits } from '../store/calendar-edits';
import { CALENDAR_INPUTS } from '../store/calendar-inputs';
import { Columns } from '../store/columns';
import { Editing } from '../store/editing';
import { SessionChanges } from './session-changes';

/** Whether and how events are made by hand. */
@Injectable()
export class Creation {
  private readonly inputs = inject(CALENDAR_INPUTS);
  private readonly edits = inject(CalendarEdits);
  private readonly changes = inject(SessionChanges);
  private readonly editing = inject(Editing);
  private readonly columns = inject(Columns);

  /** Whether empty space takes new events. */
  isOn(): boolean {
    return this.inputs.readOnly() !== true && this.inputs.eventCreation() !== false;
  }

  /** Whether a slot takes new events. */
  isOnIn(slot: Slot): boolean {
    return this.isOn() && this.columns.takesNew(slot);
  }

  /** The press on empty space that starts a new event. */
  press(): 'click' | 'double-click' {
    const creation = this.inputs.eventCreation();
    return typeof creation === 'object' && creation.interaction === 'double-click'
      ? 'double-click'
      : 'click';
  }

  /** Opens the editor on what a click in a slot means. */
  at(slot: Slot): void {
    if (!this.isOnIn(slot)) return;
    const draft = this.changes.untitled(clicked(slot, this.changes.rules()), slot.resource);
    const isWelcome = this.edits.ask(createEvent(this.edits.events(), draft)).isDone;
    if (isWelcome) this.editing.create(draft);
  }

  /** Whether an event can't be saved as it is: then the editor asks for its resource. */
  needsResource({ resource }: CalendarEvent): boolean {
    return this.inputs.shouldEventRequireResource() && (resource ?? null) === null;
  }
}
