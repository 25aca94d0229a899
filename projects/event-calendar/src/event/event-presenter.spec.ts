import { signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { dayFrom, type CalendarEvent } from 'ng-event-calendar/core/internal';
import { givenEvent, occurrenceIn } from '../store/events/given-event.spec-host';
import * as availabilityCode from '../store/availability/availability-code';
import { AvailabilityRules } from '../store/availability/availability-rules';
import { givenPart, type GivenInputs, type GivenPart } from '../store/given-part.spec-host';
import { DAILY } from '../store/events/given-series.spec-host';
import { RECURRENCE } from '../store/events/recurrence';
import { SelectionState } from '../store/events/selection-state';
import { SourceLink } from '../store/source/source-link';
import { EventPresenter, type EventPresentation } from './event-presenter';
import type { EventPlace } from './event-place';

const RESOURCES = [{ id: 'r', title: 'Room', eventColor: 'red' as const }];
const FRIDAY = dayFrom(2026, 11, 20);

const given = (more: GivenInputs = {}): GivenPart<EventPresenter> =>
  givenPart(EventPresenter, { resources: RESOURCES, ...more }, [
    EventPresenter,
    { provide: RECURRENCE, useValue: DAILY },
  ]);
const place = (
  fields: Partial<CalendarEvent> = {},
  more: Partial<EventPlace> = {},
): EventPlace => ({
  occurrence: occurrenceIn(givenEvent({ title: 'Plan', ...fields })),
  shape: 'card',
  ...more,
});

describe('the face of an event', () => {
  it('tells all that is shown and said of it', () => {
    const { part } = given({ areEventsResizable: 'end' });
    expect(part.of(place({ resource: 'r', className: 'mine' }), false)).toEqual({
      title: 'Plan',
      time: '10 – 11 AM',
      note: [],
      card: { titleLines: 1, time: '10 – 11 AM', details: [], isBeside: false },
      details: [],
      accessibleName: 'Plan, 10 – 11 AM, Room, Friday, November 20, 2026',
      className: 'mine',
      resourceTitle: 'Room',
      resourceId: 'r',
      resourceIds: 'r',
      color: 'red',
      start: '2026-11-20T10:00',
      end: '2026-11-20T11:00',
      startInstant: '2026-11-20T10:00:00Z',
      endInstant: '2026-11-20T11:00:00Z',
      isReadOnly: false,
      isDraggable: true,
      hasStartHandle: false,
      hasEndHandle: true,
      isInConflict: false,
      isDespiteFilter: false,
      isRecurring: false,
      isOpenBefore: false,
      isOpenAfter: false,
    });
  });

  it.each([
    [undefined, ['10 – 11 AM', '10:30 – 11:30 AM']],
    [120, ['10 – 11 AM', '10:30 – 11:30 AM']],
    [90, ['10 AM', '10:30 AM']],
    [52, ['10:00', '10:30']],
    [36, ['10:00', '10:30']],
  ])('has the same form of its time as others %j px wide', (textWidth, times) => {
    const { part } = given();
    const room = { lines: 4, isStacked: true, ...(textWidth === undefined ? {} : { textWidth }) };
    const later = { start: '2026-11-20T10:30:00Z', end: '2026-11-20T11:30:00Z' };
    const faces = [{}, later].map((fields) => part.of(place(fields, room), false));
    expect(faces.map(({ time }) => time)).toEqual(times);
  });

  it('has a shorter form of its time while the mark of a selected event takes room', () => {
    const { part } = given({ canSelectSeveralEvents: true });
    const low = place({}, { lines: 1, textWidth: 112 });
    expect(part.of(low, false).time).toBe('10 – 11 AM');
    const selected = signal([low.occurrence]);
    const isBarShown = signal(false);
    const gesturesIn = jest.fn();
    TestBed.inject(SelectionState).part.set({ selected, isBarShown, gesturesIn });
    expect(part.of(low, false).time).toBe('10 AM');
    selected.set([]);
    expect(part.of(low, false).time).toBe('10 – 11 AM');
  });

  it('names all of several resources, and the one whose column it stands in', () => {
    const resources = [...RESOURCES, { id: 7, title: 'Ana' }];
    const { part } = given({ resources, visibleResources: { r: false } });
    const fields = { resource: ['r', 7, 'gone'] };
    expect(part.of(place(fields), false)).toMatchObject({
      accessibleName: 'Plan, 10 – 11 AM, Room, Ana, Friday, November 20, 2026',
      resourceTitle: 'Room, Ana',
      // The first resource that is shown.
      resourceId: 7,
      color: 'teal',
      resourceIds: 'r 7 gone',
    });
    expect(part.of(place(fields, { resource: 'r' }), false)).toMatchObject({ resourceId: 'r' });
    expect(part.of(place({ resource: ['', 7] }), false)).toMatchObject({ resourceIds: '# 7' });
    expect(part.of(place({ resource: '' }), false)).toMatchObject({ resourceId: '#' });
    expect(part.of(place({ resource: [] }), false)).toMatchObject({
      resourceId: null,
      resourceIds: null,
    });
  });

  it('tells wall times of the zone that is shown, and instants', () => {
    const { part } = given({ displayTimezone: 'Asia/Tokyo' });
    const event = givenEvent({ end: '2026-11-20T11:00:00.500Z' });
    const face = part.of({ occurrence: occurrenceIn(event, 'Asia/Tokyo'), shape: 'card' }, false);
    expect(face).toMatchObject({
      start: '2026-11-20T19:00',
      end: '2026-11-20T20:00',
      startInstant: '2026-11-20T10:00:00Z',
      endInstant: '2026-11-20T11:00:00.500Z',
    });
  });

  it('tells of whole days their dates, and no instants', () => {
    const whole = place({ allDay: true, start: '2026-11-20', end: '2026-11-22' }, { shape: 'bar' });
    expect(given().part.of(whole, false)).toMatchObject({
      start: '2026-11-20T00:00',
      end: '2026-11-22T23:59',
      startInstant: null,
      endInstant: null,
    });
  });

  it.each<[unknown, string]>([
    ['<b>Bold</b> & co', '<b>Bold</b> & co'],
    ['{title} $&', '{title} $&'],
    ['', '(No title)'],
    ['  ', '(No title)'],
    [undefined, '(No title)'],
    [7, '(No title)'],
  ])('of title %j reads %j', (title, shown) => {
    const face = given().part.of(place({ title: title as string }), false);
    expect(face.title).toBe(shown);
    expect(face.accessibleName).toContain(shown);
  });

  it.each<[string, Partial<CalendarEvent>, GivenInputs, string]>([
    ['nobody, among those of resources', { className: 'mine' }, {}, 'mine ec-unassigned'],
    ['a resource', { resource: 'r' }, {}, ''],
    ['a resource that isn’t known', { resource: 'x' }, {}, ''],
    ['nobody, where there are no resources', {}, { resources: [] }, ''],
  ])('of %s is drawn as such', (_, fields, inputs, classes) => {
    expect(given(inputs).part.of(place(fields), false).className).toBe(classes);
  });

  it.each([7, null, undefined])('of class %j has none', (className) => {
    const fields = { resource: 'r', className: className as unknown as string };
    expect(given().part.of(place(fields), false).className).toBe('');
  });

  it('says of what recurs, and of what isn’t saved, that it is so', () => {
    const localeText = { recurrenceEventAriaLabel: '{event}, repeated' };
    const { part } = given({ localeText });
    const face = part.of(place({ rrule: 'DAILY' }), true);
    expect(face.isRecurring).toBe(true);
    expect(face.accessibleName).toBe(
      'Plan, 10 – 11 AM, Friday, November 20, 2026, repeated, not saved yet',
    );
  });

  it.each(['mark', 'ask', 'refuse'] as const)(
    'says under %s of what overlaps others, whom',
    (mode) => {
      const [plan, visit] = [
        givenEvent({ id: 'a', title: 'Plan' }),
        givenEvent({ id: 'b', title: '' }),
      ];
      const made = given({ events: [plan, visit], resources: [], eventOverlap: mode });
      TestBed.inject(AvailabilityRules).code.set(availabilityCode);
      const face = made.part.of({ occurrence: occurrenceIn(plan), shape: 'card' }, true);
      expect(face.isInConflict).toBe(true);
      expect(face.accessibleName).toMatch(/, not saved yet, conflicts with \(No title\)$/);
      made.inputs.eventOverlap.set('allow');
      expect(
        made.part.of({ occurrence: occurrenceIn(plan), shape: 'card' }, false).isInConflict,
      ).toBe(false);
    },
  );

  it('names three of those that it is in conflict with, and says how many more there are', () => {
    const events = ['A', 'B', 'C', 'D', 'E', 'F'].map((title) => givenEvent({ id: title, title }));
    const { part } = given({ events, resources: [], eventOverlap: 'mark' });
    TestBed.inject(AvailabilityRules).code.set(availabilityCode);
    const face = part.of({ occurrence: occurrenceIn(events[0]!), shape: 'card' }, false);
    expect(face.accessibleName).toMatch(/, conflicts with B, C, D and 2 more$/);
  });

  it.each<[Partial<EventPlace>, GivenInputs, Partial<EventPresentation>]>([
    [{}, {}, { isDraggable: true, hasStartHandle: true, hasEndHandle: true }],
    [{ shape: 'bar' }, {}, { isDraggable: true, hasStartHandle: true, hasEndHandle: true }],
    [{ shape: 'line' }, {}, { isDraggable: true, hasStartHandle: false, hasEndHandle: false }],
    [{ shape: 'tile' }, {}, { isDraggable: false, hasStartHandle: false, hasEndHandle: false }],
    [{ continuesBefore: true }, {}, { hasStartHandle: false, hasEndHandle: true }],
    [{ continuesAfter: true }, {}, { hasStartHandle: true, hasEndHandle: false }],
    [{}, { areEventsResizable: false }, { hasStartHandle: false, hasEndHandle: false }],
    [{}, { areEventsResizable: 'start' }, { hasStartHandle: true, hasEndHandle: false }],
    [{}, { areEventsDraggable: false }, { isDraggable: false, isReadOnly: false }],
    [
      {},
      { readOnly: true },
      { isReadOnly: true, isDraggable: false, hasStartHandle: false, hasEndHandle: false },
    ],
  ])('in %j under %j has to take hold of: %j', (more, inputs, expected) => {
    expect(given(inputs).part.of(place({}, more), false)).toMatchObject(expected);
  });

  it.each<[Partial<EventPlace>, boolean, boolean]>([
    [{}, false, false],
    [{ continuesBefore: true }, true, false],
    [{ continuesAfter: true }, false, true],
    [{ shape: 'tile', day: FRIDAY - 1 }, false, true],
    [{ shape: 'tile', day: FRIDAY }, true, true],
    [{ shape: 'tile', day: FRIDAY + 1 }, true, false],
  ])('in %j is open before: %s, after: %s', (more, isOpenBefore, isOpenAfter) => {
    const fair = { allDay: true, start: '2026-11-19', end: '2026-11-21' };
    const face = given().part.of(place(fair, { shape: 'bar', ...more }), false);
    expect(face).toMatchObject({ isOpenBefore, isOpenAfter });
  });

  it('is whose it is: unknown ones have no name', () => {
    const { part } = given({ eventColor: 'lime' });
    expect(part.of(place({ resource: 'cellar' }), false)).toMatchObject({
      resourceTitle: '',
      color: 'lime',
    });
  });

  it('follows resources, texts and the clock', () => {
    const { part, inputs } = given();
    const it = place({ resource: 'r' });
    inputs.resources.set([{ id: 'r', title: 'Hall' }]);
    inputs.preferences.set({ ampm: false });
    inputs.localeText.set({ eventResourceAriaLabel: '{event}, Raum {resource}' });
    expect(part.of(it, false).accessibleName).toBe(
      'Plan, 10:00 – 11:00, Raum Hall, Friday, November 20, 2026',
    );
  });
});

describe('an event is past', () => {
  const whole = { allDay: true, start: '2026-11-20', end: '2026-11-20' };
  it.each<[string, Partial<CalendarEvent>, string, boolean]>([
    ['over at this moment', { end: '2026-11-20T12:00:00Z' }, 'UTC', true],
    ['a minute to go', { end: '2026-11-20T12:01:00Z' }, 'UTC', false],
    ['all of today', whole, 'UTC', false],
    ['all of yesterday', { allDay: true, start: '2026-11-19', end: '2026-11-19' }, 'UTC', true],
    ['today in Pago Pago, where it is an hour past midnight', whole, 'Pacific/Pago_Pago', false],
    ['today in Kiritimati, where it is tomorrow', whole, 'Pacific/Kiritimati', true],
  ])('%s', (_, fields, displayTimezone, isPast) => {
    const { part } = given({ displayTimezone });
    const occurrence = occurrenceIn(givenEvent(fields), displayTimezone);
    expect(part.isPast(occurrence)).toBe(isPast);
  });

  it('by itself', () => {
    const { part, now } = given({ now: '2026-11-20T10:59:00Z' });
    const { occurrence } = place();
    expect(part.isPast(occurrence)).toBe(false);
    now.set(Date.parse('2026-11-20T11:00:00Z'));
    expect(part.isPast(occurrence)).toBe(true);
  });
});

it('an event is pending by its id, while its change isn’t saved', () => {
  const { part } = given();
  const { occurrence } = place({ id: 7 });
  expect(part.isPending(occurrence)).toBe(false);
  TestBed.inject(SourceLink).pending.set(new Set(['7']));
  expect(part.isPending(occurrence)).toBe(true);
  expect(part.isPending(place({ id: 8 }).occurrence)).toBe(false);
});
