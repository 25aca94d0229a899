/** Friday, 20 November 2026, 10:23 in New York: what every spec of the calendar takes for now. */
export const NOW = '2026-11-20T10:23:00-05:00';

/**
 * What a page takes for now whose spec doesn't say it: never the machine's date. `TEST_DATE` puts
 * another in its place, to prove that nothing depends on it.
 */
export const ANY_TIME = process.env['TEST_DATE'] ?? NOW;
