import type { Provider } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { createEvent } from 'ng-event-calendar/core/edits';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { Notice } from '../../feedback/notice';
import { BookingQuestions } from './booking-question';
import { CalendarEdits, type EditResult } from '../events/calendar-edits';
import { givenEvent } from '../events/given-event.spec-host';
import { givenPart, type GivenInputs, type GivenPart } from '../given-part.spec-host';
import * as availabilityCode from './availability-code';
import { AvailabilityRules } from './availability-rules';
import type { MaybePromise } from '../maybe-promise';

const RESOURCES = [
  { id: 'ana', title: 'Ana' },
  { id: 'room', title: 'Room for two', capacity: 2 },
];
const HOURS = [{ start: '09:00', end: '17:00', timezone: 'UTC' }];
const LUNCH = {
  title: 'Lunch',
  start: '2026-11-20T12:00:00Z',
  end: '2026-11-20T13:00:00Z',
};
/** An existing event of Ana's, from ten to eleven. */
export const taken = givenEvent({ id: 'taken', title: 'Taken', resource: 'ana' });

/** Makes an event of Ana's on Friday, between two full hours in UTC. */
export const event = (from: number, to: number, more: Partial<CalendarEvent> = {}): CalendarEvent =>
  givenEvent({
    start: `2026-11-20T${String(from).padStart(2, '0')}:00:00Z`,
    end: `2026-11-20T${String(to).padStart(2, '0')}:00:00Z`,
    resource: 'ana',
    ...more,
  });

/** Edits of events of a resource who works from nine to five, with a break at noon. */
export interface GivenJudged extends GivenPart<CalendarEdits> {
  readonly add: (added: CalendarEvent) => MaybePromise<EditResult>;
  readonly count: () => number;
  /** Refusal that is shown; null without one. */
  readonly notice: () => string | null;
  /** Question that is put to the user; null without one. */
  readonly asked: () => string | null;
  readonly answer: (isBooked: boolean) => void;
  /** Label of the offer to leave dates out; null without one. */
  readonly offer: () => string | null;
}

export function givenJudged(
  more: GivenInputs = {},
  isLoaded = true,
  providers: readonly Provider[] = [],
): GivenJudged {
  const made = givenPart(
    CalendarEdits,
    {
      events: [taken],
      resources: RESOURCES,
      workingHours: HOURS,
      blockedTimes: [LUNCH],
      ...more,
    },
    providers,
  );
  const judging = TestBed.inject(AvailabilityRules);
  if (isLoaded) judging.code.set(availabilityCode);
  const questions = TestBed.inject(BookingQuestions);
  return {
    ...made,
    add: (added) => made.part.apply(() => createEvent(made.part.events(), added)),
    count: () => made.inputs.events().length,
    notice: () => TestBed.inject(Notice).message()?.text ?? null,
    asked: () => questions.question()?.reason ?? null,
    answer: (isBooked) => questions.question()!.answer(isBooked ? 'book' : 'back'),
    offer: () => questions.question()?.offer?.label ?? null,
  };
}
