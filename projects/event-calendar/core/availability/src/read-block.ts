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

/** Why a blocked time can't be read: the key, and what is wrong with it. */
export interface BlockFault {
  readonly field: string;
  readonly problem: string;
}

/** What keeps a blocked time from being read, which then is none; null where nothing does. */
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

/** When an end of a block is, to compare both; null where it can't be read. */
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
