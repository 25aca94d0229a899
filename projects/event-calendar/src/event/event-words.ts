import { wallAt } from 'ng-event-calendar/core';
import type { DateFormats } from '../text/date-formats';
import type { Translator } from '../text/translate';
import { isInList, type EventPlace } from './event-place';

/** What says times and texts. */
export interface Speech {
  readonly formats: DateFormats;
  readonly text: Translator;
}

/** The time as an event shows it in its place; empty where it shows none. */
export function timeIn(place: EventPlace, { formats, text }: Speech): string {
  const { allDay, startWall, endWall } = place.occurrence;
  switch (place.shape) {
    case 'card':
      return place.isBrief ? formats.time(startWall) : formats.timeRange(startWall, endWall);
    case 'line':
      return formats.time(startWall);
    case 'bar':
      return allDay || place.continuesBefore ? '' : formats.time(startWall);
    case 'entry':
    case 'tile':
      return allDay ? text('allDay') : entryTime(place, { formats, text });
  }
}

/** Times of a list entry: both, or of an event over several days what happens on this one. */
function entryTime({ occurrence, day }: EventPlace, { formats, text }: Speech): string {
  const { startWall, endWall, firstDay, lastDay } = occurrence;
  if (day === undefined || firstDay === lastDay) return formats.timeRange(startWall, endWall);
  if (day === firstDay && startWall > wallAt(day)) {
    return text('timeFrom', { time: formats.time(startWall) });
  }
  if (day === lastDay && endWall < wallAt(day + 1)) {
    return text('timeUntil', { time: formats.time(endWall) });
  }
  return text('allDay');
}

/** Second line of a list entry: which of several days, and the resource. */
export function noteIn(
  place: EventPlace,
  { text }: Speech,
  resourceName: string | undefined,
): string {
  if (!isInList(place)) return '';
  const { day, occurrence } = place;
  const { firstDay, lastDay } = occurrence;
  const part =
    day === undefined || firstDay === lastDay
      ? undefined
      : text('eventDayOfDays', {
          dayNumber: day - firstDay + 1,
          dayCount: lastDay - firstDay + 1,
        });
  return [part, resourceName].filter(Boolean).join(' · ');
}

/** Title and times in full, for where there isn't room for them. */
export function tooltipOf({ occurrence }: EventPlace, title: string, formats: DateFormats): string {
  const { allDay, startWall, endWall } = occurrence;
  return allDay ? title : `${title}\n${formats.timeRange(startWall, endWall)}`;
}

/** What an event shows as text. */
export interface ShownWords {
  readonly title: string;
  readonly time: string;
  readonly note: string;
}

/** Begins with what is seen, in the same order, for those who speak it (WCAG 2.2, 2.5.3). */
export function accessibleName(
  place: EventPlace,
  speech: Speech,
  { title, time, note }: ShownWords,
  resourceName: string | undefined,
): string {
  const { text } = speech;
  if (isInList(place)) {
    const seen = [title, time, note].filter(Boolean).join(', ');
    return text('eventAriaLabel', { title: seen, when: spokenDates(place, speech) });
  }
  const name = text('eventAriaLabel', { title, when: spokenTimes(place, speech, time) });
  if (resourceName === undefined) return name;
  const resource = text('resourceAriaLabel', { resourceName });
  return text('eventResourceAriaLabel', { event: name, resource });
}

function spokenDates({ occurrence }: EventPlace, { formats }: Speech): string {
  const { allDay, startWall, endWall, firstDay, lastDay } = occurrence;
  return firstDay === lastDay
    ? formats.fullDate(firstDay)
    : formats.spokenRange(startWall, endWall, allDay);
}

function spokenTimes(
  { occurrence, shape, isBrief }: EventPlace,
  { formats, text }: Speech,
  time: string,
): string {
  const { allDay, startWall, endWall, firstDay, lastDay } = occurrence;
  if (allDay) {
    const date = formats.spokenRange(startWall, endWall, true);
    return text('eventAllDaySpoken', { date });
  }
  if (shape === 'bar' && firstDay !== lastDay) {
    return [time, formats.spokenRange(startWall, endWall, false)].filter(Boolean).join(', ');
  }
  const isStartOnly = shape !== 'card' || isBrief === true;
  const times = isStartOnly
    ? formats.timesApart(startWall, endWall)
    : formats.timeRange(startWall, endWall);
  return `${times}, ${formats.spokenRange(startWall, endWall, true)}`;
}
