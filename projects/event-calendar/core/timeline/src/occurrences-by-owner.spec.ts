import { indexResources } from 'ng-event-calendar/core/internal';
import { occurrenceFrom } from './given.spec-host';
import { byOwner } from './occurrences-by-owner';

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
