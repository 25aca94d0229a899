import { TestBed } from '@angular/core/testing';
import type { CalendarEvent, Slot, VisibleHours } from 'ng-event-calendar/core/internal';
import { ActiveViewGeometry } from '../gestures/view-geometry';
import { givenEvent, occurrenceIn } from '../store/events/given-event.spec-host';
import { CalendarStore } from '../store/events/calendar-store';
import { FocusedSlot } from '../store/layout/focused-slot';
import { SessionState } from '../store/events/session-state';
import { givenPart, type GivenInputs } from '../store/given-part.spec-host';
import { KeyboardMove } from './keyboard-move';
import { GivenFocus, keyboardParts } from './keyboard-parts.spec-host';

const ROWS: readonly Slot['resource'][] = [null, 'ana', 'ben'];
const BEN = { id: 'ben', title: 'Ben' };
const plan = givenEvent({ id: 'a', title: 'Plan', resource: 'ana' });

/** Makes the timeline, whose rows are those of nobody, Ana and Ben. */
function givenRows(more: GivenInputs = {}, hours?: readonly VisibleHours[]) {
  document.body.innerHTML = `<main><div role="grid" tabindex="-1" ><ec-event></ec-event><p data-slot="row"></p></div></main>`;
  const root = document.querySelector('main')!;
  const made = givenPart(
    KeyboardMove,
    {
      events: [plan],
      resources: [
        { id: 'ana', title: 'Ana' },
        { id: 'ben', title: 'Ben' },
      ],
      views: ['timeline'],
      view: 'timeline',
      visibleDate: '2026-11-20',
      ...more,
    },
    keyboardParts(new GivenFocus(), root),
  );
  TestBed.inject(ActiveViewGeometry).show({
    element: root,
    area: () => ({ top: 0, bottom: 0, left: 0, right: 0 }),
    slotAt: () => null,
    owners: () => {
      const { nodes } = TestBed.inject(CalendarStore).resources();
      return ['unassigned', ...nodes];
    },
    scrollToResource: (id) => ROWS.includes(id),
    hours: () => hours,
    resourceBeside: (resource, way) => ROWS[ROWS.indexOf(resource) + way],
  });
  TestBed.tick();
  const press = (...keys: KeyboardEventInit[]): boolean =>
    keys.map((init) => made.part.press(new KeyboardEvent('keydown', init))).at(-1)!;
  const shown = () => {
    const { event, start, end } = TestBed.inject(SessionState).preview()!;
    const iso = (instant: number): string => new Date(instant).toISOString().slice(5, 16);
    return [event.resource, iso(start), iso(end)];
  };
  return { ...made, root, press, shown };
}

/** Picks the plan up in the timeline. */
function given(more: GivenInputs = {}, hours?: readonly VisibleHours[]) {
  const made = givenRows(more, hours);
  made.part.pickUp(occurrenceIn(plan), made.root.querySelector('ec-event')!);
  return made;
}

afterEach(() => document.body.replaceChildren());

const [UP, DOWN, LEFT, RIGHT] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

it.each<[string, KeyboardEventInit[], unknown[]]>([
  ['goes to the next row', [{ key: DOWN }], ['ben', '11-20T10:00', '11-20T11:00']],
  ['stays in the last row', [{ key: DOWN }, { key: DOWN }], ['ben', '11-20T10:00', '11-20T11:00']],
  ['goes back to its row', [{ key: DOWN }, { key: UP }], ['ana', '11-20T10:00', '11-20T11:00']],
  ['goes to nobody', [{ key: UP }], [undefined, '11-20T10:00', '11-20T11:00']],
  ['goes later by a step', [{ key: RIGHT }], ['ana', '11-20T10:15', '11-20T11:15']],
  ['goes earlier by a step', [{ key: LEFT }], ['ana', '11-20T09:45', '11-20T10:45']],
  ['ends later', [{ key: RIGHT, shiftKey: true }], ['ana', '11-20T10:00', '11-20T11:15']],
  [
    'keeps its row when it goes on',
    [{ key: DOWN }, { key: RIGHT }],
    ['ben', '11-20T10:15', '11-20T11:15'],
  ],
])('a held event %s', (_, keys, expected) => {
  const { press, shown } = given();
  expect(press(...keys)).toBe(true);
  expect(shown()).toEqual(expected);
});

