import {
  MINUTE,
  dayOf,
  localZone,
  parseIso,
  timeOfDay,
  wallAt,
  wallIn,
  type IsoTime,
} from 'ng-event-calendar/core/internal';
import { WHOLE_DAY } from './own-properties';
import { partsOfRule } from './write-rule';
import type { WrittenSpan } from './write-span';
import {
  basic,
  dayStamp,
  hasWall,
  instantStamp,
  isWritable,
  stampLine,
  timeStamp,
  wallStamp,
  type Stamp,
} from './written-clock';

const WHOLE = `;${WHOLE_DAY}=TRUE`;
/** Most starts written for one day; no real calendar has more. */
const MOST_TIMES = 100;

/** The parts of a series that decide how its dates are written. */
export interface WrittenSeries {
  readonly span: WrittenSpan;
  readonly rule: string | null;
  readonly rDates: readonly unknown[];
}

/**
 * Returns excluded dates as `EXDATE`, or one as `RECURRENCE-ID`, in the type of the start (RFC 5545 section 3.8.5.1). A
 * day without a time becomes the starts on that day, marked as the whole day.
 */
export function exDateLines(
  name: 'EXDATE' | 'RECURRENCE-ID',
  exDates: readonly unknown[],
  { span, rule, rDates }: WrittenSeries,
): string[] {
  const times = timesOfDay(span, rule);
  const added = exDates.length === 0 ? new Map<number, number[]>() : addedTimes(rDates, span);
  const stamps = exDates.flatMap((exDate) => {
    const time = parseIso(exDate);
    if (time === null) return [];
    const onDay = [...new Set([...times, ...(added.get(dayOf(time.wall)) ?? [])])];
    return stampsOf(time, span, onDay);
  });
  return dateLines(name, name === 'EXDATE' ? stamps : stamps.slice(0, 1));
}

/**
 * Returns added dates as `RDATE`, in the type of the start: dates, wall times of its zone, or instants. A day without a
 * time becomes the start on that day, marked as the whole day.
 */
export function addedDateLines(rDates: readonly unknown[], span: WrittenSpan): string[] {
  const { clock } = span;
  return dateLines(
    'RDATE',
    rDates.flatMap((rDate) => {
      const time = parseIso(rDate);
      if (time === null) return [];
      const instant = time.wall - time.offset;
      // The second pass of a repeated hour has no wall time of its own.
      const isTurned =
        isInstant(time) &&
        clock.form === 'zone' &&
        isWritable(instant) &&
        hasWall(instant, clock.zone);
      return isTurned
        ? [wallStamp(wallIn(instant, clock.zone), clock)]
        : stampsOf(time, span, [timeOfDay(span.startWall)]);
    }),
  );
}

/** Returns a `RECURRENCE-ID` whose series isn't written, in the form in which it was read. */
export function aloneIdLine(recurrenceId: unknown, { clock }: WrittenSpan): string[] {
  const time = parseIso(recurrenceId);
  if (time === null) return [];
  const stamp = (): Stamp => {
    if (time.form === 'date') return dayStamp(dayOf(time.wall));
    if (isInstant(time)) return instantStamp(time.wall - time.offset);
    return clock.form === 'zone'
      ? wallStamp(time.wall, clock)
      : { parameters: '', value: basic(time.wall) };
  };
  return [stampLine('RECURRENCE-ID', stamp())];
}

/** Returns the lines of a list; consecutive values with equal parameters share a line, so that the order stays. */
function dateLines(name: string, stamps: readonly Stamp[]): string[] {
  const runs: { parameters: string; values: string[] }[] = [];
  const written = new Set<string>();
  for (const { parameters, value } of stamps) {
    // Two forms of one moment may become equal beside this start.
    const stamp = `${parameters}:${value}`;
    if (written.has(stamp)) continue;
    written.add(stamp);
    const last = runs.at(-1);
    if (last?.parameters === parameters) last.values.push(value);
    else runs.push({ parameters, values: [value] });
  }
  return runs.map(({ parameters, values }) =>
    stampLine(name, { parameters, value: values.join(',') }),
  );
}

function stampsOf(time: IsoTime, { clock }: WrittenSpan, times: readonly number[]): Stamp[] {
  const day = dayOf(time.wall);
  if (clock.form === 'date') return [dayStamp(day)];
  // A series has no occurrences in years that can't be written.
  if (!isWritable(time.wall - time.offset)) return [];
  if (time.form !== 'date') return [timeStamp(time, clock)];
  return times.map((each) => {
    const { parameters, value } = wallStamp(wallAt(day, each), clock);
    return { parameters: parameters + WHOLE, value };
  });
}

/** Returns the times of day of added starts, by their days in the event's zone. */
function addedTimes(
  rDates: readonly unknown[],
  { clock }: WrittenSpan,
): ReadonlyMap<number, number[]> {
  const byDay = new Map<number, number[]>();
  for (const rDate of rDates) {
    const time = parseIso(rDate);
    if (time === null || time.form === 'date') continue;
    const zone = clock.form === 'zone' ? clock.zone : null;
    const wall = isInstant(time)
      ? wallIn(time.wall - time.offset, clock.form === 'utc' ? 'UTC' : (zone ?? localZone()))
      : time.wall;
    const others = byDay.get(dayOf(wall));
    if (others) others.push(timeOfDay(wall));
    else byDay.set(dayOf(wall), [timeOfDay(wall)]);
  }
  return byDay;
}

function isInstant({ form }: IsoTime): boolean {
  return form === 'utc' || form === 'offset';
}

/** Returns the times of day at which a series starts: its start's, unless the rule gives others. */
function timesOfDay({ startWall }: WrittenSpan, rule: string | null): number[] {
  const time = timeOfDay(startWall);
  const parts = partsOfRule(rule ?? '');
  const own = [
    Math.floor(time / MINUTE / 60),
    Math.floor(time / MINUTE) % 60,
    Math.floor(time / 1000) % 60,
  ];
  const [hours, minutes, seconds] = ['BYHOUR', 'BYMINUTE', 'BYSECOND'].map((part, at) => {
    const listed = (parts.get(part) ?? '').split(',').filter((each) => /^\d{1,2}$/.test(each));
    return listed.length > 0 ? listed.map(Number) : [own[at]!];
  }) as [number[], number[], number[]];
  return hours
    .flatMap((hour) =>
      minutes.flatMap((minute) =>
        seconds.map((second) => ((hour * 60 + minute) * 60 + second) * 1000),
      ),
    )
    .slice(0, MOST_TIMES);
}
