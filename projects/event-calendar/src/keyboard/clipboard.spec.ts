import { TestBed } from '@angular/core/testing';
import {
  dayFrom,
  HOUR_MS,
  type CalendarEvent,
  type CalendarId,
  type Slot,
} from 'ng-event-calendar/core/internal';
import { Editing } from '../store/events/editing';
import type { EventChangeRequest } from '../store/events/event-change-request';
import { givenEvent, occurrenceIn } from '../store/events/given-event.spec-host';
import * as availabilityCode from '../store/availability/availability-code';
import { AvailabilityRules } from '../store/availability/availability-rules';
import type { MaybePromise } from '../store/maybe-promise';
import { givenPart, type GivenInputs, type GivenPart } from '../store/given-part.spec-host';
import { GivenQuestions } from '../store/events/given-series.spec-host';
import { CopiedEvent, EventClipboard } from './clipboard';
import { GivenFocus, keyboardParts } from './keyboard-parts.spec-host';

const FRIDAY = dayFrom(2026, 11, 20);
const slot = (day: number, hour: number | null, more: Partial<Slot> = {}): Slot => ({
  day,
  instant: hour === null ? null : day * 24 * HOUR_MS + hour * HOUR_MS,
  ...more,
});

const plan = givenEvent({ id: 'a', title: 'Plan', resource: 'r' });
const fair = givenEvent({
  id: 'f',
  allDay: true,
  start: '2026-11-19',
  end: '2026-11-20',
  timezone: 'UTC',
});
const trip = givenEvent({ id: 't', start: '2026-11-19T09:00:00Z', end: '2026-11-20T17:00:00Z' });
const series = givenEvent({ id: 's', rrule: 'DAILY', exDates: ['2026-12-01'] });

const given = (more: GivenInputs = {}): GivenPart<EventClipboard> =>
  givenPart(EventClipboard, { events: [plan, fair, trip, series], ...more }, [
    ...keyboardParts(new GivenFocus()),
    ...new GivenQuestions().providers,
  ]);
/** Returns the added events, without their ids. */
const added = ({ inputs }: GivenPart<EventClipboard>): object[] =>
  inputs
    .events()
    .slice(4)
    .map(({ id: _id, ...rest }) => rest);
const without = ({ id: _id, ...rest }: CalendarEvent): object => rest;

/** Returns a value that is known at once, as nobody is asked. */
function known<T>(value: MaybePromise<T>): T {
  expect(value).not.toBeInstanceOf(Promise);
  return value as T;
}

