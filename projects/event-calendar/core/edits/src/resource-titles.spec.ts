import { indexResources, type CalendarEvent } from 'ng-event-calendar/core/internal';
import { givenEvent } from './given.spec-host';
import { resourceTitles } from './resource-titles';

const resources = indexResources([
  { id: 'ana', title: 'Ana', kind: 'Teacher' },
  { id: 1, title: 'Room 1', kind: 'Room' },
  { id: 2, title: 'Room 2', kind: 'Room' },
  { id: 'car', title: 'Car' },
]);

describe('the titles of an event’s resources', () => {
  it.each<[string, CalendarEvent['resource'], string | undefined, readonly string[]]>([
    ['are all of them, in its order', [2, 'ana', 1], undefined, ['Room 2', 'Ana', 'Room 1']],
    ['are those of a kind', [2, 'ana', 1], 'Room', ['Room 2', 'Room 1']],
    ['are those of no kind', ['car', 'ana'], '', ['Car']],
    ['are that of a single id', 'ana', 'Teacher', ['Ana']],
    ['are without unknown ones', ['gone', 'ana'], undefined, ['Ana']],
    ['are none of none', undefined, undefined, []],
    ['are none of a kind that there isn’t', ['ana'], 'Boat', []],
  ])('%s', (_, resource, kind, titles) => {
    const event = givenEvent(resource === undefined ? {} : { resource });
    expect(resourceTitles(event, resources, kind)).toEqual(titles);
  });
});
