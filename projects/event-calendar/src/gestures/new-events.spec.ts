import { TestBed } from '@angular/core/testing';
import { dayFrom, type CalendarEvent } from 'ng-event-calendar/core/internal';
import { Editing } from '../store/events/editing';
import { givenEvent, occurrenceIn } from '../store/events/given-event.spec-host';
import type { NewEventOrigin } from '../store/events/new-event-origin';
import { givenPart, type GivenInputs, type GivenPart } from '../store/given-part.spec-host';
import { Creation } from './creation';
import { GESTURE_PARTS } from './gesture-parts.spec-host';
import { NewEvents } from './new-events';
import { Sessions } from './sessions';

const plan = givenEvent({ id: 'a' });
const AT_TEN = { day: dayFrom(2026, 11, 20), instant: Date.parse('2026-11-20T10:00:00Z') };
const newEvent = jest.fn((draft: CalendarEvent, _origin: NewEventOrigin) => ({
  ...draft,
  status: 'planned',
}));
const given = (more: GivenInputs = {}): GivenPart<NewEvents> =>
  givenPart(
    NewEvents,
    { newEvent: newEvent as GivenInputs['newEvent'], canDragEventsFromTheOutside: true, ...more },
    GESTURE_PARTS,
  );

beforeEach(() => newEvent.mockClear());

describe('the host completes a new event', () => {
  const written = ({ inputs }: GivenPart<NewEvents>): unknown => inputs.events().at(-1);

  it('of a click', () => {
    given();
    TestBed.inject(Creation).at(AT_TEN);
    expect(TestBed.inject(Editing).session()?.draft).toMatchObject({
      status: 'planned',
      start: '2026-11-20T10:00:00',
    });
  });

  it('of a sweep, once however far it goes', () => {
    given();
    const session = TestBed.inject(Sessions).begin({
      occurrence: null,
      edge: null,
      slot: AT_TEN,
      isCopy: false,
      row: 0,
    });
    for (const hours of [1, 2]) {
      session.update({ ...AT_TEN, instant: AT_TEN.instant + hours * 3_600_000 });
    }
    expect(session.shown.event).toMatchObject({ status: 'planned', end: '2026-11-20T12:00:00' });
    expect(newEvent).toHaveBeenCalledTimes(1);
  });

  it.each<[NewEventOrigin['from'], string, () => void]>([
    ['scratch', 'a click', () => TestBed.inject(Creation).at(AT_TEN)],
    [
      'copy',
      'a drag that copies',
      () =>
        TestBed.inject(Sessions).begin({
          ...{ occurrence: occurrenceIn(plan), edge: null, slot: AT_TEN },
          ...{ isCopy: true, row: 0 },
        }),
    ],
    ['outside', 'a drop', () => TestBed.inject(Sessions).receive({ title: 'Request' }, AT_TEN)],
  ])('and is told that it comes from %s: %s', (from, _, act) => {
    given({ events: [plan] });
    act();
    expect(newEvent.mock.calls.map(([, origin]) => origin)).toEqual([{ from }]);
  });

  it('of something from outside, which keeps when and whose it is', async () => {
    const made = given();
    const session = TestBed.inject(Sessions).receive({ title: 'Request', duration: 60 }, AT_TEN)!;
    session.update({ ...AT_TEN, instant: AT_TEN.instant + 3_600_000 });
    await session.commit();
    await session.commitNew();
    expect(written(made)).toMatchObject({
      title: 'Request',
      status: 'planned',
      start: '2026-11-20T11:00:00',
      end: '2026-11-20T12:00:00',
    });
  });
});

const SCRATCH = { from: 'scratch' } as const;

describe('what the host makes of it', () => {
  const draft = givenEvent({});

  it.each<[string, () => unknown, string]>([
    ['is no event', () => ({ status: 'planned' }), 'returned what is no event'],
    ['is nothing', () => undefined, 'returned what is no event'],
    [
      'is an error',
      () => {
        throw new Error('offline');
      },
      'threw Error: offline',
    ],
  ])('and %s is reported, and the event stays', (_, make, problem) => {
    const { part, reported } = given({ newEvent: make as GivenInputs['newEvent'] });
    expect(part.completed(draft, SCRATCH)).toBe(draft);
    expect(reported).toEqual([expect.stringContaining(`invalid-value: newEvent ${problem}`)]);
  });

  it('keeps its own id where the host gives it that of another event, which is reported', () => {
    const newEvent = (event: CalendarEvent) => ({ ...event, id: 'b', color: 'pink' as const });
    const { part, reported } = given({ newEvent, events: [givenEvent({ id: 'b' })] });
    expect(part.completed(draft, SCRATCH)).toEqual({ ...draft, color: 'pink' });
    expect(reported).toEqual([expect.stringContaining('the id of another event, "b"')]);
  });

  it('is nothing without a function', () => {
    expect(given({ newEvent: undefined }).part.completed(draft, SCRATCH)).toBe(draft);
  });
});
