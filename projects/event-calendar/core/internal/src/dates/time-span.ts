/** A stretch of time in any unit, such as instants or minutes on a time axis; `end` is exclusive. */
export interface TimeSpan {
  readonly start: number;
  readonly end: number;
}
