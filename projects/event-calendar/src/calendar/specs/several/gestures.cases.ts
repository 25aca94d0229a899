import fc from 'fast-check';
import { signal } from '@angular/core';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { SelectionState } from '../../../store/events/selection-state';
import { FRIDAY_NOON, givenNow } from '../../calendar.spec-host';
import { givenSeveral, on } from '../../several.spec-host';

const COUNT = 14;
const DATES = ['16', '17', '18', '19', '20'].map((day) => `2026-11-${day}`);
const RESOURCES = ['ana', 'ben', 'cleo'].map((id) => ({ id, title: id }));

/** Changes by the host while the user is at it. */
const host = fc.constantFrom('nothing', 'renames', 'deletes', 'adds', 'locks', 'hides', 'selects');
const place = fc.nat({ max: COUNT - 1 });
const step = fc.record({
  does: fc.constantFrom('move', 'call off', 'paste', 'delete', 'undo', 'redo'),
  chosen: fc.uniqueArray(place, { minLength: 1, maxLength: 6 }),
  keys: fc.array(fc.constantFrom('ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft'), {
    minLength: 1,
    maxLength: 3,
  }),
  host,
  at: place,
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

describe('random gestures while the host changes events and resources', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  it('lose and double no record, leave others alone, and write once', async () => {
    const given = Array.from({ length: COUNT }, (_, at) =>
      on(`e${at}`, DATES[at % 5]!, at % 4 === 3 ? null : [8 + (at % 9), 9 + (at % 9)], {
        resource: RESOURCES[at % 3]!.id,
      }),
    );
    const visible = signal<Record<string, boolean>>({});
    const made = await givenSeveral({
      ...{ view: 'week', events: given, resources: RESOURCES, visibleResources: visible },
    });
    const { element, press, control, settled, writes, actions } = made;
    const state = made.inject(SelectionState);
    let added = 0;

    const change = (at: number, fields: Partial<CalendarEvent>): void =>
      made.events.update((all) =>
        all.map((event, index) => (index === at ? { ...event, ...fields } : event)),
      );
    const meddle = async ({ host: does, at, chosen }: Step): Promise<void> => {
      if (does === 'renames') change(at, { title: `Renamed ${at}` });
      else if (does === 'locks') change(at, { readOnly: true });
      else if (does === 'deletes') made.events.update((all) => all.filter((_, i) => i !== at));
      else if (does === 'adds') {
        const id = `host ${added++}`;
        made.events.update((all) => [on(id, DATES[at % 5]!), ...all]);
      } else if (does === 'hides') {
        visible.update((now) => (now['ben'] === false ? {} : { ben: false }));
      } else if (does === 'selects') {
        made.selectedEvents.set(chosen.flatMap((each) => made.events()[each + 1]?.id ?? []));
      }
      await settled();
    };
    /** Begins a gesture on what is selected, lets the host meddle with what is held, and ends it. */
    const act = async (each: Step): Promise<readonly CalendarEvent[]> => {
      let before = made.events();
      const [first] = state.selected();
      const drawn = element.querySelector<HTMLElement>(
        `ec-event[data-event-id="${String(first?.event.id)}"]`,
      );
      if (drawn === null) return before;
      if (each.does === 'delete') await press('Delete', drawn);
      else if (each.does === 'undo') await control('z', drawn);
      else if (each.does === 'redo') await control('y', drawn);
      else if (each.does === 'paste') {
        await control('c', drawn);
        await control('v', drawn);
      } else {
        await press('g', drawn);
        for (const key of each.keys) await press(key);
        await meddle(each);
        before = made.events();
        await press(each.does === 'move' ? 'Enter' : 'Escape');
        // Where the drop is refused all stay in hand.
        await press('Escape');
      }
      return before;
    };

    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 6 }), async (steps) => {
        made.events.set(given);
        visible.set({});
        made.selectedEvents.set([]);
        await settled();
        for (const each of steps) {
          made.selectedEvents.set(each.chosen.flatMap((at) => made.events()[at]?.id ?? []));
          await settled();
          const isReplay = each.does === 'undo' || each.does === 'redo';
          const selected = new Set(state.selected().map(({ event }) => event.id));
          writes.length = 0;
          actions.length = 0;
          const before = await act(each);
          const after = made.events();
          const count = writes.filter((write) => write === 'events').length;
          expect(count).toBe(actions.length);
          expect(count).toBeLessThanOrEqual(1);
          const ids = after.map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
          if (!isReplay) {
            const present = new Set(after);
            const others = before.filter(({ id }) => !selected.has(id));
            expect(others.filter((event) => !present.has(event))).toEqual([]);
            const kept = new Set(ids);
            const gone = before.filter(({ id }) => !kept.has(id));
            expect(each.does === 'delete' || gone.length === 0).toBe(true);
          }
          if (each.does === 'call off') expect(after).toBe(before);
          if (count === 1) {
            await control('z', element.querySelector('.ec-content [role$="grid"]'));
            if (!isReplay) expect(sameRecords(made.events(), before)).toBe(true);
            await control('y', element.querySelector('.ec-content [role$="grid"]'));
            if (!isReplay) expect(sameRecords(made.events(), after)).toBe(true);
          }
          if (each.does !== 'move') await meddle(each);
        }
      }),
      { numRuns: 8 },
    );
  });
});

function sameRecords(a: readonly CalendarEvent[], b: readonly CalendarEvent[]): boolean {
  return a.length === b.length && a.every((event, at) => event === b[at]);
}
