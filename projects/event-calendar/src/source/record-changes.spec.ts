import { givenSpot, type Spot } from './source-sync.spec-host';
import { mergeEvents } from './merge-events';
import { outcome, renaming, withoutStep, type Changes } from './record-changes';

const [a, b, c] = [givenSpot('a', 1), givenSpot('b', 2), givenSpot('c', 3)];
const moved: Spot = { ...a, at: 9 };
const step: Changes<Spot> = [{ before: a, after: moved, position: 0 }];
const other: Changes<Spot> = [{ before: b, after: null, position: 1 }];

describe('mergeEvents', () => {
  const map = (...spots: readonly Spot[]): Map<string, Spot> =>
    new Map(spots.map((spot) => [String(spot.id), spot]));

  it.each<[string, Spot[], Map<string, Spot>, string[], Spot[]]>([
    ['appends what is new', [a], map(a, b), ['a'], [a, b]],
    ['keeps places', [a, b, c], map(b, moved), ['a', 'b'], [moved, b, c]],
    ['removes what the source had', [a, b], map(b), ['a', 'b'], [b]],
    ['leaves what it never had', [a, b], map(b), ['b'], [a, b]],
    ['shows one record once', [a, a, b], map(a), ['a'], [a, b]],
  ])('%s', (_, events, shown, before, expected) => {
    expect(mergeEvents(events, shown, new Set(before))).toEqual(expected);
  });

  it('gives the same array where nothing changes', () => {
    const events = [c, a];
    expect(mergeEvents(events, map(a), new Set(['a']))).toBe(events);
  });
});

describe('outcome', () => {
  it('changes only the keys that were changed', () => {
    const now = { ...a, version: 4 };
    expect(outcome(new Map([['a', now]]), step)).toEqual(new Map([['a', { ...now, at: 9 }]]));
  });

  it('says of what is gone that it is none', () => {
    expect(outcome<Spot>(new Map(), step)).toEqual(new Map([['a', null]]));
    expect(outcome(new Map([['b', b]]), other)).toEqual(new Map([['b', null]]));
  });
});

describe('withoutStep', () => {
  const undoing: Changes<Spot> = [{ before: moved, after: a, position: 0 }];

  it('forgets what was done', () => {
    expect(
      withoutStep({ done: [{ changes: other }, { changes: step }], undone: [] }, step),
    ).toEqual({
      done: [{ changes: other }],
      undone: [],
    });
  });

  it('lets a step be undone again whose undoing was refused', () => {
    const history = { done: [{ changes: other }], undone: [{ changes: step }] };
    expect(withoutStep(history, undoing)).toEqual({
      done: [{ changes: other }, { changes: step }],
      undone: [],
    });
  });
});

describe('renaming', () => {
  it('names an event, and what was split from it, the same each time', () => {
    const rename = renaming<Spot>('a', 7);
    const split: Spot = { ...b, extractedFromId: 'a' };
    expect(rename(a)).toEqual({ ...a, id: 7 });
    expect(rename(a)).toBe(rename(a));
    expect(rename(split).extractedFromId).toBe(7);
    expect(rename(c)).toBe(c);
  });
});
