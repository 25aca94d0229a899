import { TestBed } from '@angular/core/testing';
import { dayFrom, type CalendarEvent, type Slot } from 'ng-event-calendar/core/internal';
import { Editing } from '../store/events/editing';
import type { EventChangeRequest } from '../store/events/event-change-request';
import { givenEvent } from '../store/events/given-event.spec-host';
import { givenPart, type GivenInputs, type GivenPart } from '../store/given-part.spec-host';
import { Creation } from './creation';
import { GESTURE_PARTS } from './gesture-parts.spec-host';

const given = (more: GivenInputs = {}): GivenPart<Creation> =>
  givenPart(Creation, more, GESTURE_PARTS);
const drafted = (): CalendarEvent | undefined => TestBed.inject(Editing).session()?.draft;

const SLOT: Slot = {
  day: dayFrom(2026, 11, 20),
  instant: Date.parse('2026-11-20T10:50:00Z'),
};

describe('Creation', () => {
  it('drafts nothing where nothing may be created', () => {
    const { part } = given({ eventCreation: false });
    part.at(SLOT);
    expect(drafted()).toBeUndefined();
  });

  it.each<[string, Slot, GivenInputs, object]>([
    [
      'from the half hour before',
      SLOT,
      {},
      { start: '2026-11-20T10:30:00', end: '2026-11-20T11:00:00', timezone: 'UTC' },
    ],
    [
      'as long as the host wants',
      SLOT,
      { eventCreation: { duration: 45 } },
      { start: '2026-11-20T10:30:00', end: '2026-11-20T11:15:00' },
    ],
    [
      'over a whole day',
      { ...SLOT, instant: null },
      {},
      { start: '2026-11-20T00:00:00', end: '2026-11-20T23:59:59', allDay: true },
    ],
    ['for whom the column is', { ...SLOT, resource: 7 }, {}, { resource: 7 }],
  ])('drafts an event %s', (_, slot, more, expected) => {
    given(more).part.at(slot);
    expect(drafted()).toMatchObject({ title: '', ...expected });
  });

  it('asks the host before the editor opens, as a look ahead: nothing is filled in yet', () => {
    const { part, inputs } = given();
    inputs.eventChangeRequest.emit.mockImplementation((request: EventChangeRequest) => {
      expect(request).toMatchObject({ type: 'create', before: null, isPreview: true });
      request.preventDefault('Not here');
    });
    part.at(SLOT);
    expect(inputs.eventChangeRequest.emit).toHaveBeenCalledTimes(1);
    expect(drafted()).toBeUndefined();
    expect(inputs.events()).toEqual([]);
  });

  it.each<[boolean, Partial<CalendarEvent>, boolean]>([
    [false, {}, false],
    [true, {}, true],
    [true, { resource: null as unknown as string }, true],
    [true, { resource: 0 }, false],
    [true, { resource: '' }, false],
  ])('where somebody is needed: %s, %j lacks one: %s', (isNeeded, fields, needs) => {
    const { part } = given({ shouldEventRequireResource: isNeeded });
    expect(part.needsResource(givenEvent(fields))).toBe(needs);
  });

  it.each<[readonly string[], CalendarEvent['resource'], boolean]>([
    [['Teacher', 'Room'], ['ana', 1], false],
    [['Teacher', 'Room'], 'ana', true],
    [['Boat'], undefined, false],
    [[], undefined, false],
  ])('where %j are needed, %j lacks one: %s', (kinds, resource, needs) => {
    const resources = [
      { id: 'ana', title: 'Ana', kind: 'Teacher' },
      { id: 1, title: 'Room 1', kind: 'Room' },
    ];
    const { part } = given({ resources, shouldEventRequireResource: kinds });
    const event = givenEvent(resource === undefined ? {} : { resource });
    expect(part.needsResource(event)).toBe(needs);
  });
});
