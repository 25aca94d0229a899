import {
  DAY,
  dayOf,
  formatDay,
  instantOf,
  timeOfDay,
  wallIn,
} from 'ng-event-calendar/core/internal';
import type { DateFormats } from '../../../text/date-formats';
import type { FieldContext } from '../editor-field';
import { readTimes, whenIn, zoneOf, type ReadTimes, type TimesValue } from './times-value';

/** The same dates and times in another zone and clock; what can't be read stays as it is. */
export function rewordedTimes(
  value: TimesValue,
  before: FieldContext,
  now: FieldContext,
): TimesValue {
  const read = readTimes(value, before.formats);
  const when = whenIn(value, before);
  const [zoneBefore, zone] = [zoneOf(value, before), zoneOf(value, now)];
  if (zoneBefore === zone || when?.allDay === true) return inWords(value, read, now.formats);
  const wall = (day: number | null, time: number | null, instant?: number): number | null =>
    day === null || time === null
      ? null
      : wallIn(instant ?? instantOf(day * DAY + time, zoneBefore), zone);
  const start = wall(read.startDay, read.startTime, when?.start);
  const end = wall(read.endDay, read.endTime, when?.end);
  const dated = {
    ...value,
    ...(start === null ? {} : { startDate: formatDay(dayOf(start)) }),
    ...(end === null ? {} : { endDate: formatDay(dayOf(end)) }),
  };
  const times = {
    startTime: start === null ? read.startTime : timeOfDay(start),
    endTime: end === null ? read.endTime : timeOfDay(end),
  };
  return inWords(dated, times, now.formats);
}

/** Times that can be read, written the way the calendar writes them. */
export function tidied(value: TimesValue, { formats }: FieldContext): TimesValue {
  return inWords(value, readTimes(value, formats), formats);
}

function inWords(
  value: TimesValue,
  { startTime, endTime }: Pick<ReadTimes, 'startTime' | 'endTime'>,
  formats: DateFormats,
): TimesValue {
  return {
    ...value,
    ...(startTime === null ? {} : { startTime: formats.timeOfDay(startTime) }),
    ...(endTime === null ? {} : { endTime: formats.timeOfDay(endTime) }),
  };
}
