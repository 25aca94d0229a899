import { MINUTE, dayOf, parseIso, timeOfDay, wallAt } from 'ng-event-calendar/core/internal';
import { WHOLE_DAY } from './own-properties';
import { partsOfRule } from './write-rule';
import type { WrittenSpan } from './write-span';
import { dayStamp, isWritable, stampLine, timeStamp, wallStamp, type Stamp } from './written-clock';

const WHOLE = `;${WHOLE_DAY.toUpperCase()}=TRUE`;
/** More starts on one day are no calendar's. */
const MOST_TIMES = 100;

/**
 * Excluded dates as `EXDATE`, or one as `RECURRENCE-ID`, in the type of the start (RFC 5545 section
 * 3.8.5.1). A day without a time becomes the starts on that day, marked as the whole day.
 */
export function exDateLines(
  name: 'EXDATE' | 'RECURRENCE-ID',
  exDates: readonly unknown[],
  span: WrittenSpan,
  rule: string | null,
): string[] {
  const times = timesOfDay(span, rule);
  // What follows each other alike shares a line, so that the order stays.
  const runs: { parameters: string; values: string[] }[] = [];
  const written = new Set<string>();
  for (const exDate of exDates) {
    for (const { parameters, value } of stampsOf(exDate, span, times)) {
      // Two forms of one moment come to the same beside this start.
      const stamp = `${parameters}:${value}`;
      if (written.has(stamp)) continue;
      written.add(stamp);
      const last = runs.at(-1);
      if (last?.parameters === parameters) last.values.push(value);
      else runs.push({ parameters, values: [value] });
    }
  }
  return runs.map(({ parameters, values }) =>
    stampLine(name, { parameters, value: values.join(',') }),
  );
}

function stampsOf(exDate: unknown, { clock }: WrittenSpan, times: readonly number[]): Stamp[] {
  const time = parseIso(exDate);
  if (time === null) return [];
  const day = dayOf(time.wall);
  if (clock.form === 'date') return [dayStamp(day)];
  // Nothing of a series lies in years that can't be written.
  if (!isWritable(time.wall - time.offset)) return [];
  if (time.form !== 'date') return [timeStamp(time, clock)];
  return times.map((each) => {
    const { parameters, value } = wallStamp(wallAt(day, each), clock);
    return { parameters: parameters + WHOLE, value };
  });
}

/** The times of day at which a series starts: its start's, unless the rule gives others. */
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
