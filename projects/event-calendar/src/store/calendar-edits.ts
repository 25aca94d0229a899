import { inject, Injectable, untracked } from '@angular/core';
import {
  NO_HISTORY,
  redo,
  remember,
  undo,
  type CalendarEvent,
  type Edit,
  type History,
  type Replay,
} from 'ng-event-calendar/core';
import { CALENDAR_INPUTS } from './calendar-inputs';

/** The one way in which the calendar changes `events`: every gesture ends here, once. */
@Injectable()
export class CalendarEdits {
  private readonly inputs = inject(CALENDAR_INPUTS);
  private history: History = NO_HISTORY;

  /** The events as they are now. */
  events(): readonly CalendarEvent[] {
    const events: unknown = untracked(this.inputs.events);
    return Array.isArray(events) ? (events as readonly CalendarEvent[]) : [];
  }

  /** Writes an edit back: first `events`, then `lastAction`. An edit that is none writes nothing. */
  apply(edit: Edit | null): void {
    if (edit === null) return;
    this.history = remember(this.history, edit);
    this.write(edit);
  }

  /** Takes the calendar's own last change back; gives what that changed, or null. */
  undo(): Edit | null {
    return this.replay(undo(this.history, this.events()));
  }

  /** Makes the change again that was taken back last. */
  redo(): Edit | null {
    return this.replay(redo(this.history, this.events()));
  }

  private replay(step: Replay | null): Edit | null {
    if (step === null) return null;
    this.history = step.history;
    this.write(step.edit);
    return step.edit;
  }

  private write({ events, type, event }: Edit): void {
    this.inputs.events.set(events);
    this.inputs.lastAction.emit({ type, event, event_timestamp: Date.now() });
  }
}
