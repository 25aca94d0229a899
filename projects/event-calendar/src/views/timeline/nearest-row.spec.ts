import { indexResources, type CalendarResource } from 'ng-event-calendar/core/internal';
import { rowsOf, type TimelineRow } from 'ng-event-calendar/core/timeline';
import { nearestRow } from './nearest-row';

const rooms = (...ids: readonly string[]) => ids.map((id) => ({ id, title: id }));
const HOUSE: readonly CalendarResource[] = [
  {
    id: 'house',
    title: 'House',
    children: [{ id: 'floor', title: 'Floor', children: rooms('a', 'b') }, ...rooms('c')],
  },
  ...rooms('d', 'e'),
];

function rowsFor(
  resources: readonly CalendarResource[],
  collapsed: Record<string, boolean> = {},
): readonly TimelineRow[] {
  const index = indexResources(resources);
  const context = { resources: index, visible: {}, owners: new Set<string>(), isOpen: () => true };
  return rowsOf({ show: 'all', unassigned: 'auto', collapsed }, context).rows;
}

describe('nearestRow', () => {
  it.each<[string, string, readonly CalendarResource[], Record<string, boolean>, string]>([
    ['the collapsed parent', 'a', HOUSE, { floor: true }, 'floor'],
    ['the outermost parent that is left', 'a', HOUSE, { house: true }, 'house'],
    ['the next one below', 'd', [...HOUSE.slice(0, 1), ...rooms('e')], {}, 'e'],
    ['the last one above', 'e', HOUSE.slice(0, 2), {}, 'd'],
    ['the next one below, beneath no collapsed parent', 'a', [...rooms('x', 'd')], {}, 'd'],
    ['the first one where no other is left', 'a', rooms('x', 'y'), {}, 'x'],
  ])('is %s', (_, gone, resources, collapsed, expected) => {
    const before = rowsFor(HOUSE);
    const row = before.find(({ key }) => key === `|${gone}`)!;
    expect(nearestRow(row, before, rowsFor(resources, collapsed))?.key).toBe(`|${expected}`);
  });
});
