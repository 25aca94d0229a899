import { signal } from '@angular/core';
import type { PartialLocaleText } from 'ng-event-calendar/defaults';
import { chunkOf } from './chunk';

const TEXTS = chunkOf(
  () => import('ng-event-calendar/core/texts'),
  (module) => module.PART_TEXT as PartialLocaleText,
);
const loaded = signal<PartialLocaleText | null>(null);

/** The texts of what is loaded on demand; null before the first of it was asked for. */
export const lazyTexts = loaded.asReadonly();

/** Loads them. Rejects where they can't be had; the next call asks for them again. */
export async function loadLazyTexts(): Promise<void> {
  if (loaded() === null) loaded.set(await TEXTS.load());
}