it('announces resource, day and time of each step', () => {
  const { press, said } = given();
  press({ key: DOWN });
  expect(said.at(-1)).toBe('Ben, Friday, November 20, 2026, 10:00 AM – 11:00 AM');
});

it('announces why a row refuses it', () => {
  const resources = [
    { id: 'ana', title: 'Ana' },
    { id: 'ben', title: 'Ben', areEventsReadOnly: true },
  ];
  const { press, said } = given({ resources });
  press({ key: DOWN });
  expect(said.at(-1)).toBe(
    'Ben, Friday, November 20, 2026, 10:00 AM – 11:00 AM. Ben cannot be changed.',
  );
});

it('turns the page past its end', () => {
  const { press, inputs, shown } = given({ snapMinutes: 720 });
  press({ key: RIGHT }, { key: RIGHT });
  expect(shown()).toEqual(['ana', '11-21T10:00', '11-21T11:00']);
  expect(inputs.visibleDate()).toBe('2026-11-21');
});

it.each([
  ['past the last shown hour', RIGHT, [{ start: 8, end: 10.25 }], '11-21', '11-21T08:00'],
  ['back past the first one', LEFT, [{ start: 10, end: 18 }], '11-19', '11-19T17:45'],
])('turns the page %s', (_, key, hours, date, start) => {
  const { press, inputs, shown } = given({}, hours);
  press({ key: key });
  expect(shown()[1]).toBe(start);
  expect(inputs.visibleDate()).toBe(`2026-${date}`);
});

it('ends in no hidden hours where its end goes on', () => {
  const { press, shown } = given({}, [{ start: 8, end: 11 }]);
  press({ key: RIGHT, shiftKey: true });
  expect(shown()).toEqual(['ana', '11-20T10:00', '11-21T08:15']);
  press({ key: LEFT, shiftKey: true });
  expect(shown()).toEqual(['ana', '11-20T10:00', '11-20T11:00']);
});

it('goes by days where cells are days', () => {
  const { press, shown } = given({ defaultTimelinePreset: 'days' });
  press({ key: RIGHT });
  expect(shown()).toEqual(['ana', '11-21T10:00', '11-21T11:00']);
});

it.each([{ shiftKey: true }, { ctrlKey: true }])('leaves %j and Down to others', (modifier) => {
  expect(given().press({ key: DOWN, ...modifier })).toBe(false);
});

describe('something from outside is taken up', () => {
  const outside = { canDragEventsFromTheOutside: true };
  const visit = { title: 'Visit', duration: 45 };

  it.each<[string, GivenInputs, CalendarEvent['resource'], CalendarEvent['resource']]>([
    ['in the first row of somebody', {}, undefined, 'ana'],
    ['in the row of its resource', {}, 'ben', 'ben'],
    ['in the rows of its resources', {}, ['ben', 'ana'], ['ben', 'ana']],
    ['in the first row where its resource is unknown', {}, 'gone', 'ana'],
    [
      'in the first row that may take it',
      { resources: [{ id: 'ana', title: 'Ana', areEventsReadOnly: true }, BEN] },
      undefined,
      'ben',
    ],
    ['in the row of nobody where there is no other', { resources: [] }, undefined, undefined],
  ])('%s', (_, more, resource, expected) => {
    const { part, shown } = givenRows({ ...outside, ...more });
    const event = { ...visit, ...(resource !== undefined && { resource }) };
    expect(part.pickUpExternal(event)).toBe(true);
    expect(shown()).toEqual([expected, '11-20T09:00', '11-20T09:45']);
  });

  it('in the row that had the focus last', () => {
    const { part, shown } = givenRows(outside);
    TestBed.inject(FocusedSlot).last = { day: 20776, instant: null, resource: 'ben' };
    part.pickUpExternal(visit);
    expect(shown()).toEqual(['ben', '11-20T09:00', '11-20T09:45']);
  });
});
