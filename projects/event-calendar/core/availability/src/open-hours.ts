import {
  DAY,
  dayOf,
  instantOf,
  offsetSpans,
  weekdayOf,
  type TimeSpan,
  type WorkingHours,
} from 'ng-event-calendar/core/internal';
import { readHours, type HoursRule } from './read-hours';
import { joined, overlap, within, without } from './spans';
import { ByWeek } from './by-week';

/** A day and a bit: what an instant may be away from its wall time, and a stretch may run on. */
const REACH = 2 * DAY;

/** Open time as one rule has it on one date, or a part of it. */
interface Stretch extends TimeSpan {
  /** When it begins, and so the date to which all of it belongs; null where dates are open as such. */
  readonly begins: number | null;
}

/** Rules are read once, as long as their list is the same one. */
const known = new WeakMap<
  readonly WorkingHours[],
  { readonly localZone: string; readonly stretches: ByWeek<Stretch> }
>();

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
  return within(joined(stretchesOf(hours, localZone).in(range)), range);
}

/** The open time of a day that belongs to it: not the tail of what began on the day before. */
export function openHoursOf(
  hours: readonly WorkingHours[],
  day: TimeSpan,
  localZone: string,
): readonly TimeSpan[] {
  const own = stretchesOf(hours, localZone)
    .in(day)
    .filter(({ begins }) => begins === null || begins >= day.start);
  return within(joined(own), day);
}

function stretchesOf(hours: readonly WorkingHours[], localZone: string): ByWeek<Stretch> {
  const before = known.get(hours);
  if (before?.localZone === localZone) return before.stretches;
  const rules = hours.flatMap((each) => readHours(each, localZone) ?? []);
  const stretches = new ByWeek((range) => readStretches(rules, range));
  known.set(hours, { localZone, stretches });
  return stretches;
}

function readStretches(rules: readonly HoursRule[], range: TimeSpan): readonly Stretch[] {
  const dated = rules.filter(({ date }) => date !== null);
  const weekly = rules.filter(({ date }) => date === null);
  const closed = new Set(dated.filter(({ isClosed }) => isClosed).map(({ date }) => date!));
  const own = new Set(dated.map(({ date }) => date!));
  const open: Stretch[] = [
    ...weekly.flatMap((rule) =>
      daysOf(rule, range)
        .filter((day) => !own.has(day))
        .flatMap((day) => stretchOn(day, rule)),
    ),
    ...dated
      .filter(({ date, isClosed }) => !isClosed && !closed.has(date!))
      .flatMap((rule) => stretchOn(rule.date!, rule)),
  ];
  if (weekly.length === 0) {
    const taken = dated.flatMap(({ date, zone }) =>
      instantsOfWalls(date! * DAY, (date! + 1) * DAY, zone),
    );
    const free = without([range], joined(taken));
    open.push(...free.map((span) => ({ ...span, begins: null })));
  }
  return open.filter((span) => overlap(span, range));
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

/** The stretch of a rule that begins on a day: in parts where clocks change in it. */
function stretchOn(day: number, { start, end, zone }: HoursRule): readonly Stretch[] {
  const parts = instantsOfWalls(day * DAY + start, day * DAY + end, zone);
  const begins = parts[0]?.start ?? null;
  return parts.map((part) => ({ ...part, begins }));
}

/** The instants whose wall time in a zone lies between two: twice where clocks go back, never in a gap. */
function instantsOfWalls(from: number, to: number, zone: string): readonly TimeSpan[] {
  const around = { start: instantOf(from, zone) - REACH, end: instantOf(to, zone) + REACH };
  return offsetSpans(around.start, around.end, zone).flatMap(({ start, end, offset }) => {
    const part = { start: Math.max(start, from - offset), end: Math.min(end, to - offset) };
    return part.start < part.end ? [part] : [];
  });
}
