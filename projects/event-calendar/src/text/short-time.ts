/** A time on the 12-hour clock, in figures, with its half of the day behind it however that is spelled. */
const TWELVE_HOURS = /^(.*\d)\s?([ap])\.?\s?m\.?$/i;

/**
 * As short as a time of day can be written: '10:30a' of '10:30 AM' or '10:30 a.m.'; as it is where the locale or the
 * clock writes it otherwise. For the eye alone: what is spoken or read by programs has its time in full.
 */
export function shortTime(time: string): string {
  return time.replace(
    TWELVE_HOURS,
    (_, figures: string, half: string) => figures + half.toLowerCase(),
  );
}
