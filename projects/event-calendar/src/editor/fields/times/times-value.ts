import { editingZone, timesOf, whenOfChange, type EventTimes } from 'ng-event-calendar/core/edits';
import {
  MINUTE,
  formatDay,
  isZone,
  parseDay,
  type EventSpan,
} from 'ng-event-calendar/core/internal';
import type { DateFormats } from '../../../text/date-formats';
import { parseTimeText } from '../../../text/time-text';
import type { FieldContext } from '../editor-field';

/** Times of an event, as typed. */
export interface TimesValue {
  readonly allDay: boolean;
  /** Date as `YYYY-MM-DD`; null for input that isn't a date. */
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly startTime: string;
  readonly endTime: string;
  /** IANA name; empty without one. */
  readonly timezone: string;
  /** End, as written by `endIn`, that means the second pass of a repeated hour; left out for the first pass. */
  readonly endInSecondPass?: string;
}

/** Parts of a value as numbers; null for one that can't be read. */
export interface ReadTimes {
  readonly startDay: number | null;
  readonly endDay: number | null;
  readonly startTime: number | null;
  readonly endTime: number | null;
}

/** Returns an event's times as the form writes them. */
export function valueOfTimes(times: EventTimes, formats: DateFormats): TimesValue {
  const value = {
    allDay: times.allDay,
    startDate: formatDay(times.startDay),
    endDate: formatDay(times.endDay),
    startTime: formats.timeOfDay(times.startTime),
    endTime: formats.timeOfDay(times.endTime),
    timezone: times.timezone,
  };
  return times.endsInSecondPass === true ? { ...value, endInSecondPass: endIn(value) } : value;
}

/** Returns the end of a value as one text. */
export function endIn({ endDate, endTime }: Pick<TimesValue, 'endDate' | 'endTime'>): string {
  return `${endDate} ${endTime}`;
}

/** Reads each part of a value by itself. */
export function readTimes(value: TimesValue, { halves }: DateFormats): ReadTimes {
  return {
    startDay: parseDay(value.startDate),
    endDay: parseDay(value.endDate),
    startTime: parseTimeText(value.startTime, halves),
    endTime: parseTimeText(value.endTime, halves),
  };
}

/** Returns the zone that a text names; empty for none, null for one that doesn't exist. */
export function zoneNamedBy(text: string): string | null {
  const name = text.trim();
  return name === '' || isZone(name) ? name : null;
}

/** Returns the times with which the form began. */
export function timesBefore({ base, rules, day }: FieldContext): EventTimes {
  return timesOf(base, rules, day);
}

/** Returns the times of a value; null while a date or time can't be read. An unreadable zone stays as it was. */
export function timesIn(value: TimesValue, context: FieldContext): EventTimes | null {
  const { startDay, endDay, startTime, endTime } = readTimes(value, context.formats);
  const { allDay } = value;
  if (startDay === null || endDay === null) return null;
  if (!allDay && (startTime === null || endTime === null)) return null;
  const before = timesBefore(context);
  return {
    allDay,
    startDay,
    endDay,
    startTime: toTheSecond(startTime, before.startTime),
    endTime: toTheSecond(endTime, before.endTime),
    timezone: zoneNamedBy(value.timezone) ?? before.timezone,
    ...(value.endInSecondPass === endIn(value) && { endsInSecondPass: true }),
  };
}

/** Returns the event's span by a value; null while that can't be read. */
export function whenIn(value: TimesValue, context: FieldContext): EventSpan | null {
  const times = timesIn(value, context);
  if (times === null) return null;
  return whenOfChange(context.event, timesBefore(context), times, context.rules);
}

/** Returns the zone in which the times of a value are meant. */
export function zoneOf({ timezone }: TimesValue, { base, rules }: FieldContext): string {
  const { start } = base;
  const name = zoneNamedBy(timezone) ?? '';
  return editingZone(name === '' ? { start } : { start, timezone: name }, rules);
}

/** Returns a time with the event's seconds, which the text lacks, unless its minute differs. */
function toTheSecond(time: number | null, before: number): number {
  return time === null || time === Math.floor(before / MINUTE) * MINUTE ? before : time;
}
