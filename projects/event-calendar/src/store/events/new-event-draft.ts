import type { CalendarEvent } from 'ng-event-calendar/core/internal';

/**
 * What is known of an event that the editor is to open with. Without a time it is the next half hour at which its
 * resources are free and work, within `visibleHours`, of the date that `start` says, else of the visible day; without
 * an end it lasts `duration` minutes, else as long as clicks make events. An end alone says when it is over.
 */
export type NewEventDraft<E extends CalendarEvent = CalendarEvent> = Partial<Omit<E, 'id'>> & {
  readonly duration?: number;
};
