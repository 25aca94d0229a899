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
import { CalendarSettings } from './calendar-settings';
import { EventChangeRequest } from './event-change-request';
import { Notice } from './notice';
import { SourceLink } from './source-link';

/** The one way in which the calendar changes `events`: every gesture ends here, once. */
@Injectable()
export class CalendarEdits {
  private readonly inputs = inject(CALENDAR_INPUTS);
  private readonly notice = inject(Notice);
  private readonly settings = inject(CalendarSettings);
  private readonly source = inject(SourceLink);
  private history: History = NO_HISTORY;
  /** Why the host refused the last edit; empty when it took it. */
  refusal = '';

  /** The events as they are now. */
  events(): readonly CalendarEvent[] {
    const events: unknown = untracked(this.inputs.events);
    return Array.isArray(events) ? (events as readonly CalendarEvent[]) : [];
  }

  /**
   * Writes an edit back, first `events`, then `lastAction`, unless the host refuses it. `meanwhile`
   * comes between asking and writing, and may still say no. Gives whether it was written; an edit
   * that is none isn't.
   */
  apply(edit: Edit | null, meanwhile: () => boolean = () => true): boolean {
    if (edit === null || !this.isWelcome(edit) || !meanwhile()) return false;
    this.history = remember(this.history, edit);
    this.write(edit);
    return true;
  }

  /** Whether the host takes an edit; a refusal is shown and said. */
  isWelcome(edit: Edit): boolean {
    const request = this.ask(edit, false);
    this.refusal = request.isPrevented
      ? request.reason || this.settings.text()('changeRefused')
      : '';
    if (request.isPrevented) this.notice.show(this.refusal);
    return !request.isPrevented;
  }

  /** Asks the host whether an edit is welcome; with `isPreview` before it is even made. */
  ask({ type, event, changes }: Edit, isPreview: boolean): EventChangeRequest {
    const [change] = changes;
    const before = change?.before ?? null;
    // Where several records change it is the one that holds what was touched.
    const after = changes.length > 1 ? event : (change?.after ?? null);
    const request = new EventChangeRequest(type, before, after, isPreview);
    this.inputs.eventChangeRequest.emit(request);
    return request;
  }

  /**
   * Takes the calendar's own last change back, if the host lets it; gives what that changed, or null.
   * That its events are gone is said.
   */
  undo(): Edit | null {
    return this.replay(undo(this.history, this.events()));
  }

  /** Makes the change again that was taken back last. */
  redo(): Edit | null {
    return this.replay(redo(this.history, this.events()));
  }

  /** Writes what came from the event source: nobody's action, and nothing to be undone. */
  put(events: readonly CalendarEvent[]): void {
    this.inputs.events.set([...events]);
  }

  /** Changes what can be undone, as the event source took a change back or named an event anew. */
  rewriteHistory(change: (history: History) => History): void {
    this.history = change(this.history);
  }

  private replay(step: Replay | null): Edit | null {
    const edit = step?.edit ?? null;
    if (step === null || (edit !== null && !this.isWelcome(edit))) return null;
    this.history = step.history;
    if (edit === null) this.sayImpossible(step);
    else this.write(edit);
    return edit;
  }

  private sayImpossible({ changes: [first] }: Replay): void {
    const text = this.settings.text();
    const title = (first?.before ?? first?.after)?.title || text('eventUntitled');
    this.notice.show(text('changeNotReplayed', { title }));
  }

  private write(edit: Edit): void {
    const { events, type, event } = edit;
    this.notice.outdate();
    this.inputs.events.set(events);
    this.inputs.lastAction.emit({ type, event, event_timestamp: Date.now() });
    this.source.take(edit);
  }
}
