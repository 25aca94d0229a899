/**
 * A zone whose times are shown beside those of the display zone, with its label.
 *
 * @example
 * { timezone: 'America/New_York', label: 'NY' }
 */
export interface AdditionalTimezone {
  /** Zone as an IANA name, `'UTC'`, or `'default'` or `'locale'` for the browser's. */
  readonly timezone: string;
  /** Heading of its times. Default: the city at the end of its name. */
  readonly label?: string;
}
