import { typedText } from './typed-text';

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** Hours, minutes if any, and the texts before and after them. */
const TIME = /^(\D*)(\d{1,2})\s*[:.,hч時时点點시]?\s*(\d{2})?\s*[hч分분]?(\D*)$/;

/**
 * Reads a time of day as people type it: `9`, `930`, `9:30`, `9.30`, `21h15`, `9p`, `9:30 pm`, in any digits. Returns
 * milliseconds since midnight; null for any other text. `ampm` are the locale's words for the halves of the day.
 */
export function parseTimeText(text: string, ampm: readonly [string, string]): number | null {
  const match = TIME.exec(typedText(text));
  if (match === null) return null;
  const [, before = '', digits, minuteDigits = '0', after = ''] = match;
  const half = halfNamed(before + after, ampm);
  const [hours, minutes] = [Number(digits), Number(minuteDigits)];
  if (half === undefined || hours > 23 || minutes > 59) return null;
  const time = hours * HOUR + minutes * MINUTE;
  if (half === null) return time;
  // "15:00 pm" is common too, and clear; "0 pm" is not.
  if (hours > 12 || hours === 0) return (half === 'pm') === hours > 12 ? time : null;
  return ((hours % 12) + (half === 'pm' ? 12 : 0)) * HOUR + minutes * MINUTE;
}

/** Returns the half of the day that a word names; null for an empty word, undefined for any other. */
function halfNamed(
  word: string,
  [am, pm]: readonly [string, string],
): 'am' | 'pm' | null | undefined {
  const bare = (text: string): string => typedText(text).replace(/[.\s]/g, '');
  const said = bare(word);
  if (said === '') return null;
  if ([bare(pm), 'p', 'pm'].includes(said)) return 'pm';
  return [bare(am), 'a', 'am'].includes(said) ? 'am' : undefined;
}
