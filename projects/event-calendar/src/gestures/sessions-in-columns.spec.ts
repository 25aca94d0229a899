import { TestBed } from '@angular/core/testing';
import * as fc from 'fast-check';
import {
  dayFrom,
  HOUR_MS,
  type CalendarEvent,
  type CalendarId,
} from 'ng-event-calendar/core/internal';
import { CalendarEdits } from '../store/events/calendar-edits';
import { Columns, slotIn } from '../store/layout/columns';
import { deepFreeze } from '../store/events/given-event.spec-host';
import { givenPart } from '../store/given-part.spec-host';
import { PageOccurrences } from '../store/events/page-occurrences';
import { GESTURE_PARTS } from './gesture-parts.spec-host';
import { Sessions } from './sessions';

const MONDAY = dayFrom(2026, 11, 16);
const MIDNIGHT = Date.parse('2026-11-16T00:00:00Z');
const RESOURCES = [
  { id: 'team', title: 'Team', children: [{ id: 'ana', title: 'Ana' }] },
  { id: 7, title: 'Room 7' },
  { id: 0, title: 'Room 0' },
];

const timed = (id: string, day: number, more: Partial<CalendarEvent>): CalendarEvent => ({
  id,
  title: id,
  start: `2026-11-${day}T09:00:00Z`,
  end: `2026-11-${day}T10:30:00Z`,
  ...more,
});

/** Events with resources in each form that hosts may write. */
const EVENTS: readonly CalendarEvent[] = deepFreeze([
  timed('text', 16, { resource: 'ana' }),
  timed('number', 17, { resource: 7 }),
  timed('number as text', 18, { resource: '7' }),
  timed('zero', 18, { resource: 0 }),
  timed('parent', 19, { resource: 'team' }),
  timed('unknown', 20, { resource: 'gone' }),
  timed('none', 20, {}),
  { id: 'bar', title: 'bar', allDay: true, start: '2026-11-17', end: '2026-11-18', resource: 7 },
]);

/** A move of an event to a column, at an hour or at its own time. */
interface Move {
  readonly which: number;
  readonly column: number;
  readonly hour: number | null;
}
const move: fc.Arbitrary<Move> = fc.record({
  which: fc.nat(EVENTS.length - 1),
  column: fc.nat(100),
  hour: fc.option(fc.nat(22)),
});

/** Returns the resource in whose column an event stands; null for unassigned. */
function ownerOf({ resource }: CalendarEvent): CalendarId | null {
  const ids: readonly CalendarId[] = ['team', 'ana', 7, 0];
  return ids.find((id) => String(id) === String(resource ?? '')) ?? null;
}

it.each(['date-resource', 'resource-date'] as const)(
  'random moves over columns by %s write whose it is only where that changed, and come back whole',
  async (order) => {
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 12 }), async (moves) => {
        TestBed.resetTestingModule();
        const { part, inputs } = givenPart(
          Sessions,
          {
            events: [...EVENTS],
            resources: RESOURCES,
            resourceColumns: { order, unassigned: 'always' },
            view: 'week',
            visibleDate: '2026-11-16',
            displayTimezone: 'UTC',
          },
          GESTURE_PARTS,
        );
        const edits = TestBed.inject(CalendarEdits);
        for (const { which, column, hour } of moves) {
          const before = edits.events();
          const drawn = TestBed.inject(PageOccurrences).all();
          const occurrence = drawn[which % drawn.length]!;
          const columns = TestBed.inject(Columns).all();
          const to = columns[column % columns.length]!;
          const instant =
            hour === null ? null : MIDNIGHT + ((to.day - MONDAY) * 24 + hour) * HOUR_MS;
          const from = part.slotOf(occurrence);
          // By the hour for a timed event, else by the day alone.
          const slot = slotIn(to, occurrence.isBar || instant === null ? null : instant);
          const session = part.begin({ occurrence, edge: null, slot: from, isCopy: false, row: 0 });
          session.update(slot);
          await session.commit();

          const after = edits.events();
          expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
          after.forEach((event, at) => {
            const was = before[at]!;
            if (event.id !== occurrence.event.id) expect(event).toBe(was);
            else if (ownerOf(was) === slot.resource) {
              expect([event.resource, 'resource' in event]).toEqual([
                was.resource,
                'resource' in was,
              ]);
            } else if (slot.resource === null) expect(event).not.toHaveProperty('resource');
            else expect(event.resource).toBe(slot.resource);
          });
        }
        const steps = inputs.lastAction.emit.mock.calls.length;
        for (let step = 0; step < steps; step++) edits.undo();
        expect(JSON.stringify(edits.events())).toBe(JSON.stringify(EVENTS));
      }),
      { numRuns: 60 },
    );
  },
);
