import type { DateFormats } from './date-formats';
import type { OccurrenceTimes, TimeFormats } from './time-formats';

/** Formats in the calendar's language, and whether a day is so near that its weekday says which one it is. */
export interface BriefFormats {
  readonly formats: DateFormats;
  readonly times: TimeFormats;
  readonly isNear: (day: number) => boolean;
}

/** Returns when an occurrence is, in few words that break at no time: 'Fri 2 – 3 PM', 'Fri, Nov 20, 2 – 3 PM'. */
export function briefWhen(occurrence: OccurrenceTimes, brief: BriefFormats): string {
  const { allDay, start, end, firstDay, lastDay } = occurrence;
  const { times } = brief;
  if (firstDay === lastDay) {
    return allDay ? dateOf(firstDay, brief) : at(firstDay, times.timeRange(start, end), brief);
  }
  const [first, last] = allDay
    ? [dateOf(firstDay, brief), dateOf(lastDay, brief)]
    : [at(firstDay, times.time(start), brief), at(lastDay, times.time(end), brief)];
  return first + brief.formats.rangeSeparator + last;
}

/** Returns when an occurrence starts, in few words: 'Fri 2 PM'. */
export function briefStart(occurrence: OccurrenceTimes, brief: BriefFormats): string {
  const { allDay, start, firstDay } = occurrence;
  return allDay ? dateOf(firstDay, brief) : at(firstDay, brief.times.time(start), brief);
}

function dateOf(day: number, { formats, isNear }: BriefFormats): string {
  return isNear(day) ? formats.weekdayShort(day) : formats.weekdayDate(day).join('');
}

function at(day: number, time: string, brief: BriefFormats): string {
  const date = dateOf(day, brief);
  // A break within a time would separate its ends.
  const whole = time.replaceAll(' ', '\u00a0');
  return brief.isNear(day) ? `${date} ${whole}` : `${date}, ${whole}`;
}
