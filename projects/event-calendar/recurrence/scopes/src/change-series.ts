import { withWhen, clockOf, startWallOf } from 'ng-event-calendar/core/times';
import {
  dayOf,
  mayRecur,
  parseEvent,
  timeOfDay,
  wallAt,
  type CalendarEvent,
} from 'ng-event-calendar/core/internal';
import {
  isRetimed,
  readRule,
  sameValue,
  seriesOf,
  startingAt,
  wallsOn,
  whenAt,
  withExDates,
  type Series,
  type Start,
} from 'ng-event-calendar/recurrence/internal';
import { movedDates, withRDates } from './added-dates';
import { movedExDates } from './move-ex-dates';
import { realigned } from './realign-series';
import type { NewClock, Realigned } from './realigned';
import { writeRuleLike } from './write-rule';

/** Keys that change with the series rather than by being copied. */
const OWN_KEYS: ReadonlySet<string> = new Set([
  'id',
  'extractedFromId',
  'start',
  'end',
  'allDay',
  'rrule',
  'exDates',
  'rDates',
]);

/**
 * Changes a whole series the way one of its occurrences was: `before` is that occurrence as an event, `after` the
 * edited one, `at` its start. Returns the record that holds the series now.
 */
export function changedSeries<E extends CalendarEvent>(
  series: Series<E>,
  at: Start,
  before: E,
  after: E,
  localZone: string,
): E {
  const base = withFields(series.event, before, after);
  if (endsRecurrence(before, after)) return withoutRecurrence(base, after);
  const isByHand = !sameRule(before.rrule, after.rrule);
  const record = isByHand ? { ...base, rrule: after.rrule } : base;
  const times = parseEvent(after, localZone);
  if (times === null || !isRetimed(before, after)) return record;

  const { allDay } = times;
  const length = times.end - times.start;
  const clock = clockOf({ ...record, allDay }, localZone);
  const to = startWallOf(after, clock, localZone);
  if (to === at.wall && clock.name === series.clock.name) {
    const start = series.instantOf(series.startWall);
    return withWhen(record, whenAt(allDay, series.startWall, start, length), localZone);
  }
  const { instantOf } = clock;
  const isRealigned = series.hasRule && !isByHand;
  const moved = isRealigned
    ? realignedFor(series, at, to, { allDay, instantOf })
    : delayed(series, to - at.wall);
  const { startWall } = moved;
  const next = {
    ...startingAt(record, startWall, length, allDay, localZone),
    ...(after.allDay === undefined ? {} : { allDay: after.allDay }),
    ...(isRealigned ? { rrule: writeRuleLike(series.event.rrule!, moved.rule) } : {}),
  };
  const basis = { event: next, allDay, clock, startWall, instantOf };
  const dates = movedDates(series, at, to, basis, localZone);
  const dated = withRDates(next, dates.rDates);
  const { exDates: _dates, ...all } = dated;
  const read = seriesOf(all as unknown as E, localZone);
  // An event with an invalid rule is shown once and excludes nothing.
  return read === null
    ? dated
    : withExDates(
        dated,
        movedExDates(series, moved, dates, read, at.isAdded ? null : to, localZone),
      );
}

/** Moves a rule's series by one of its occurrences; an added date shares only its time of day with the rule. */
function realignedFor(series: Series, at: Start, to: number, clock: NewClock): Realigned {
  if (!at.isAdded) return realigned(series, at.wall, to, clock);
  const from = wallsOn(series, -Infinity).next().value ?? series.startWall;
  const isRetimed = clock.allDay !== series.allDay || timeOfDay(from) === timeOfDay(at.wall);
  const wall = wallAt(dayOf(from), timeOfDay(isRetimed ? to : from));
  return realigned(series, from, wall, clock);
}

/** Shifts a series without realigning its rule, as a rule edited by hand stays as it is. */
function delayed({ rule, startWall }: Series, delay: number): Realigned {
  return {
    rule,
    startWall: startWall + delay,
    imageOf: (wall) => wall + delay,
    meetingAt: () => [],
    added: [],
  };
}

/** Returns the record with the differences between two events, as the second has them. */
function withFields<E extends CalendarEvent>(event: E, before: E, after: E): E {
  const next = { ...event } as Record<string, unknown>;
  const [a, b] = [before, after] as unknown as Readonly<Record<string, unknown>>[];
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (OWN_KEYS.has(key) || Object.is(a?.[key], b?.[key])) continue;
    if (Object.hasOwn(after, key)) next[key] = b?.[key];
    else Reflect.deleteProperty(next, key);
  }
  return next as unknown as E;
}

/**
 * Whether a change ends the recurrence: removing the rule also removes the added dates, and without a rule removing the
 * dates does.
 */
function endsRecurrence(before: CalendarEvent, after: CalendarEvent): boolean {
  return after.rrule == null && (before.rrule != null || !mayRecur(after));
}

function withoutRecurrence<E extends CalendarEvent>(event: E, after: E): E {
  const once = alone(event);
  const { start, end, allDay } = after;
  return { ...once, start, end, ...(allDay === undefined ? {} : { allDay }) } as unknown as E;
}

/** Returns the event without the keys that make it recur. */
export function alone<E extends CalendarEvent>(event: E): Omit<E, 'rrule' | 'exDates' | 'rDates'> {
  const { rrule: _rule, exDates: _exDates, rDates: _rDates, ...once } = event;
  return once;
}

/** Returns an occurrence as an event of its own, which has left the series. */
export function detached<E extends CalendarEvent>(after: E, event: E, id: string): E {
  return { ...alone(after), id, extractedFromId: event.id } as unknown as E;
}

/** Whether two rules mean the same, in whichever form; bad ones are compared as they are. */
function sameRule(a: unknown, b: unknown): boolean {
  if (sameValue(a, b)) return true;
  const [ruleA, ruleB] = [readRule(a).rule, readRule(b).rule];
  return ruleA !== null && ruleB !== null && sameValue(ruleA, ruleB);
}
