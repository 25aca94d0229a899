import type { CalendarEvent } from 'ng-event-calendar/core/internal';

/**
 * Announcement that the editor is about to open. Call `preventDefault` to open an editor of your own, or `showDetails`
 * to show only the details. The last call counts.
 */
export class EditorOpening<E extends CalendarEvent = CalendarEvent> {
  #answer: 'editor' | 'details' | 'nothing' = 'editor';

  constructor(
    /** Event to be edited; null for a new one. */
    readonly event: E | null,
    /** Initial values of the editor: that event at the times of the opened occurrence, or the new event. */
    readonly draft: E,
  ) {}

  /** Prevents anything from opening, both editor and details. */
  preventDefault(): void {
    this.#answer = 'nothing';
  }

  /** Opens the popover with the event's details instead of the editor; for a new event nothing opens. */
  showDetails(): void {
    this.#answer = this.event === null ? 'nothing' : 'details';
  }

  /** Whether the editor, the details or nothing will open. */
  get opens(): 'editor' | 'details' | 'nothing' {
    return this.#answer;
  }
}
