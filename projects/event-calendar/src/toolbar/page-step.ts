/** Navigation to the previous or the next page of dates. */
export interface PageStep {
  readonly icon: 'previous' | 'next';
  readonly direction: 1 | -1;
  readonly label: string;
  readonly isOff: boolean;
  /** Reason why it is disabled; empty where it isn't. */
  readonly reason: string;
}