describe('pasting', () => {
  const at = (start: string, end: string): object => ({ start, end });
  it.each<[string, CalendarEvent, Slot, object]>([
    ['at a time', plan, slot(FRIDAY + 1, 14), at('2026-11-21T14:00:00Z', '2026-11-21T15:00:00Z')],
    [
      'on a day, where it keeps its time',
      plan,
      slot(FRIDAY + 1, null),
      at('2026-11-21T10:00:00Z', '2026-11-21T11:00:00Z'),
    ],
    ['of whole days on a day', fair, slot(FRIDAY + 1, null), at('2026-11-21', '2026-11-22')],
    [
      'of what lasts days, at a time',
      trip,
      slot(FRIDAY + 1, 14),
      at('2026-11-21T14:00:00Z', '2026-11-22T22:00:00Z'),
    ],
  ])('puts a copy %s', (_, event, to, times) => {
    const made = given();
    made.part.copy(occurrenceIn(event));
    const copy = known(made.part.paste(to));
    expect(added(made)).toEqual([{ ...without(event), ...times }]);
    expect(copy).toBe(made.inputs.events()[4]);
    expect(copy?.id).not.toBe(event.id);
    expect(made.inputs.lastAction.emit.mock.calls).toMatchObject([[{ type: 'create' }]]);
  });

  it('puts whole days at a time as long as new events are', () => {
    const made = given();
    made.part.copy(occurrenceIn(fair));
    expect(known(made.part.paste(slot(FRIDAY, 14)))).toMatchObject({
      start: expect.stringContaining('T14:00') as string,
      end: expect.stringContaining('T14:30') as string,
    });
  });

  it('puts it into the column of whom it is for', () => {
    const made = given();
    made.part.copy(occurrenceIn(plan));
    expect(known(made.part.paste(slot(FRIDAY, 14, { resource: 'other' })))?.resource).toBe('other');
    expect(known(made.part.paste(slot(FRIDAY, 14)))?.resource).toBe('r');
  });

  it('puts each time another one, of what it was when it was copied', () => {
    const made = given();
    made.part.copy(occurrenceIn(plan));
    made.inputs.events.set([fair, trip, series, plan]);
    const [one, other] = [
      known(made.part.paste(slot(FRIDAY, 14))),
      known(made.part.paste(slot(FRIDAY, 14))),
    ];
    expect(one?.id).not.toBe(other?.id);
    expect(one?.title).toBe('Plan');
  });

  it('puts of a series that one alone', () => {
    const made = given();
    made.part.copy({ ...occurrenceIn(series), start: Date.parse('2026-11-22T10:00:00Z') });
    expect(known(made.part.paste(slot(FRIDAY, 14)))?.rrule).toBeUndefined();
    expect(TestBed.inject(CopiedEvent).occurrence?.event).toMatchObject({
      start: '2026-11-22T10:00:00Z',
    });
  });

  it.each<[string, boolean, GivenInputs]>([
    ['nothing was copied', false, {}],
    ['nothing may be created', true, { eventCreation: false }],
    ['nothing may be changed', true, { readOnly: true }],
  ])('does nothing where %s', (_, isCopied, more) => {
    const made = given(more);
    if (isCopied) made.part.copy(occurrenceIn(plan));
    expect(known(made.part.paste(slot(FRIDAY, 14)))).toBeNull();
    expect(made.inputs.events()).toHaveLength(4);
  });

  it('does nothing where the host refuses it', () => {
    const made = given();
    made.inputs.eventChangeRequest.emit.mockImplementation(
      (request: { preventDefault: () => void }) => request.preventDefault(),
    );
    made.part.copy(occurrenceIn(plan));
    expect(known(made.part.paste(slot(FRIDAY, 14)))).toBeNull();
    expect(made.inputs.events()).toHaveLength(4);
  });

  it('goes to the editor where somebody is needed whose it is', () => {
    const made = given({ shouldEventRequireResource: true });
    made.part.copy(occurrenceIn(trip));
    const copy = known(made.part.paste(slot(FRIDAY, 14)));
    expect(TestBed.inject(Editing).session()?.draft).toBe(copy);
    expect(made.inputs.events()).toHaveLength(4);
  });

  describe('among kinds of resources', () => {
    const resources = [
      { id: 'ana', title: 'Ana', kind: 'Teacher' },
      { id: 'ben', title: 'Ben', kind: 'Teacher' },
      { id: 1, title: 'Room 1', kind: 'Room' },
      { id: 2, title: 'Room 2', kind: 'Room' },
    ];
    const lesson = givenEvent({ id: 'a', title: 'Plan', resource: ['ana', 1] });
    const pasted = (piece: CalendarId, to: CalendarId, more: GivenInputs = {}) => {
      const made = given({ resources, events: [lesson], resourceColumns: true, ...more });
      made.part.copy(occurrenceIn(lesson), piece);
      const copy = known(made.part.paste({ ...slot(FRIDAY, 14), resource: to }));
      return { ...made, copy };
    };

    it.each<[CalendarId, CalendarId, readonly CalendarId[]]>([
      ['ana', 'ben', ['ben', 1]],
      ['ana', 2, ['ana', 2]],
      [1, 'ben', ['ben', 1]],
      [1, 2, ['ana', 2]],
    ])('keeps those of other kinds: from the column of %s to that of %s', (piece, to, expected) => {
      expect(pasted(piece, to).copy?.resource).toEqual(expected);
    });

    it('goes to the editor where a kind is missing', () => {
      const { copy, inputs } = pasted('ana', 'ben', {
        events: [lesson],
        shouldEventRequireResource: ['Teacher', 'Boat'],
      });
      expect(inputs.events()).toEqual([lesson, copy]);
      TestBed.resetTestingModule();
      const alone = { ...lesson, resource: ['ana'] };
      const made = given({ resources, events: [alone], shouldEventRequireResource: ['Room'] });
      made.part.copy(occurrenceIn(alone), 'ana');
      const draft = known(made.part.paste({ ...slot(FRIDAY, 14), resource: 'ben' }));
      expect(TestBed.inject(Editing).session()?.draft).toBe(draft);
      expect(made.inputs.events()).toEqual([alone]);
    });

    it('is written where the host gives it the missing kind', () => {
      const alone = { ...lesson, resource: ['ana'] };
      const made = given({ resources, events: [alone], shouldEventRequireResource: ['Room'] });
      made.inputs.eventChangeRequest.emit.mockImplementation((request: EventChangeRequest) =>
        request.amend({ resource: ['ben', 2] }),
      );
      made.part.copy(occurrenceIn(alone), 'ana');
      known(made.part.paste({ ...slot(FRIDAY, 14), resource: 'ben' }));
      expect(TestBed.inject(Editing).session()).toBeNull();
      expect(made.inputs.events()).toMatchObject([alone, { resource: ['ben', 2] }]);
    });
  });

  it('reaches any calendar of the page', () => {
    given().part.copy(occurrenceIn(plan));
    const { occurrence } = TestBed.inject(CopiedEvent);
    TestBed.resetTestingModule();
    const other = given({ events: [] });
    TestBed.inject(CopiedEvent).occurrence = occurrence;
    known(other.part.paste(slot(FRIDAY, 14)));
    expect(other.inputs.events()).toMatchObject([{ title: 'Plan', start: '2026-11-20T14:00:00Z' }]);
  });
});

