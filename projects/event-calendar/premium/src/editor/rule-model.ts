import {
  addMonths,
  civilDate,
  dayOf,
  formatDay,
  parseDay,
  wallIn,
  weekdayOf,
  type Weekday,
} from 'ng-event-calendar/core/internal';
import {
  type Frequency,
  meansTheSame,
  plainRule,
  type PresetName,
  presetOf,
  presetsFor,
  type Rule,
  type RuleDay,
  type Until,
} from 'ng-event-calendar/recurrence/internal';

/**
 * What is chosen for an event: one of the usual rules, one put together by hand, or `kept`, a rule that
 * this form can't put together and leaves as it is.
 */
export type RuleChoice = PresetName | 'custom' | 'kept';

/** The part of the form about recurrence, as it is typed. */
export interface RuleModel {
  readonly choice: RuleChoice;
  readonly interval: string;
  readonly freq: Frequency;
  readonly weekdays: readonly Weekday[];
  /** Whether a month's day is meant by its date or by its weekday. */
  readonly on: 'date' | 'weekday';
  /** Day of the month; -1 for its last. */
  readonly date: number;
  /** Which of the weekdays of a month; -1 for the last. */
  readonly ordinal: number;
  readonly weekday: Weekday;
  readonly month: number;
  readonly ends: 'never' | 'count' | 'until';
  readonly count: string;
  /** `YYYY-MM-DD`; null for what isn't a date. */
  readonly until: string | null;
}

/** What a rule in the form depends on beside the form. */
export interface RuleBasis {
  /** Day on which the event starts, in its own zone. */
  readonly startDay: number;
  /** In which the day of an UNTIL is told; null for whole days. */
  readonly zone: string | null;
  /** The rule that the event had; null without one that can be read. */
  readonly rule: Rule | null;
}

/** What is wrong with a part of the form, by the key of its text; empty for nothing. */
export type RuleFaultKey =
  | ''
  | 'recurrenceNumberError'
  | 'recurrenceWeekdaysError'
  | 'recurrenceNeverError'
  | 'invalidDateError'
  | 'startDateAfterEndDateError';

/** The form that shows a rule; without one it offers to repeat every week. */
export function modelOfRule(rule: Rule | null, basis: RuleBasis): RuleModel {
  const { startDay } = basis;
  const model = builtFrom(rule, basis);
  const preset = presetOf(rule, startDay);
  if (preset !== 'custom') return { ...model, choice: preset };
  const built = builtRule({ ...model, choice: 'custom' }, { ...basis, rule });
  return { ...model, choice: meansTheSame(built, rule, startDay) ? 'custom' : 'kept' };
}

/** The rule that the form says; null for none. Asked only while nothing is wrong with it. */
export function ruleOfModel(model: RuleModel, basis: RuleBasis): Rule | null {
  switch (model.choice) {
    case 'custom':
      return builtRule(model, basis);
    case 'kept':
      return basis.rule;
    default:
      return presetsFor(basis.startDay).find(({ name }) => name === model.choice)?.rule ?? null;
  }
}

/**
 * What is wrong with the form, by field, in the order of these. `startDay` is the day before which the rule may not end;
 * null where the rule is as it was: an event may be moved behind its last day.
 */
export function faultsOf(
  model: RuleModel,
  startDay: number | null,
): ReadonlyMap<keyof RuleModel, RuleFaultKey> {
  const { choice, interval, freq, weekdays, ends, count, until } = model;
  const faults = new Map<keyof RuleModel, RuleFaultKey>();
  if (choice !== 'custom') return faults;
  if (countIn(interval) === null) faults.set('interval', 'recurrenceNumberError');
  if (freq === 'WEEKLY' && weekdays.length === 0) faults.set('weekdays', 'recurrenceWeekdaysError');
  if (ends === 'count' && countIn(count) === null) faults.set('count', 'recurrenceNumberError');
  if (ends === 'until') {
    const last = parseDay(until);
    if (last === null) faults.set('until', 'invalidDateError');
    else if (startDay !== null && last < startDay)
      faults.set('until', 'startDateAfterEndDateError');
  }
  return faults;
}

/** The whole number from 1 on that a text says; null for anything else. */
export function countIn(text: string): number | null {
  const number = Number(text.trim() === '' ? NaN : text);
  return Number.isInteger(number) && number >= 1 && number <= 9999 ? number : null;
}

function builtFrom(given: Rule | null, { startDay, zone }: RuleBasis): RuleModel {
  const rule = given ?? plainRule('WEEKLY');
  const { byDay, byMonth, byMonthDay, until } = rule;
  const { month, day: date } = civilDate(startDay);
  const nth = byDay.find(({ ordinal }) => ordinal !== 0);
  const weekday = weekdayOf(startDay);
  const untilDay = until === null ? addMonths(startDay, 3) : lastDayOf(until, zone);
  return {
    choice: 'custom',
    interval: String(rule.interval),
    freq: rule.freq,
    weekdays: byDay.length > 0 ? byDay.map((day) => day.weekday) : [weekday],
    on: nth === undefined ? 'date' : 'weekday',
    date: byMonthDay[0] ?? date,
    // A fifth weekday isn't in every month.
    ordinal: nth?.ordinal ?? (date > 28 ? -1 : Math.ceil(date / 7)),
    weekday: nth?.weekday ?? weekday,
    month: byMonth[0] ?? month,
    ends: rule.count !== null ? 'count' : until !== null ? 'until' : 'never',
    count: String(rule.count ?? 10),
    until: formatDay(untilDay),
  };
}

function builtRule(model: RuleModel, { zone, rule }: RuleBasis): Rule {
  const { freq, weekdays, on, date, ordinal, weekday, month, ends } = model;
  const nth: RuleDay = { weekday, ordinal };
  const inMonth: Partial<Rule> = on === 'date' ? { byMonthDay: [date] } : { byDay: [nth] };
  const days: Readonly<Record<Frequency, Partial<Rule>>> = {
    DAILY: {},
    WEEKLY: { byDay: weekdays.map((each) => ({ weekday: each, ordinal: 0 })) },
    MONTHLY: inMonth,
    YEARLY: { ...inMonth, byMonth: [month] },
  };
  return plainRule(freq, {
    ...days[freq],
    interval: countIn(model.interval) ?? 1,
    count: ends === 'count' ? countIn(model.count) : null,
    until: ends === 'until' ? untilOf(model.until, rule?.until ?? null, zone) : null,
    ...(rule === null ? {} : { wkst: rule.wkst }),
  });
}

/** The end that was there where its day is still the same, else a whole day. */
function untilOf(text: string | null, before: Until | null, zone: string | null): Until | null {
  const day = parseDay(text);
  if (day === null) return null;
  return before !== null && lastDayOf(before, zone) === day ? before : { kind: 'day', day };
}

function lastDayOf(until: Until, zone: string | null): number {
  switch (until.kind) {
    case 'day':
      return until.day;
    case 'wall':
      return dayOf(until.wall);
    case 'instant':
      return dayOf(zone === null ? until.instant : wallIn(until.instant, zone));
  }
}
