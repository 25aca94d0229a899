import {
  RECURRENCE_TEXT as texts,
  type RecurrencePlurals,
  type RecurrenceTextKey,
} from 'ng-event-calendar/recurrence/words';

// A constant of this file: bundlers follow a re-export even where nobody uses it, and would put the texts into the
// first chunk.
/** Phrases that describe a recurrence rule, in English, as in `ng-event-calendar/recurrence`. */
export const RECURRENCE_TEXT: Readonly<Record<RecurrenceTextKey, string | RecurrencePlurals>> =
  texts;
