export { findEvents, type FindEventsOptions } from './find-events';
export { eventTexts, fieldsOf, matchesWords, wordsOf, type EventTexts } from './event-texts';
export { FoundByDate, type FoundEvent, type ListingContext } from './found-by-date';
export { farthestFrom, seriesOccurrence } from './series-occurrence';
export { matchesIn, type TextRange } from './matches-in';
export type { TextFolder } from './text-folder';
