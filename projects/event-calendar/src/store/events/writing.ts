import { DestroyRef, inject, Injector, type Provider } from '@angular/core';
import { CalendarEdits } from './calendar-edits';
import { BOUNDARY_INJECTOR } from '../inputs/calendar-inputs';
import { OccurrenceEdits } from './occurrence-edits';
import { Refusals } from '../availability/refusals';

const TYPES = [CalendarEdits, OccurrenceEdits, Refusals] as const;

/** By the injector of each calendar. */
const made = new WeakMap<Injector, Injector>();

/** What writes the events of a calendar: one of each for all that change them, whichever comes first. */
export function writingOf(calendar: Injector): Injector {
  const there = made.get(calendar);
  if (there !== undefined) return there;
  const writing = Injector.create({ providers: [...TYPES], parent: calendar });
  calendar.get(DestroyRef).onDestroy(() => writing.destroy());
  made.set(calendar, writing);
  return writing;
}

/**
 * What writes events, for the parts of a calendar that do. It is none of the calendar's own providers: as
 * long as nobody changes anything it needn't be loaded.
 */
export const WRITING: Provider[] = TYPES.map((type) => ({
  provide: type,
  useFactory: () => writingOf(inject(BOUNDARY_INJECTOR)).get<unknown>(type),
}));
