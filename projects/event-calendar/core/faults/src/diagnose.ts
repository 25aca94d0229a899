import {
  dayOf,
  formatDay,
  instantOf,
  isEntry,
  isGiven,
  isId,
  isPaletteName,
  isSeats,
  isZone,
  localZone,
  parseDay,
  parseIso,
  reporterOf,
  shown,
  type BlockedTime,
  type CalendarEvent,
  type CalendarResource,
  type Entry,
  type CalendarFault,
  type IsoTime,
  type Report,
  type WorkingHours,
} from 'ng-event-calendar/core/internal';
import {
  checkTitle,
  checkValue,
  edges,
  flag,
  notAList,
  notAnEntry,
  notReadable,
  reportNoId,
  text,
  type Check,
} from './checks';
import { diagnoseBlocks, diagnoseHours } from './diagnose-availability';
import { COLOR_FIX, diagnoseResources } from './diagnose-resources';

/** Working hours and blocked time to check along with events and resources. */
export interface Availability {
  /** Value of the input `workingHours`. */
  readonly workingHours?: readonly WorkingHours[];
  /** Value of the input `blockedTimes`. */
  readonly blockedTimes?: readonly BlockedTime[];
}

const CHECKS: readonly Check[] = [
  text('description'),
  text('className'),
  flag('allDay'),
  flag('overlap'),
  flag('canBeOutsideHours'),
  flag('readOnly'),
  flag('draggable'),
  edges('resizable'),
  { key: 'extractedFromId', isValid: isId, fix: 'Use the id of an event, or leave it out.' },
  { key: 'rrule', isValid: isRule, fix: 'Use an RRULE string or an object with freq.' },
  { key: 'exDates', isValid: Array.isArray, fix: 'Use a list of ISO 8601 strings.' },
  { key: 'rDates', isValid: Array.isArray, fix: 'Use a list of ISO 8601 strings.' },
];

const DATE_FIX =
  'Write YYYY-MM-DD or YYYY-MM-DDTHH:MM:SS, with Z or an offset such as +02:00 if it is an instant.';

/**
 * Lists the faults of events and resources, and of hours and blocked times if given: those of resources first, those of
 * events last, otherwise in the order given. Optional keys may be null. Never throws, whatever the values.
 */
export function diagnose(
  events: readonly CalendarEvent[],
  resources: readonly CalendarResource[] = [],
  { workingHours, blockedTimes }: Availability = {},
): CalendarFault[] {
  const faults: CalendarFault[] = [];
  const resourceIds = diagnoseResources(resources, faults);
  diagnoseHours(workingHours, 'workingHours', faults);
  diagnoseBlocks(blockedTimes, resourceIds, faults);
  // Data from the host may not match its type.
  const list: unknown = events;
  if (!Array.isArray(list)) {
    return [...faults, notAList('events', list)];
  }
  const positions = new Map<string, number>();
  for (let position = 0; position < list.length; position += 1) {
    const event: unknown = list[position];
    const place = `events[${position}]`;
    try {
      if (isEntry(event)) {
        const report = reporterOf(event, place, faults);
        diagnoseId(event, position, positions, report);
        diagnoseEvent(event, resourceIds, report);
      } else {
        faults.push(notAnEntry(place, event));
      }
    } catch {
      faults.push(notReadable(place));
    }
  }
  return faults;
}

function diagnoseId(
  { id }: Entry,
  position: number,
  positions: Map<string, number>,
  report: Report,
): void {
  if (!isId(id)) {
    reportNoId(id, 'missing-id', report);
    return;
  }
  const first = positions.get(String(id));
  if (first === undefined) {
    positions.set(String(id), position);
  } else {
    const fix = 'Give every event an id of its own; 1 and "1" are the same.';
    report('duplicate-id', 'id', `${shown(id)} is already the id of events[${first}]`, fix);
  }
}

function diagnoseEvent(
  event: Entry,
  resourceIds: ReadonlyMap<string, string>,
  report: Report,
): void {
  const { color, timezone, resource, exDates, rDates, seats } = event;
  checkTitle(event, report);
  diagnoseDates(event, report);
  if (isGiven(timezone) && !isZone(timezone)) {
    const fix = "Use an IANA name such as Europe/Paris, or leave it out for the browser's zone.";
    report('unknown-timezone', 'timezone', `${shown(timezone)} is no known time zone`, fix);
  }
  if (Array.isArray(resource)) {
    resource.forEach((id, position) =>
      checkResource(id, `resource[${position}]`, resourceIds, report),
    );
  } else if (isGiven(resource)) {
    checkResource(resource, 'resource', resourceIds, report);
  }
  if (isGiven(color) && !isPaletteName(color)) {
    report('unknown-color', 'color', `${shown(color)} is not in the palette`, COLOR_FIX);
  }
  if (isGiven(seats) && !isSeats(seats)) {
    report(
      'invalid-capacity',
      'seats',
      `is ${shown(seats)}`,
      'Give a whole number from 1 on, or leave it out for 1.',
    );
  }
  for (const check of CHECKS) {
    checkValue(event, check, report);
  }
  readDates(exDates, 'exDates', report);
  readDates(rDates, 'rDates', report);
}

