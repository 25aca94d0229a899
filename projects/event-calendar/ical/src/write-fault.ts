import { diagnose } from 'ng-event-calendar/core/faults';
import {
  nameOf,
  type CalendarEvent,
  type CalendarFault,
  type FaultCode,
  type CalendarId,
} from 'ng-event-calendar/core/internal';

/**
 * Code of a fault: those of `diagnose` in `ng-event-calendar/core`, and `unsupported` for content that iCalendar can't
 * express. Codes are stable.
 */
export type IcalWriteFaultCode = FaultCode | 'unsupported';

/** One fault of the events to be written, described for developers. */
export interface IcalWriteFault {
  /** Stable code of the fault. */
  readonly code: IcalWriteFaultCode;
  /** Id of the event; null if it has none, and for faults of no single event. */
  readonly eventId: CalendarId | null;
  /** Key of the event, such as `start` or `exDates[2]`. */
  readonly field: string;
  /** English sentences that name the event, the field, the value and the fix, and say what was done about it. */
  readonly message: string;
}

/** Records a loss of one event: `problem` continues the field's name, `outcome` is one or more sentences. */
export type ReportLoss = (
  code: IcalWriteFaultCode,
  field: string,
  problem: string,
  outcome: string,
) => void;

/** Reports the faults that `diagnose` finds in events and that writing leaves out or changes, in their order. */
export function reportFaults(
  events: readonly CalendarEvent[],
  onFault: (fault: IcalWriteFault) => void,
): void {
  for (const fault of diagnose(events)) {
    if (!isWrittenAnyway(fault)) {
      onFault({ ...fault, message: `${fault.message} ${outcomeOf(fault)}` });
    }
  }
}

/** Returns a function that reports losses of one event; `place` is its place in the data, such as `events[3]`. */
export function lossReporter(
  event: CalendarEvent,
  place: string,
  onFault: (fault: IcalWriteFault) => void,
): ReportLoss {
  // Data from the host may not match its type.
  const id: unknown = event.id;
  const eventId = typeof id === 'string' || typeof id === 'number' ? id : null;
  return (code, field, problem, outcome) => {
    const message = `${nameOf('Event', { ...event }, place)}: ${field} ${problem}. ${outcome}`;
    onFault({ code, eventId, field, message });
  };
}

/** Returns the fault of a zone whose definition leaves out some years of its events. */
export function cutZone(zone: string): IcalWriteFault {
  const message =
    `Zone ${zone} can't be described in all the years of its events. Their times are written, and ` +
    'right for whoever knows the zone by its name; others may take another offset.';
  return { code: 'unsupported', eventId: null, field: 'timezone', message };
}

/** Whether a fault doesn't affect the file: it contains no resources and no classes, and needs no titles. */
function isWrittenAnyway({ code, field }: CalendarFault): boolean {
  return code === 'unknown-resource' || code === 'missing-title' || field === 'className';
}

function outcomeOf({ code, field }: CalendarFault): string {
  if (field === 'id') return 'The file has one for it that was made up.';
  if (field.startsWith('exDates[')) return 'It excludes nothing.';
  if (field.startsWith('rDates[')) return 'It adds nothing.';
  switch (code) {
    case 'missing-date':
    case 'native-date':
    case 'invalid-date':
      return 'The event is left out.';
    case 'end-before-start':
      return 'The event is written as one that ends where it starts.';
    case 'unknown-timezone':
      return 'It is left out, and wall times are written as those of no zone.';
    default:
      return 'It is left out.';
  }
}
