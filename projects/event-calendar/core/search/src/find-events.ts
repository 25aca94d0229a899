import {
  indexResources,
  type CalendarEvent,
  type CalendarResource,
} from 'ng-event-calendar/core/internal';
import { eventTexts, fieldsOf, matchesWords, wordsOf } from './event-texts';

/** Rules by which `findEvents` searches. */
export interface FindEventsOptions {
  /** BCP 47 language whose rules decide which letters are equal. Default `'en-US'`. */
  readonly locale?: string;
  /**
   * Keys of the event to search, including the host's own; `'resource'` means the titles of its resources. Default
   * `['title', 'description', 'resource']`.
   */
  readonly fields?: readonly string[];
  /** Resources whose titles are searched. */
  readonly resources?: readonly CalendarResource[];
}

/**
 * Returns the events that the search field of a calendar finds, in their order: each word of the text occurs in one of
 * the fields, ignoring case and accents. Blank text finds all.
 *
 * @throws RangeError if the locale is no BCP 47 tag.
 * @example
 * findEvents(events, 'room anna', { resources }); // finds "Anna in Room 2"
 */
export function findEvents<E extends CalendarEvent>(
  events: readonly E[],
  text: string,
  { locale = 'en-US', fields, resources = [] }: FindEventsOptions = {},
): readonly E[] {
  const texts = eventTexts(locale, fieldsOf(fields), indexResources(resources));
  const words = wordsOf(text, texts.fold);
  return words.length === 0 ? events : events.filter((event) => matchesWords(event, words, texts));
}
