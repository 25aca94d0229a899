import {
  DAY,
  dayOf,
  instantOf,
  joined,
  offsetSpans,
  readHours,
  weekdayOf,
  within,
  without,
  type HoursRule,
  type TimeSpan,
  type WorkingHours,
} from 'ng-event-calendar/core/internal';

/** A day and a bit: what an instant may be away from its wall time, and a stretch may run on. */
const REACH = 2 * DAY;

/**
 * The open stretches of a range of instants, by rules of which those of a date hold there alone. `localZone` is
 * the zone of rules without one. Where no rule is of the week, dates without a rule are open. What can't be read is
 * left out.
 */
export function openHours(
  hours: readonly WorkingHours[],
  range: TimeSpan,
  localZone: string,
): readonly TimeSpan[] {
  const rules = hours.flatMap((each) => readHours(each, localZone) ?? []);
  const dated = rules.filter(({ date }) => date !== null);
  const weekly = rules.filter(({ date }) => date === null);
  const closed = new Set(dated.filter(({ isClosed }) => isClosed).map(({ date }) => date!));
  const own = new Set(dated.map(({ date }) => date!));
  const open = [
    ...weekly.flatMap((rule) => stretchesOf(rule, daysOf(rule, range), own)),
    ...dated
      .filter(({ date, isClosed }) => !isClosed && !closed.has(date!))
      .flatMap((rule) => stretchesOf(rule, [rule.date!], new Set())),
  ];
  if (weekly.length === 0) {
    const taken = dated.flatMap(({ date, zone }) =>
      instantsOfWalls(date! * DAY, (date! + 1) * DAY, zone),
    );
    open.push(...without([range], joined(taken)));
  }
  return within(joined(open), range);
}

/** The days on which a rule of the week may have time in a range. */
function daysOf({ days, from, until }: HoursRule, { start, end }: TimeSpan): readonly number[] {
  const first = Math.max(from, dayOf(start - REACH));
  const last = Math.min(until, dayOf(end + REACH));
  const found: number[] = [];
  for (let day = first; day <= last; day++) {
    if (days.includes(weekdayOf(day))) found.push(day);
  }
  return found;
}

/** The stretches that begin on days, but for those that have rules of their own. */
function stretchesOf(
  { start, end, zone }: HoursRule,
  days: readonly number[],
  own: ReadonlySet<number>,
): readonly TimeSpan[] {
  return days
    .filter((day) => !own.has(day))
    .flatMap((day) => instantsOfWalls(day * DAY + start, day * DAY + end, zone));
}

/** The instants whose wall time in a zone lies between two: twice where clocks go back, never in a gap. */
function instantsOfWalls(from: number, to: number, zone: string): readonly TimeSpan[] {
  const around = { start: instantOf(from, zone) - REACH, end: instantOf(to, zone) + REACH };
  return offsetSpans(around.start, around.end, zone).flatMap(({ start, end, offset }) => {
    const part = { start: Math.max(start, from - offset), end: Math.min(end, to - offset) };
    return part.start < part.end ? [part] : [];
  });
}
