import { TestBed } from '@angular/core/testing';
import * as fc from 'fast-check';
import { createEvent } from 'ng-event-calendar/core/edits';
import { HOUR_MS, dayFrom, type CalendarEvent, type Slot } from 'ng-event-calendar/core/internal';
import { CalendarEdits } from '../store/events/calendar-edits';
import { Editing } from '../store/events/editing';
import { deepFreeze } from '../store/events/given-event.spec-host';
import { givenPart, type GivenPart } from '../store/given-part.spec-host';
import { OccurrenceEdits } from '../store/events/occurrence-edits';
import { PageOccurrences } from '../store/events/page-occurrences';
import { GESTURE_PARTS } from './gesture-parts.spec-host';
import { Sessions } from './sessions';

const MONDAY = dayFrom(2026, 11, 16);
/** Midnight of Monday in New York. */
const MIDNIGHT = Date.parse('2026-11-16T05:00:00Z');

/** Events with times in each form that hosts may write. */
const EVENTS: readonly CalendarEvent[] = deepFreeze([
  {
    id: 'a',
    title: 'Zone',
    start: '2026-11-16T09:00:00',
    end: '2026-11-16T10:00:00',
    timezone: 'Europe/Paris',
  },
  { id: 'b', title: 'Wall time', start: '2026-11-17T11:00:00', end: '2026-11-17T12:30:00' },
  { id: 'c', title: 'Z', start: '2026-11-18T15:00:00Z', end: '2026-11-18T17:00:00.000Z' },
  {
    id: 'd',
    title: 'Offset',
    start: '2026-11-19T09:00:00+05:30',
    end: '2026-11-19T14:30:00+05:30',
  },
  { id: 'e', title: 'Whole days', allDay: true, start: '2026-11-16', end: '2026-11-18' },
  { id: 'f', title: 'Long', start: '2026-11-18T10:00:00', end: '2026-11-20T09:00:00' },
]);

/** A gesture: its kind, one of the drawn events by index, and an hour of the week, if any. */
interface Gesture {
  readonly kind: 'move' | 'copy' | 'start' | 'end' | 'sweep' | 'delete';
  readonly which: number;
  readonly day: number;
  readonly hour: number | null;
}

const gesture: fc.Arbitrary<Gesture> = fc.record({
  kind: fc.constantFrom('move', 'move', 'copy', 'start', 'end', 'sweep', 'delete'),
  which: fc.nat(20),
  day: fc.nat(6),
  hour: fc.option(fc.integer({ min: 0, max: 95 }).map((quarters) => quarters / 4)),
});

async function doGesture({ part }: GivenPart<Sessions>, given: Gesture): Promise<void> {
  const { kind, which, day, hour } = given;
  const [edits, editing] = [TestBed.inject(CalendarEdits), TestBed.inject(Editing)];
  const instant = hour === null ? null : MIDNIGHT + (day * 24 + hour) * HOUR_MS;
  const slot: Slot = { day: MONDAY + day, instant };
  const drawn = TestBed.inject(PageOccurrences).all();
  const occurrence = kind === 'sweep' ? null : (drawn[which % drawn.length] ?? null);
  if (kind === 'delete') {
    if (occurrence !== null) await TestBed.inject(OccurrenceEdits).remove(occurrence);
    return;
  }
  const edge = kind === 'start' || kind === 'end' ? kind : null;
  const from = occurrence === null ? slot : part.slotOf(occurrence);
  // Without any events only a sweep is possible.
  const session = part.begin({ occurrence, edge, slot: from, isCopy: kind === 'copy', row: 0 });
  session.update(slot);
  await session.commit();
  const draft = editing.session()?.draft;
  editing.close();
  if (draft !== undefined) void edits.apply(() => createEvent(edits.events(), draft));
}

it('random gestures undone give back the same JSON, and redone the changed one', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(gesture, { minLength: 1, maxLength: 30 }), async (gestures) => {
      TestBed.resetTestingModule();
      const made = givenPart(
        Sessions,
        { events: [...EVENTS], visibleDate: '2026-11-16', displayTimezone: 'America/New_York' },
        GESTURE_PARTS,
      );
      const edits = TestBed.inject(CalendarEdits);
      const json = (): string => JSON.stringify(made.inputs.events());
      for (const each of gestures) await doGesture(made, each);
      const changed = json();
      const steps = made.inputs.lastAction.emit.mock.calls.length;
      for (let step = 0; step < steps; step++) edits.undo();
      expect(json()).toBe(JSON.stringify(EVENTS));
      for (let step = 0; step < steps; step++) edits.redo();
      expect(json()).toBe(changed);
    }),
    { numRuns: 100 },
  );
});
