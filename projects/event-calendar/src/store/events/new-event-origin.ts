/** Origin of a new event, for `newEvent`. */
export interface NewEventOrigin {
  /**
   * `'scratch'` for a click, a sweep, the button or `openEditor`; `'copy'` for a duplicate, a paste or a drag that
   * copies, whose draft has all keys of the original; `'outside'` for what is dragged in.
   */
  readonly from: 'scratch' | 'copy' | 'outside';
}
