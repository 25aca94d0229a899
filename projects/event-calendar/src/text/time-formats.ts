import {
  dayOf,
  isRepeated,
  wallAt,
  wallIn,
  type Occurrence,
} from 'ng-event-calendar/core/internal';
import { minutesOfDay, type ClockFormats } from './clock-formats';

/** Part of an occurrence that says when it happens. */
export type OccurrenceTimes = Pick<Occurrence, 'allDay' | 'start' | 'end' | 'firstDay' | 'lastDay'>;

/**
 * Formats instants as the clocks of one zone show them. A time that the clocks show twice, because they are put back,
 * is followed by the zone's short name at that moment: '1:30 AM EDT – 1:30 AM EST'.
 */
export interface TimeFormats {
  readonly zone: string;
  /** '9 AM', '9:30 AM', '09:00' or '1:30 AM EDT'. */
  time(instant: number): string;
  /** With minutes, but without the half of the day unless needed: '9:00', '9:30', '1:30 AM EDT'. */
  timeAlone(instant: number): string;
  /** '9 – 10:30 AM', '11:30 AM – 1 PM' or '09:00 – 10:30'; only the times of day. */
  timeRange(start: number, end: number): string;
  /** '9 AM – 10:30 AM', in full '9:00 AM – 10:30 AM', or '09:00 – 10:30': both ends written out. */
  timesApart(start: number, end: number, how?: 'compact' | 'full'): string;
  /** With dates, for accessible names: 'Friday, November 20, 2026, 9:00 AM – 10:30 AM'. */
  spokenRange(start: number, end: number): string;
  /** Dates and times of an occurrence for accessible names: as `spokenRange`, or its days alone. */
  spoken(occurrence: OccurrenceTimes): string;
  /** Times of day within `spoken`, each of which belongs on one line: ['9:00 AM – 10:30 AM']. */
  spokenTimes(occurrence: OccurrenceTimes): readonly string[];
}

/** Formats that don't depend on the zone. */
interface Parts {
  readonly clock: ClockFormats;
  readonly fullDate: (day: number) => string;
  readonly fullDates: (first: number, last: number) => string;
  readonly zoneAbbreviation: (instant: number, zone: string) => string;
}

/** First-strong isolate and its end: text between them is laid out by itself. */
const [ISOLATE, END_OF_ISOLATE] = ['\u2068', '\u2069'];
const RIGHT_TO_LEFT = /[\u0590-\u08ff]/;

/** Makes the formats of instants in a zone. */
export function createTimeFormats(zone: string, parts: Parts): TimeFormats {
  const { clock, fullDate, fullDates, zoneAbbreviation } = parts;
  const minutes = (instant: number): number => minutesOfDay(wallIn(instant, zone));
  const named = (time: string, instant: number): string => {
    const text = `${time} ${zoneAbbreviation(instant, zone)}`;
    // Among right-to-left words, 'GMT-4 – 1:00' would be taken for one piece of Latin text.
    return RIGHT_TO_LEFT.test(fullDate(0)) ? ISOLATE + text + END_OF_ISOLATE : text;
  };
  const written = (how: 'compact' | 'full', instant: number): string => {
    const time = clock[how](minutes(instant));
    return isRepeated(instant, zone) ? named(time, instant) : time;
  };
  const hasNames = (start: number, end: number): boolean =>
    isRepeated(start, zone) || isRepeated(end, zone);
  const apart = (how: 'compact' | 'full', start: number, end: number): string => {
    // '01:30 GMT-4–01:30 GMT-5' is hard to read.
    const separator = hasNames(start, end)
      ? ` ${clock.rangeSeparator.trim()} `
      : clock.rangeSeparator;
    return written(how, start) + separator + written(how, end);
  };
  const range = (how: 'compact' | 'full', start: number, end: number): string => {
    // Only ends without a zone's name may share their common part.
    if (!hasNames(start, end)) return clock[`${how}Range`](minutes(start), minutes(end));
    const [from, to] = [written(how, start), written(how, end)];
    return from === to ? from : apart(how, start, end);
  };

  /** Returns dates and times alternately. */
  const spokenPieces = (start: number, end: number): readonly string[] => {
    const [startWall, endWall] = [wallIn(start, zone), wallIn(end, zone)];
    const [first, last] = [dayOf(startWall), dayOf(endWall)];
    // The midnight after a day counts as its end.
    if (first === last || (endWall > startWall && endWall <= wallAt(first + 1))) {
      return [`${fullDate(first)}, `, range('full', start, end)];
    }
    const [from, to] = [written('full', start), written('full', end)];
    return [`${fullDate(first)}, `, from + clock.rangeSeparator, `${fullDate(last)}, `, to];
  };
  const spokenRange = (start: number, end: number): string => spokenPieces(start, end).join('');

  return {
    zone,
    time: (instant) => written('compact', instant),
    timeAlone: (instant) => {
      if (isRepeated(instant, zone)) return written('compact', instant);
      return clock.halves
        .reduce((text, half) => text.replace(half, ''), written('full', instant))
        .trim();
    },
    timeRange: (start, end) =>
      // 'AM' is only shared by two ends on one day.
      dayOf(wallIn(start, zone)) === dayOf(wallIn(end, zone))
        ? range('compact', start, end)
        : apart('compact', start, end),
    timesApart: (start, end, how = 'compact') => apart(how, start, end),
    spokenRange,
    spoken: ({ allDay, start, end, firstDay, lastDay }) =>
      allDay ? fullDates(firstDay, lastDay) : spokenRange(start, end),
    spokenTimes: ({ allDay, start, end }) =>
      allDay ? [] : spokenPieces(start, end).flatMap((piece, at) => (at % 2 ? [piece.trim()] : [])),
  };
}
