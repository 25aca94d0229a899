import * as fc from 'fast-check';
import { computed } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { createEvent, removeEvent, replaceEvent } from 'ng-event-calendar/core/edits';
import { dayFrom, type CalendarEvent } from 'ng-event-calendar/core/internal';
import { givenPart } from '../given-part.spec-host';
import { CalendarEdits } from './calendar-edits';
import { CalendarStore } from './calendar-store';
import { givenEvent } from './given-event.spec-host';
import { SearchState } from './search-state';

const FRIDAY = dayFrom(2026, 11, 20);
/** Resources of which each event has one, two or none. */
const RESOURCES = ['a', 'b', 'c'];
const at = (id: string, resource?: readonly string[]): CalendarEvent =>
  givenEvent({
    ...{ id, start: '2026-11-20T09:00:00Z', end: '2026-11-20T10:00:00Z' },
    ...(resource !== undefined && { resource }),
  });
/** Changes that gestures make of an event. */
const GESTURES = {
  move: { start: '2026-11-20T12:00:00Z', end: '2026-11-20T13:00:00Z' },
  resize: { end: '2026-11-20T11:00:00Z' },
  give: { resource: 'b' },
  update: { title: 'New' },
} as const;

/** Returns a function that shows the events whose number has one of these remainders. */
const byRemainder =
  (shown: readonly number[]) =>
  ({ id }: CalendarEvent): boolean =>
    shown.includes(Number(String(id).slice(1)) % 4);

const remainders = fc.subarray([0, 1, 2, 3]);
const steps = fc.array(
  fc.oneof(
    fc.record({ does: fc.constant('create' as const) }),
    fc.record({ does: fc.constant('undo' as const) }),
    fc.record({ does: fc.constant('redo' as const) }),
    fc.record({
      does: fc.constantFrom(...(Object.keys(GESTURES) as (keyof typeof GESTURES)[])),
      at: fc.nat(20),
    }),
    fc.record({ does: fc.constant('show' as const), hidden: fc.subarray(RESOURCES) }),
    fc.record({ does: fc.constant('remove' as const), at: fc.nat(20) }),
    fc.record({ does: fc.constant('filter' as const), shown: remainders }),
    fc.record({ does: fc.constant('search' as const), text: fc.constantFrom('', '1', '2', 'e1') }),
  ),
  { maxLength: 16 },
);

describe('a filter and a search under random changes', () => {
  afterEach(() => TestBed.resetTestingModule());

  it('writes every event that is hidden back as the same object in the same order', () => {
    const given = fc.array(fc.option(fc.subarray(RESOURCES), { nil: undefined }), {
      ...{ minLength: 1, maxLength: 12 },
    });
    /** Numbers of hidden events beside which something was changed, in all runs. */
    const numbers: number[] = [];
    fc.assert(
      fc.property(given, remainders, steps, (resources, first, taken) => {
        TestBed.resetTestingModule();
        const { part, inputs } = givenPart(CalendarEdits, {
          events: resources.map((each, index) => at(`e${index}`, each)),
          resources: RESOURCES.map((id) => ({ id, title: id })),
          eventFilter: byRemainder(first),
          eventSearch: { mode: 'filter' },
        });
        const store = TestBed.inject(CalendarStore);
        const matcher = computed(() => {
          const text = inputs.searchText();
          return ({ id }: CalendarEvent): boolean => String(id).includes(text);
        });
        TestBed.inject(SearchState).matcher.set(matcher);
        let fresh = resources.length;
        /** Ids of events that the user has changed, which undo and redo replace even while they are hidden. */
        const touched = new Set<unknown>();
        for (const step of taken) {
          const before = inputs.events();
          const shown = store.occurrencesIn(FRIDAY, FRIDAY).map(({ event }) => event);
          const isHistory = step.does === 'undo' || step.does === 'redo';
          const hidden = before.filter(
            (event) => !shown.includes(event) && !(isHistory && touched.has(event.id)),
          );
          if (step.does === 'filter') inputs.eventFilter.set(byRemainder(step.shown));
          else if (step.does === 'search') inputs.searchText.set(step.text);
          else if (step.does === 'show') {
            const visible = RESOURCES.map((id) => [id, !step.hidden.includes(id)] as const);
            inputs.visibleResources.set(Object.fromEntries(visible));
          } else if (step.does === 'undo' || step.does === 'redo') part[step.does]();
          else if (step.does === 'create') {
            const id = `e${fresh++}`;
            touched.add(id);
            void part.apply(() => createEvent(inputs.events(), at(id)));
          } else {
            const event = shown[step.at % Math.max(1, shown.length)];
            if (event === undefined) continue;
            touched.add(event.id);
            const { does } = step;
            const change = (): ReturnType<typeof removeEvent> =>
              does === 'remove'
                ? removeEvent(inputs.events(), event)
                : replaceEvent(inputs.events(), event, { ...event, ...GESTURES[does] }, 'update');
            void part.apply(change);
          }
          if (inputs.events() !== before) numbers.push(hidden.length);
          const kept = inputs.events().filter((event) => hidden.includes(event));
          expect(kept).toEqual(hidden);
          kept.forEach((event, index) => expect(event).toBe(hidden[index]));
        }
      }),
      { numRuns: 150 },
    );
    // The runs say something.
    expect(numbers.filter((number) => number > 1).length).toBeGreaterThan(50);
  });
});
