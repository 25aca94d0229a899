import {
  columnsOf,
  parseDay,
  indexResources,
  type ColumnOrder,
} from 'ng-event-calendar/core/internal';
import {
  columnEdges,
  keptPlace,
  stretchesOf,
  tracksOf,
  wholeWidth,
  widenedBy,
} from './column-tracks';

const DAY = parseDay('2026-11-20')!;
const { nodes } = indexResources(['ana', 'ben', 'cyd'].map((id) => ({ id, title: id })));

/** Three resources on two days, on the second of which no resource works. */
const columns = (order: ColumnOrder = 'date-resource') =>
  columnsOf([DAY, DAY + 1], { order, owners: nodes, isShown: (_, day) => day === DAY });

describe('the tracks of columns', () => {
  it('share the width alike, and a day of nobody is narrow', () => {
    expect(tracksOf(columns(), 'date-resource', 120)).toEqual({
      first: 0,
      end: 4,
      template: 'repeat(3, minmax(120px, 1fr)) repeat(1, 56px)',
      least: 416,
    });
  });

  it('shrink as far as need be where days stand alone', () => {
    const days = columnsOf([DAY, DAY + 1], { order: 'date', owners: [] });
    expect(tracksOf(days, 'date', 0)).toMatchObject({
      template: 'repeat(2, minmax(0px, 1fr))',
      least: 0,
    });
  });

  it('are those of a stretch', () => {
    expect(tracksOf(columns(), 'date-resource', 90, 2, 4)).toEqual({
      first: 2,
      end: 4,
      template: 'repeat(1, minmax(90px, 1fr)) repeat(1, 56px)',
      least: 146,
    });
  });
});

it('columns begin where those before them end, that of an empty day narrow', () => {
  const edges = columnEdges(columns(), 'date-resource', 100);
  expect(edges).toEqual([0, 100, 200, 300, 356]);
});

it.each([
  [
    10,
    700,
    90,
    [
      [0, 7],
      [7, 10],
    ],
  ],
  [7, 700, 90, [[0, 7]]],
  [
    2,
    40,
    90,
    [
      [0, 1],
      [1, 2],
    ],
  ],
  [0, 700, 90, []],
])('%i columns on a page of %i pixels, %i each', (count, room, width, found) => {
  expect(stretchesOf(count, room, width)).toEqual(found);
});

describe('columns that change', () => {
  const of = (keys: string, width = 100) => ({
    keys: Array.from(keys),
    edges: [...Array.from(keys), ''].map((_, at) => at * width),
  });

  it.each([
    ['abcd', 150, 'abcd', 150],
    ['abcd', 150, 'xabcd', 250],
    ['abcd', 150, 'bcd', 50],
    ['abcd', 150, 'acd', 100],
    ['abcd', 350, 'abc', null],
    ['abcd', 0, 'xyz', null],
  ])('%s scrolled by %i stand as %s at %s', (before, scrolled, after, place) => {
    expect(keptPlace(of(before), scrolled, of(after))).toBe(place);
  });

  it('keep the place in columns of another width', () => {
    expect(keptPlace(of('abcd'), 230, of('bcd', 120))).toBe(150);
  });
});

it.each<[string, number, number, number, number, number]>([
  ['are as wide as they are', 0, 100, 700, 7, 100],
  ['share what they have lost', 140, 100, 700, 7, 120],
  ['were as wide where there were more than fit', 140, 120, 700, 7, 120],
  ['fitted before', 350, 120, 700, 7, 150],
])('columns %s', (_, lost, width, room, count, expected) => {
  expect(widenedBy(lost, { width, room, count })).toBe(expected);
});

describe('columns that scroll sideways', () => {
  it.each([
    [120, 962, 120.25],
    [120, 1218, 121.8],
    [130, 914, 914 / 7],
    [120, 100, 120],
    [120, 0, 120],
    [0, 900, 0],
  ])('of %i pixels at least in a room of %i are %d wide, so that none is cut', (...given) => {
    const [minWidth, room, expected] = given;
    expect(wholeWidth(minWidth, room)).toBe(expected);
  });
});
