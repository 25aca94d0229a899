import { TestBed } from '@angular/core/testing';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { Notice } from '../../feedback/notice';
import { BookingQuestions } from './booking-question';
import { givenEvent } from '../events/given-event.spec-host';
import { givenPart } from '../given-part.spec-host';
import { GivenQuestions } from '../events/given-series.spec-host';
import * as availabilityCode from './availability-code';
import { AvailabilityRules } from './availability-rules';
import { OccurrenceEdits } from '../events/occurrence-edits';

const plan = givenEvent({ id: 'plan', title: 'Plan' });
const series = { ...plan, rrule: 'DAILY' };
const early = (event: CalendarEvent): CalendarEvent => ({
  ...event,
  start: event.start.replace('T10', 'T08'),
});

describe('the question whether an occurrence is booked anyway', () => {
  it.each<[string, CalendarEvent, CalendarEvent[]]>([
    ['its event has gone', plan, []],
    ['its series has gone', series, []],
    ['it is left out of its series', series, [{ ...series, exDates: ['2026-11-22'] }]],
    ['its series recurs no longer', series, [plan]],
  ])('closes once %s, and that is said', async (_, event, meanwhile) => {
    const questions = new GivenQuestions();
    const { part, inputs } = givenPart(
      OccurrenceEdits,
      {
        ...{ events: [event], unavailableTimes: 'ask' },
        workingHours: [{ days: [0, 5], start: '09:00', end: '17:00', timezone: 'UTC' }],
      },
      questions.providers,
    );
    TestBed.inject(AvailabilityRules).code.set(availabilityCode);
    const day = event.rrule === undefined ? 20 : 22;
    const occurrence = { event, start: Date.parse(`2026-11-${day}T10:00:00Z`) };
    const pending = part.change(occurrence, early, 'resize');
    questions.answer('onlyThis');
    await new Promise((resolve) => setTimeout(resolve));
    const question = TestBed.inject(BookingQuestions).question;
    expect(question()?.reason).toContain('Outside of working hours');
    TestBed.tick();
    inputs.events.set(meanwhile);
    TestBed.tick();
    expect(question()).toBeNull();
    expect(await pending).toMatchObject({ isDone: false });
    expect(TestBed.inject(Notice).message()?.text).toBe('Plan was deleted meanwhile');
    expect(inputs.events()).toBe(meanwhile);
  });
});