function readDates(dates: unknown, field: string, report: Report): void {
  if (!Array.isArray(dates)) return;
  dates.forEach((date, position) => readDate(date, `${field}[${position}]`, report));
}

function checkResource(
  id: unknown,
  key: string,
  resourceIds: ReadonlyMap<string, string>,
  report: Report,
): void {
  if (isId(id) && resourceIds.has(String(id))) return;
  const fix = 'Use the id of one of the resources, add this one to them, or leave it out.';
  report('unknown-resource', key, `${shown(id)} is the id of no resource`, fix);
}

function diagnoseDates(event: Entry, report: Report): void {
  const { timezone, allDay } = event;
  const isAllDay = allDay === true;
  const start = readDate(event['start'], 'start', report, isAllDay);
  const end = readDate(event['end'], 'end', report, isAllDay);
  if (!start || !end) {
    return;
  }
  const isReversed = isAllDay
    ? dayOf(end.wall) < dayOf(start.wall)
    : isBefore(end, start, isZone(timezone) ? timezone : null);
  if (isReversed) {
    const problem = `${shown(event['end'])} is before start ${shown(event['start'])}`;
    const fix = isAllDay
      ? 'Give the last day that the event covers, at the earliest the day of its start.'
      : 'Give an end at or after the start; until then the event is shown without length.';
    report('end-before-start', 'end', problem, fix);
  }
}

function isBefore(end: IsoTime, start: IsoTime, zone: string | null): boolean {
  // Wall times in order are no fault, even if a clock change leaves no time between them: a skipped 02:45 becomes
  // 03:45, after a 03:15 that exists.
  if (isWall(end) && isWall(start) && end.wall >= start.wall) {
    return false;
  }
  return instantIn(end, zone) < instantIn(start, zone);
}

function isWall({ form }: IsoTime): boolean {
  return form === 'date' || form === 'wall';
}

/** Returns the instant of a time in a zone; null means the browser's zone. */
function instantIn(time: IsoTime, zone: string | null): number {
  return isWall(time) ? instantOf(time.wall, zone ?? localZone()) : time.wall - time.offset;
}

function readDate(value: unknown, field: string, report: Report, isAllDay = false): IsoTime | null {
  const time = parseIso(value);
  if (time) {
    return time;
  }
  if (!isGiven(value) || value === '') {
    report('missing-date', field, `is missing (${shown(value)})`, DATE_FIX);
  } else if (isNativeDate(value)) {
    const fix = 'Give an ISO 8601 string; for an instant, what its toISOString() returns.';
    report('native-date', field, 'is a native Date, which is not JSON', fix);
  } else {
    const repaired = typeof value === 'string' ? repair(value, isAllDay) : null;
    const fix = repaired ? `Write ${shown(repaired)}.` : DATE_FIX;
    report('invalid-date', field, `${shown(value)} is no existing date in ISO 8601 form`, fix);
  }
  return null;
}

/** Returns the probable meaning of a string nearly in ISO form, else null. */
function repair(value: string, isAllDay: boolean): string | null {
  if (value.length > 40) {
    return null;
  }
  const candidate = value
    .trim()
    .replace(/^(\d{4}-\d\d-\d\d)[ t](?=\d)/, '$1T')
    .replace(/\s*z$/i, 'Z');
  return parseIso(candidate) ? candidate : withoutHour24(candidate, isAllDay);
}

/** Rewrites hour 24 as the start of the next day; for all-day dates, as the day itself. */
function withoutHour24(value: string, isAllDay: boolean): string | null {
  const [, date = '', rest] = /^(\d{4}-\d\d-\d\d)T24(:00.*)$/.exec(value) ?? [];
  const day = parseDay(date);
  if (day === null || rest === undefined || !parseIso(`${date}T00${rest}`)) {
    return null;
  }
  const repaired = isAllDay ? date : `${formatDay(day + 1)}T00${rest}`;
  return parseIso(repaired) && repaired;
}

function isNativeDate(value: unknown): boolean {
  // Not `instanceof`: the date may come from another frame.
  return Object.prototype.toString.call(value) === '[object Date]';
}

function isRule(value: unknown): boolean {
  return typeof value === 'string' || isEntry(value);
}
