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
import { endIn, readTimes, whenIn, zoneOf, type ReadTimes, type TimesValue } from './times-value';

/** Returns equal dates and times, written for another zone and clock; unreadable parts stay as they are. */
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
  const isSecondPass = end !== null && when?.allDay === false && instantOf(end, zone) !== when.end;
  return endingIn(isSecondPass ? 'second' : 'first', inWords(dated, times, now.formats));
}

/** Rewrites readable times as the calendar writes them. */
export function tidied(value: TimesValue, { formats }: FieldContext): TimesValue {
  return inWords(value, readTimes(value, formats), formats);
}

function inWords(
  value: TimesValue,
  { startTime, endTime }: Pick<ReadTimes, 'startTime' | 'endTime'>,
  formats: DateFormats,
): TimesValue {
  const next = {
    ...value,
    ...(startTime === null ? {} : { startTime: formats.timeOfDay(startTime) }),
    ...(endTime === null ? {} : { endTime: formats.timeOfDay(endTime) }),
  };
  return endingIn(value.endInSecondPass === endIn(value) ? 'second' : 'first', next);
}

/** Returns a value whose end means the given pass of a repeated hour. */
function endingIn(pass: 'first' | 'second', value: TimesValue): TimesValue {
  const { endInSecondPass: _pass, ...rest } = value;
  return pass === 'second' ? { ...rest, endInSecondPass: endIn(rest) } : rest;
}
