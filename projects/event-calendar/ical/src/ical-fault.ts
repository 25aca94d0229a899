import type { CalendarId } from 'ng-event-calendar/core/internal';

/** Code of a fault in a file, or of content that couldn't be converted; codes are stable. */
export type IcalFaultCode =
  | 'not-a-calendar'
  | 'too-large'
  | 'too-many-components'
  | 'too-many-faults'
  | 'too-deep'
  | 'unclosed-component'
  | 'not-an-event'
  | 'unreadable-line'
  | 'missing-id'
  | 'duplicate-id'
  | 'older-revision'
  | 'missing-date'
  | 'invalid-date'
  | 'end-before-start'
  | 'unknown-timezone'
  | 'invalid-rule'
  | 'unsupported';

/** One fault of a file, described for people who can open it. */
export interface IcalFault {
  /** Stable code of the fault. */
  readonly code: IcalFaultCode;
  /** Id of the event; null if the fault lies outside of one or the event has none. */
  readonly eventId: CalendarId | null;
  /** Name of the property or component, such as `DTSTART`; empty for the file as a whole. */
  readonly field: string;
  /** Line number in the file, counted from 1. */
  readonly line: number;
  /** English sentences that name the place and the problem, and say what was done about it. */
  readonly message: string;
}

/** Place of a fault. */
export type FaultPlace = Pick<IcalFault, 'field' | 'line'> & {
  readonly eventId?: CalendarId | null;
};

/** Records a fault; `words` name the problem and say what was done about it. */
export type ReportFault = (code: IcalFaultCode, place: FaultPlace, words: string) => void;

/** Most faults collected: more help nobody, and a hostile file has millions. */
const MOST_FAULTS = 1000;

/** Collects faults, at most a thousand, and then one that says that there are more. */
export function faultLog(): { readonly faults: IcalFault[]; readonly report: ReportFault } {
  const faults: IcalFault[] = [];
  const report: ReportFault = (code, { field, line, eventId = null }, words) => {
    if (faults.length > MOST_FAULTS) return;
    if (faults.length === MOST_FAULTS) {
      const message = `Line ${line}: there are further faults, which are not listed.`;
      faults.push({ code: 'too-many-faults', eventId: null, field: '', line, message });
      return;
    }
    const message = `Line ${line}: ${field}${field && ' '}${words}`;
    faults.push({ code, eventId, field, line, message });
  };
  return { faults, report };
}
