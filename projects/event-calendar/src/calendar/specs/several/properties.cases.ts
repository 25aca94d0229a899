import fc from 'fast-check';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { CalendarEdits } from '../../../store/events/calendar-edits';
import { SelectionState } from '../../../store/events/selection-state';
import { FRIDAY_NOON, givenNow } from '../../calendar.spec-host';
import { givenSeveral, on } from '../../several.spec-host';

const COUNT = 24;
const DATES = ['16', '17', '18', '19', '20'].map((day) => `2026-11-${day}`);

const step = fc.oneof(
  fc.record({
    does: fc.constant('select' as const),
    at: fc.uniqueArray(fc.nat({ max: COUNT - 1 }), { minLength: 2, maxLength: 8 }),
  }),
  fc.record({
    does: fc.constantFrom('move', 'recolor', 'remove', 'duplicate', 'undo', 'redo' as const),
  }),
  fc.record({
    does: fc.constantFrom('host-renames', 'host-deletes' as const),
    at: fc.nat({ max: COUNT - 1 }),
  }),
);

describe('random batches', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  it('leave all else alone, and are undone and redone whole', async () => {
    const events = Array.from({ length: COUNT }, (_, at) =>
      on(`e${at}`, DATES[at % 5]!, [8 + (at % 9), 9 + (at % 9)]),
    );
    const made = await givenSeveral({ view: 'week', events });
    const { selectedEvents, actions, element, press, settled } = made;
    const edits = made.inject(CalendarEdits);
    const selected = (): ReadonlySet<unknown> =>
      new Set(
        made
          .inject(SelectionState)
          .selected()
          .map(({ event }) => event.id),
      );
    const isSame = (a: readonly CalendarEvent[], b: readonly CalendarEvent[]): boolean =>
      a.length === b.length && a.every((event, at) => event === b[at]);

    /** Acts on what is selected by the keys of the first selected event; returns whether anything is. */
    const act = async (does: 'move' | 'recolor' | 'remove' | 'duplicate'): Promise<void> => {
      const [first] = made.inject(SelectionState).selected();
      const drawn = element.querySelector<HTMLElement>(
        `ec-event[data-event-id="${String(first?.event.id)}"]`,
      );
      if (drawn === null) return;
      if (does === 'move') {
        await press('g', drawn);
        await press('ArrowDown');
        await press('Enter');
      } else if (does === 'remove') await press('Delete', drawn);
      else if (does === 'duplicate') await press('d', drawn, { ctrlKey: true });
      else {
        await made.inject(SelectionState).gestures()?.commandsOn(first!)?.recolor('lime');
        await settled();
      }
    };

    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
        made.events.set(events);
        selectedEvents.set([]);
        await settled();
        for (const each of steps) {
          const before = made.events();
          const touched = selected();
          const { length } = actions;
          if (each.does === 'select') {
            selectedEvents.set(each.at.flatMap((at) => made.events()[at]?.id ?? []));
            await settled();
          } else if (each.does === 'undo') edits.undo();
          else if (each.does === 'redo') edits.redo();
          else if (each.does === 'host-renames') {
            made.events.update((all) =>
              all.map((event, at) => (at === each.at ? { ...event, description: 'Note' } : event)),
            );
          } else if (each.does === 'host-deletes') {
            made.events.update((all) => all.filter((_, at) => at !== each.at));
          } else {
            await act(each.does);
            const now = new Set(made.events());
            const others = before.filter(({ id }) => !touched.has(id));
            expect(others.every((event) => now.has(event))).toBe(true);
            if (actions.length > length) {
              const after = made.events();
              edits.undo();
              expect(isSame(made.events(), before)).toBe(true);
              edits.redo();
              expect(isSame(made.events(), after)).toBe(true);
            }
          }
          await settled();
        }
      }),
      { numRuns: 12 },
    );
  });
});
