import {
  isGiven,
  isWeekday,
  isZone,
  MINUTE,
  parseDay,
  type WorkingHours,
} from 'ng-event-calendar/core/internal';

/** Why a rule can't be read: the key and what is wrong with it. */
export interface HoursFault {
  readonly key: keyof WorkingHours;
  readonly problem: string;
}

/** Returns why a rule can't be read; null if it can. */
export function hoursFault(hours: unknown): HoursFault | null {
  if (typeof hours !== 'object' || hours === null) {
    return { key: 'start', problem: 'is no rule' };
  }
  const given = hours as Readonly<Record<keyof WorkingHours, unknown>>;
  const wrong = (key: keyof WorkingHours, problem: string): HoursFault => ({ key, problem });
  for (const key of ['date', 'from', 'until'] as const) {
    if (isGiven(given[key]) && parseDay(given[key]) === null) return wrong(key, 'is no date');
  }
  for (const key of ['start', 'end'] as const) {
    if (isGiven(given[key]) && timeInHours(given[key]) === null) return wrong(key, 'is no time');
  }
  if (isGiven(given.timezone) && !isZone(given.timezone)) {
    return wrong('timezone', 'is no time zone');
  }
  const { days } = given;
  // Of several days only the invalid ones are ignored.
  const areDays = Array.isArray(days) && (days.length === 0 || days.some(isWeekday));
  if (isGiven(days) && !areDays) return wrong('days', 'is no list of days from 0 to 6');
  const [start, end] = [timeInHours(given.start ?? '09:00'), timeInHours(given.end ?? '17:00')];
  const isEmpty = given.closed !== true && start === end && end !== 0;
  return isEmpty ? wrong('end', 'is the start') : null;
}

/** Returns the milliseconds after midnight of `HH:MM`, 0 for `24:00`; null if it isn't a time. */
export function timeInHours(text: unknown): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(typeof text === 'string' ? text : '') ?? [];
  if (hours === undefined || Number(minutes) > 59 || Number(hours) > 24) return null;
  const time = Number(hours) * 60 + Number(minutes);
  return time > 24 * 60 ? null : (time % (24 * 60)) * MINUTE;
}
