import {
  DAY,
  civilDate,
  dayOf,
  daysInMonth,
  startOfWeek,
  weekdayOf,
} from 'ng-event-calendar/core/internal';
import {
  DAY_PARTS,
  monthSpan,
  patternOf,
  plainRule,
  TIME_PARTS,
  yearSpan,
  type Rule,
  type RuleDay,
  type Series,
  type Span,
} from 'ng-event-calendar/recurrence/internal';

/**
 * Returns the rules that may apply once the occurrence at `from` is at `to`, the one that changes least first: the part
 * that named the old day names the new one. The last ones follow their start alone and fit every day and time.
 */
export function realignedRules(
  { rule, allDay: wasAllDay }: Pick<Series, 'rule' | 'allDay'>,
  from: number,
  to: number,
  allDay: boolean,
): Rule[] {
  const timed = allDay ? rule : withTime(rule, wasAllDay, from, to);
  const { interval, count, until, wkst } = rule;
  const bare = plainRule(rule.freq, { interval, count, until, wkst });
  const { byHour, byMinute, bySecond } = timed;
  const plain = { ...bare, byHour, byMinute, bySecond };
  const moved = dayOf(from) === dayOf(to) ? timed : withDay(timed, dayOf(from), dayOf(to));
  if (rule.bySetPos.length === 0) return [moved, plain, bare];
  // In a set of several weekdays or dates only the position can change, as the set defines the rule.
  const isSet = DAY_PARTS.some((part) => rule[part].length > 1);
  const picked = (isSet ? [timed] : [timed, moved]).filter(saysPlaces).flatMap((each) => {
    const bySetPos = positionsAt(rule, from, each, to, allDay);
    return bySetPos === null ? [] : [{ ...each, bySetPos }];
  });
  return [...picked, plain, bare];
}

/** Whether a rule has BY parts, without which BYSETPOS has nothing to pick from. */
function saysPlaces(rule: Rule): boolean {
  return [...DAY_PARTS, ...TIME_PARTS].some((part) => rule[part].length > 0);
}

function withTime(rule: Rule, wasAllDay: boolean, from: number, to: number): Rule {
  // Times had no effect on whole days, and would make several of each.
  if (wasAllDay) return { ...rule, byHour: [], byMinute: [], bySecond: [] };
  const part = (wall: number, unit: number, amount: number): number =>
    Math.floor((((wall % DAY) + DAY) % DAY) / unit) % amount;
  const renamed = (values: readonly number[], unit: number, amount: number): readonly number[] =>
    replaced(values, part(from, unit, amount), part(to, unit, amount));
  return {
    ...rule,
    byHour: renamed(rule.byHour, 3_600_000, 24),
    byMinute: renamed(rule.byMinute, 60_000, 60),
    bySecond: renamed(rule.bySecond, 1000, 60),
  };
}

function withDay(rule: Rule, from: number, to: number): Rule {
  const [a, b] = [civilDate(from), civilDate(to)];
  const [monthA, monthB] = [daysInMonth(a.year, a.month), daysInMonth(b.year, b.month)];
  const [yearA, yearB] = [yearSpan(a.year), yearSpan(b.year)];
  const [weekA, weekB] = [weekIn(from, rule), weekIn(to, rule)];
  return {
    ...rule,
    byMonth: replaced(rule.byMonth, a.month, b.month),
    byMonthDay: renumbered(rule.byMonthDay, a.day, monthA, b.day, monthB),
    byYearDay: renumbered(
      rule.byYearDay,
      from - yearA.first + 1,
      yearA.length,
      to - yearB.first + 1,
      yearB.length,
    ),
    byWeekNo: renumbered(rule.byWeekNo, weekA.number, weekA.weeks, weekB.number, weekB.weeks),
    byDay: renamedDays(rule, from, to),
  };
}

/** Replaces the weekday entry that named `from` by one for `to`, with its ordinal counted again. */
function renamedDays(rule: Rule, from: number, to: number): readonly RuleDay[] {
  const { byDay, freq, byMonth } = rule;
  const spanOf = (day: number): Span => {
    const { year, month } = civilDate(day);
    return freq === 'MONTHLY' || byMonth.length > 0 ? monthSpan(year, month) : yearSpan(year);
  };
  const places = placesIn(from, spanOf(from));
  const at = byDay.findIndex(
    ({ weekday, ordinal }) =>
      weekday === weekdayOf(from) && (ordinal === 0 || places.includes(ordinal)),
  );
  if (at < 0) return byDay;
  const [fromStart, fromEnd] = placesIn(to, spanOf(to));
  const before = byDay[at]!.ordinal;
  // A fifth weekday is rare, so a drop on one means the last one.
  const isRare = spanOf(to).length <= 31 && fromStart === 5;
  const after = before === 0 ? 0 : before < 0 || isRare ? fromEnd : fromStart;
  const renamed: RuleDay = { weekday: weekdayOf(to), ordinal: after };
  const others = byDay.filter(
    (day, position) =>
      position === at || day.weekday !== renamed.weekday || day.ordinal !== renamed.ordinal,
  );
  return others.map((day) => (day === byDay[at] ? renamed : day));
}

/** Returns the ordinal of a day among its weekday in a span: counted from the start, and from the end. */
function placesIn(day: number, { first, length }: Span): [number, number] {
  const fromStart = Math.floor((day - first) / 7) + 1;
  const fromEnd = -Math.floor((first + length - 1 - day) / 7) - 1;
  return [fromStart, fromEnd];
}

function weekIn(day: number, { wkst }: Rule): { number: number; weeks: number } {
  const week = startOfWeek(day, wkst);
  const year = civilDate(week + 3).year;
  const first = (each: number): number => startOfWeek(yearSpan(each).first + 3, wkst);
  return {
    number: (week - first(year)) / 7 + 1,
    weeks: (first(year + 1) - first(year)) / 7,
  };
}

/** Replaces the entry that named one number by another, counted from the same end. */
function renumbered(
  values: readonly number[],
  from: number,
  lengthFrom: number,
  to: number,
  lengthTo: number,
): readonly number[] {
  return values.includes(from)
    ? replaced(values, from, to)
    : replaced(values, from - lengthFrom - 1, to - lengthTo - 1);
}

function replaced(values: readonly number[], from: number, to: number): readonly number[] {
  if (from === to || !values.includes(from)) return values;
  return values.filter((value) => value !== to).map((value) => (value === from ? to : value));
}

/** Returns BYSETPOS with the position of `from` replaced by that of `to`; null if `to` isn't in its set. */
function positionsAt(
  before: Rule,
  from: number,
  after: Rule,
  to: number,
  allDay: boolean,
): readonly number[] | null {
  const [setFrom, setTo] = [setAround(before, from, allDay), setAround(after, to, allDay)];
  if (!setTo.includes(to)) return null;
  return renumbered(
    before.bySetPos,
    setFrom.indexOf(from) + 1,
    setFrom.length,
    setTo.indexOf(to) + 1,
    setTo.length,
  );
}

/** Returns the set that BYSETPOS picks from in the period of a wall. */
function setAround(rule: Rule, wall: number, allDay: boolean): readonly number[] {
  const pattern = patternOf({ ...rule, bySetPos: [] }, wall, allDay);
  return pattern.wallsOf(pattern.periodOf(wall));
}
