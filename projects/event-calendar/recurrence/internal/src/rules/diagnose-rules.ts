import {
  isEntry,
  isGiven,
  isId,
  nameOf,
  type BlockedTime,
  type CalendarEvent,
  type CalendarFault,
} from 'ng-event-calendar/core/internal';
import { readRule } from './read-rule';

/**
 * Lists the faults of the recurrence rules of events, and of blocked times if given. An event or block with a faulty
 * rule is shown once. Never throws, whatever the values.
 */
export function diagnoseRules(
  events: readonly CalendarEvent[],
  blockedTimes: readonly BlockedTime[] = [],
): CalendarFault[] {
  return [
    ...faultsIn('Event', 'events', events),
    ...faultsIn('Blocked time', 'blockedTimes', blockedTimes),
  ];
}

function faultsIn(kind: string, name: string, list: unknown): readonly CalendarFault[] {
  const faults: CalendarFault[] = [];
  if (!Array.isArray(list)) return faults;
  list.forEach((entry: unknown, position) => {
    try {
      if (!isEntry(entry) || !isGiven(entry['rrule'])) return;
      const { id, rrule } = entry;
      const place = `${name}[${position}]`;
      const isEvent = kind === 'Event';
      for (const { code, problem, fix } of readRule(rrule).faults) {
        faults.push({
          code,
          eventId: isEvent && isId(id) ? id : null,
          field: isEvent ? 'rrule' : `${place}.rrule`,
          message: `${nameOf(kind, entry, place)}: rrule ${problem}. ${fix}`,
        });
      }
    } catch {
      // An accessor that throws is named by core's diagnose.
    }
  });
  return faults;
}
