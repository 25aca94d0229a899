import {
  indexResources,
  type CalendarEvent,
  type CalendarId,
} from 'ng-event-calendar/core/internal';
import { givenEvent } from './given.spec-host';
import { withResource } from './with-resource';

const NONE = indexResources([]);

type Resource = NonNullable<CalendarEvent['resource']>;

describe('withResource', () => {
  it('writes the id as it is given', () => {
    expect(withResource(givenEvent(), 7, NONE).resource).toBe(7);
    expect(withResource(givenEvent({ resource: 'a' }), 0, NONE).resource).toBe(0);
  });

  it('keeps the shape of an id that means the same, and the very event', () => {
    const event = givenEvent({ resource: '7' });
    expect(withResource(event, 7, NONE)).toBe(event);
    const free = givenEvent();
    expect(withResource(free, null, NONE)).toBe(free);
  });

  it('leaves no key behind', () => {
    expect(withResource(givenEvent({ resource: 'a' }), null, NONE)).not.toHaveProperty('resource');
  });
});

describe('a resource of the column that something comes into', () => {
  it.each<[Resource, CalendarId | null, Resource]>([
    [['a', 'b'], 'c', ['c']],
    [['a', 'b'], null, []],
    [[], 'c', ['c']],
  ])('is written over %j, in its shape: %j', (resource, to, expected) => {
    expect(withResource(givenEvent({ resource }), to, NONE).resource).toEqual(expected);
  });

  it('leaves alone what is its already, among others', () => {
    const event = givenEvent({ resource: ['a', 7] });
    expect(withResource(event, '7', NONE)).toBe(event);
  });
});
