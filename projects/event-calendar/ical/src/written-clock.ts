import {
  DAY,
  dayFrom,
  formatDay,
  formatWall,
  instantOf,
  wallIn,
  type IsoTime,
} from 'ng-event-calendar/core/internal';

/** Clock by which the times of an event are written. */
export type WrittenClock =
  | { readonly form: 'date' }
  | { readonly form: 'zone'; readonly zone: string }
  | { readonly form: 'floating' }
  /** `zone` is the one in which other wall times of the event are read; null means UTC. */
  | { readonly form: 'utc'; readonly zone: string | null };

/** A date or time as a property has it: parameters with the semicolon in front, and the value. */
export interface Stamp {
  readonly parameters: string;
  readonly value: string;
}

const FIRST_WALL = dayFrom(0, 1, 1) * DAY;
const LAST_WALL = dayFrom(10_000, 1, 1) * DAY - 1000;

/** Returns the stamp of a civil day. */
export function dayStamp(day: number): Stamp {
  return { parameters: ';VALUE=DATE', value: compact(formatDay(day)) };
}

/** Returns the stamp of an instant. */
export function instantStamp(instant: number): Stamp {
  return { parameters: '', value: `${basic(instant)}Z` };
}

/** Returns the stamp of a wall time by a clock. */
export function wallStamp(wall: number, clock: WrittenClock): Stamp {
  if (clock.form === 'zone') return { parameters: `;TZID=${clock.zone}`, value: basic(wall) };
  if (clock.form === 'utc') return instantStamp(clock.zone ? instantOf(wall, clock.zone) : wall);
  return { parameters: '', value: basic(wall) };
}

/** Returns the stamp of an event's written time, beside a start by that clock. */
export function timeStamp(time: IsoTime, clock: WrittenClock): Stamp {
  const isWall = time.form === 'wall' || time.form === 'date';
  return isWall ? wallStamp(time.wall, clock) : instantStamp(time.wall - time.offset);
}

/** Whether the wall time of an instant is unambiguous; in the second pass of an hour it isn't. */
export function hasWall(instant: number, zone: string): boolean {
  return instantOf(wallIn(instant, zone), zone) === instant;
}

/** Whether a wall time or an instant lies in the years 0 to 9999, which have the four digits required. */
export function isWritable(time: number): boolean {
  return time >= FIRST_WALL && time <= LAST_WALL;
}

/** Returns the line of a property with a date or time. */
export function stampLine(name: string, { parameters, value }: Stamp): string {
  return `${name}${parameters}:${value}`;
}

/** Formats a wall time in the basic format, limited to the years with four digits. */
export function basic(wall: number): string {
  return compact(formatWall(Math.min(Math.max(wall, FIRST_WALL), LAST_WALL), 'seconds'));
}

function compact(iso: string): string {
  return iso.replace(/[-:]/g, '');
}
