import { indexResources } from 'ng-event-calendar/core/internal';
import { daysFrom, occurrenceFrom } from './given.spec-host';
import { createInstantAxis } from './instant-axis';
import { byOwner, ownersOnPage } from './occurrences-by-owner';

const resources = indexResources([
  { id: 'house', title: '', canHaveEvents: false, children: [{ id: 1, title: '' }] },
  { id: 'b', title: '' },
]);
const on = (id: string, resource?: string | number | readonly (string | number)[], day = 20) =>
  occurrenceFrom(`2026-11-${day}T10:00`, `2026-11-${day}T11:00`, {
    id,
    ...(resource !== undefined && { resource }),
  });

it('sorts events into the rows of their resources, in the order given', () => {
  const sorted = byOwner(
    [on('b', 1), on('a', [1, 'b']), on('c'), on('d', 'gone'), on('e', 'house'), on('f', ['house', 'b'])], // prettier-ignore
    resources,
  );
  const keys = [...sorted].map(([owner, own]) => [owner, own.map(({ key }) => key).join('')]);
  expect(keys).toEqual([
    ['1', 'ba'],
    ['b', 'af'],
    [null, 'cde'],
  ]);
});

it('tells who has an event on the page, in hidden hours too', () => {
  const axis = createInstantAxis({
    ...{ days: daysFrom('2026-11-20', 1), preset: 'hours', zone: 'UTC' },
    hours: [{ start: 12, end: 18 }],
  });
  const sorted = byOwner([on('a', 1), on('b', 'b', 21), on('c')], resources);
  expect([...ownersOnPage(sorted, axis)]).toEqual(['1', null]);
});
