import { rawParameters, type ContentLine } from './content-line';
import type { IcalTime } from './ical-time';
import type { Reader } from './read-span';

/** Reports the zone of a start that the event can't use as its own. */
export function reportStartZone(
  line: ContentLine,
  { tzid, wall }: IcalTime,
  isRuled: boolean,
  { zoneOf, report }: Reader,
): void {
  if (tzid === null) return;
  const reading = zoneOf(tzid, wall);
  if ('name' in reading) return;
  const place = { field: line.name, line: line.number };
  if ('problem' in reading) {
    report('unknown-timezone', place, `${named(line)} ${reading.problem}. ${WITHOUT_ZONE}`);
  } else if (!reading.isOffset) {
    const what = 'names no zone that is known, nor is its definition in the file that of one';
    report(
      'unknown-timezone',
      place,
      `${named(line)} ${what}. ${isRuled ? AS_SERIES : AS_INSTANTS}`,
    );
  } else if (isRuled) {
    report('unknown-timezone', place, `${named(line)} is an offset. ${AS_OFFSET_SERIES}`);
  }
}

/** Reports an unreadable zone of a line's times, unless it is that of the start, too. */
export function reportOtherZone(
  line: ContentLine,
  time: IcalTime,
  startTzid: string | null,
  { zoneOf, report }: Reader,
): void {
  if (time.tzid === null || time.tzid === startTzid) return;
  const reading = zoneOf(time.tzid, time.wall);
  if (!('problem' in reading)) return;
  const place = { field: line.name, line: line.number };
  report('unknown-timezone', place, `${named(line)} ${reading.problem}. ${WITHOUT_ZONE}`);
}

const WITHOUT_ZONE = 'Its times are read without a zone.';
const AS_INSTANTS = 'Its times are taken as instants by that definition.';
const AS_SERIES =
  'Its times are taken as instants by that definition, and repeat in UTC: later occurrences may be ' +
  'off, by an hour after the clocks of that zone change.';
const AS_OFFSET_SERIES =
  'Its times are taken as instants, and repeat in UTC: weekdays and dates of occurrences may be off ' +
  'by a day.';

function named(line: ContentLine): string {
  return rawParameters(line).slice(0, 80);
}
