import { TestBed } from '@angular/core/testing';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { Notice } from '../../feedback/notice';
import { deepFreeze, occurrenceIn } from './given-event.spec-host';
import { givenPart, type GivenInputs, type GivenPart } from '../given-part.spec-host';
import { GivenQuestions } from './given-series.spec-host';
import { at, on, plan, series, start } from './plan-and-series.spec-host';
import { PresentOccurrences } from './present-occurrences';
import type { OccurrenceStart } from './recurrence';
import { SourceLink } from '../source/source-link';

interface Given extends GivenPart<PresentOccurrences> {
  /** Sets the host's events. */
  readonly set: (...events: CalendarEvent[]) => void;
}

function given(more: GivenInputs = {}, hasRecurrence = true): Given {
  const inputs = { events: deepFreeze([plan, series]), ...more };
  const made = givenPart(
    PresentOccurrences,
    inputs,
    hasRecurrence ? new GivenQuestions().providers : [],
  );
  return { ...made, set: (...events) => made.inputs.events.set(deepFreeze(events)) };
}

describe('an occurrence', () => {
  it.each([
    ['the plain calendar', false, false],
    ['one that knows of recurrence', true, true],
  ])('of a series recurs in %s: %s', (_, hasRecurrence, recurs) => {
    const { part } = given({}, hasRecurrence);
    expect([part.recurs({ event: series }), part.recurs({ event: plan })]).toEqual([recurs, false]);
  });

  it('is the event at its own times', () => {
    const { part } = given();
    const times = { start: '2026-11-22T10:00:00Z', end: '2026-11-22T11:00:00Z' };
    expect(part.eventOf(on(22))).toEqual({ ...series, ...times });
    expect(part.eventOf(start({ event: plan }))).toBe(plan);
    expect(part.current(on(22))).toEqual({ ...series, ...times });
    expect(part.current(start({ event: plan }))).toBe(plan);
  });

  it('that is left out by now is there no longer', () => {
    const { part } = given();
    expect(part.current(on(23))).toBeNull();
    // A gesture that still holds the occurrence gets the series itself.
    expect(part.eventOf(on(23))).toBe(series);
  });

  const moved = { ...plan, start: '2026-11-25T10:00:00Z', end: '2026-11-25T11:00:00Z' };
  const { rrule: _rrule, exDates: _exDates, ...once } = series;
  it.each<[string, OccurrenceStart, CalendarEvent[]]>([
    ['as the host has it now', start({ event: plan }), [{ ...plan, title: 'New' }]],
    ['at another time', start({ event: plan }), [moved]],
    ['of a series that goes on', on(22), [{ ...series, title: 'New' }]],
    ['of one that recurs no longer, at its start', on(20), [once]],
  ])('is found again %s', (_, old, events) => {
    const { part, inputs, set } = given();
    set(...events);
    expect(part.latestOf(old)).toEqual({ event: inputs.events()[0], start: old.start });
  });

  it.each<[string, OccurrenceStart, CalendarEvent[]]>([
    ['its event is', start({ event: plan }), [series]],
    ['it is left out', on(22), [{ ...series, exDates: ['2026-11-22'] }]],
    ['its series ends sooner, at one', on(22), [once]],
  ])('is gone where %s', (_, old, events) => {
    const { part, set } = given();
    set(...events);
    expect(part.latestOf(old)).toBeNull();
    const occurrence = { ...occurrenceIn(old.event), start: old.start };
    expect(part.placedNow(occurrence)).toBeNull();
  });

  it('is found under the id that its source gave it', () => {
    const { part, set } = given();
    TestBed.inject(SourceLink).rename('a', 77);
    expect(part.latest(plan)).toBe(plan);
    set({ ...plan, id: 77 });
    expect(part.latest(plan)).toEqual({ ...plan, id: 77 });
    expect(part.latestOf(start({ event: plan }))?.event.id).toBe(77);
  });

  it('is placed as it would be drawn now', () => {
    const { part, set } = given({ displayTimezone: 'Asia/Tokyo' });
    set(moved, { ...series, title: 'New' });
    expect(part.placedNow(occurrenceIn(plan))).toMatchObject({
      event: moved,
      start: at(moved.start),
      startWall: at('2026-11-25T19:00:00Z'),
    });
    const drawn = { ...occurrenceIn(part.eventOf(on(22))), event: series, key: 's 2026-11-22' };
    expect(part.placedNow(drawn)).toMatchObject({
      key: 's 2026-11-22',
      event: { title: 'New' },
      start: on(22).start,
    });
    set({ ...plan, start: 'soon' });
    expect(part.placedNow(occurrenceIn(plan))).toBeNull();
  });
});

it('what is gone without a title is said to be', () => {
  given().part.sayGone({ ...plan, title: '' });
  expect(TestBed.inject(Notice).message()?.text).toBe('(No title) was deleted meanwhile');
});
