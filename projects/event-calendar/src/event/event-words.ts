import { longestIn } from './card-text';
import {
  dayOf,
  instantOf,
  MINUTE,
  textWidth,
  wallAt,
  type Occurrence,
} from 'ng-event-calendar/core/internal';
import type { DateFormats } from '../text/date-formats';
import type { TimeFormats } from '../text/time-formats';
import type { Translator } from '../text/translate';
import { isInList, type EventPlace } from './event-place';

/** Half past nine to half past ten, of any day. */
const SAMPLE = { start: 9.5 * 60, end: 10.5 * 60 };
const SAMPLE_DAY = 20_000;

/** Formats and texts in the calendar's language. */
export interface Speech {
  readonly formats: DateFormats;
  readonly times: TimeFormats;
  readonly text: Translator;
}

/** Returns the forms of its time that may fit on a card, the longest first. */
export function timesOnCard(
  { start, end }: Occurrence,
  { times }: Pick<Speech, 'times'>,
): readonly (() => string)[] {
  return [() => times.timeRange(start, end), () => times.time(start), () => times.timeAlone(start)];
}

/**
 * Returns the forms of its days that may fit on a bar of a day or more, the longest first: with times, unless it begins
 * and ends at midnight.
 */
export function datesOnBar(
  { start, end, startWall, endWall, firstDay, lastDay }: Occurrence,
  { formats, times }: Pick<Speech, 'formats' | 'times'>,
): readonly (() => string)[] {
  const date = (day: number): string => formats.weekdayDate(day).join('');
  const between = formats.rangeSeparator;
  const days = firstDay === lastDay ? date(firstDay) : date(firstDay) + between + date(lastDay);
  const isWhole = startWall === wallAt(dayOf(startWall)) && endWall === wallAt(dayOf(endWall));
  const withTimes = (): string =>
    `${date(firstDay)}, ${times.time(start)}${between}${date(lastDay)}, ${times.time(end)}`;
  return [...(isWhole ? [] : [withTimes]), () => days, () => date(firstDay)];
}

/** Returns the forms of its time that may fit on the bar of a timed event in a row, the longest first. */
export function timesInRow(
  occurrence: Occurrence,
  speech: Pick<Speech, 'formats' | 'times'>,
): readonly (() => string)[] {
  return occurrence.isBar ? datesOnBar(occurrence, speech) : timesOnCard(occurrence, speech);
}

/** Returns the pixels of the forms on a card for most times, so that cards of equal width begin with the same form. */
export function widthsOfTimes(times: TimeFormats): readonly number[] {
  const at = (minutes: number): number =>
    instantOf(wallAt(SAMPLE_DAY) + minutes * MINUTE, times.zone);
  const [start, end] = [at(SAMPLE.start), at(SAMPLE.end)];
  return [textWidth(times.timeRange(start, end)), textWidth(times.time(end)), 0];
}

/** Returns the time of an event in its place, for a card with room enough; empty where it shows none. */
export function timeIn(place: EventPlace, speech: Speech): string {
  const { text, times } = speech;
  const { allDay, start, end } = place.occurrence;
  switch (place.shape) {
    case 'card':
      return times.timeRange(start, end);
    case 'line':
      return times.time(start);
    case 'bar':
      if (place.isInRow === true) {
        const forms = timesInRow(place.occurrence, speech);
        return allDay ? '' : longestIn(forms, place.textWidth ?? Infinity);
      }
      return allDay || place.continuesBefore ? '' : times.time(start);
    case 'tile':
      return allDay ? text('allDay') : entryTime(place, speech);
  }
}

/** Returns the times of a list entry: both, or for an event of several days the part on this day. */
function entryTime({ occurrence, day }: EventPlace, { times, text }: Speech): string {
  const { start, end, firstDay, lastDay } = occurrence;
  if (day === undefined || firstDay === lastDay) return times.timeRange(start, end);
  // Midnight as an instant: a day may have it twice, or not at all.
  if (day === firstDay && start > instantOf(wallAt(day), times.zone)) {
    return text('timeFrom', { time: times.time(start) });
  }
  if (day === lastDay && end < instantOf(wallAt(day + 1), times.zone)) {
    return text('timeUntil', { time: times.time(end) });
  }
  return text('allDay');
}

/**
 * Returns the second line of a list entry, which of several days and the resource, in pieces with a separator between
 * them: each is read in its own direction.
 */
export function noteIn(
  place: EventPlace,
  { formats, text }: Speech,
  resourceName: string | undefined,
): readonly string[] {
  if (!isInList(place)) return [];
  const { day, occurrence } = place;
  const { firstDay, lastDay } = occurrence;
  const part =
    day === undefined || firstDay === lastDay
      ? undefined
      : text('eventDayOfDays', {
          dayNumber: day - firstDay + 1,
          dayCount: lastDay - firstDay + 1,
        });
  if (part && resourceName) return [part, formats.separator, resourceName];
  return [part ?? resourceName ?? ''].filter(Boolean);
}

/** Texts that an event shows. */
export interface ShownWords {
  readonly title: string;
  readonly time: string;
  /** Pieces of the note: a part, or two with a separator between them. */
  readonly note: readonly string[];
  /** Lines beneath the time of a card. */
  readonly details: readonly string[];
}

/**
 * Returns the accessible name: title, time, resource and dates, in this order whatever the event has room to show, for
 * voice control also the other visible texts among them (WCAG 2.2, 2.5.3).
 */
export function accessibleName(
  place: EventPlace,
  speech: Speech,
  { title, time, note, details }: ShownWords,
  resourceName: string | undefined,
): string {
  const { text } = speech;
  if (isInList(place)) {
    const seen = [title, time, note.join('')].filter(Boolean).join(', ');
    return text('eventAriaLabel', { title: seen, when: spokenDates(place, speech) });
  }
  const { range, dates } = spokenTimes(place, speech, time);
  // Lines beneath a time follow that as it is seen, in whatever form.
  const isShort = details.length > 0 && range !== time;
  const seen = [title, isShort ? time : range, ...details].filter(Boolean).join(', ');
  const event =
    resourceName === undefined || details.includes(resourceName)
      ? seen
      : text('eventResourceAriaLabel', { event: seen, resource: resourceName });
  const when = [isShort ? range : '', dates].filter(Boolean).join(', ');
  return text('eventAriaLabel', { title: event, when });
}

function spokenDates({ occurrence }: EventPlace, { formats, times }: Speech): string {
  const { firstDay, lastDay } = occurrence;
  return firstDay === lastDay ? formats.fullDate(firstDay) : times.spoken(occurrence);
}

/** Returns the times as they are spoken, beginning with the time that is seen, and the dates. */
function spokenTimes(
  place: EventPlace,
  { formats, times, text }: Speech,
  time: string,
): { readonly range: string; readonly dates: string } {
  const { occurrence, shape } = place;
  const { allDay, start, end, firstDay, lastDay } = occurrence;
  if (allDay) {
    return { range: '', dates: text('eventAllDaySpoken', { date: times.spoken(occurrence) }) };
  }
  if (shape === 'bar' && firstDay !== lastDay) {
    return { range: time, dates: times.spoken(occurrence) };
  }
  const isWhole =
    (shape === 'card' || place.isInRow === true) &&
    (time === '' || time === times.timeRange(start, end));
  const range = isWhole
    ? times.timeRange(start, end)
    : times.timesApart(start, end, time === times.timeAlone(start) ? 'full' : 'compact');
  return { range, dates: formats.fullDates(firstDay, lastDay) };
}
