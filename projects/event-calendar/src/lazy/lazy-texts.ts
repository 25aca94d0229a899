import { signal } from '@angular/core';
import type { PartialLocaleText } from 'ng-event-calendar/defaults';
import { chunkOf } from './chunk';

const TEXTS = chunkOf(
  () => import('ng-event-calendar/core/texts'),
  (module) => module.PART_TEXT as PartialLocaleText,
);
const loaded = signal<PartialLocaleText | null>(null);

/** Texts of lazy parts; null before the first part was requested. */
export const lazyTexts = loaded.asReadonly();

/** Loads the texts. Rejects if that fails; the next call tries again. */
export async function loadLazyTexts(): Promise<void> {
  if (loaded() === null) loaded.set(await TEXTS.load());
}
