/** Clock readings taken from `Intl` alone, so that a proof by them shares no code with the code it proves. */

const MINUTE = 60_000;
/** Every zone changes its clocks at a quarter of an hour. */
const QUARTER = 15 * MINUTE;
const DAY = 96 * QUARTER;

const formats = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, Map<number, number>>();

/** A wall time: its day, as a number since 1970, and minutes after midnight. */
export interface ShownTime {
  readonly day: number;
  readonly minute: number;
}

/** Returns the wall time of an instant, in milliseconds as if it were UTC. */
export function shownWall(instant: number, zone: string): number {
  const quarter = Math.floor(instant / QUARTER) * QUARTER;
  const known = offsets.get(zone) ?? new Map<number, number>();
  offsets.set(zone, known);
  let offset = known.get(quarter);
  if (offset === undefined) known.set(quarter, (offset = readWall(quarter, zone) - quarter));
  return instant + offset;
}

/** Returns the day and minute that the clocks of a zone show at an instant. */
export function shownTime(instant: number, zone: string): ShownTime {
  const wall = shownWall(instant, zone);
  const day = Math.floor(wall / DAY);
  return { day, minute: (wall - day * DAY) / MINUTE };
}

/** Returns the day number of a date, `YYYY-MM-DD`. */
export function dayOfDate(date: string): number {
  return Date.parse(date) / DAY;
}

/** Returns the date that many days after another. */
export function dateFrom(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);
}

/** Returns the first instant at which the date of a zone is the given one or a later one. */
export function midnightOf(date: string, zone: string): number {
  const wall = Date.parse(date);
  let instant = wall - DAY;
  while (shownWall(instant, zone) < wall) instant += QUARTER;
  return instant;
}

function readWall(instant: number, zone: string): number {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
  formats.set(zone, format);
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.get(type));
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
}
