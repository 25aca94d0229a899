import {
  nodeOf,
  indexResources,
  type CalendarResource,
  type ResourceIndex,
} from 'ng-event-calendar/core/internal';
import { dividePinned } from './pinned-rows';
import {
  rowsOf,
  type RowContext,
  type RowRules,
  type TimelineRow,
  type TimelineRows,
} from './rows';

const resource = (id: string, fields: Partial<CalendarResource> = {}): CalendarResource => ({
  ...{ id, title: id.toUpperCase() },
  ...fields,
});
const TREE = indexResources([
  resource('team', {
    children: [resource('ana'), resource('crew', { children: [resource('ben'), resource('cy')] })],
  }),
  resource('house', { canHaveEvents: false, children: [resource('room')] }),
  resource('van'),
]);

function given(
  rules: Partial<RowRules> = {},
  context: Partial<RowContext> = {},
  resources: ResourceIndex = TREE,
): TimelineRows {
  return rowsOf(
    { show: 'all', unassigned: 'auto', collapsed: {}, ...rules },
    { resources, visible: {}, owners: new Set(), isOpen: () => false, ...context },
  );
}

/** Rows by id in their order, `-` for events without a resource. */
function ids(rows: readonly TimelineRow[]): string {
  return rows
    .map(({ owner }) => (owner === 'unassigned' ? '-' : (nodeOf(owner)?.id ?? 'all')))
    .join(' ');
}

const ALL = 'team ana crew ben cy house room van';

describe('rowsOf', () => {
  it.each<[string, Partial<RowRules>, Partial<RowContext>, string]>([
    ['all, depth first', {}, {}, ALL],
    ['without a hidden one and what lies beneath it', {}, { visible: { crew: false } }, 'team ana house room van'], // prettier-ignore
    ['none where all are hidden', {}, { visible: { team: false, house: false, van: false } }, ''],
    ['without what lies beneath collapsed ones', { collapsed: { team: true } }, {}, 'team house room van'], // prettier-ignore
    [
      'with events',
      { show: 'with-events' },
      { owners: new Set(['ben', 'van']) },
      'team crew ben van',
    ],
    [
      'with events of a parent itself',
      { show: 'with-events' },
      { owners: new Set(['team']) },
      'team',
    ],
    [
      'no heading for its own sake',
      { show: 'working' },
      { isOpen: ({ id }) => id === 'house' },
      '',
    ],
    ['working', { show: 'working' }, { isOpen: ({ id }) => id === 'room', owners: new Set(['van']) }, 'house room van'], // prettier-ignore
    ['a hidden one not for its events', { show: 'with-events' }, { owners: new Set(['van']), visible: { van: false } }, ''], // prettier-ignore
  ])('%s', (_, rules, context, rows) => {
    expect(ids(given(rules, context).rows)).toBe(rows);
  });

  it.each<[RowRules['unassigned'], RowRules['show'], boolean, boolean]>([
    ['auto', 'all', false, false],
    ['auto', 'all', true, true],
    ['always', 'all', false, true],
    ['always', 'with-events', false, false],
    ['always', 'working', true, true],
    ['never', 'all', true, false],
  ])('unassigned %s with %s, events there: %s', (unassigned, show, isThere, isShown) => {
    const owners = new Set(isThere ? [null] : []);
    const { rows } = given({ unassigned, show }, { owners, isOpen: () => true });
    expect(rows[0]?.owner === 'unassigned').toBe(isShown);
    expect(rows.filter(({ owner }) => owner === 'unassigned')).toHaveLength(isShown ? 1 : 0);
  });

  it('is one row of all events without resources', () => {
    const { rows } = given({ show: 'with-events' }, {}, indexResources([]));
    expect(rows).toMatchObject([{ owner: 'all', level: 1, isExpanded: null }]);
  });

  it('says level, place, and what lies beneath', () => {
    const { rows, all } = given({ collapsed: { crew: true } }, { owners: new Set([null]) });
    const told = rows.map(
      ({ owner, level, position, siblings, isExpanded, beneath }) =>
        `${nodeOf(owner)?.id ?? '-'} ${level} ${position}/${siblings} ${isExpanded} ${beneath.length}`,
    );
    expect(told).toEqual([
      '- 1 1/4 null 0',
      'team 1 2/4 true 4',
      'ana 2 1/2 null 0',
      'crew 2 2/2 false 2',
      'house 1 3/4 true 1',
      'room 2 1/1 null 0',
      'van 1 4/4 null 0',
    ]);
    expect(ids(all)).toBe(`- ${ALL}`);
  });

  it('makes a heading of what can have no events', () => {
    const headings = given().rows.filter(({ isHeading }) => isHeading);
    expect(headings.map(({ key }) => key)).toEqual(['|house']);
  });

  it('has no buttons on a parent of which nothing is left', () => {
    const { rows } = given({}, { visible: { room: false } });
    expect(rows.find(({ key }) => key === '|house')?.isExpanded).toBeNull();
  });

  it('has one row for an id, and headings for namesakes with others beneath them', () => {
    const twice = indexResources([
      resource('a'),
      resource('b', { children: [resource('a')] }),
      resource('a', { children: [resource('c')] }),
    ]);
    const { rows } = given({}, {}, twice);
    expect(rows.map(({ key, isHeading }) => `${key} ${isHeading}`)).toEqual([
      '|a false',
      '|b false',
      '#3 true',
      '|c false',
    ]);
  });

  it('remembers the state beneath a collapsed parent', () => {
    const collapsed = { team: true, crew: true };
    expect(ids(given({ collapsed }).rows)).toBe('team house room van');
    expect(ids(given({ collapsed: { crew: true } }).rows)).toBe('team ana crew house room van');
  });
});

describe('dividePinned', () => {
  const room = { height: 100, mostRows: Infinity, heightOf: () => 40 };

  it.each([
    ['none', [], {}, '', ALL],
    ['in the order of the pins', ['van', 'ben'], {}, 'van ben', 'team ana crew cy house room'],
    ['once, and known ones', ['van', 'gone', 'van'], {}, 'van', 'team ana crew ben cy house room'],
    ['beneath a collapsed parent', ['ben'], { team: true }, 'ben', 'team house room van'],
    ['while there is room', ['van', 'ben', 'cy'], {}, 'van ben', 'team ana crew cy house room'],
  ])('%s', (_, pins, collapsed, pinned, rows) => {
    const divided = dividePinned(given({ collapsed }), pins, room);
    expect([ids(divided.pinned), ids(divided.rows)]).toEqual([pinned, rows]);
  });

  it('passes over a row that is too high for a lower one', () => {
    const heightOf = ({ key }: TimelineRow): number => (key === '|van' ? 101 : 40);
    expect(ids(dividePinned(given(), ['van', 'ben'], { ...room, heightOf }).pinned)).toBe('ben');
  });

  it('takes no more rows than asked for', () => {
    expect(ids(dividePinned(given(), ['van', 'ben'], { ...room, mostRows: 1 }).pinned)).toBe('van');
  });

  it('names the parents', () => {
    const { pinned } = dividePinned(given(), ['ben', 'van'], room);
    expect(pinned.map(({ path }) => path)).toEqual(['TEAM, CREW, BEN', 'VAN']);
  });
});
