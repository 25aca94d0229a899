/** Friday, 20 November 2026, 10:23 in New York: the current time in all specs of the calendar. */
export const NOW = '2026-11-20T10:23:00-05:00';

/**
 * Current time of pages whose spec doesn't state one: never the machine's date. `TEST_DATE` sets another, to prove that
 * nothing depends on it.
 */
export const ANY_TIME = process.env['TEST_DATE'] ?? NOW;
