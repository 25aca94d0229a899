import {
  civilDate,
  dayFrom,
  startOfWeek,
  weekdayOf,
  type Weekday,
} from 'ng-event-calendar/core/internal';
import type { Rule } from '../rules/rule';
import {
  ascending,
  isInMonths,
  isMonthDay,
  isYearDay,
  monthSpan,
  numberedDays,
  weekdaysOf,
  yearSpan,
} from './days-in-span';

/**
 * Days that a rule chooses, by period: days, weeks, months or years counted without gaps, before INTERVAL picks among
 * them.
 */
export interface PeriodDays {
  /** Returns the number of the period that contains a day. */
  readonly unitOf: (day: number) => number;
  /** Returns the first day of a period. */
  readonly firstDay: (unit: number) => number;
  /** Returns the days chosen in a period, ascending. */
  readonly daysOf: (unit: number) => number[];
  /** Number of periods after which the calendar repeats: 400 years are a whole number of weeks. */
  readonly cycle: number;
  /** Number of days in every period, or null if it differs. */
  readonly fixedCount: number | null;
}

const ALL_WEEKDAYS: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

/** Returns the days of a rule whose DTSTART is on `startDay`, which supplies the parts missing in the rule. */
export function periodDaysOf(rule: Rule, startDay: number): PeriodDays {
  switch (rule.freq) {
    case 'DAILY':
      return isLimitedDaily(rule) ? inLargerPeriods(rule) : onDays(rule);
    case 'WEEKLY':
      return inWeeks(rule, weekdaysOr(rule, [weekdayOf(startDay)]));
    case 'MONTHLY':
      return inMonths(rule, civilDate(startDay).day);
    case 'YEARLY':
      return rule.byWeekNo.length > 0 ? inWeekYears(rule, startDay) : inYears(rule, startDay);
  }
}

/** Whether a daily rule leaves out some days. */
function isLimitedDaily({ interval, byMonth, byMonthDay, byDay, bySetPos }: Rule): boolean {
  const isLimited = byDay.length > 0 || byMonth.length > 0 || byMonthDay.length > 0;
  return interval === 1 && bySetPos.length === 0 && isLimited;
}

/** Returns the days of a daily rule by the week or the month, so that a long series is counted faster. */
function inLargerPeriods(rule: Rule): PeriodDays {
  const { byMonth, byMonthDay, byDay } = rule;
  if (byMonth.length === 0 && byMonthDay.length === 0) return inWeeks(rule, weekdaysOr(rule, []));
  const isWholeMonth = byMonthDay.length === 0 && byDay.length === 0;
  return inMonths(isWholeMonth ? { ...rule, byMonthDay: MONTH_DAYS } : rule, 1);
}

const MONTH_DAYS = Array.from({ length: 31 }, (_, at) => at + 1);

function weekdaysOr({ byDay }: Rule, otherwise: readonly Weekday[]): readonly Weekday[] {
  return byDay.length > 0 ? byDay.map(({ weekday }) => weekday) : otherwise;
}

function onDays(rule: Rule): PeriodDays {
  const { byDay, byMonth, byMonthDay } = rule;
  const isFree = byDay.length === 0 && byMonth.length === 0 && byMonthDay.length === 0;
  const fits = (day: number): boolean =>
    (byDay.length === 0 || byDay.some(({ weekday }) => weekday === weekdayOf(day))) &&
    isInMonths(rule, day) &&
    isMonthDay(rule, day);
  return {
    unitOf: (day) => day,
    firstDay: (unit) => unit,
    daysOf: (unit) => (isFree || fits(unit) ? [unit] : []),
    cycle: 146_097,
    fixedCount: isFree ? 1 : null,
  };
}

function inWeeks(rule: Rule, weekdays: readonly Weekday[]): PeriodDays {
  const { wkst, byMonth } = rule;
  const offsets = ascending(weekdays.map((weekday) => (weekday - wkst + 7) % 7));
  const weekZero = startOfWeek(0, wkst);
  const isFree = byMonth.length === 0;
  return {
    unitOf: (day) => Math.floor((day - weekZero) / 7),
    firstDay: (unit) => weekZero + unit * 7,
    daysOf: (unit) => {
      const days = offsets.map((offset) => weekZero + unit * 7 + offset);
      return isFree ? days : days.filter((day) => isInMonths(rule, day));
    },
    cycle: 20_871,
    fixedCount: isFree ? offsets.length : null,
  };
}

