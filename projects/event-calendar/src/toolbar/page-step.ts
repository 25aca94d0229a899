/** A way to the page of dates before, or to the one after. */
export interface PageStep {
  readonly icon: 'previous' | 'next';
  readonly direction: 1 | -1;
  readonly label: string;
  readonly isOff: boolean;
  /** Why it leads nowhere; empty where it leads on. */
  readonly reason: string;
}
