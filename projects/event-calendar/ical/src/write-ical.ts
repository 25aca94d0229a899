import {
  DAY,
  dayFrom,
  dayOf,
  instantOf,
  isEntry,
  isZone,
  localZone,
  parseIso,
  shown,
  type CalendarEvent,
  type IsoTime,
} from 'ng-event-calendar/core/internal';
import { keptOf } from './kept-lines';
import { eventLines, seriesOf, type WrittenEvent } from './write-event';
import {
  cutZone,
  lossReporter,
  reportFaults,
  type IcalWriteFault,
  type ReportLoss,
} from './write-fault';
import { joinLines } from './write-line';
import { rDatesOf, recurs, ruleText, saysRule } from './write-rule';
import { writeSpan, type WrittenSpan } from './write-span';
import { zonesLines, type ZoneUse } from './write-zone';
import { basic, type WrittenClock } from './written-clock';

/** Options of writing: the time stamp, the places of events, and a listener for losses. */
export interface WriteIcalOptions {
  /** Instant (ISO 8601) of writing, for `DTSTAMP`. Default: now. */
  readonly stamp?: string;
  /**
   * Returns the location of an event, for `LOCATION`; an empty text for none. Undefined keeps the location that
   * `readIcal` read. Other values, and errors that it throws, are passed to `onFault`.
   *
   * @example
   * (event) => resourceTitles(event, indexResources(resources), 'Room').join(', ')
   */
  readonly location?: (event: CalendarEvent) => string | undefined;
  /**
   * Listener for faults, called for all event content that the text lacks or has in another form, before `writeIcal`
   * returns. Each fault names its event.
   */
  readonly onFault?: (fault: IcalWriteFault) => void;
}

/**
 * Writes events as an iCalendar text (RFC 5545), without any other package. Ends of all-day events become exclusive,
 * excluded dates take the type of the start, each zone is defined, and content that `readIcal` kept is written again. A
 * changed occurrence that was read returns to its series.
 *
 * Reading the text gives equivalent events. They are equal except for control characters, ids and rules as strings, and
 * instants of a series with a `timezone` as its wall times. An end in the second pass of a repeated hour, which has no
 * wall time, is written as the instant, and a skipped time as the one that the clocks show then. `className` isn't
 * written: a file from elsewhere must not choose classes of a page. Other losses are passed to `onFault`; events whose
 * start or end can't be read are left out.
 */
export function writeIcal(
  events: readonly CalendarEvent[],
  { stamp, location, onFault }: WriteIcalOptions = {},
): string {
  const given = parseIso(stamp);
  const now = given === null ? Date.now() : given.wall - given.offset;
  if (onFault) reportFaults(events, onFault);
  const written = prepare(events, onFault ?? (() => undefined), location);
  return joinLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//ng-event-calendar//ical//EN',
    'CALSCALE:GREGORIAN',
    ...zonesLines(zonesIn(written, now), (zone) => onFault?.(cutZone(zone))),
    ...written.flatMap((each) => eventLines(each, `${basic(now)}Z`)),
    'END:VCALENDAR',
  ]);
}

const RULE_OUTCOME = 'The event is written once. Give freq, and parts in the form of RFC 5545.';

interface Prepared {
  readonly event: CalendarEvent;
  readonly span: WrittenSpan;
  readonly replaced: Set<string>;
  readonly location: string | null;
  readonly report: ReportLoss;
}

function prepare(
  events: readonly CalendarEvent[],
  onFault: (fault: IcalWriteFault) => void,
  location?: WriteIcalOptions['location'],
): WrittenEvent[] {
  const readable: Prepared[] = [];
  const byId = new Map<string, Prepared>();
  for (const [at, event] of events.entries()) {
    if (!isEntry(event)) continue;
    const report = lossReporter(event, `events[${at}]`, onFault);
    const span = writeSpan(event, report);
    if (span === null) continue;
    if (saysRule(event.rrule) && ruleText(event.rrule, span.clock) === null) {
      report('invalid-rule', 'rrule', 'is no rule', RULE_OUTCOME);
    }
    const prepared = {
      ...{ event, span, replaced: new Set<string>(), report },
      location: locationOf(event, location, report),
    };
    readable.push(prepared);
    const id = idText(event);
    if (id !== '' && !byId.has(id)) byId.set(id, prepared);
  }
  const taken = new Set(byId.keys());
  const claimed = new Set<string>();
  return readable.map((prepared, at): WrittenEvent => {
    const place = placeOf(prepared, byId, claimed);
    if (place !== null) return { ...prepared, ...place };
    const id = idText(prepared.event);
    const isFirst = byId.get(id) === prepared;
    const uid = isFirst ? id : freeUid(`${id || 'event'}#${at + 1}`, taken);
    return { ...prepared, uid, replaces: null };
  });
}

