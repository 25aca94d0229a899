import { givenEvent, givenResource } from '../given';
import type { CalendarEvent, Resizable } from '../model/event';
import type { CalendarResource } from '../model/resource';
import { colorOf } from './color';
import { permissionsOf } from './permissions';
import { indexResources, type ResourceNode } from './resource-index';
import { checkOf, isEventVisible, toggleResource } from './visible-resources';

describe('indexResources', () => {
  it('finds nodes by id at any depth, numbers and strings alike', () => {
    const index = indexResources([
      givenResource('a', { children: [{ id: 7, title: 'Seven' }] }),
      givenResource('b'),
    ]);
    expect(index.nodes.map(({ id, depth }) => [id, depth])).toEqual([
      ['a', 0],
      ['7', 1],
      ['b', 0],
    ]);
    expect(index.find('7')?.parent?.id).toBe('a');
    expect(index.find(7)).toBe(index.find('7'));
    expect(index.find(undefined)).toBeUndefined();
  });

  it('survives garbage and a resource that contains itself', () => {
    const loop: { id: string; title: string; children: CalendarResource[] } = {
      id: 'loop',
      title: 'Loop',
      children: [],
    };
    loop.children.push(loop);
    const index = indexResources([null, 5, loop] as unknown as CalendarResource[]);
    expect(index.nodes.map(({ id }) => id)).toEqual(['loop']);
    expect(indexResources('no list' as unknown as CalendarResource[]).nodes).toEqual([]);
  });

  const group = (id: string, ...children: CalendarResource[]): CalendarResource =>
    givenResource(id, { children });
  it.each<[string, CalendarResource[], string[]]>([
    ['its parent', [group('a', group('a'))], ['a']],
    ['its parent, as a number', [{ id: 1, title: '', children: [{ id: '1', title: '' }] }], ['1']],
    ['one that holds its parent', [group('a', group('b', group('a')))], ['a', '-b']],
    ['its parent, which a sibling has too', [group('a'), group('a', group('a'))], ['a', 'a']],
    [
      'its parent, unless it holds others',
      [group('a', group('a', group('b')))],
      ['a', '-a', '--b'],
    ],
  ])('leaves out what has the id of %s, and who held it is a leaf', (_, resources, expected) => {
    const index = indexResources(resources);
    expect(index.nodes.map(({ id, depth }) => '-'.repeat(depth) + id)).toEqual(expected);
    const inTree = (nodes: readonly ResourceNode[]): readonly ResourceNode[] =>
      nodes.flatMap((node) => [node, ...inTree(node.children)]);
    expect(inTree(index.roots)).toEqual(index.nodes);
  });
});

describe('colorOf', () => {
  const resources = indexResources([
    givenResource('team', {
      eventColor: 'purple',
      children: [
        givenResource('room', { children: [givenResource('desk')] }),
        givenResource('odd', { eventColor: 'mauve' as 'red' }),
        givenResource('own', { eventColor: 'lime' }),
      ],
    }),
    givenResource('plain'),
  ]);
  it.each<[string, Partial<CalendarEvent>, string | undefined, string]>([
    ['its own', { color: 'red', resource: 'team' }, 'blue', 'red'],
    ['its resource', { resource: 'own' }, 'blue', 'lime'],
    ['the nearest resource upward', { resource: 'desk' }, 'blue', 'purple'],
    ['upward past an unknown name', { resource: 'odd' }, 'blue', 'purple'],
    ['the calendar', { resource: 'plain' }, 'blue', 'blue'],
    ['the calendar for an unknown resource', { resource: 'nobody' }, 'blue', 'blue'],
    [
      'the next for an unknown own name',
      { color: 'mauve' as 'red', resource: 'own' },
      'blue',
      'lime',
    ],
    ['the first of several', { resource: ['gone', 'own', 'team'] }, 'blue', 'lime'],
    ['teal at last', {}, 'mauve', 'teal'],
  ])('%s', (_, fields, calendarColor, expected) => {
    expect(colorOf(givenEvent(fields), resources, calendarColor)).toBe(expected);
  });
});

it('of several resources the first that is shown has the colour', () => {
  const resources = indexResources([
    givenResource('a', { eventColor: 'red' }),
    givenResource('b', { eventColor: 'lime' }),
  ]);
  const event = givenEvent({ resource: ['a', 'b'] });
  expect(colorOf(event, resources, 'blue', { a: false })).toBe('lime');
  expect(colorOf(event, resources, 'blue', { a: false, b: false })).toBe('red');
});

