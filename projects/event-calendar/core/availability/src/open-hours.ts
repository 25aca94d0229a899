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

/** More than a day: the distance of an instant from its wall time, plus the time a stretch may run past its date. */
const REACH = 2 * DAY;

/** The open time of one rule on one date, or a part of it. */
interface Stretch extends TimeSpan {
  /**
   * Instant at which the whole stretch begins, on the date that all of it belongs to; null for dates that no rule
   * covers.
   */
  readonly begins: number | null;
}

/** Rules are read once, as long as the host passes the same list. */
const known = new WeakMap<
  readonly WorkingHours[],
  { readonly localZone: string; readonly stretches: ByWeek<Stretch> }
>();

/**
 * Returns the open stretches of a range of instants. Rules with a date replace the weekly ones on that date.
 * `localZone` is the zone of rules that name none. If no rule is weekly, dates without a rule are open. Rules that
 * can't be read are left out.
 */
export function openHours(
  hours: readonly WorkingHours[],
  range: TimeSpan,
  localZone: string,
): readonly TimeSpan[] {
  return within(joined(stretchesOf(hours, localZone).in(range)), range);
}

/** Returns the open time that belongs to a day, without the rest of a stretch that began the day before. */
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

/** Returns the days on which a weekly rule may have time in a range. */
function daysOf({ days, from, until }: HoursRule, { start, end }: TimeSpan): readonly number[] {
  const first = Math.max(from, dayOf(start - REACH));
  const last = Math.min(until, dayOf(end + REACH));
  const found: number[] = [];
  for (let day = first; day <= last; day++) {
    if (days.includes(weekdayOf(day))) found.push(day);
  }
  return found;
}

/** Returns the stretch of a rule that begins on a day, split where clocks change in it. */
function stretchOn(day: number, { start, end, zone }: HoursRule): readonly Stretch[] {
  const parts = instantsOfWalls(day * DAY + start, day * DAY + end, zone);
  const begins = parts[0]?.start ?? null;
  return parts.map((part) => ({ ...part, begins }));
}

/** Returns the instants whose wall time in a zone lies between two: twice where clocks go back, none in a gap. */
function instantsOfWalls(from: number, to: number, zone: string): readonly TimeSpan[] {
  const around = { start: instantOf(from, zone) - REACH, end: instantOf(to, zone) + REACH };
  return offsetSpans(around.start, around.end, zone).flatMap(({ start, end, offset }) => {
    const part = { start: Math.max(start, from - offset), end: Math.min(end, to - offset) };
    return part.start < part.end ? [part] : [];
  });
}
