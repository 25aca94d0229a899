import { DAY, type CalendarEvent, type EventSpan } from 'ng-event-calendar/core/internal';
import { occurrencesAt, type ExpandRules } from './occurrences-at';

/** Whether a series has an occurrence that starts when a copy of one would. */
export function isAlreadyThere(
  series: CalendarEvent,
  when: EventSpan,
  rules: ExpandRules,
): boolean {
  const start = when.allDay ? when.firstDay * DAY : when.start;
  const there = occurrencesAt(series, start, rules) ?? [];
  return there.some(({ allDay }) => allDay === when.allDay);
}
