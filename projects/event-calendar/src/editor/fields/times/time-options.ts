import {
  DAY,
  HOUR_MS,
  instantOf,
  isRepeated,
  MINUTE,
  wallAt,
} from 'ng-event-calendar/core/internal';
import type { DateFormats } from '../../../text/date-formats';

/** A time of day to choose, and the resulting length of the event. */
export interface TimeOption {
  /** Milliseconds since midnight, by the clock. */
  readonly at: number;
  /** Text that is written into the field. */
  readonly time: string;
  /** Text that is shown: in a repeated hour with the name of its pass. */
  readonly label: string;
  readonly length: string;
}

/** Day and zone of the times. */
export interface OptionsDay {
  readonly day: number;
  readonly zone: string;
}

/** Start for which an end is chosen. */
export interface OptionsStart {
  /** Milliseconds since midnight. */
  readonly time: number;
  readonly instant: number;
}

/**
 * Returns the half hours of a day. After a start on the same day those that follow it, each with the resulting length;
 * the first ones by quarters.
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
    // A repeated time may have been before the start.
    if (instantOf(wallAt(day, time), zone) > start.instant) options.push(option(time));
    length += length < HOUR_MS ? 15 * MINUTE : 30 * MINUTE;
  }
  return options;
}
