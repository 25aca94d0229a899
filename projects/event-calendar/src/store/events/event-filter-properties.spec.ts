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
const at = (id: string): CalendarEvent =>
  givenEvent({ id, start: '2026-11-20T09:00:00Z', end: '2026-11-20T10:00:00Z' });

/** Returns a function that shows the events whose number has one of these remainders. */
const byRemainder =
  (shown: readonly number[]) =>
  ({ id }: CalendarEvent): boolean =>
    shown.includes(Number(String(id).slice(1)) % 4);

const remainders = fc.subarray([0, 1, 2, 3]);
const steps = fc.array(
  fc.oneof(
    fc.record({ does: fc.constant('create') }),
    fc.record({ does: fc.constant('undo') }),
    fc.record({ does: fc.constant('redo') }),
    fc.record({ does: fc.constant('update'), at: fc.nat(20) }),
    fc.record({ does: fc.constant('remove'), at: fc.nat(20) }),
    fc.record({ does: fc.constant('filter' as const), shown: remainders }),
    fc.record({ does: fc.constant('search' as const), text: fc.constantFrom('', '1', '2', 'e1') }),
  ),
  { maxLength: 12 },
);

describe('a filter and a search under random changes', () => {
  afterEach(() => TestBed.resetTestingModule());

  it('writes every event that is hidden back as the same object in the same order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), remainders, steps, (count, first, taken) => {
        TestBed.resetTestingModule();
        const events = Array.from({ length: count }, (_, index) => at(`e${index}`));
        const { part, inputs } = givenPart(CalendarEdits, {
          events,
          eventFilter: byRemainder(first),
          eventSearch: { mode: 'filter' },
        });
        const store = TestBed.inject(CalendarStore);
        const matcher = computed(() => {
          const text = inputs.searchText();
          return ({ id }: CalendarEvent): boolean => String(id).includes(text);
        });
        TestBed.inject(SearchState).matcher.set(matcher);
        let fresh = count;
        for (const step of taken) {
          const before = inputs.events();
          const shown = store.occurrencesIn(FRIDAY, FRIDAY).map(({ event }) => event);
          const hidden = before.filter((event) => !shown.includes(event));
          if (step.does === 'filter') inputs.eventFilter.set(byRemainder(step.shown));
          else if (step.does === 'search') inputs.searchText.set(step.text);
          else if (step.does === 'undo' || step.does === 'redo') part[step.does]();
          else if (step.does === 'create') {
            const id = `e${fresh++}`;
            void part.apply(() => createEvent(inputs.events(), at(id)));
          } else {
            const event = shown[step.at % Math.max(1, shown.length)];
            if (event === undefined) continue;
            const change = (): ReturnType<typeof removeEvent> =>
              step.does === 'remove'
                ? removeEvent(inputs.events(), event)
                : replaceEvent(inputs.events(), event, { ...event, title: 'New' }, 'update');
            void part.apply(change);
          }
          // Undo and redo may bring back an event that is hidden by now.
          if (step.does === 'undo' || step.does === 'redo') continue;
          const kept = inputs.events().filter((event) => hidden.includes(event));
          expect(kept).toEqual(hidden);
          kept.forEach((event, index) => expect(event).toBe(hidden[index]));
        }
      }),
      { numRuns: 60 },
    );
  });
});
