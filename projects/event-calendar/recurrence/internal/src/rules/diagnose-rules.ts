import {
  reporterOf,
  isEntry,
  type CalendarEvent,
  type Fault,
} from 'ng-event-calendar/core/internal';
import { readRule } from './read-rule';

/**
 * Lists the faults of the events' recurrence rules. An event whose rule has one is shown once.
 * Never throws, whatever it is given.
 */
export function diagnoseRules(events: readonly CalendarEvent[]): Fault[] {
  const list: unknown = events;
  const faults: Fault[] = [];
  if (!Array.isArray(list)) return faults;
  list.forEach((event: unknown, position) => {
    try {
      if (!isEntry(event)) return;
      const rrule = event['rrule'];
      if (rrule === undefined || rrule === null) return;
      const report = reporterOf(event, `events[${position}]`, faults);
      for (const { code, problem, fix } of readRule(rrule).faults) {
        report(code, 'rrule', problem, fix);
      }
    } catch {
      // An accessor that throws is named by core's diagnose.
    }
  });
  return faults;
}
