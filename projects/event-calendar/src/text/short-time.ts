/** A time on the 12-hour clock, in figures, followed by its half of the day in any spelling. */
const TWELVE_HOURS = /^(.*\d)\s?([ap])\.?\s?m\.?$/i;

/**
 * Returns the shortest form of a time of day: '10:30a' for '10:30 AM' or '10:30 a.m.'; unchanged where locale or clock
 * write it otherwise. Only for display: screen readers and programs get the full time.
 */
export function shortTime(time: string): string {
  return time.replace(
    TWELVE_HOURS,
    (_, figures: string, half: string) => figures + half.toLowerCase(),
  );
}
