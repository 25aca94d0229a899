import { DAY, HOUR, MINUTE } from 'ng-event-calendar/core';
import type { DateFormats } from '../text/date-formats';

/** A time of day to choose from, and how long that makes the event. */
export interface TimeOption {
  readonly time: string;
  readonly length: string;
}

/**
 * The half hours of a day. After a start on the same day (milliseconds since midnight) those that
 * follow it, with the length that each means; the first of them by quarters.
 */
export function timeOptions(formats: DateFormats, start: number | null): readonly TimeOption[] {
  if (start === null) {
    return Array.from({ length: 48 }, (_, index) => ({
      time: formats.time(index * 30 * MINUTE),
      length: '',
    }));
  }
  const options: TimeOption[] = [];
  for (let length = 15 * MINUTE; start + length < DAY;) {
    options.push({ time: formats.time(start + length), length: formats.duration(length) });
    length += length < HOUR ? 15 * MINUTE : 30 * MINUTE;
  }
  return options;
}
