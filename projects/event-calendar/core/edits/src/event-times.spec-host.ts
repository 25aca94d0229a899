import {
  DAY,
  formatWall,
  parseDay,
  parseIso,
  type CalendarEvent,
} from 'ng-event-calendar/core/internal';
import { givenEvent } from './given.spec-host';
import { timesOf, withTimes, type EventTimes, type TimeRules } from './event-times';

export const NEW_YORK = 'America/New_York';
/** Default rules of the specs. */
export const RULES: TimeRules = { localZone: 'Europe/Paris', displayZone: NEW_YORK, duration: 45 };

/** Formats `YYYY-MM-DD HH:MM – YYYY-MM-DD HH:MM`, with a mark for whole days. */
export function words({ allDay, startDay, endDay, startTime, endTime }: EventTimes): string {
  const at = (day: number, time: number): string =>
    formatWall(day * DAY + time, 'seconds')
      .replace('T', ' ')
      .replace(/:00$/, '');
  return `${allDay ? 'all day ' : ''}${at(startDay, startTime)} – ${at(endDay, endTime)}`;
}

/** Parses times in the format of `words`. */
export function timesSaying(said: string): EventTimes {
  const [, allDay, startDate, startTime, endDate, endTime] =
    /^(all day )?(\S+) (\S+) – (\S+) (\S+)$/.exec(said)!;
  return {
    ...timesOf(givenEvent(), RULES),
    allDay: allDay !== undefined,
    startDay: day(startDate!),
    startTime: timeSaying(startTime!),
    endDay: day(endDate!),
    endTime: timeSaying(endTime!),
  };
}

/** Returns the time of day of `HH:MM`, in milliseconds. */
export function timeSaying(time: string): number {
  return parseIso(`1970-01-01T${time}`)!.wall;
}

/** Returns the day number of a date. */
export function day(date: string): number {
  return parseDay(date)!;
}

/** Changes some of an event's times, as an editor does. */
export function edited(
  event: CalendarEvent,
  change: Partial<EventTimes>,
  rules = RULES,
): CalendarEvent {
  const before = timesOf(event, rules);
  return withTimes(event, before, { ...before, ...change }, rules);
}
