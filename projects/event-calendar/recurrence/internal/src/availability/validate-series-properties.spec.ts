import * as fc from 'fast-check';
import { validateChange, type AvailabilityContext } from 'ng-event-calendar/core/availability';
import { indexEvents, indexResources, type CalendarEvent } from 'ng-event-calendar/core/internal';
import { RECURRENCE_ENGINE } from '../expand/recurrence-engine';

const DAY = 86_400_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Nine days before clocks are put back in Berlin, and sixteen before they are in New York. */
const FRIDAY = Date.parse('2026-10-16');
const ZONES = ['UTC', 'Europe/Berlin', 'America/New_York'];
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
/** Limit to which a series is validated. */
const YEARS = 732 * DAY;

interface Span {
  readonly start: number;
  readonly end: number;
}

const formats = new Map(
  ZONES.map((zone) => [
    zone,
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' }),
  ]),
);

const shown = new Map<string, number>();

/** Returns the first instant at which the clocks of a zone show a wall time, given as if it were UTC. */
function shownAt(wall: number, zone: string): number {
  const key = `${wall} ${zone}`;
  const known = shown.get(key);
  if (known !== undefined) return known;
  let instant = wall - 14 * HOUR;
  while (Date.parse(`${formats.get(zone)!.format(instant).replace(' ', 'T')}Z`) !== wall) {
    instant += HOUR;
  }
  shown.set(key, instant);
  return instant;
}

interface Plan {
  readonly day: number;
  readonly minute: number;
  readonly minutes: number;
  readonly zone: string;
  readonly owner: 'ana' | 'ben';
  /** Null for an event that happens once. */
  readonly rule: {
    readonly weekdays: readonly number[] | null;
    readonly interval: number;
    readonly count: number | null;
    readonly excluded: readonly number[];
  } | null;
}

const rule = fc.record({
  weekdays: fc.option(fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1, maxLength: 3 })),
  interval: fc.integer({ min: 1, max: 3 }),
  count: fc.option(fc.integer({ min: 1, max: 20 }), { freq: 2 }),
  excluded: fc.subarray([0, 1, 2, 3], { maxLength: 2 }),
});
const plan: fc.Arbitrary<Plan> = fc.record({
  day: fc.integer({ min: 0, max: 24 }),
  // Times in the middle of the day, when no clock changes.
  minute: fc.integer({ min: 8 * 2, max: 15 * 2 }).map((at) => at * 30),
  minutes: fc.integer({ min: 1, max: 4 }).map((at) => at * 30),
  zone: fc.constantFrom('UTC', ...ZONES),
  owner: fc.constantFrom('ana', 'ana', 'ben'),
  rule: fc.option(rule, { freq: 6 }),
});

const wallOf = (day: number, minute: number): number => FRIDAY + day * DAY + minute * MINUTE;
const written = (wall: number): string => new Date(wall).toISOString().slice(0, 19);

/** Returns the days of a plan, counted one by one: the first day counts only if it matches the rule. */
function daysOf({ day, rule }: Plan): readonly number[] {
  if (rule === null) return [day];
  const { weekdays, interval, count, excluded } = rule;
  // Weekday of a day counted from FRIDAY; RFC 5545 has weeks begin on Monday.
  const weekday = (at: number): number => (at + 5) % 7;
  const week = (at: number): number => Math.floor((at + 4) / 7);
  const found: number[] = [];
  for (let at = day; at < 800 && found.length < (count ?? Infinity); at++) {
    const isOn =
      weekdays === null
        ? (at - day) % interval === 0
        : weekdays.includes(weekday(at)) && (week(at) - week(day)) % interval === 0;
    if (isOn) found.push(at);
  }
  return found.filter((_, at) => !excluded.includes(at));
}

function spansOf(given: Plan): readonly Span[] {
  return daysOf(given).map((day) => {
    const start = shownAt(wallOf(day, given.minute), given.zone);
    return { start, end: start + given.minutes * MINUTE };
  });
}

function eventOf(given: Plan, id: string): CalendarEvent {
  const { day, minute, minutes, zone, owner, rule } = given;
  const once = {
    ...{ id, title: id, timezone: zone, resource: owner },
    start: written(wallOf(day, minute)),
    end: written(wallOf(day, minute) + minutes * MINUTE),
  };
  if (rule === null) return once;
  const { weekdays, interval, count, excluded } = rule;
  const days = daysOf({ ...given, rule: { ...rule, excluded: [] } });
  return {
    ...once,
    rrule: [
      weekdays === null
        ? 'FREQ=DAILY'
        : `FREQ=WEEKLY;BYDAY=${weekdays.map((at) => WEEKDAYS[at]).join(',')}`,
      `INTERVAL=${interval}`,
      ...(count === null ? [] : [`COUNT=${count}`]),
    ].join(';'),
    exDates: excluded
      .filter((at) => at < days.length)
      .map((at) => written(wallOf(days[at]!, 0)).slice(0, 10)),
  };
}

/** Returns the first time at which a plan overlaps others, and the events it overlaps. */
function firstMet(given: Plan, others: readonly Plan[]): string[] {
  const events = others.map((other) => ({ other, spans: spansOf(other) }));
  const first = shownAt(wallOf(given.day, given.minute), given.zone);
  const judged = spansOf(given).filter((span) => span.start < first + YEARS);
  for (const { start, end } of judged.slice(0, 500)) {
    const met = events.flatMap(({ other, spans }, at) => {
      const isSame = other.owner === given.owner;
      return isSame && spans.some((span) => span.start < end && start < span.end) ? [`e${at}`] : [];
    });
    if (met.length > 0) return [`${new Date(start).toISOString().slice(0, 10)} ${met.join(' ')}`];
  }
  return [];
}

it('an event or series is refused where one of its occurrences overlaps another, and nowhere else', () => {
  fc.assert(
    fc.property(
      plan,
      fc.array(plan, { minLength: 1, maxLength: 5 }),
      fc.constantFrom(...ZONES),
      (given, others, zone) => {
        const events = others.map((other, at) => eventOf(other, `e${at}`));
        const context: AvailabilityContext = {
          index: indexEvents(events, zone, undefined, RECURRENCE_ENGINE),
          resources: indexResources(['ana', 'ben'].map((id) => ({ id, title: id }))),
          eventOverlap: 'refuse',
        };
        const change = { changes: [{ before: null, after: eventOf(given, 'new') }] };
        const found = validateChange(change, context).flatMap((refusal) => {
          if (refusal.code !== 'overlap') return [];
          const ids = refusal.events.map(({ id }) => String(id)).sort();
          const starts = spansOf(given).findLast(({ start }) => start <= refusal.start);
          return [`${new Date(starts!.start).toISOString().slice(0, 10)} ${ids.join(' ')}`];
        });
        expect(found).toEqual(firstMet(given, others));
      },
    ),
    { numRuns: 300 },
  );
});
