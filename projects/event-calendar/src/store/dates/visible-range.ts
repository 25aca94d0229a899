/** Range of time that a view shows, as ISO instants such as `2026-11-20T00:00:00Z`. */
export interface VisibleRange {
  /** Start of the first shown day. */
  readonly start: string;
  /** End of the last shown day, exclusive. */
  readonly end: string;
}
