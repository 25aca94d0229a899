import * as fc from 'fast-check';
import { withWhen, clockOf } from 'ng-event-calendar/core/times';
import {
  DAY,
  HOUR_MS,
  dayOf,
  formatWall,
  parseEvent,
  timeOfDay,
  toInstant,
  type CalendarEvent,
} from 'ng-event-calendar/core/internal';
import {
  eventOfOccurrence,
  indexOf,
  isLeftOut,
  seriesOf,
  wallsOn,
  type Rule,
  type Series,
} from 'ng-event-calendar/recurrence/internal';
import { START_DAY, ends, written } from './given-rules';
import { ZONE } from './given-series';

/** Number of a series' first occurrences that may be moved, or dropped on. */
const NEARBY = 16;

/** A series, one of its occurrences, and the place where it is dropped. */
export interface Move {
  readonly series: Series;
  readonly from: number;
  readonly index: number;
  readonly after: CalendarEvent;
  readonly to: number;
  /** Whether an entry of `exDates` excludes nothing, and may exclude something after the move. */
  readonly hasIdle: boolean;
}

const zones = fc.constantFrom(
  ZONE,
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Asia/Beirut',
  'Pacific/Apia',
  'UTC',
);
const shapes = fc.constantFrom('wall', 'utc', 'utc without zone', 'whole days');
const exclusions = fc.array(
  fc.record({
    at: fc.nat({ max: 11 }),
    shape: fc.constantFrom('date', 'midnight', 'wall', 'instant', 'idle'),
  }),
  { maxLength: 5 },
);

/** Returns moves of series with the given rules and various ends. */
export const movesOf = (ruleOf: fc.Arbitrary<Rule>): fc.Arbitrary<Move> =>
  fc
    .record({
      rule: fc.tuple(ruleOf, ends).map(([rule, end]) => withEnd(rule, end)),
      zone: zones,
      shape: shapes,
      write: written,
      exclusions,
      time: fc.constantFrom('02:30', '10:00', '23:30', '00:00'),
      date: fc.integer({ min: 0, max: 60 }),
      pick: fc.nat({ max: NEARBY - 1 }),
      // A drop onto another occurrence, or that many days away.
      onto: fc.option(fc.nat({ max: NEARBY - 1 })),
      days: fc.oneof(fc.integer({ min: -8, max: 8 }), fc.integer({ min: -50, max: 50 })),
      quarters: fc.constantFrom(0, 0, 4, -7, 30),
      // Whether the drop turns a timed occurrence into a whole-day one, or back.
      turns: fc.constantFrom(false, false, false, true),
    })
    .map(moveOf)
    .filter((move) => move !== null);

function withEnd(rule: Rule, end: Partial<Rule>): Rule {
  return 'count' in end || 'until' in end ? { ...rule, count: null, until: null, ...end } : rule;
}

interface Choices {
  readonly rule: Rule;
  readonly zone: string;
  readonly shape: string;
  readonly write: (rule: Rule) => NonNullable<CalendarEvent['rrule']>;
  readonly exclusions: readonly { readonly at: number; readonly shape: string }[];
  readonly time: string;
  readonly date: number;
  readonly pick: number;
  readonly onto: number | null;
  readonly days: number;
  readonly quarters: number;
  readonly turns: boolean;
}

function moveOf({ rule, shape, exclusions, pick, onto, ...choices }: Choices): Move | null {
  const { zone, time, date, write } = choices;
  const allDay = shape === 'whole days';
  const isUtc = shape.startsWith('utc');
  const wall = (START_DAY + date) * DAY + timeOfDay(toInstant(`2026-01-01T${time}Z`));
  const own = isUtc && shape !== 'utc' ? 'UTC' : zone;
  const at = (each: number): string => {
    if (allDay) return formatWall(each, 'seconds').slice(0, 10);
    const text = formatWall(each, 'seconds');
    return isUtc ? `${formatWall(toInstant(text, own), 'seconds')}Z` : text;
  };
  const plain: CalendarEvent = {
    id: 's',
    title: 'Series',
    start: at(wall),
    end: at(allDay ? wall : wall + HOUR_MS),
    ...(own === zone ? { timezone: zone } : {}),
    ...(allDay ? { allDay } : {}),
    rrule: write(rule),
  };
  const bare = seriesOf(plain, ZONE)!;
  const walls = firstWalls(bare, NEARBY);
  if (walls.length === 0) return null;
  let hasIdle = false;
  const exDates = exclusions.map(({ at: place, shape: form }) => {
    const each = walls[place % walls.length]!;
    const text = formatWall(each, 'seconds');
    const day = text.slice(0, 10);
    if (form === 'idle') {
      hasIdle = true;
      return formatWall(each + DAY, 'seconds').slice(0, 10);
    }
    if (form === 'date') return day;
    if (form === 'midnight') return `${day}T00:00:00`;
    if (form === 'wall' || allDay) return text;
    return `${formatWall(bare.instantOf(each), 'seconds')}Z`;
  });
  const series = seriesOf({ ...plain, exDates: [...new Set(exDates)] }, ZONE)!;
  const seen = walls.filter((each) => !isLeftOut(series, each));
  if (seen.length === 0) return null;
  const from = seen[pick % seen.length]!;
  const isDays = allDay !== choices.turns;
  const target =
    onto === null
      ? from + choices.days * DAY + (isDays ? 0 : choices.quarters * (HOUR_MS / 4))
      : walls[onto % walls.length]!;
  const touched = { event: series.event, start: series.instantOf(from) };
  const occurrence = eventOfOccurrence(touched, ZONE)!;
  const start = clockOf({ ...plain, allDay: false }, ZONE).instantOf(target);
  const after = withWhen(
    occurrence,
    isDays
      ? { allDay: true, firstDay: dayOf(target), lastDay: dayOf(target) }
      : { allDay: false, start, end: start + HOUR_MS },
    ZONE,
  );
  // Midnight excludes a whole day of several times, so one of them can't be excluded alone.
  const isUnsayable = series.rule.byHour.length > 1 && timeOfDay(target) === 0;
  if (isUnsayable || JSON.stringify(after) === JSON.stringify(occurrence)) return null;
  const clock = clockOf(after, ZONE);
  const to = clock.wallOf(parseEvent(after, ZONE)!.start);
  const move = { series, from, index: indexOf(series, from), after, to, hasIdle };
  return Object.assign(move, {
    [fc.toStringMethod]: () =>
      JSON.stringify([series.event, formatWall(from, 'minutes'), formatWall(to, 'minutes')]),
  });
}

/** Returns the first occurrences of a series, including excluded ones. */
export function firstWalls(series: Series, most: number): number[] {
  const walls: number[] = [];
  for (const wall of wallsOn(series, -Infinity)) {
    if (walls.length === most) break;
    walls.push(wall);
  }
  return walls;
}
