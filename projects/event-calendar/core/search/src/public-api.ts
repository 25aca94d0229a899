export { findEvents, type FindEventsOptions } from './find-events';
export { eventTexts, matchesWords, SEARCHED_FIELDS, wordsOf, type EventTexts } from './event-texts';
export { FoundByDate, type FoundEvent, type ListingContext } from './found-by-date';
export { matchesIn, type TextRange } from './matches-in';
export type { TextFolder } from './text-folder';
