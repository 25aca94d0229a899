import { inject, Injectable, untracked } from '@angular/core';
import {
  eventsAfter,
  NO_HISTORY,
  proposedBy,
  redo,
  remember,
  undo,
  type CalendarEvent,
  type ChangeSet,
  type History,
  type Replay,
} from 'ng-event-calendar/core/internal';
import { Notice } from '../feedback/notice';
import { CALENDAR_INPUTS } from './calendar-inputs';
import { CalendarSettings } from './calendar-settings';
import { EventChangeRequest } from './event-change-request';
import { Refusals } from './refusals';
import { SourceLink } from './source-link';

/** What became of a change: done, or refused, with a reason unless there was nothing to do. */
export type EditResult =
  { readonly isDone: true } | { readonly isDone: false; readonly reason: string };

/** A change that was none. */
export const NOTHING_DONE = { isDone: false, reason: '' } as const;
const DONE = { isDone: true } as const;

/** The one way in which the calendar changes `events`: every gesture ends here, once. */
@Injectable()
export class CalendarEdits {
  private readonly inputs = inject(CALENDAR_INPUTS);
  private readonly notice = inject(Notice);
  private readonly settings = inject(CalendarSettings);
  private readonly source = inject(SourceLink);
  private readonly refusals = inject(Refusals);
  private history: History = NO_HISTORY;

  /** The events as they are now. */
  events(): readonly CalendarEvent[] {
    const events: unknown = untracked(this.inputs.events);
    return Array.isArray(events) ? (events as readonly CalendarEvent[]) : [];
  }

  /**
   * Writes a change, first `events`, then `lastAction`, unless it is forbidden or the host refuses it: then
   * that is shown and said. `meanwhile` comes between asking and writing, and may still say no.
   */
  apply(change: ChangeSet | null, meanwhile: () => boolean = () => true): EditResult {
    if (change === null) return NOTHING_DONE;
    const answer = this.ask(change);
    if (!answer.isDone) return answer;
    if (!meanwhile()) return NOTHING_DONE;
    this.history = remember(this.history, change);
    this.write(change);
    return DONE;
  }

  /** Whether a change may be made, and the host takes it; a no is shown and said. */
  ask(change: ChangeSet): EditResult {
    const reason = this.refusals.reasonOf(proposedBy(change));
    return reason === null ? this.askHost(change) : this.refused(reason);
  }

  /** Why a change would be refused if it were made now, empty without a reason; null where it wouldn't. */
  refusalOf(change: ChangeSet): string | null {
    const reason = this.refusals.reasonOf(proposedBy(change));
    if (reason !== null) return reason;
    const request = this.request(change, true);
    return request.isPrevented ? request.reason : null;
  }

  /**
   * Takes the calendar's own last change back, if the host lets it; returns what that changed, or null.
   * That its events are gone is said.
   */
  undo(): ChangeSet | null {
    return this.replay(undo(this.history, this.events()));
  }

  /** Makes the change again that was taken back last. */
  redo(): ChangeSet | null {
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

  private replay(step: Replay | null): ChangeSet | null {
    const change = step?.changeSet ?? null;
    if (step === null || (change !== null && !this.askHost(change).isDone)) return null;
    this.history = step.history;
    if (change === null) this.sayImpossible(step);
    else this.write(change);
    return change;
  }

  private askHost(change: ChangeSet): EditResult {
    const { isPrevented, reason } = this.request(change, false);
    return isPrevented ? this.refused(reason || this.settings.text()('changeRefused')) : DONE;
  }

  private request(change: ChangeSet, isPreview: boolean): EventChangeRequest {
    const { type, before, after } = proposedBy(change);
    const request = new EventChangeRequest(type, before, after, isPreview);
    this.inputs.eventChangeRequest.emit(request);
    return request;
  }

  private refused(reason: string): { readonly isDone: false; readonly reason: string } {
    this.notice.show(reason);
    return { isDone: false, reason };
  }

  private sayImpossible({ changes: [first] }: Replay): void {
    const text = this.settings.text();
    const title = (first?.before ?? first?.after)?.title || text('eventUntitled');
    this.notice.show(text('changeNotReplayed', { title }));
  }

  private write(change: ChangeSet): void {
    const { type, event } = change;
    this.notice.outdate();
    this.inputs.events.set(eventsAfter(this.events(), change));
    this.inputs.lastAction.emit({ type, event, event_timestamp: Date.now() });
    this.source.take(change);
  }
}
