const DAY = 86_400_000;

/** Returns the date `YYYY-MM-DD` some days later, or earlier when negative. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);
}

/** Returns the Monday of a date's week. */
export function mondayOf(date: string): string {
  const weekday = (new Date(date).getUTCDay() + 6) % 7;
  return addDays(date, -weekday);
}

/** Returns today's date in the browser's zone. */
export function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** Returns the wall time that many minutes after a date's midnight: `YYYY-MM-DDTHH:MM:SS`. */
export function wallAt(date: string, minutes: number): string {
  return new Date(Date.parse(date) + minutes * 60_000).toISOString().slice(0, 19);
}
