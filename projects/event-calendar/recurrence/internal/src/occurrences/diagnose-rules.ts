import {
  isEntry,
  isGiven,
  isId,
  nameOf,
  type BlockedTime,
  type CalendarEvent,
  type CalendarFault,
  type FaultCode,
} from 'ng-event-calendar/core/internal';
import { noOccurrenceFaultOf } from './no-occurrence-fault';
import { readRule } from '../rules/read-rule';

/** Fault of one event: `problem` continues the name of its field, `fix` is a sentence. */
interface Fault {
  readonly code: FaultCode;
  readonly field?: string;
  readonly problem: string;
  readonly fix: string;
}

/**
 * Lists the faults of the recurrence rules of events, and of blocked times if given. An event or block with a faulty
 * rule is shown once; one without any occurrence is never shown. Never throws, whatever the values.
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
      if (!isEntry(entry)) return;
      const { id } = entry;
      const place = `${name}[${position}]`;
      const isEvent = kind === 'Event';
      for (const { code, field = 'rrule', problem, fix } of faultsOf(entry)) {
        faults.push({
          code,
          eventId: isEvent && isId(id) ? id : null,
          field: isEvent ? field : `${place}.${field}`,
          message: `${nameOf(kind, entry, place)}: ${field} ${problem}. ${fix}`,
        });
      }
    } catch {
      // An accessor that throws is named by core's diagnose.
    }
  });
  return faults;
}

function faultsOf(entry: Readonly<Record<string, unknown>>): readonly Fault[] {
  const { rrule } = entry;
  const faults = isGiven(rrule) ? readRule(rrule).faults : [];
  if (faults.length > 0) return faults;
  // Data from the host may not match its type: a series is null where its times can't be read.
  const fault = noOccurrenceFaultOf(entry as unknown as CalendarEvent);
  return fault === null ? [] : [fault];
}
