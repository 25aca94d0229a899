import type { CalendarEvent } from 'ng-event-calendar/core/internal';

/**
 * What is known of an event that the editor is to open with. Without a start it is the next half hour of the visible
 * day that is free; without an end it lasts `duration` minutes, else as long as clicks make events.
 */
export type NewEventDraft<E extends CalendarEvent = CalendarEvent> = Partial<Omit<E, 'id'>> & {
  readonly duration?: number;
};
