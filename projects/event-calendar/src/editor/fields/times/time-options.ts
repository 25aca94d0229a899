import {
  DAY,
  HOUR_MS,
  instantOf,
  isRepeated,
  MINUTE,
  wallAt,
} from 'ng-event-calendar/core/internal';
import type { DateFormats } from '../../../text/date-formats';

/** A time of day to choose from, and how long that makes the event. */
export interface TimeOption {
  /** Milliseconds since midnight, by the clock. */
  readonly at: number;
  /** What is written into the field. */
  readonly time: string;
  /** What is shown: in a repeated hour with the name of the pass that it means. */
  readonly label: string;
  readonly length: string;
}

/** The day and zone that times are chosen for. */
export interface OptionsDay {
  readonly day: number;
  readonly zone: string;
}

/** The start that an end is chosen for. */
export interface OptionsStart {
  /** Milliseconds since midnight. */
  readonly time: number;
  readonly instant: number;
}

/**
 * The half hours of a day. After a start on the same day those that follow it, with the length that each
 * means; the first of them by quarters.
 */
export function timeOptions(
  formats: DateFormats,
  { day, zone }: OptionsDay,
  start: OptionsStart | null,
): readonly TimeOption[] {
  const times = formats.timesIn(zone);
  const option = (time: number): TimeOption => {
    const instant = instantOf(wallAt(day, time), zone);
    const written = formats.timeOfDay(time);
    return {
      at: time,
      time: written,
      label: isRepeated(instant, zone) ? times.time(instant) : written,
      length: start === null ? '' : formats.duration(instant - start.instant),
    };
  };
  if (start === null) return Array.from({ length: 48 }, (_, index) => option(index * 30 * MINUTE));
  const options: TimeOption[] = [];
  for (let length = 15 * MINUTE; start.time + length < DAY;) {
    const time = start.time + length;
    // A time that the clocks show again may have been before the start.
    if (instantOf(wallAt(day, time), zone) > start.instant) options.push(option(time));
    length += length < HOUR_MS ? 15 * MINUTE : 30 * MINUTE;
  }
  return options;
}
