import { DestroyRef, inject, Injector, type Provider } from '@angular/core';
import { Amendments } from './amendments';
import { BatchVerdicts } from './batch-verdicts';
import { CalendarEdits } from './calendar-edits';
import { ChangeValidation } from '../availability/change-validation';
import { ChangeVerdicts } from './change-verdicts';
import { ChangeWords } from './change-words';
import { BOUNDARY_INJECTOR } from '../inputs/calendar-inputs';
import { HOST_REPLAYS, WRITING_INJECTORS } from './host-replays';
import { EventCopies } from './event-copies';
import { OccurrenceEdits } from './occurrence-edits';
import { PresentOccurrences } from './present-occurrences';
import { Replays } from './replays';
import { Refusals } from '../availability/refusals';
import { SentEvents } from './sent-events';
import { SeriesEdits } from './series-edits';
import { Settlements } from './settlements';
import { SkipOffers } from '../availability/skip-offers';

const TYPES = [
  Amendments,
  BatchVerdicts,
  CalendarEdits,
  ChangeValidation,
  ChangeVerdicts,
  ChangeWords,
  EventCopies,
  OccurrenceEdits,
  PresentOccurrences,
  Refusals,
  Replays,
  SentEvents,
  SeriesEdits,
  Settlements,
  SkipOffers,
] as const;

/** Returns the injector of the services that write a calendar's events: one of each, whoever asks first. */
export function writingOf(calendar: Injector): Injector {
  const there = WRITING_INJECTORS.get(calendar);
  if (there !== undefined) return there;
  const providers = [...TYPES, { provide: HOST_REPLAYS, useExisting: Replays }];
  const writing = Injector.create({ providers, parent: calendar });
  calendar.get(DestroyRef).onDestroy(() => writing.destroy());
  WRITING_INJECTORS.set(calendar, writing);
  return writing;
}

/**
 * Services that write events, for the parts of a calendar that need them. The calendar's own providers lack them, so
 * that their code isn't loaded as long as nothing is changed.
 */
export const WRITING: Provider[] = TYPES.map((type) => ({
  provide: type,
  useFactory: () => writingOf(inject(BOUNDARY_INJECTOR)).get<unknown>(type),
}));
