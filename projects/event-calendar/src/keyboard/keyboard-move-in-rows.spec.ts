import { TestBed } from '@angular/core/testing';
import type { Slot } from 'ng-event-calendar/core/internal';
import { ActiveViewGeometry } from '../gestures/view-geometry';
import { givenEvent, occurrenceIn } from '../store/events/given-event.spec-host';
import { SessionState } from '../store/events/session-state';
import { givenPart, type GivenInputs } from '../store/given-part.spec-host';
import { KeyboardMove } from './keyboard-move';
import { GivenFocus, keyboardParts } from './keyboard-parts.spec-host';

const ROWS: readonly Slot['resource'][] = [null, 'ana', 'ben'];
const plan = givenEvent({ id: 'a', title: 'Plan', resource: 'ana' });

/** Picks the plan up in the timeline, whose rows are those of nobody, Ana and Ben. */
function given(more: GivenInputs = {}) {
  document.body.innerHTML = `<main><div role="grid" tabindex="-1"><ec-event></ec-event></div></main>`;
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
    resourceBeside: (resource, way) => ROWS[ROWS.indexOf(resource) + way],
  });
  TestBed.tick();
  made.part.pickUp(occurrenceIn(plan), root.querySelector('ec-event')!);
  const press = (...keys: KeyboardEventInit[]): boolean =>
    keys.map((init) => made.part.press(new KeyboardEvent('keydown', init))).at(-1)!;
  const shown = () => {
    const { event, start, end } = TestBed.inject(SessionState).preview()!;
    const iso = (instant: number): string => new Date(instant).toISOString().slice(5, 16);
    return [event.resource, iso(start), iso(end)];
  };
  return { ...made, press, shown };
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

it('goes by days where cells are days', () => {
  const { press, shown } = given({ defaultTimelinePreset: 'days' });
  press({ key: RIGHT });
  expect(shown()).toEqual(['ana', '11-21T10:00', '11-21T11:00']);
});

it.each([{ shiftKey: true }, { ctrlKey: true }])('leaves %j and Down to others', (modifier) => {
  expect(given().press({ key: DOWN, ...modifier })).toBe(false);
});
