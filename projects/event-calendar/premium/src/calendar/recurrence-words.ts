import { signal } from '@angular/core';
import {
  ɵlazyPart as lazyPart,
  type DEFAULT_LOCALE_TEXT,
  type LocaleText,
  type LocaleTextKey,
  type PartialLocaleText,
  type ɵLazyPart as LazyPart,
} from 'ng-event-calendar';
import { FIRST_RECURRENCE_TEXT } from 'ng-event-calendar/recurrence/internal';
import type * as Words from 'ng-event-calendar/recurrence/words';

const chunk = lazyPart(
  () => import('ng-event-calendar/recurrence/words'),
  (words) => words,
);
const loaded = signal<typeof Words | undefined>(undefined);

/** Sentences about rules, and the texts of recurrence, in a chunk of their own: no event shows them. */
export const RECURRENCE_WORDS: LazyPart<typeof Words> = {
  get loaded() {
    return loaded();
  },
  async load() {
    const words = await chunk.load();
    loaded.set(words);
    return words;
  },
};

/** All texts that the plain calendar has no defaults for. */
type RecurrenceText = Pick<LocaleText, Exclude<LocaleTextKey, keyof typeof DEFAULT_LOCALE_TEXT>>;

/** Returns the default texts of recurrence: all of them once the words have loaded. */
export function recurrenceText(): PartialLocaleText {
  const all: RecurrenceText | undefined = loaded()?.RECURRENCE_TEXT;
  return all ?? FIRST_RECURRENCE_TEXT;
}