describe('permissionsOf', () => {
  const resources = indexResources([
    givenResource('locked', {
      areEventsReadOnly: true,
      children: [givenResource('within'), givenResource('opened', { areEventsReadOnly: false })],
    }),
    givenResource('still', {
      areEventsDraggable: false,
      areEventsResizable: 'end',
      children: [
        givenResource('beneath'),
        givenResource('freed', { areEventsDraggable: true, areEventsResizable: 'start' }),
      ],
    }),
  ]);
  const all = { readOnly: false, draggable: true, resizable: true as Resizable };
  const none = { readOnly: true, draggable: false, resizable: false as Resizable };
  it.each<[string, Partial<CalendarEvent>, Parameters<typeof permissionsOf>[2], typeof all]>([
    ['everything by default', {}, {}, all],
    ['a read-only calendar', {}, { readOnly: true }, none],
    ['an event that says otherwise', { readOnly: false }, { readOnly: true }, all],
    ['a read-only resource above', { resource: 'within' }, {}, none],
    ['a nearer resource that says otherwise', { resource: 'opened' }, { readOnly: true }, all],
    ['read-only before draggable', { readOnly: true, draggable: true, resizable: true }, {}, none],
    [
      'a resource before the calendar',
      { resource: 'still' },
      { areEventsDraggable: true },
      {
        readOnly: false,
        draggable: false,
        resizable: 'end',
      },
    ],
    [
      'a resource above before the calendar',
      { resource: 'beneath' },
      { areEventsDraggable: true, areEventsResizable: true },
      { readOnly: false, draggable: false, resizable: 'end' },
    ],
    [
      'a nearer resource',
      { resource: 'freed' },
      { areEventsDraggable: false, areEventsResizable: false },
      { readOnly: false, draggable: true, resizable: 'start' },
    ],
    [
      'an event before its resource',
      { resource: 'still', draggable: true, resizable: 'start' },
      {},
      {
        readOnly: false,
        draggable: true,
        resizable: 'start',
      },
    ],
    [
      'the calendar',
      {},
      { areEventsDraggable: false, areEventsResizable: 'start' },
      {
        readOnly: false,
        draggable: false,
        resizable: 'start',
      },
    ],
    ['the most careful of several resources', { resource: ['freed', 'within'] }, {}, none],
    [
      'what several allow, and what the calendar does',
      { resource: ['freed', 'opened'] },
      { areEventsDraggable: false },
      { readOnly: false, draggable: false, resizable: 'start' },
    ],
    [
      'no edge where each allows another',
      { resource: ['freed', 'still'] },
      {},
      { readOnly: false, draggable: false, resizable: false },
    ],
    [
      'an event before all of its resources',
      { resource: ['still', 'within'], readOnly: false, draggable: true, resizable: true },
      {},
      all,
    ],
    [
      'no nonsense',
      { resizable: 'middle' as 'end', draggable: 'yes' as unknown as boolean },
      {},
      all,
    ],
  ])('%s', (_, fields, calendar, expected) => {
    expect(permissionsOf(givenEvent(fields), resources, calendar)).toEqual(expected);
  });
});

describe('visible resources', () => {
  const resources = indexResources([
    givenResource('a', { children: [givenResource('a1'), givenResource('a2')] }),
    givenResource('b'),
  ]);
  const node = (id: string) => resources.find(id)!;

  it.each([
    [{ resource: 'a1' }, {}, true],
    [{ resource: 'a1' }, { a1: false }, false],
    [{ resource: 'a1' }, { a: false, a1: true }, false],
    [{ resource: 'nobody' }, { nobody: false }, true],
    [{ resource: ['a1', 'b'] }, { a1: false }, true],
    [{ resource: ['a1', 'b'] }, { a: false, b: false }, false],
    [{ resource: ['a1', 'nobody'] }, { a1: false }, false],
    [{ resource: [] }, { a: false, b: false }, true],
    [{}, { a: false, b: false }, true],
  ])('event %j with the map %j: %s', (fields, visible, expected) => {
    expect(isEventVisible(givenEvent(fields), resources, visible)).toBe(expected);
  });

  it.each([
    ['a', {}, 'checked'],
    ['a', { a1: false }, 'mixed'],
    ['a', { a: false }, 'unchecked'],
    ['a1', { a: false }, 'unchecked'],
  ])('checkbox of %s with the map %j: %s', (id, visible, expected) => {
    expect(checkOf(node(id), visible)).toBe(expected);
  });

  it.each([
    ['hides a branch', 'a', {}, { a: false, a1: false, a2: false, b: true }],
    ['shows a branch', 'a', { a: false }, { a: true, a1: true, a2: true, b: true }],
    ['completes a mixed branch', 'a', { a1: false }, { a: true, a1: true, a2: true, b: true }],
    ['hides a leaf', 'a1', {}, { a: true, a1: false, a2: true, b: true }],
    [
      'shows a leaf under a hidden parent, and not its siblings',
      'a1',
      { a: false },
      { a: true, a1: true, a2: false, b: true },
    ],
    [
      'keeps unknown ids',
      'b',
      { gone: false },
      { gone: false, a: true, a1: true, a2: true, b: false },
    ],
  ])('%s', (_, id, visible, expected) => {
    expect(toggleResource(node(id), resources, Object.freeze(visible))).toEqual(expected);
  });

  it('writes an id such as "__proto__" as an entry like any other', () => {
    const odd = indexResources([givenResource('__proto__')]);
    const map = toggleResource(odd.nodes[0]!, odd, {});
    expect(Object.entries(map)).toEqual([['__proto__', false]]);
    expect(isEventVisible(givenEvent({ resource: '__proto__' }), odd, map)).toBe(false);
  });
});
