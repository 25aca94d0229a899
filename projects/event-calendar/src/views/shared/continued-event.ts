import type { Occurrence } from 'ng-event-calendar/core/internal';
import type { Translator } from '../../text/translate';
import type { ContinuedEvent } from './day-cell';

/** Returns an event of several days as it continues into a later one. */
export function continuedOn(
  day: number,
  { key, event, firstDay, lastDay }: Occurrence,
  row: number,
  text: Translator,
): ContinuedEvent {
  const when = text('eventDayOfDays', {
    dayNumber: day - firstDay + 1,
    dayCount: lastDay - firstDay + 1,
  });
  const title = event.title || text('eventUntitled');
  return { key, row, label: text('eventAriaLabel', { title, when }) };
}
