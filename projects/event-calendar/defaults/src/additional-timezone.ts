/**
 * A zone whose times are shown beside those of the display zone, with its label.
 *
 *
 * @example
 * { timezone: 'America/New_York', label: 'NY' }
 */
export interface AdditionalTimezone {
  /** An IANA name, `'UTC'`, or the browser's zone by `'default'` or `'locale'`. */
  readonly timezone: string;
  /** Heading of its times. Default: the city at the end of its name. */
  readonly label?: string;
}
