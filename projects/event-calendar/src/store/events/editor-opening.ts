import type { CalendarEvent } from 'ng-event-calendar/core/internal';

/**
 * The editor is about to open. A host with an editor of its own calls `preventDefault`; one that wants
 * only the details shown calls `showDetails`.
 */
export class EditorOpening<E extends CalendarEvent = CalendarEvent> {
  #answer: 'editor' | 'details' | 'nothing' = 'editor';

  constructor(
    /** The event to be edited; null for a new one. */
    readonly event: E | null,
    /** What the editor would start with: that event, or the new one with its times. */
    readonly draft: E,
  ) {}

  /** Opens nothing. */
  preventDefault(): void {
    this.#answer = 'nothing';
  }

  /** Opens the small popover of an event's details instead; of a new event nothing. */
  showDetails(): void {
    this.#answer = this.event === null ? 'nothing' : 'details';
  }

  /** What opens in the end. */
  get opens(): 'editor' | 'details' | 'nothing' {
    return this.#answer;
  }
}
