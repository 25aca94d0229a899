/** A stretch of time in the unit that its owner names, such as epoch milliseconds or minutes of an axis. */
export interface TimeSpan {
  /** Start, inclusive. */
  readonly start: number;
  /** End, exclusive. */
  readonly end: number;
}
