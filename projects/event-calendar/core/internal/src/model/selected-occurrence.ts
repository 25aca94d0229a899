import type { CalendarId } from './event';

/** One occurrence of a series: its event, and its start date in the event's own zone. */
export interface SelectedOccurrence {
  /** Id of the series. */
  readonly id: CalendarId;
  /** Date on which the occurrence starts, as `YYYY-MM-DD`; several on one date are selected together. */
  readonly date: string;
}
