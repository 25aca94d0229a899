import { civilDate } from '../dates/civil-time';

/**
 * A number for the date in the first ten characters of an ISO date or time that grows with it.
 * Nothing is checked: for what isn't a date it returns any number or NaN. It takes a tenth of reading the
 * time, and tells of most events that they are nowhere near.
 */
export function rankOfText(text: unknown): number {
  if (typeof text !== 'string') return NaN;
  return rank(
    twoDigits(text, 0) * 100 + twoDigits(text, 2),
    twoDigits(text, 5),
    twoDigits(text, 8),
  );
}

function twoDigits(text: string, at: number): number {
  return (text.charCodeAt(at) - 48) * 10 + text.charCodeAt(at + 1) - 48;
}

/** The same number for a civil day. */
export function rankOfDay(civilDay: number): number {
  const { year, month, day } = civilDate(civilDay);
  return rank(year, month, day);
}

/** Months count 31 days each: it only has to grow. */
function rank(year: number, month: number, day: number): number {
  return (year * 12 + month) * 31 + day;
}
