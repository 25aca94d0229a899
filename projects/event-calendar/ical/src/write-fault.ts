import { diagnose } from 'ng-event-calendar/core/faults';
import {
  nameOf,
  type CalendarEvent,
  type CalendarFault,
  type FaultCode,
  type CalendarId,
} from 'ng-event-calendar/core/internal';

/**
 * What is wrong with an event, as `diagnose` of `ng-event-calendar/core` says it; `unsupported` is what
 * iCalendar has no way to say. The codes are stable.
 */
export type IcalWriteFaultCode = FaultCode | 'unsupported';

/** One fault of the events that were to be written, worded for developers. */
export interface IcalWriteFault {
  readonly code: IcalWriteFaultCode;
  /** Id of the event; null where it has none, and for faults of no single event. */
  readonly eventId: CalendarId | null;
  /** The event's key, such as `start` or `exDates[2]`. */
  readonly field: string;
  /** Names the event, the field and the value, says what to do about it, and what became of it. */
  readonly message: string;
}

/** Notes what is lost of one event: `problem` continues the field's name, `outcome` are sentences. */
export type ReportLoss = (
  code: IcalWriteFaultCode,
  field: string,
  problem: string,
  outcome: string,
) => void;

/** Reports what `diagnose` finds in events and writing leaves out or changes, in their order. */
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

/** Reports losses of one event; `place` says where it stands, such as `events[3]`. */
export function lossReporter(
  event: CalendarEvent,
  place: string,
  onFault: (fault: IcalWriteFault) => void,
): ReportLoss {
  // What comes from outside need not be what its type says.
  const id: unknown = event.id;
  const eventId = typeof id === 'string' || typeof id === 'number' ? id : null;
  return (code, field, problem, outcome) => {
    const message = `${nameOf('Event', { ...event }, place)}: ${field} ${problem}. ${outcome}`;
    onFault({ code, eventId, field, message });
  };
}

/** The fault of a zone whose definition leaves out some of the years in which there are events. */
export function cutZone(zone: string): IcalWriteFault {
  const message =
    `Zone ${zone} can't be described in all the years of its events. Their times are written, and ` +
    'right for whoever knows the zone by its name; others may take another offset.';
  return { code: 'unsupported', eventId: null, field: 'timezone', message };
}

/** Whether the file is none the worse for it: it holds no resources, no classes, and needs no titles. */
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
