import { Injector, runInInjectionContext } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import type { OutsideEvent } from 'ng-event-calendar/core/edits';
import { HOUR_MS, dayFrom, type CalendarEvent, type Slot } from 'ng-event-calendar/core/internal';
import { Editing } from '../store/events/editing';
import type { EventChangeRequest } from '../store/events/event-change-request';
import { givenEvent, occurrenceIn } from '../store/events/given-event.spec-host';
import { GivenQuestions } from '../store/events/given-series.spec-host';
import { SessionState } from '../store/events/session-state';
import { givenPart, type GivenInputs } from '../store/given-part.spec-host';
import { DragSession } from './drag-session';
import { GESTURE_PARTS } from './gesture-parts.spec-host';

const FRIDAY = dayFrom(2026, 11, 20);
const MIDNIGHT = Date.parse('2026-11-20T00:00:00Z');
const plan = givenEvent({ id: 'a', title: 'Plan' });
const series = givenEvent({ id: 's', title: 'Series', rrule: 'DAILY' });
const slot = (hour: number): Slot => ({ day: FRIDAY, instant: MIDNIGHT + hour * HOUR_MS });

/** A host that puts everything on Room A, and an hour later than it is dropped. */
function given(more: GivenInputs = {}) {
  const questions = new GivenQuestions();
  const made = givenPart(SessionState, { events: [plan, series], ...more }, [
    ...GESTURE_PARTS,
    ...questions.providers,
  ]);
  const later = (text: string): string =>
    text.replace(/T(\d+)/, (_, hour: string) => `T${Number(hour) + 1}`);
  made.inputs.eventChangeRequest.emit.mockImplementation((request: EventChangeRequest) => {
    const { after } = request;
    if (after === null) return;
    request.amend({ resource: 'a', start: later(after.start), end: later(after.end) });
  });
  const begin = (event: CalendarEvent | null): DragSession =>
    runInInjectionContext(TestBed.inject(Injector), () =>
      DragSession.ofGrab(
        {
          occurrence: event && occurrenceIn(event),
          ...{ edge: null, slot: slot(10), isCopy: false, row: 0 },
        },
        false,
      ),
    );
  const receive = (outside: OutsideEvent): DragSession =>
    runInInjectionContext(TestBed.inject(Injector), () =>
      DragSession.ofOutside(outside, slot(10), false)!,
    );
  return { ...made, questions, begin, receive };
}

describe('a session whose drop the host amends', () => {
  it('previews what will be written, and writes it', async () => {
    const { part, inputs, begin } = given();
    const session = begin(plan);
    session.update(slot(12));
    expect(part.preview()).toMatchObject({
      start: MIDNIGHT + 13 * HOUR_MS,
      event: { id: 'a', resource: 'a' },
    });
    // Where the drop would change nothing, there is nothing to amend.
    session.update(slot(10));
    expect(part.preview()).toMatchObject({ start: MIDNIGHT + 10 * HOUR_MS, event: plan });
    session.update(slot(14));
    const amended = {
      ...plan,
      ...{ start: '2026-11-20T15:00:00Z', end: '2026-11-20T16:00:00Z', resource: 'a' },
    };
    expect(await session.commit()).toEqual({ did: 'changed', event: amended });
    expect(inputs.events()).toEqual([amended, series]);
  });

  it('is amended again once the host has changed the event', () => {
    const { part, inputs, begin } = given();
    const session = begin(plan);
    session.update(slot(12));
    const theirs = { ...plan, title: 'Theirs' };
    inputs.events.set([theirs, series]);
    session.follow(true, occurrenceIn(theirs));
    expect(part.preview()).toMatchObject({
      start: MIDNIGHT + 13 * HOUR_MS,
      event: { title: 'Theirs', resource: 'a' },
    });
  });

  it('opens the form of a new event on it', async () => {
    const { inputs, begin } = given();
    const session = begin(null);
    session.update(slot(12));
    expect(await session.commit()).toMatchObject({ did: 'drafted', event: { resource: 'a' } });
    const draft = TestBed.inject(Editing).session()?.draft;
    expect(draft).toMatchObject({ resource: 'a', start: '2026-11-20T11:00:00' });
    expect(inputs.events()).toEqual([plan, series]);
  });

  it('previews and writes an occurrence of a series', async () => {
    const { part, inputs, begin, questions } = given();
    const session = begin(series);
    session.update(slot(12));
    expect(part.preview()?.start).toBe(MIDNIGHT + 13 * HOUR_MS);
    const ended = session.commit();
    questions.answer('onlyThis');
    await ended;
    expect(inputs.events()).toMatchObject([
      { id: 'a' },
      { id: 's', exDates: ['2026-11-20'] },
      { start: '2026-11-20T13:00:00Z', resource: 'a', extractedFromId: 's' },
    ]);
  });

  it('adds an external event to which the host gives the required resource', async () => {
    const { inputs, receive } = given({ shouldEventRequireResource: true });
    const session = receive({ title: 'Visit', duration: 60 });
    expect(await session.commit()).toMatchObject({ did: 'created', event: { resource: 'a' } });
    expect(TestBed.inject(Editing).session()).toBeNull();
    expect(inputs.events()).toMatchObject([plan, series, { title: 'Visit', resource: 'a' }]);
  });
});
