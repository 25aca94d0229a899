/** The first and last moment that a view shows, as ISO instants; the end is exclusive. */
export interface VisibleRange {
  readonly start: string;
  readonly end: string;
}
