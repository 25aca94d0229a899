import fc from 'fast-check';
import { givenEvent } from '../given';
import type { CalendarEvent, CalendarId } from '../model/event';
import { resourceIdsOf } from './resource-ids';
import { indexResources } from './resource-index';
import { withResourceIds, withResourceMoved, type ResourceMove } from './resource-move';

const NONE = indexResources([]);

type Resource = CalendarEvent['resource'];

const of = (resource: Resource): CalendarEvent =>
  givenEvent(resource === undefined ? {} : { resource });

describe('one that a piece is moved to', () => {
  const move = (from: CalendarId | null, to: CalendarId | null, adds?: true): ResourceMove => ({
    from,
    to,
    ...(adds && { adds }),
  });

  it.each<[string, Resource, ResourceMove, Resource]>([
    ['stands in the place of the one it leaves', ['a', 'b', 'c'], move('b', 'd'), ['a', 'd', 'c']],
    ['is written as it is given', ['a', 1, 'c'], move('1', 2), ['a', 2, 'c']],
    ['is alone where there was one', 'a', move('a', 'b'), 'b'],
    ['keeps the shape of a list of one', ['a'], move('a', 'b'), ['b']],
    ['is nobody, and the id is taken out', ['a', 'b'], move('a', null), ['b']],
    ['is nobody, and an empty list is left', ['a'], move('a', null), []],
    ['is nobody, and the key is taken away', 'a', move('a', null), undefined],
    ['comes into an empty list', [], move(null, 'a'), ['a']],
    ['comes where there was none', undefined, move(null, 'a'), 'a'],
    ['takes the place of what nobody knows', ['gone', 'lost'], move(null, 'a'), ['a']],
    ['is named twice where it has the event', ['a', 'b'], move('a', 'b'), ['b', 'b']],
    ['is added behind the others', ['a', 'b'], move('a', 'c', true), ['a', 'b', 'c']],
    ['makes a list where there was one', 'a', move('a', 'c', true), ['a', 'c']],
    ['is added to nobody', undefined, move(null, 'c', true), 'c'],
    ['comes beside those that a list was given to meanwhile', ['b'], move('a', 'c'), ['b', 'c']],
    ['is nobody, and those that it was given to meanwhile stay', ['b'], move('a', null), ['b']],
    ['comes for another that it was given to meanwhile', 'b', move('a', 'c'), 'c'],
  ])('%s', (_, resource, given, expected) => {
    expect(withResourceMoved(of(resource), given, NONE).resource).toEqual(expected);
  });
});

it('a list stays a list, and the host\u2019s own is never written', () => {
  const id = fc.constantFrom<CalendarId>('a', 'b', 'c', 1, 2);
  const resource = fc.oneof(
    fc.constant(undefined),
    id,
    fc.uniqueArray(id).map((ids) => Object.freeze(ids)),
  );
  const to = fc.record({
    from: fc.option(id),
    to: fc.option(id),
    adds: fc.boolean(),
  });
  fc.assert(
    fc.property(resource, to, (given, move) => {
      const event = Object.freeze(of(given));
      const moved = withResourceMoved(event, move, NONE);
      const ids = resourceIdsOf(moved);
      if (Array.isArray(given)) expect(Array.isArray(moved.resource)).toBe(true);
      else expect(Array.isArray(moved.resource)).toBe(ids.length > 1);
      const isNamedTwice = Array.isArray(moved.resource) && moved.resource.length > ids.length;
      if (!isNamedTwice) {
        const kept = resourceIdsOf(event).filter((each) => each !== move.from);
        // Resources that aren't moved stay, in order.
        if (Array.isArray(given) && move.from !== null) {
          expect(ids.filter((each) => kept.includes(each))).toEqual(kept);
        }
        expect(withResourceIds(moved, ids)).toBe(moved);
      }
    }),
  );
});
