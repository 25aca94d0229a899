import {
  instantOf,
  isEntry,
  isGiven,
  isZone,
  localZone as browserZone,
  parseDay,
  parseIso,
  shown,
  type Entry,
} from 'ng-event-calendar/core/internal';

/** Why a blocked time can't be read: its key, and the problem with it. */
export interface BlockFault {
  readonly field: string;
  readonly problem: string;
}

/** Returns why a blocked time can't be read, and so is ignored; null if it can. */
export function blockFault(block: unknown, localZone = browserZone()): BlockFault | null {
  const wrong = (field: string, problem: string): BlockFault => ({ field, problem });
  if (!isEntry(block)) return wrong('start', `is missing in ${shown(block)}`);
  const { timezone, allDay } = block;
  if (isGiven(timezone) && !isZone(timezone)) {
    return wrong('timezone', `${shown(timezone)} is no known time zone`);
  }
  if (isGiven(allDay) && typeof allDay !== 'boolean') {
    return wrong('allDay', `is ${shown(allDay)}`);
  }
  const [start, end] = [timeOf(block, 'start', localZone), timeOf(block, 'end', localZone)];
  if (start === null) return wrong('start', `${shown(block['start'])} can’t be read`);
  if (end === null) return wrong('end', `${shown(block['end'])} can’t be read`);
  const isBackwards = allDay === true ? end < start : end <= start;
  return isBackwards ? wrong('end', `${shown(block['end'])} isn’t behind the start`) : null;
}

/** Returns the start or end of a block as a number, to compare the two; null if it can't be read. */
function timeOf(
  { allDay, timezone, ...block }: Entry,
  key: 'start' | 'end',
  localZone: string,
): number | null {
  if (allDay === true) return parseDay(block[key]);
  const time = parseIso(block[key]);
  if (time === null) return null;
  const { wall, offset, form } = time;
  if (form === 'utc' || form === 'offset') return wall - offset;
  return instantOf(wall, isZone(timezone) ? timezone : localZone);
}