describe('duplicating', () => {
  it.each([plan, fair, trip])('puts a copy beside the event, at its time: %#', (event) => {
    const made = given();
    const copy = known(made.part.duplicate(occurrenceIn(event)));
    expect(added(made)).toEqual([without(event)]);
    expect(copy?.id).not.toBe(event.id);
    // The copied event stays.
    expect(TestBed.inject(CopiedEvent).occurrence).toBeNull();
  });

  it('does nothing where nothing may be created', () => {
    const made = given({ eventCreation: false });
    expect(known(made.part.duplicate(occurrenceIn(plan)))).toBeNull();
  });

  describe('where its own time is taken', () => {
    const next = givenEvent({
      resource: 'r',
      start: '2026-11-20T11:00:00Z',
      end: '2026-11-20T12:00:00Z',
    });
    function duplicated(more: GivenInputs, event = plan): string | undefined {
      const made = given({
        ...{ events: [plan, next, fair, trip], resources: [{ id: 'r', title: 'Room' }] },
        ...{ eventOverlap: 'refuse', ...more },
      });
      TestBed.inject(AvailabilityRules).code.set(availabilityCode);
      return known(made.part.duplicate(occurrenceIn(event)))?.start;
    }

    it.each<[string, GivenInputs, string | undefined]>([
      ['takes the next that is free', {}, '2026-11-20T12:00:00Z'],
      [
        'takes the next in open time',
        { workingHours: [{ start: '08:00', end: '12:30', timezone: 'UTC' }] },
        '2026-11-23T08:00:00Z',
      ],
      ['takes its own where nothing is refused', { eventOverlap: 'mark' }, '2026-11-20T10:00:00Z'],
    ])('%s', (_, more, start) => {
      expect(duplicated({ unavailableTimes: 'refuse', ...more })).toBe(start);
    });

    it('of whole days is refused', () => {
      const holiday = { allDay: true, start: '2026-11-19', end: '2026-11-19', timezone: 'UTC' };
      const more: GivenInputs = { unavailableTimes: 'refuse', blockedTimes: [holiday] };
      expect(duplicated(more, fair)).toBeUndefined();
    });
  });
});

it('the host completes what is pasted, and what is made beside its event', () => {
  const newEvent = jest.fn((draft: CalendarEvent) => ({ ...draft, color: 'pink' as const }));
  const made = given({ newEvent });
  made.part.copy(occurrenceIn(plan));
  expect(known(made.part.paste(slot(FRIDAY, 14)))).toMatchObject({ color: 'pink' });
  expect(known(made.part.duplicate(occurrenceIn(plan)))).toMatchObject({ color: 'pink' });
  expect(newEvent.mock.calls).toMatchObject(Array(2).fill([{ title: 'Plan' }, { from: 'copy' }]));
});
