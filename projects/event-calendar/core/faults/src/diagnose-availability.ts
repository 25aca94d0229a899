import { blockFault, hoursFault, type BlockFault } from 'ng-event-calendar/core/availability';
import {
  isEntry,
  isGiven,
  isId,
  isWeekday,
  nameOf,
  shown,
  type CalendarFault,
  type WorkingHours,
} from 'ng-event-calendar/core/internal';
import { notAList, notReadable, type Check } from './checks';

const HOURS_FIX =
  'Write times as HH:MM, dates as YYYY-MM-DD, days as numbers from 0 (Sunday) to 6.';
const BLOCK_FIX = 'Write it as on events, the end behind the start, or take the block out.';

/** Returns the check of an optional choice. */
export function choice(key: string, values: readonly string[]): Check {
  const isValid = (value: unknown): boolean => values.includes(value as string);
  const names = values.map((value) => `'${value}'`);
  return { key, isValid, fix: `Use ${names.join(', ')}, or leave it out.` };
}

/** Adds the faults of working hours, found at `path`, to `faults`. Never throws. */
export function diagnoseHours(hours: unknown, path: string, faults: CalendarFault[]): void {
  if (!isGiven(hours)) return;
  if (!Array.isArray(hours)) {
    faults.push(notAList(path, hours));
    return;
  }
  hours.forEach((rule: unknown, at) => {
    const place = `${path}[${at}]`;
    try {
      const fault = hoursFault(rule);
      if (fault === null) {
        diagnoseDays(rule as WorkingHours, place, faults);
        return;
      }
      const value = isEntry(rule) ? rule[fault.key] : rule;
      const field = isEntry(rule) ? `${place}.${fault.key}` : place;
      const message = `${field} ${fault.problem} (${shown(value)}). The rule is left out. ${HOURS_FIX}`;
      faults.push({ code: 'invalid-hours', eventId: null, field, message });
    } catch {
      faults.push(notReadable(place));
    }
  });
}

/** Adds a fault for each invalid day in a rule that has valid ones. */
function diagnoseDays({ days }: WorkingHours, place: string, faults: CalendarFault[]): void {
  days?.forEach((day, at) => {
    if (isWeekday(day)) return;
    const field = `${place}.days[${at}]`;
    const message = `${field} is no day (${shown(day)}). It is ignored. ${HOURS_FIX}`;
    faults.push({ code: 'invalid-hours', eventId: null, field, message });
  });
}

/** Adds the faults of blocked times to `faults`. Never throws. */
export function diagnoseBlocks(
  blocks: unknown,
  resourceIds: ReadonlyMap<string, string>,
  faults: CalendarFault[],
): void {
  if (!isGiven(blocks)) return;
  if (!Array.isArray(blocks)) {
    faults.push(notAList('blockedTimes', blocks));
    return;
  }
  blocks.forEach((block: unknown, at) => {
    const place = `blockedTimes[${at}]`;
    try {
      const fault = faultOf(block, resourceIds);
      if (fault === null) return;
      const { field, problem } = fault;
      const name = isEntry(block) ? nameOf('Blocked time', block, place) : place;
      const message = `${name}: ${field} ${problem}. ${BLOCK_FIX}`;
      faults.push({ code: 'invalid-block', eventId: null, field: `${place}.${field}`, message });
    } catch {
      faults.push(notReadable(place));
    }
  });
}

/** Returns the first fault of a block, including its resources. */
function faultOf(block: unknown, resourceIds: ReadonlyMap<string, string>): BlockFault | null {
  const fault = blockFault(block);
  if (fault !== null || !isEntry(block)) return fault;
  const { resource } = block;
  const ids: readonly unknown[] = Array.isArray(resource) ? resource : [resource];
  const unknown = ids.find((id) => isGiven(id) && !(isId(id) && resourceIds.has(String(id))));
  return unknown === undefined
    ? null
    : { field: 'resource', problem: `${shown(unknown)} is the id of no resource` };
}
