import type { CalendarEvent } from 'ng-event-calendar';

/** Filters that browser tests set by their names, as functions can't be handed to a page. */
export const TEST_FILTERS = {
  /** Shows events that have a description. */
  described: ({ description }: CalendarEvent): boolean => description !== undefined,
  none: (): boolean => false,
};

/** Name of a filter. */
export type TestFilter = keyof typeof TEST_FILTERS;
