/** Texts of recurrence in the first render, in English by key; `ng-event-calendar/recurrence/words` has all of them. */
export const FIRST_RECURRENCE_TEXT = {
  /** `{event}` is the accessible name of the event without its recurrence. */
  recurrenceEventAriaLabel: '{event}, recurring',
} as const;
