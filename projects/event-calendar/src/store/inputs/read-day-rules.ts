import { isWeekday, parseDay, type DayBounds, type Weekday } from 'ng-event-calendar/core/internal';

declare const ngDevMode: unknown;

/** Reports an unusable value by its name, and describes a usable one. */
export type ReportValue = (name: string, value: unknown, wanted: string) => void;

const NO_DAYS: readonly Weekday[] = [];

/** Reads a whole number from 1 to `most`; undefined where none is given, or an unusable one, which is reported. */
export function readCount(
  name: string,
  value: unknown,
  most: number,
  report: ReportValue,
): number | undefined {
  const isCount = Number.isInteger(value) && (value as number) >= 1 && (value as number) <= most;
  if (isCount) return value as number;
  if (ngDevMode && value != null) report(name, value, `a whole number from 1 to ${most}`);
  return undefined;
}

/** Reads the weekdays that are never shown; none where that would be all. Invalid entries are reported and left out. */
export function readHiddenDays(value: unknown, report: ReportValue): readonly Weekday[] {
  const given: readonly unknown[] = Array.isArray(value) ? value : [value ?? []].flat();
  const days = [...new Set(given.filter(isWeekday))];
  if (ngDevMode) {
    given.forEach((day, at) => {
      const name = Array.isArray(value) ? `hiddenDays[${at}]` : 'hiddenDays';
      if (!isWeekday(day)) report(name, day, 'a number from 0 (Sunday) to 6');
    });
    if (days.length === 7) report('hiddenDays', value, 'up to six numbers from 0 (Sunday) to 6');
  }
  return days.length < 7 ? days : NO_DAYS;
}

/** Reads the first and last date of a calendar, both inclusive; undefined without any. */
export function readBounds(
  minDate: unknown,
  maxDate: unknown,
  report: ReportValue,
): DayBounds | undefined {
  const read = (name: string, value: unknown): number | null => {
    const day = parseDay(value);
    if (ngDevMode && day === null && value != null)
      report(name, value, 'a date such as "2026-11-20"');
    return day;
  };
  const first = read('minDate', minDate) ?? -Infinity;
  const last = read('maxDate', maxDate) ?? Infinity;
  if (ngDevMode && first > last)
    report('minDate', minDate, `a date before maxDate ${JSON.stringify(maxDate)}`);
  const isUnbounded = first === -Infinity && last === Infinity;
  return isUnbounded || first > last ? undefined : { first, last };
}
