import type { Occurrence } from 'ng-event-calendar/core/internal';
import { someTitles } from '../../text/some-titles';
import type { Translator } from '../../text/translate';

/** Returns words for the timed events that have begun by an instant and go on; empty without any. */
export function duringWords(
  occurrences: readonly Occurrence[],
  instant: number,
  text: Translator,
): string {
  const titles = occurrences
    .filter(({ allDay, start, end }) => !allDay && start < instant && instant < end)
    .map(({ event }) => event.title || text('eventUntitled'));
  return titles.length === 0 ? '' : text('duringEvents', { titles: someTitles(titles, text) });
}
