import {
  columnOf,
  dayFrom,
  type Column,
  type ResourceColumns,
} from 'ng-event-calendar/core/internal';
import { TestBed } from '@angular/core/testing';
import { Columns, resourceIdOf, slotIn } from './columns';
import { CalendarStore } from '../events/calendar-store';
import { deepFreeze, givenEvent, occurrenceIn } from '../events/given-event.spec-host';
import { givenPart, type GivenInputs, type GivenPart } from '../given-part.spec-host';
import * as availabilityCode from '../availability/availability-code';
import { AvailabilityRules } from '../availability/availability-rules';
import { ACCEPTED_DROP, SessionState } from '../events/session-state';

const RESOURCES = deepFreeze([
  { id: 'ana', title: 'Ana' },
  { id: 7, title: 'Seven' },
]);
const FRIDAY = dayFrom(2026, 11, 20);

const given = (more: GivenInputs): GivenPart<Columns> =>
  givenPart(Columns, { resources: RESOURCES, view: 'day', ...more });
const keys = ({ part }: GivenPart<Columns>): string[] => part.all().map(({ key }) => key);

describe('Columns', () => {
  it.each<[string, GivenInputs]>([
    ['nobody asks for others', { resourceColumns: false }],
    ['there are no resources', { resourceColumns: true, resources: [] }],
    [
      'no resource can have events',
      { resourceColumns: true, resources: [{ id: 1, title: 'House', canHaveEvents: false }] },
    ],
    ['the view has no axis of time', { resourceColumns: true, view: 'agenda' }],
  ])('are days alone where %s', (_, more) => {
    const made = given(more);
    expect(made.part.rules().order).toBe('date');
    expect(keys(made)[0]).toBe('2026-11-20');
  });

  it.each<[string, boolean | ResourceColumns, string[]]>([
    ['by default', true, ['2026-11-20|ana', '2026-11-20|7']],
    ['that have events', { show: 'with-events' }, ['2026-11-20|7']],
    [
      'with one of nobody',
      { unassigned: 'always' },
      ['2026-11-20|ana', '2026-11-20|7', '2026-11-20/'],
    ],
  ])('of resources %s', (_, resourceColumns, expected) => {
    const events = [givenEvent({ resource: '7' })];
    expect(keys(given({ events, resourceColumns }))).toEqual(expected);
  });

  it('that have events follow the filter, those beside a hidden day too', () => {
    const made = given({
      events: [
        givenEvent({ id: 'a', resource: 'ana' }),
        givenEvent({ id: 'b', resource: 7 }),
        givenEvent({ id: 'c' }),
      ],
      resourceColumns: { show: 'with-events' },
      eventFilter: ({ id }) => id === 'b',
    });
    expect(keys(made)).toEqual(['2026-11-20|7']);
    made.inputs.eventFilter.set(undefined);
    expect(keys(made)).toEqual(['2026-11-20|ana', '2026-11-20|7', '2026-11-20/']);
  });

  it('are in the order that the host asks for', () => {
    const preferences = { showWeekends: false };
    const made = (order: 'date-resource' | 'resource-date'): string[] => {
      TestBed.resetTestingModule();
      return keys(given({ view: 'week', preferences, resourceColumns: { order } })).slice(0, 2);
    };
    expect(made('date-resource')).toEqual(['2026-11-16|ana', '2026-11-16|7']);
    expect(made('resource-date')).toEqual(['2026-11-16|ana', '2026-11-17|ana']);
  });

  it('leave hidden resources out, and have one of nobody where somebody’s events are', () => {
    const events = [givenEvent()];
    const visibleResources = { ana: false };
    expect(keys(given({ events, visibleResources, resourceColumns: true }))).toEqual([
      '2026-11-20|7',
      '2026-11-20/',
    ]);
  });

  it('are of those who work on a day, once that is known', () => {
    const saturdays = [{ days: [6] as const, timezone: 'UTC' }];
    const [ana, seven] = RESOURCES;
    const made = given({
      resources: [{ ...ana!, workingHours: saturdays }, seven!],
      workingHours: [{ timezone: 'UTC' }],
      resourceColumns: { show: 'working' },
    });
    expect(keys(made)).toEqual(['2026-11-20|ana', '2026-11-20|7']);
    TestBed.inject(AvailabilityRules).code.set(availabilityCode);
    expect(keys(made)).toEqual(['2026-11-20|7']);
    made.inputs.visibleDate.set('2026-11-21');
    expect(keys(made)).toEqual(['2026-11-21|ana']);
  });

  it('stay with whom they are while something is held, on another page of dates too', () => {
    const plan = givenEvent({ resource: 'ana' });
    const made = given({ events: [plan], resourceColumns: { show: 'with-events' } });
    expect(keys(made)).toEqual(['2026-11-20|ana']);
    const draft = { kind: 'move', occurrence: occurrenceIn(plan), event: plan, row: 0 } as const;
    const drop = { when: { allDay: true, firstDay: FRIDAY, lastDay: FRIDAY } } as const;
    TestBed.inject(SessionState).draft.set({ ...draft, drop, ...ACCEPTED_DROP });
    made.inputs.visibleDate.set('2026-11-23');
    expect(keys(made)).toEqual(['2026-11-23|ana']);
    TestBed.inject(SessionState).draft.set(null);
    expect(keys(made)).toEqual(['2026-11-23']);
  });

  it('stay the same objects, and the same list, while they are', () => {
    const made = given({ resourceColumns: true });
    const before = made.part.all();
    made.inputs.events.set([givenEvent({ resource: 'ana' })]);
    expect(made.part.all()).toBe(before);
    made.inputs.visibleResources.set({ ana: false });
    expect(made.part.all()).toHaveLength(1);
    expect(made.part.all()[0]).toBe(before[1]);
    made.inputs.resources.set([{ id: 'ana', title: 'Anna' }, RESOURCES[1]!]);
    made.inputs.visibleResources.set({});
    expect(made.part.all()[0]).not.toBe(before[0]);
    made.inputs.visibleDate.set('2026-11-21');
    expect(keys(made)).toEqual(['2026-11-21|ana', '2026-11-21|7']);
  });
});

/** Makes a column of a resource, of unassigned events, or of a day alone. */
function columnFor(id: string | number | null | undefined): Column {
  if (id === undefined) return columnOf(FRIDAY, 'all');
  if (id === null) return columnOf(FRIDAY, 'unassigned');
  return columnOf(FRIDAY, TestBed.inject(CalendarStore).resources().find(id)!);
}

describe('resourceIdOf', () => {
  it.each<[string, string | number | null | undefined, string | null]>([
    ['null of a day alone', undefined, null],
    ['the id of somebody', 7, '7'],
    ['empty of nobody', null, ''],
    ['another one of somebody whose id is empty', '', '#'],
  ])('is %s', (_, id, expected) => {
    givenPart(Columns, { resources: [...RESOURCES, { id: '', title: 'Nameless' }] });
    expect(resourceIdOf(columnFor(id))).toBe(expected);
  });
});

describe('slotIn', () => {
  it.each<[string, string | number | null | undefined, object]>([
    ['a day alone', undefined, {}],
    ['somebody, by the id as it was given', 7, { resource: 7 }],
    ['nobody', null, { resource: null }],
  ])('of a column of %s', (_, id, expected) => {
    givenPart(Columns, { resources: RESOURCES });
    const column = columnFor(id);
    expect(slotIn(column, 5)).toStrictEqual({ day: FRIDAY, instant: 5, ...expected });
    expect(slotIn(column, null)).toStrictEqual({ day: FRIDAY, instant: null, ...expected });
  });
});
