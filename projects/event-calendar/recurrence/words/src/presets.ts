import { civilDate, daysInMonth, weekdayOf, type Weekday } from 'ng-event-calendar/core/internal';
import { plainRule, type Rule, type RuleDay } from 'ng-event-calendar/recurrence/internal';

/** Names of the rules offered without custom input. */
export type PresetName =
  | 'none'
  | 'daily'
  | 'weekly'
  | 'weekdays'
  | 'monthly'
  | 'monthlyOnNth'
  | 'monthlyOnLast'
  | 'yearly';

/** A rule offered for an event that starts on some day; null for none. */
export interface Preset {
  readonly name: PresetName;
  readonly rule: Rule | null;
}

const MONDAY_TO_FRIDAY: readonly Weekday[] = [1, 2, 3, 4, 5];

/**
 * Returns the rules offered for an event that starts on a day: none, daily, weekly on its weekday, Monday to Friday,
 * monthly on its date, on its n-th weekday, on its last weekday if it is the last, yearly. A fifth weekday is only
 * offered as the last one.
 */
export function presetsFor(startDay: number): readonly Preset[] {
  const { year, month, day: date } = civilDate(startDay);
  const weekday = weekdayOf(startDay);
  const ordinal = Math.ceil(date / 7);
  const monthly = (day: RuleDay): Rule => plainRule('MONTHLY', { byDay: [day] });
  const presets: (Preset | null)[] = [
    { name: 'none', rule: null },
    { name: 'daily', rule: plainRule('DAILY') },
    { name: 'weekly', rule: plainRule('WEEKLY', { byDay: plainDays([weekday]) }) },
    { name: 'weekdays', rule: plainRule('WEEKLY', { byDay: plainDays(MONDAY_TO_FRIDAY) }) },
    { name: 'monthly', rule: plainRule('MONTHLY', { byMonthDay: [date] }) },
    ordinal === 5 ? null : { name: 'monthlyOnNth', rule: monthly({ weekday, ordinal }) },
    date + 7 <= daysInMonth(year, month)
      ? null
      : { name: 'monthlyOnLast', rule: monthly({ weekday, ordinal: -1 }) },
    { name: 'yearly', rule: plainRule('YEARLY') },
  ];
  return presets.filter((preset) => preset !== null);
}

/** Returns the preset equivalent to a rule of an event that starts on a day, else `'custom'`. */
export function presetOf(rule: Rule | null, startDay: number): PresetName | 'custom' {
  const same = presetsFor(startDay).find((preset) => meansTheSame(preset.rule, rule, startDay));
  return same?.name ?? 'custom';
}

/** Whether two rules are equivalent for an event that starts on a day. */
export function meansTheSame(a: Rule | null, b: Rule | null, startDay: number): boolean {
  const meaning = (rule: Rule | null): string => JSON.stringify(rule && spelledOut(rule, startDay));
  return meaning(a) === meaning(b);
}

/** Returns a rule with the parts that DTSTART supplies written out, so that equivalent rules are equal. */
function spelledOut(rule: Rule, startDay: number): Rule {
  const { freq, interval, byDay, byMonth, byMonthDay, byYearDay, byWeekNo } = rule;
  const { month, day: date } = civilDate(startDay);
  const said: Rule = {
    ...rule,
    // The first day of the week only matters if weeks are skipped or numbered.
    wkst: interval === 1 && byWeekNo.length === 0 ? 1 : rule.wkst,
    byDay: byDay.toSorted((a, b) => a.weekday - b.weekday || a.ordinal - b.ordinal),
  };
  const isOpen = [byDay, byMonthDay, byYearDay, byWeekNo].every((part) => part.length === 0);
  if (freq === 'DAILY' && interval === 1 && byDay.length > 0) return { ...said, freq: 'WEEKLY' };
  if (!isOpen || freq === 'DAILY') return said;
  if (freq === 'WEEKLY') return { ...said, byDay: plainDays([weekdayOf(startDay)]) };
  if (freq === 'MONTHLY') return { ...said, byMonthDay: [date] };
  return { ...said, byMonth: byMonth.length > 0 ? byMonth : [month], byMonthDay: [date] };
}

function plainDays(weekdays: readonly Weekday[]): RuleDay[] {
  return weekdays.map((weekday) => ({ weekday, ordinal: 0 }));
}
