import fc from 'fast-check';
import {
  NO_HISTORY,
  createEvent,
  eventsAfter,
  freshIds,
  positionOfEvent,
  redo,
  remember,
  removeEvent,
  replaceEvent,
  undo,
  type ChangePart,
} from 'ng-event-calendar/core/edits';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { changeSeveral, type RecordPair } from './batch';
import { givenEvent } from './given.spec-host';
import { positionsOfEvents } from './positions-of-events';

const titled = (event: CalendarEvent): CalendarEvent => ({ ...event, title: 'Changed' });
const partOf = ({ before, after }: RecordPair): ChangePart => ({ type: 'move', before, after });

const many = (size: number): readonly CalendarEvent[] =>
  Object.freeze(Array.from({ length: size }, (_, id) => givenEvent({ id })));

/** Creates events of which a few share an id or are the same object. */
const withTwins = (size: number): readonly CalendarEvent[] => {
  const events = [...many(size)];
  if (size > 3) {
    events[size - 1] = events[1]!;
    events[size - 2] = { ...events[2]!, title: 'Twin' };
  }
  return Object.freeze(events);
};

/** Makes changes of records one after the other, each as the only one. */
function oneAfterTheOther(
  events: readonly CalendarEvent[],
  records: readonly RecordPair[],
): readonly CalendarEvent[] {
  return records.reduce<readonly CalendarEvent[]>((now, { before, after }) => {
    const change =
      before === null
        ? createEvent(now, after!)
        : after === null
          ? removeEvent(now, before)
          : replaceEvent(now, before, after, 'move');
    return change === null ? now : eventsAfter(now, change);
  }, events);
}

describe('a batch', () => {
  const size = fc.constantFrom(0, 1, 5, 256, 257, 700);
  const step = fc.record({
    kind: fc.constantFrom('create', 'change', 'delete', 'stay', 'gone'),
    at: fc.nat({ max: 700 }),
  });
  const random = fc.record({ size, steps: fc.array(step, { maxLength: 80 }) });
  type Random = typeof random extends fc.Arbitrary<infer T> ? T : never;
  const givenOf = (
    { size: length, steps }: Random,
    make: (size: number) => readonly CalendarEvent[],
  ) => {
    const events = make(length);
    const chosen = new Set<unknown>();
    const records = steps.flatMap(({ kind, at }, turn): RecordPair[] => {
      const before = events[at];
      if (kind === 'create') return [{ before: null, after: givenEvent({ id: `new-${turn}` }) }];
      if (kind === 'gone') return [{ before: givenEvent({ id: `gone-${turn}` }), after: null }];
      // A gesture changes each record once.
      if (before === undefined || chosen.has(before.id)) return [];
      chosen.add(before.id);
      if (kind === 'stay') return [{ before, after: before }];
      return [{ before, after: kind === 'delete' ? null : titled(before) }];
    });
    return { events, records };
  };

  it('comes to the same as its changes one after the other', () => {
    fc.assert(
      fc.property(random, (choices) => {
        const { events, records } = givenOf(choices, withTwins);
        const batch = changeSeveral(events, records, records.map(partOf));
        const expected = oneAfterTheOther(events, records);
        const now = batch === null ? events : eventsAfter(events, batch);
        expect(now.length).toBe(expected.length);
        expect(now.every((event, at) => event === expected[at])).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('is undone and redone with the very objects in their order', () => {
    fc.assert(
      fc.property(random, (choices) => {
        const { events, records } = givenOf(choices, many);
        const batch = changeSeveral(events, records, records.map(partOf));
        if (batch === null) return;
        const now = eventsAfter(events, batch);
        const undone = undo(remember(NO_HISTORY, batch), now)!;
        const before = eventsAfter(now, undone.changeSet!);
        expect(before.length).toBe(events.length);
        expect(before.every((event, at) => event === events[at])).toBe(true);
        const redone = redo(undone.history, before)!;
        const again = eventsAfter(before, redone.changeSet!);
        expect(again.length).toBe(now.length);
        expect(again.every((event, at) => event === now[at])).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('leaves each event that it doesn’t name where it was', () => {
    const events = many(600);
    const records = [7, 300, 301].map((at) => ({
      before: events[at]!,
      after: titled(events[at]!),
    }));
    const now = eventsAfter(events, changeSeveral(events, records, [])!);
    const changed = events.flatMap((event, at) => (event === now[at] ? [] : [at]));
    expect(changed).toEqual([7, 300, 301]);
  });

  it('is none where its events stay, or are gone', () => {
    const [event] = many(1);
    const records = [
      { before: event!, after: event! },
      { before: givenEvent(), after: null },
    ];
    expect(changeSeveral([event!], records, [])).toBeNull();
    expect(changeSeveral([event!], [], [])).toBeNull();
  });

  describe('replayed', () => {
    const [a, b, c] = [1, 2, 3].map((id) => givenEvent({ id })) as [
      CalendarEvent,
      CalendarEvent,
      CalendarEvent,
    ];
    const records: readonly RecordPair[] = [
      { before: b, after: titled(b) },
      { before: a, after: titled(a) },
      { before: c, after: null },
    ];
    const batch = changeSeveral([a, b, c], records, records.map(partOf))!;
    const now = eventsAfter([a, b, c], batch);
    const step = remember(NO_HISTORY, batch);

    it('has its parts the other way round, in their order', () => {
      const { changeSet, history } = undo(step, now)!;
      expect(changeSet).toMatchObject({ type: 'change', event: null });
      expect(changeSet!.parts).toEqual([
        { type: 'change', before: titled(b), after: b },
        { type: 'change', before: titled(a), after: a },
        { type: 'change', before: null, after: c },
      ]);
      expect(redo(history, [a, b, c])!.changeSet!.parts).toEqual(
        records.map((record) => ({ type: 'change', ...record })),
      );
    });

    it('names the records as they will be, with what the host changed meanwhile', () => {
      const noted = { ...now[0]!, description: 'By the host' };
      const { changeSet } = undo(step, [noted, now[1]!])!;
      const back = { ...a, description: 'By the host' };
      expect(changeSet!.parts![1]!.after).toEqual(back);
      expect(eventsAfter([noted, now[1]!], changeSet!)[0]).toEqual(back);
    });

    it('leaves out what is gone', () => {
      const { changeSet } = undo(step, [now[1]!])!;
      expect(changeSet!.parts!.map(({ after }) => after)).toEqual([b, c]);
      expect(undo(step, [c])).toMatchObject({ changeSet: null });
    });
  });
});

describe('one look through the events', () => {
  it('finds several records where each would be found', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 30 })), fc.array(fc.boolean()), (places, renewals) => {
        const events = withTwins(25);
        const wanted = places.map((at, turn) => {
          const event = events[at] ?? givenEvent({ id: `gone-${at}` });
          return renewals[turn] === true ? { ...event } : event;
        });
        expect(positionsOfEvents(events, wanted)).toEqual(
          wanted.map((event) => positionOfEvent(events, event)),
        );
      }),
    );
  });

  it('makes several ids that no event has, each another one', () => {
    const random = jest.spyOn(Math, 'random');
    for (const value of [0.1, 0.1, 0.2, 0.3]) random.mockReturnValueOnce(value);
    const [taken] = freshIds([], 1);
    const ids = freshIds([givenEvent({ id: taken! })], 2);
    random.mockRestore();
    expect(new Set([taken, ...ids]).size).toBe(3);
  });
});
