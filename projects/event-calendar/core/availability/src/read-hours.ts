import { DAY, isWeekday, parseDay, type WorkingHours } from 'ng-event-calendar/core/internal';
import { hoursFault, timeInHours } from './hours-fault';

const WORKDAYS: readonly number[] = [1, 2, 3, 4, 5];

/** A working-hours rule after parsing. Times are milliseconds after midnight; the end may lie on the next day. */
export interface HoursRule {
  readonly zone: string;
  readonly start: number;
  readonly end: number;
  readonly isClosed: boolean;
  /** The rule's one date, as a day number; null for weekly rules. */
  readonly date: number | null;
  readonly days: readonly number[];
  readonly from: number;
  readonly until: number;
}

/** Parses a rule; null if it can't be read (`hoursFault` says why). */
export function readHours(hours: WorkingHours, localZone: string): HoursRule | null {
  if (hoursFault(hours) !== null) return null;
  const start = timeInHours(hours.start ?? '09:00')!;
  const end = timeInHours(hours.end ?? '17:00')!;
  return {
    zone: hours.timezone ?? localZone,
    start,
    // An end at midnight, or before the start, lies on the next day.
    end: end === 0 ? DAY : end < start ? end + DAY : end,
    isClosed: hours.closed === true,
    date: hours.date == null ? null : parseDay(hours.date),
    days: hours.days?.filter(isWeekday) ?? WORKDAYS,
    from: hours.from == null ? -Infinity : parseDay(hours.from)!,
    until: hours.until == null ? Infinity : parseDay(hours.until)!,
  };
}
