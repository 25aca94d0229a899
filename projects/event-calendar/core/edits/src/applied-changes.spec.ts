import fc from 'fast-check';
import { positionOfId, type CalendarEvent } from 'ng-event-calendar/core/internal';
import type { EventChange } from './change-set';
import { eventsAfter } from './events-after';
import { givenEvent } from './given.spec-host';
import { NO_HISTORY, redo, undo } from './history';
import { patched } from './patch';

/** Writes one change after the other, each into a copy of all events, as a reference. */
function reference(
  events: readonly CalendarEvent[],
  changes: readonly EventChange[],
): CalendarEvent[] {
  return changes.reduce<CalendarEvent[]>(
    (now, { before, after, position }) => {
      if (before === null) return now.toSpliced(position, 0, ...(after === null ? [] : [after]));
      const same = now.indexOf(before);
      const found = same >= 0 ? same : positionOfId(now, before.id);
      const at = now[position] === before ? position : found;
      if (at < 0) return now;
      return after === null ? now.toSpliced(at, 1) : now.with(at, patched(now[at]!, before, after));
    },
    [...events],
  );
}

/** Creates numbered events, enough for several chunks; a few share an id or are the same object. */
const many = (size: number): CalendarEvent[] => {
  const events = Array.from({ length: size }, (_, id) => givenEvent({ id, title: '' }));
  if (size > 3) {
    events[size - 1] = events[1]!;
    events[size - 2] = { ...events[2]!, title: 'Twin' };
  }
  return events;
};

/** Creates an event that counts reads of its id. */
const counted = (event: CalendarEvent, count: () => void): CalendarEvent =>
  Object.defineProperty({ ...event }, 'id', {
    enumerable: true,
    get: () => {
      count();
      return event.id;
    },
  });

describe('eventsAfter', () => {
  const size = fc.constantFrom(0, 1, 4, 255, 256, 257, 600, 768);
  const step = fc.record({
    kind: fc.constantFrom('create', 'createMany', 'change', 'rename', 'delete', 'deleteMany'),
    at: fc.nat({ max: 1000 }),
    isRenewed: fc.boolean(),
    isFarOff: fc.boolean(),
  });

  it('comes to the same as one change after the other, each in a copy of all', () => {
    fc.assert(
      fc.property(size, fc.array(step, { maxLength: 12 }), (length, steps) => {
        const events = many(length);
        const changes = steps.flatMap(({ kind, at, isRenewed, isFarOff }, turn): EventChange[] => {
          const known = events[at % Math.max(1, length)] ?? givenEvent({ id: at });
          const before = isRenewed ? { ...known, description: 'renewed' } : known;
          const position = isFarOff ? (at * 7) % Math.max(1, length) : at % Math.max(1, length);
          const created = (id: string): EventChange => ({
            ...{ before: null, after: givenEvent({ id }), position },
          });
          if (kind === 'create') return [created(`new-${turn % 3}`)];
          if (kind === 'createMany') {
            return Array.from({ length: 600 }, (_, each) => created(`many-${each}`));
          }
          if (kind === 'deleteMany') {
            return events.slice(at, at + 700).map((each) => ({
              ...{ before: each, after: null, position: at },
            }));
          }
          const after = { ...before, ...(kind === 'rename' ? { id: `new-${turn % 3}` } : {}) };
          return [
            { before, after: kind === 'delete' ? null : { ...after, title: 'Changed' }, position },
          ];
        });
        const now = eventsAfter(events, { changes });
        const expected = reference(events, changes);
        expect(now.length).toBe(expected.length);
        const wrong = now.filter(
          (event, at) =>
            event !== expected[at] &&
            // In both results, a record that differs from the changed one is a new object.
            (events.includes(event) || JSON.stringify(event) !== JSON.stringify(expected[at])),
        );
        expect(wrong).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it.each<[string, (events: readonly CalendarEvent[]) => readonly EventChange[]]>([
    ['without a change', () => []],
    ['with changes to none', () => [{ before: null, after: null, position: 0 }]],
    [
      'with one of an event that is gone',
      () => [{ before: givenEvent(), after: givenEvent(), position: 0 }],
    ],
    [
      'with a deletion of one that is gone',
      () => [{ before: givenEvent(), after: null, position: 0 }],
    ],
    ['with a change that says what is there', ([a]) => [{ before: a!, after: a!, position: 0 }]],
    [
      'with a copy that says the same',
      ([a]) => [{ before: { ...a! }, after: { ...a! }, position: 0 }],
    ],
  ])('is the very array %s', (_, changes) => {
    const events = Object.freeze(many(3));
    expect(eventsAfter(events, { changes: changes(events) })).toBe(events);
  });

  it('is another array where one record changes, all others the very objects', () => {
    const events = Object.freeze(many(1200));
    const before = events[700]!;
    const after = { ...before, title: 'Changed' };
    const now = eventsAfter(events, { changes: [{ before, after, position: 700 }] });
    expect(now.map((event, at) => event === events[at])).toEqual(events.map((_, at) => at !== 700));
    expect(now[700]).toBe(after);
  });

  it('looks through the events once, however many renewed records are changed, undone and redone', () => {
    const size = 20_000;
    let reads = 0;
    const then = many(size).map((event, id) => ({ ...event, id }));
    const changes = then.slice(size / 2, size / 2 + 1000).map((before, position) => ({
      ...{ before, after: { ...before, title: 'Changed' }, position },
    }));
    const now = then.map((event) => counted(event, () => reads++));
    const counting = (act: () => void): number => {
      reads = 0;
      act();
      return reads;
    };
    // Separate lookups for a thousand changes would read ten million ids.
    const limit = 1_000_000;
    expect(counting(() => eventsAfter(now, { changes }))).toBeLessThan(limit);
    const done = { done: [{ changes }], undone: [] };
    expect(counting(() => undo(done, now))).toBeLessThan(limit);
    expect(counting(() => redo({ ...NO_HISTORY, undone: [{ changes }] }, now))).toBeLessThan(limit);
  });
});
