/** How users search events. */
export interface EventSearch {
  /**
   * Effect of a search: `'list'` lists the matches and goes to their dates, `'filter'` shows only matches in the views,
   * `'dim'` fades all other events. Default `'list'`.
   */
  readonly mode?: 'list' | 'filter' | 'dim';
  /**
   * Keys of the event to search, including the host's own; `'resource'` means the titles of its resources. Default
   * `['title', 'description', 'resource']`.
   *
   * @example `['title', 'customer']`
   */
  readonly fields?: readonly string[];
}
