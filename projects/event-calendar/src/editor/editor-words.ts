import {
  DAY,
  dayOf,
  formatDay,
  instantOf,
  timeOfDay,
  wallIn,
  type When,
} from 'ng-event-calendar/core';
import type { DateFormats } from '../text/date-formats';
import type { EditorModel, ReadModel } from './editor-model';

/** What the form says in one zone and clock. */
export interface EditorWords {
  /** Zone that the calendar shows. */
  readonly shown: string;
  readonly formats: DateFormats;
  /** Zone in which the times are meant. */
  readonly zone: string;
  readonly read: ReadModel;
  /** When that is; null while a date or time can't be read. */
  readonly when: When | null;
}

/** The same dates and times in another zone and clock; what can't be read stays as it is. */
export function inOtherWords(
  { read, when, zone: before }: EditorWords,
  { zone, formats }: Pick<EditorWords, 'zone' | 'formats'>,
): Partial<EditorModel> {
  if (before === zone || when?.allDay === true) return timesIn(formats, read);
  const wall = (day: number | null, time: number | null, instant?: number): number | null =>
    day === null || time === null
      ? null
      : wallIn(instant ?? instantOf(day * DAY + time, before), zone);
  const start = wall(read.startDay, read.startTime, when?.start);
  const end = wall(read.endDay, read.endTime, when?.end);
  return {
    ...(start === null ? {} : { startDate: formatDay(dayOf(start)) }),
    ...(end === null ? {} : { endDate: formatDay(dayOf(end)) }),
    ...timesIn(formats, {
      startTime: start === null ? read.startTime : timeOfDay(start),
      endTime: end === null ? read.endTime : timeOfDay(end),
    }),
  };
}

/** Times that can be read, written the way the calendar writes them. */
export function timesIn(
  formats: DateFormats,
  { startTime, endTime }: Pick<ReadModel, 'startTime' | 'endTime'>,
): Partial<EditorModel> {
  return {
    ...(startTime === null ? {} : { startTime: formats.timeOfDay(startTime) }),
    ...(endTime === null ? {} : { endTime: formats.timeOfDay(endTime) }),
  };
}