/** Returns the place that the host gives an event; null without one, and for one that can't be written. */
function locationOf(
  event: CalendarEvent,
  location: WriteIcalOptions['location'],
  report: ReportLoss,
): string | null {
  let problem = '';
  try {
    const given: unknown = location?.(event);
    if (typeof given === 'string') return given;
    if (given !== undefined) problem = `is ${shown(given)}`;
  } catch (error) {
    problem = `threw ${String(error)}`;
  }
  if (problem !== '') report('unsupported', 'location', problem, KEPT_LOCATION);
  return null;
}

const KEPT_LOCATION =
  'The place that was read is written, if there was one. Return a text or undefined.';

/** Returns the place of a changed occurrence that was read: the entry of its series' `exDates` that it replaces. */
function placeOf(
  { event, span: own, report }: Prepared,
  byId: ReadonlyMap<string, Prepared>,
  claimed: Set<string>,
): Pick<WrittenEvent, 'uid' | 'replaces'> | null {
  const { recurrenceId, thisAndFuture } = keptOf(event);
  if (typeof recurrenceId !== 'string' || event.extractedFromId == null) return null;
  const time = parseIso(recurrenceId);
  if (time === null) return null;
  const uid = String(event.extractedFromId);
  const owner = byId.get(uid);
  const exDates: unknown = owner?.event.exDates;
  const isLeftOut = !owner || (Array.isArray(exDates) && exDates.includes(recurrenceId));
  if (!isLeftOut) return null;
  if (recurs(event)) {
    report('unsupported', 'ical.recurrenceId', RECURRING, OF_ITS_OWN);
    return null;
  }
  const key = `${occurrenceKey(time, (owner?.span ?? own).clock)}\n${uid}`;
  if (claimed.has(key)) {
    report('unsupported', 'ical.recurrenceId', SECOND, OF_ITS_OWN);
    return null;
  }
  claimed.add(key);
  // Without its excluded date the series would be split at a range that couldn't be followed.
  if (thisAndFuture !== true) owner?.replaced.add(recurrenceId);
  return { uid, replaces: { series: owner ? seriesOf(owner.event, owner.span) : null } };
}

const SECOND = 'names an occurrence that another event stands for already';
const RECURRING = 'says that it stands for one occurrence, but it recurs';
const OF_ITS_OWN = 'It is written as an event of its own.';

/** Returns a key for an occurrence that is the same in every written form. */
function occurrenceKey({ form, wall, offset }: IsoTime, clock: WrittenClock): string {
  if (clock.form === 'date') return `${dayOf(wall)}`;
  if (form === 'date') return `day ${wall}`;
  if (form !== 'wall') return `${wall - offset}`;
  const zone = 'zone' in clock ? (clock.zone ?? 'UTC') : localZone();
  return `${instantOf(wall, zone)}`;
}

/** Returns the zones that are written, each with the time it is needed for. */
function zonesIn(written: readonly WrittenEvent[], now: number): Map<string, ZoneUse> {
  const uses = new Map<string, ZoneUse>();
  for (const { event, span, replaces } of written) {
    for (const { clock } of [span, replaces?.series?.span ?? span]) {
      if (clock.form !== 'zone' || !isZone(clock.zone)) continue;
      const rule = ruleText(event.rrule, clock);
      const until = /UNTIL=(\d{4})/i.exec(rule ?? '')?.[1];
      const isOpen = rule !== null && until === undefined;
      const added = rDatesOf(event).map((rDate) => parseIso(rDate)!.wall);
      const ends = until === undefined ? added : [...added, dayFrom(Number(until), 12, 31) * DAY];
      const last = ends.reduce((a, b) => Math.max(a, b), span.end);
      const before = uses.get(clock.zone);
      uses.set(clock.zone, {
        from: added.reduce(
          (a, b) => Math.min(a, b),
          Math.min(span.start, before?.from ?? Infinity),
        ),
        to: Math.max(last, isOpen ? now : -Infinity, before?.to ?? -Infinity),
        isOpen: isOpen || before?.isOpen === true,
      });
    }
  }
  return uses;
}

function idText({ id }: CalendarEvent): string {
  return typeof id === 'string' || typeof id === 'number' ? String(id) : '';
}

function freeUid(wanted: string, taken: Set<string>): string {
  let uid = wanted;
  while (taken.has(uid)) uid = `${uid}+`;
  taken.add(uid);
  return uid;
}