function inMonths(rule: Rule, startDate: number): PeriodDays {
  const { byMonth, byMonthDay, byDay } = rule;
  const numbers = byMonthDay.length > 0 ? byMonthDay : [startDate];
  return {
    unitOf: (day) => {
      const { year, month } = civilDate(day);
      return year * 12 + month - 1;
    },
    firstDay: (unit) => dayFrom(0, unit + 1, 1),
    daysOf: (unit) => {
      const year = Math.floor(unit / 12);
      const month = unit - year * 12 + 1;
      if (byMonth.length > 0 && !byMonth.includes(month)) return [];
      const span = monthSpan(year, month);
      if (byDay.length === 0) return ascending(numberedDays(span, numbers));
      const days = weekdaysOf(span, rule);
      // Beside BYMONTHDAY, BYDAY limits rather than adds.
      return ascending(byMonthDay.length > 0 ? days.filter((day) => isMonthDay(rule, day)) : days);
    },
    cycle: 4800,
    fixedCount: byMonth.length > 0 ? null : perMonth(rule, numbers),
  };
}

/** Returns the number of days in every month if all numbers count from one end and exist in each; else null. */
function perMonth({ byMonthDay, byDay }: Rule, numbers: readonly number[]): number | null {
  const isSteady = (values: readonly number[], most: number): boolean =>
    values.every((value) => value > 0 && value <= most) ||
    values.every((value) => value < 0 && value >= -most);
  if (byDay.length === 0) return isSteady(numbers, 28) ? numbers.length : null;
  const ordinals = byDay.map(({ ordinal }) => ordinal);
  return byMonthDay.length === 0 && isSteady(ordinals, 4) ? byDay.length : null;
}

function inYears(rule: Rule, startDay: number): PeriodDays {
  const { byMonth, byYearDay, byMonthDay, byDay } = rule;
  const start = civilDate(startDay);
  const hasDays = byYearDay.length > 0 || byMonthDay.length > 0 || byDay.length > 0;
  const startMonths = byMonth.length > 0 ? byMonth : [start.month];

  /** Returns the days that BYDAY names: within each month if there are months, else within the year. */
  const named = (year: number): number[] =>
    byMonth.length > 0
      ? byMonth.flatMap((month) => weekdaysOf(monthSpan(year, month), rule))
      : weekdaysOf(yearSpan(year), rule);
  const chosen = (year: number): number[] => {
    if (!hasDays) {
      return startMonths.flatMap((month) => numberedDays(monthSpan(year, month), [start.day]));
    }
    const days = byDay.length > 0 ? named(year) : numbered(year);
    return days.filter(
      (day) => isInMonths(rule, day) && isMonthDay(rule, day) && isYearDay(rule, day),
    );
  };
  const numbered = (year: number): number[] => {
    if (byYearDay.length > 0) return numberedDays(yearSpan(year), byYearDay);
    const months = byMonth.length > 0 ? byMonth : MONTHS;
    return months.flatMap((month) => numberedDays(monthSpan(year, month), byMonthDay));
  };
  return {
    unitOf: (day) => civilDate(day).year,
    firstDay: (unit) => dayFrom(unit, 1, 1),
    daysOf: (unit) => ascending(chosen(unit)),
    cycle: 400,
    fixedCount: null,
  };
}

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/**
 * Returns the days of a rule with numbered weeks. Years are counted in whole weeks, so that week 1 is in one piece if
 * it begins in December, and INTERVAL steps from one such year to another.
 */
function inWeekYears(rule: Rule, startDay: number): PeriodDays {
  const { wkst, byWeekNo, byYearDay, byMonthDay, byDay } = rule;
  const isByWeekday = byDay.length > 0 || (byYearDay.length === 0 && byMonthDay.length === 0);
  const weekdays = isByWeekday ? weekdaysOr(rule, [weekdayOf(startDay)]) : ALL_WEEKDAYS;
  const offsets = weekdays.map((weekday) => (weekday - wkst + 7) % 7);
  // The week of 4 January is the first with four days in the year.
  const firstDay = (year: number): number => startOfWeek(dayFrom(year, 1, 4), wkst);
  return {
    unitOf: (day) => civilDate(startOfWeek(day, wkst) + 3).year,
    firstDay,
    daysOf: (unit) => {
      const first = firstDay(unit);
      const weeks = { first: 0, length: (firstDay(unit + 1) - first) / 7 };
      const days = numberedDays(weeks, byWeekNo).flatMap((week) =>
        offsets.map((offset) => first + week * 7 + offset),
      );
      return ascending(
        days.filter(
          (day) => isInMonths(rule, day) && isMonthDay(rule, day) && isYearDay(rule, day),
        ),
      );
    },
    cycle: 400,
    fixedCount: null,
  };
}
