/** Range of time that a view shows, as ISO instants such as `2026-11-20T00:00:00Z`. */
export interface VisibleRange {
  /** Start of the first shown day; in the timeline of the page’s first day, even if that is hidden. */
  readonly start: string;
  /** End of the last day, exclusive. */
  readonly end: string;
}
