import { shown } from 'ng-event-calendar/core/internal';
import { assemble } from './assemble';
import { readComponents, type CalendarHead, type Component } from './component';
import { rawValue } from './content-line';
import type { IcalEvent } from './ical-event';
import { faultLog, type IcalFault, type ReportFault } from './ical-fault';
import { newestRevisions } from './newest-revisions';
import { loadPropertyParser, textOf, type ParseProperty } from './property-parser';
import { readEvent } from './read-event';
import type { Reader } from './read-span';
import { loadRecurrenceRules, needRules } from './recurrence-rules';
import { loadOwnZones, needOwnZones } from './zone-names';
import { zonesOf, type ZoneOf } from './zones';

/** Limits of reading, and the zone of times without one. */
export interface ReadIcalOptions {
  /** Maximum length of the text, in characters. Default: 10,000,000. */
  readonly maxLength?: number;
  /** Maximum number of components, including alarms and parts of zones. Default: 50,000. */
  readonly maxComponents?: number;
  /**
   * Whether wall times without a zone are read in the zone of the calendar (`X-WR-TIMEZONE`). Default false: they
   * float, as RFC 5545 says.
   */
  readonly useCalendarTimezone?: boolean;
}

/** Events and faults of a file. */
export interface IcalReading {
  /** Events in the order of the file. */
  readonly events: IcalEvent[];
  /** Content that couldn't be read or converted unchanged; at most a thousand faults are listed. */
  readonly faults: IcalFault[];
}

/**
 * Reads the events of an iCalendar text (RFC 5545), with the optional peer `ical.js`. The last day of all-day events is
 * inclusive as in the calendar, added dates (`RDATE`) are `rDates`, and a changed occurrence of a series is an event of
 * its own with `extractedFromId`, whose date is one of the series' `exDates`. A change of all following occurrences
 * (`RANGE=THISANDFUTURE`) splits the series instead. If there are several revisions, the latest counts. Content without
 * a key in the calendar stays in the event's key `ical`. A custom zone name becomes the IANA zone with equal clocks in
 * the years from the event on.
 *
 * Invalid content never throws and affects nothing else: it is left out and named in `faults`. Rejects only if
 * `ical.js` isn't installed.
 */
export async function readIcal(text: string, options: ReadIcalOptions = {}): Promise<IcalReading> {
  const { maxLength = 10_000_000, maxComponents = 50_000, useCalendarTimezone = false } = options;
  const parse = await loadPropertyParser();
  const { faults, report } = faultLog();
  if (typeof text !== 'string' || text.length > maxLength) {
    const [code, words] =
      typeof text === 'string'
        ? (['too-large', `the file has over ${maxLength} characters. Nothing is read.`] as const)
        : (['not-a-calendar', 'what was given is no text. Nothing is read.'] as const);
    report(code, { field: '', line: 1 }, words);
    return { events: [], faults };
  }
  const components = readComponents(text, maxComponents, report);
  const named = (name: string): Component[] => components.filter((each) => each.name === name);
  reportOthers(components, report);
  const zones = needOwnZones(components) ? await loadOwnZones() : null;
  const rules = needRules(components, zones) ? await loadRecurrenceRules() : null;
  const zonesIn = zonesOf(named('VTIMEZONE'), parse, rules, zones);
  const calendarZone = useCalendarTimezone ? calendarZones(zonesIn, report) : () => null;
  const drafts = named('VEVENT').flatMap((component) => {
    const uid = uidOf(component, parse, report);
    const reader: Reader = {
      parse,
      zoneOf: zonesIn(component.calendar),
      defaultTzid: calendarZone(component.calendar),
      rules,
      report: (code, place, words) => report(code, { eventId: uid, ...place }, words),
    };
    const read = readEvent(component, reader);
    return read === null ? [] : [{ ...read, component, uid, reader }];
  });
  return { events: assemble(newestRevisions(drafts), rules), faults };
}

/** Returns the zone that a calendar names for all of its times; reports unknown ones. */
function calendarZones(
  zonesIn: (calendar: CalendarHead) => ZoneOf,
  report: ReportFault,
): (calendar: CalendarHead) => string | null {
  const known = new Map<CalendarHead, string | null>();
  return (calendar) => {
    const { zoneLine } = calendar;
    let zone = known.get(calendar);
    if (zone === undefined) {
      const name = zoneLine ? rawValue(zoneLine).trim() : '';
      const reading = name === '' ? null : zonesIn(calendar)(name, 0);
      zone = reading === null || 'problem' in reading ? null : name;
      known.set(calendar, zone);
      if (zoneLine && reading && 'problem' in reading) {
        const words = `is ${shown(name)}, which ${reading.problem}. Times without a zone float.`;
        report('unknown-timezone', { field: zoneLine.name, line: zoneLine.number }, words);
      }
    }
    return zone;
  };
}

function uidOf(
  { name, line, lines }: Component,
  parse: ParseProperty,
  report: ReportFault,
): string {
  const uidLine = lines.find((each) => each.name === 'UID');
  const uid = uidLine && rawValue(uidLine).trim() !== '' ? textOf(uidLine, parse) : '';
  if (uid !== '') return uid;
  const id = `line-${line}`;
  const words = `has no UID. It gets the id ${id}.`;
  report('missing-id', { field: name, line, eventId: id }, words);
  return id;
}

/** Reports the components other than events, each kind once. */
function reportOthers(components: readonly Component[], report: ReportFault): void {
  const counts = new Map<string, { line: number; count: number }>();
  for (const { name, line } of components) {
    if (name === 'VEVENT' || name === 'VTIMEZONE') continue;
    const seen = counts.get(name);
    if (seen) seen.count += 1;
    else counts.set(name, { line, count: 1 });
  }
  for (const [name, { line, count }] of counts) {
    const words = count === 1 ? 'is no event.' : `and ${count - 1} more are no events.`;
    const verb = count === 1 ? 'It is' : 'They are';
    report('not-an-event', { field: name, line }, `${words} ${verb} left out.`);
  }
}
