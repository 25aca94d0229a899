/**
 * A zone whose times are shown beside those of the display zone, with what it is called there.
 *
 * @example
 * { timezone: 'America/New_York', label: 'NY' }
 */
export interface AdditionalTimezone {
  /** An IANA name, `'UTC'`, or the browser's zone by `'default'` or `'locale'`. */
  readonly timezone: string;
  /** What its times are headed with; without one the city that its name ends in. */
  readonly label?: string;
}
