import { placeInLanes } from './time-lanes';
import type { LanePlacement, TimeLanes } from './time-lanes';

const MIN_LENGTH = 15;

/** Hours of the day: `9-10.5` is 9:00 to 10:30, placed in minutes. */
function place(hours: string, maxLanes = 10): TimeLanes {
  const spans = [...hours.matchAll(/([\d.]+)-([\d.]+)/g)].map(([, start, end]) => {
    return { start: Number(start) * 60, end: Number(end) * 60 };
  });
  return placeInLanes(spans, { minLength: MIN_LENGTH, maxLanes });
}

/** `lane+span/lanes`, or `-` behind a chip. */
function drawn(placement: LanePlacement | null): string {
  if (placement === null) return '-';
  return `${placement.lane}+${placement.span}/${placement.lanes}`;
}

/** All placements in the order of the events. */
function drawing({ placements }: TimeLanes): string {
  return placements.map(drawn).join(' ');
}

describe('placeInLanes', () => {
  it.each([
    ['nothing', '', ''],
    ['one event over the full width', '9-10', '0+1/1'],
    ['touching events one above the other', '9-10 10-11', '0+1/1 0+1/1'],
    ['two overlapping events side by side', '9-10 9.5-11', '0+1/2 1+1/2'],
    ['by start, not array order', '10-12 9-11', '1+1/2 0+1/2'],
    ['longer first at one start', '9-10 9-12', '1+1/2 0+1/2'],
    ['array order for equal times', '9-10 9-10 9-10', '0+1/3 1+1/3 2+1/3'],
    ['lanes per cluster, not per day', '9-11 10-12 13-14', '0+1/2 1+1/2 0+1/1'],
    ['a chain as one cluster', '9-11 10-13 12-14', '0+1/2 1+1/2 0+1/2'],
    ['the first free lane again', '9-17 9-10 10-11', '0+1/2 1+1/2 1+1/2'],
    [
      'wider over lanes free for all of the length',
      '9-12 9-10 9-10 11-12 10-11',
      '0+1/3 1+1/3 2+1/3 1+2/3 1+2/3',
    ],
    [
      'not wider beside an event that overlaps a part',
      '9-10 9-12 9-10.5 10.25-12',
      '2+1/3 0+1/3 1+1/3 2+1/3',
    ],
    ['short events by their readable height', '9-9.05 9.1-10', '0+1/2 1+1/2'],
    ['short events apart by that height', '9-9.05 9.25-10', '0+1/1 0+1/1'],
    ['longer first by real length, however short', '9-9 9-9.1', '1+1/2 0+1/2'],
    ['an end before the start like a short event', '9-8 9.1-10', '0+1/2 1+1/2'],
  ])('shows %s', (_, hours, expected) => {
    const result = place(hours);
    expect(drawing(result)).toBe(expected);
    expect(result.hidden).toEqual([]);
  });

  it('needs no chip where the lanes just suffice', () => {
    const result = place('9-10 9-10 9-10', 3);
    expect(drawing(result)).toBe('0+1/3 1+1/3 2+1/3');
    expect(result.hidden).toEqual([]);
  });

  it('gives the last lane to a chip where they do not', () => {
    const result = place('9-10 9-10 9-11 9.5-10.5', 3);
    expect(drawing(result)).toBe('1+1/3 - 0+1/3 -');
    expect(result.hidden).toEqual([{ start: 540, end: 630, lane: 2, lanes: 3, items: [1, 3] }]);
  });

  it('widens over the chip lane where no chip stands, and events take it where they fit', () => {
    const result = place('9-17 9-10 9-10 9-10 11-12 13-14 13-14', 3);
    expect(drawing(result)).toBe('0+1/3 1+1/3 - - 1+2/3 1+1/3 2+1/3');
    expect(result.hidden).toEqual([{ start: 540, end: 600, lane: 2, lanes: 3, items: [2, 3] }]);
  });

  it('uses chips alone where there is one lane', () => {
    const result = place('9-11 10-12 13-14', 1);
    expect(drawing(result)).toBe('- - 0+1/1');
    expect(result.hidden).toEqual([{ start: 540, end: 720, lane: 0, lanes: 1, items: [0, 1] }]);
  });

  it.each([
    ['10-12', [[2, 3, 5, 6]]],
    ['10.2-12', [[2, 3, 5, 6]]],
    ['10.25-12', [[2, 3], [5, 6]]], // prettier-ignore
  ])(
    'merges a stretch 9-10 with %s where less than a readable height is between',
    (next, items) => {
      const { hidden } = place(`9-17 9-10 9-10 9-10 ${next} ${next} ${next}`, 3);
      expect(hidden.map((stretch) => stretch.items)).toEqual(items);
    },
  );

  it('hides long events when they would hide many others all day', () => {
    const result = place('9-17 9-17 9-10 10-11 11-12 12-13 13-14 14-15', 2);
    expect(drawing(result)).toBe(`- -${' 0+1/2'.repeat(6)}`);
    expect(result.hidden).toEqual([{ start: 540, end: 1020, lane: 1, lanes: 2, items: [0, 1] }]);
  });

  it('keeps the earlier of events that end together when one gives way', () => {
    const result = place('9-17 9-17 9-10 10-11 11-12 12-13 13-14 15.5-17.5 16-17.5', 2);
    expect(drawing(result)).toBe(`- -${' 0+1/2'.repeat(6)} -`);
  });

  it('keeps a long event beside a few crowded hours', () => {
    const result = place(`9-17 ${'10-11 '.repeat(6)} ${'14-15 '.repeat(6)}`, 4);
    expect(drawn(result.placements[0] ?? null)).toBe('0+1/4');
    const stretches = result.hidden.map(({ start, end, items }) => [start, end, items.length]);
    expect(stretches).toEqual([[600, 660, 4], [840, 900, 4]]); // prettier-ignore
  });

  it.each([0, -1, 0.5, NaN])('takes %p lanes for one', (maxLanes) => {
    expect(place('9-11 10-12', maxLanes)).toEqual(place('9-11 10-12', 1));
  });

  // Seconds are the machine's business; what grows by the square takes minutes.
  it('places 50,000 events of one day', () => {
    let seed = 1;
    const random = (): number => (seed = (seed * 48271) % 2147483647) / 2147483647;
    const spans = Array.from({ length: 50_000 }, () => {
      const start = Math.floor(random() * 1380);
      return { start, end: start + 15 + Math.floor(random() * 120) };
    });
    const { hidden, placements } = placeInLanes(spans, { minLength: MIN_LENGTH, maxLanes: 8 });
    const shown = placements.filter((each) => each !== null);
    const left = hidden.flatMap(({ items }) => items);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.length + new Set(left).size).toBe(spans.length);
  });
});
