import type { Occurrence } from 'ng-event-calendar/core/internal';
import type { RowBar } from 'ng-event-calendar/core/timeline';
import { slotHolding, stopBeside, type RowStop } from './row-stops';

const SLOTS = [0, 30, 60, 90].map((from) => ({ from, to: from + 30 }));

/** Bars by the places where they begin, named by letters. */
function barsAt(...places: readonly number[]): readonly RowBar[] {
  return places.map((from, at) => ({
    ...{ from, to: from + 10, lane: 0, continuesBefore: false, continuesAfter: false },
    occurrence: { key: 'abcdef'[at]! } as Occurrence,
  }));
}

const at = (slot: number, event: string | null = null): RowStop => ({ slot, event });

describe('slotHolding', () => {
  it.each([
    [-5, 0],
    [0, 0],
    [29, 0],
    [30, 1],
    [119, 3],
    [500, 3],
  ])('finds for %d the slot %d', (position, expected) => {
    expect(slotHolding(SLOTS, position)).toBe(expected);
  });
});

describe('stopBeside', () => {
  it.each<[string, readonly number[], RowStop, 1 | -1, RowStop | null]>([
    ['the next slot', [], at(0), 1, at(1)],
    ['the slot before', [], at(1), -1, at(0)],
    ['nothing before the first', [], at(0), -1, null],
    ['nothing behind the last', [], at(3), 1, null],
    ['an event that begins in the slot', [35], at(1), 1, at(1, 'a')],
    ['from it the next slot', [35], at(1, 'a'), 1, at(2)],
    ['from it back its slot', [35], at(1, 'a'), -1, at(1)],
    ['the last event of the slot before', [31, 40], at(2), -1, at(1, 'b')],
    ['one event after another', [31, 40], at(1, 'a'), 1, at(1, 'b')],
    ['one event before another', [31, 40], at(1, 'b'), -1, at(1, 'a')],
    ['an event of the last slot', [95], at(3), 1, at(3, 'a')],
    ['nothing behind it', [95], at(3, 'a'), 1, null],
    ['an event cut at the start of the page', [0], at(0), 1, at(0, 'a')],
    ['the next slot from an event that is gone', [], at(1, 'x'), 1, at(2)],
  ])('leads to %s', (_, places, from, way, expected) => {
    expect(stopBeside(SLOTS, barsAt(...places), from, way)).toEqual(expected);
  });

  it('goes over every slot and event, there and back', () => {
    const bars = barsAt(0, 5, 31, 95);
    const walk = (from: RowStop, way: 1 | -1): readonly RowStop[] => {
      const stops = [from];
      for (let next = stopBeside(SLOTS, bars, from, way); next !== null;) {
        stops.push(next);
        next = stopBeside(SLOTS, bars, next, way);
      }
      return stops;
    };
    const there = walk(at(0), 1);
    expect(there).toHaveLength(8);
    expect(walk(there.at(-1)!, -1)).toEqual([...there].reverse());
  });
});
