/** Origin of a new event, for `newEvent`. */
export interface NewEventOrigin {
  /**
   * `'scratch'` for a click, a sweep, the button or `openEditor`; `'copy'` for a duplicate, a paste or a drag that
   * copies, whose draft has all keys of the original; `'outside'` for an external event that is dropped in.
   */
  readonly from: 'scratch' | 'copy' | 'outside';
}
