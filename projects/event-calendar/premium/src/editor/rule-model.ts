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
  plainRule,
  type Rule,
  type RuleDay,
  type Until,
} from 'ng-event-calendar/recurrence/internal';
import {
  meansTheSame,
  type PresetName,
  presetOf,
  presetsFor,
} from 'ng-event-calendar/recurrence/words';

/**
 * Choice in the list of rules: a preset, a custom rule, or `kept`, a rule that this form can't express and leaves as it
 * is.
 */
export type RuleChoice = PresetName | 'custom' | 'kept';

/** Recurrence part of the form, as typed. */
export interface RuleModel {
  readonly choice: RuleChoice;
  readonly interval: string;
  readonly freq: Frequency;
  readonly weekdays: readonly Weekday[];
  /** Whether a day of the month is given by its date or by its weekday. */
  readonly on: 'date' | 'weekday';
  /** Day of the month; -1 for its last. */
  readonly date: number;
  /** Ordinal of the weekday in the month; -1 for the last. */
  readonly ordinal: number;
  readonly weekday: Weekday;
  readonly month: number;
  readonly ends: 'never' | 'count' | 'until';
  readonly count: string;
  /** `YYYY-MM-DD`; null if the text isn't a date. */
  readonly until: string | null;
}

/** Facts about the event that its rule depends on. */
export interface RuleBasis {
  /** Day on which the event starts, in its own zone. */
  readonly startDay: number;
  /** Zone in which the day of UNTIL is shown; null for whole days. */
  readonly zone: string | null;
  /** Rule that the event had; null if it had no readable one. */
  readonly rule: Rule | null;
}

/** Fault of a part of the form, by the key of its text; empty for none. */
export type RuleFaultKey =
  | ''
  | 'recurrenceNumberError'
  | 'recurrenceWeekdaysError'
  | 'recurrenceNeverError'
  | 'invalidDateError'
  | 'startDateAfterEndDateError';

/** Returns the form that shows a rule; without a rule, one that offers to repeat every week. */
export function modelOfRule(rule: Rule | null, basis: RuleBasis): RuleModel {
  const { startDay } = basis;
  const model = builtFrom(rule, basis);
  const preset = presetOf(rule, startDay);
  if (preset !== 'custom') return { ...model, choice: preset };
  const built = builtRule({ ...model, choice: 'custom' }, { ...basis, rule });
  return { ...model, choice: meansTheSame(built, rule, startDay) ? 'custom' : 'kept' };
}

/** Returns the rule of the form; null for none. Called only for a form without faults. */
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
 * Returns the faults of the form by field, in the order of the fields. `startDay` is the day before which the rule may
 * not end; null if the rule is unchanged, as an event may be moved beyond its last day.
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

/** Returns the whole number from 1 on in a text; null for any other text. */
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
    // Not every month has a fifth weekday.
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

/** Returns the end from before if its day is unchanged, else the whole day. */
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
