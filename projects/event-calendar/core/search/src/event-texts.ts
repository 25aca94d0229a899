import {
  resourceNodesOf,
  titleOfResource,
  type CalendarEvent,
  type ResourceIndex,
} from 'ng-event-calendar/core/internal';
import { textFolder, type TextFolder } from './text-folder';

/** Keys of events that are searched by default. */
export const SEARCHED_FIELDS: readonly string[] = ['title', 'description', 'resource'];
/** Field that stands for the titles of an event's resources. */
const RESOURCE = 'resource';

/** Whether a value may be a key of events. */
export function isField(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** Returns the keys to search: those given that can be used, else the default. */
export function fieldsOf(given: unknown): readonly string[] {
  const fields = Array.isArray(given) ? given.filter(isField) : [];
  return fields.length > 0 ? fields : SEARCHED_FIELDS;
}

/** Texts in which events are searched. */
export interface EventTexts {
  readonly fold: TextFolder;
  /** Returns the values of a field of an event as they are displayed. */
  readonly valuesOf: (event: CalendarEvent, field: string) => readonly string[];
  /** Returns all searched texts of an event, folded; read once for each event object. */
  readonly folded: (event: CalendarEvent) => string;
}

/** Returns the texts of events in a language, and in the given fields. */
export function eventTexts(
  locale: string,
  fields: readonly string[],
  resources: ResourceIndex,
): EventTexts {
  const fold = textFolder(locale);
  const known = new WeakMap<CalendarEvent, string>();
  const valuesOf = (event: CalendarEvent, field: string): readonly string[] =>
    field === RESOURCE
      ? resourceNodesOf(event, resources).map(titleOfResource)
      : textsIn((event as unknown as Record<string, unknown>)[field]);
  const folded = (event: CalendarEvent): string => {
    const before = known.get(event);
    if (before !== undefined) return before;
    // Words have no line breaks, so that none matches across two values.
    const now = fields
      .flatMap((field) => valuesOf(event, field))
      .map(fold)
      .join('\n');
    known.set(event, now);
    return now;
  };
  return { fold, valuesOf, folded };
}

/** Returns the texts and numbers of a value as texts: its own, or those of a list. */
function textsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((each: unknown) => textOf(each));
  return textOf(value);
}

function textOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'number' && !Number.isNaN(value) ? [String(value)] : [];
}

/** Matches marks that stand without a letter. */
const BARE_MARKS = /^\p{M}+$/u;

/** Returns the folded words of a search; none for text without anything that can be seen. */
export function wordsOf(text: string, fold: TextFolder): readonly string[] {
  return text
    .split(/\s+/u)
    .map(fold)
    .filter((word) => word !== '' && !BARE_MARKS.test(word));
}

/** Whether each of the folded words is part of the texts of an event. */
export function matchesWords(
  event: CalendarEvent | null,
  words: readonly string[],
  texts: EventTexts,
): boolean {
  // A host's array may hold anything, and faults in it are told by `diagnose`.
  if (typeof event !== 'object' || event === null) return false;
  const folded = texts.folded(event);
  return words.every((word) => folded.includes(word));
}
