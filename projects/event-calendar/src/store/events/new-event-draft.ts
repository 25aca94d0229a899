import type { CalendarEvent } from 'ng-event-calendar/core/internal';

/**
 * Known values of a new event, with which the editor opens. Without a time, the event begins at the next half hour at
 * which its resources are free and working, within `visibleHours`, on the date of `start`, else on the visible date.
 * Without an end, it lasts `duration` minutes, else as long as an event created by a click. With only an end, it ends
 * there. An `id` is kept unless another event has it, which is reported (`invalid-value`).
 */
export type NewEventDraft<E extends CalendarEvent = CalendarEvent> = Partial<E> & {
  /** Length of the event in minutes, where `end` isn't given. */
  readonly duration?: number;
};
