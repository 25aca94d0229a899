import { placeInLanes } from './time-lanes';
import type { LanePlacement, TimeLanes } from './time-lanes';

const ROOM = { minLength: 15, minCoverable: 0, end: 24 * 60 };

/** Places hours of the day in minutes: `9-10.5` is 9:00 to 10:30. */
function place(hours: string, maxLanes = 10, minCoverable = 0): TimeLanes {
  const spans = [...hours.matchAll(/([\d.]+)-([\d.]+)/g)].map(([, start, end]) => {
    return { start: Number(start) * 60, end: Number(end) * 60 };
  });
  return placeInLanes(spans, { ...ROOM, maxLanes, minCoverable });
}

/** Formats `lane+span/lanes`, or `-` behind a chip. */
function drawn(placement: LanePlacement | null): string {
  if (placement === null) return '-';
  return `${placement.lane}+${placement.span}/${placement.lanes}`;
}

/** Formats all placements in the order of the events. */
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
    expect(result.chips).toEqual([]);
  });

  it('needs no chip where the lanes just suffice', () => {
    const result = place('9-10 9-10 9-10', 3);
    expect(drawing(result)).toBe('0+1/3 1+1/3 2+1/3');
    expect(result.chips).toEqual([]);
  });

  /** Formats `start-end:count` of each chip, in hours, with the index of the span that it lies over. */
  function chipsOf({ chips }: TimeLanes): string {
    return chips
      .map(({ start, end, items, over }) => {
        const times = `${start / 60}-${end / 60}:${items.length}`;
        return over === null ? times : `${times} over ${over}`;
      })
      .join(' ');
  }

  it.each([
    [
      'the shorter hides in the hour that only it has',
      ['9-10 9-10 9-11 9.5-10.5', 3],
      ['1+1/3 2+1/3 0+1/3 -', '10-10.25:1'],
    ],
    [
      'the longer stays behind the chip of one that begins before it',
      ['9-12 9-12 9-10 9.5-11', 3],
      ['0+1/3 1+1/3 - 2+1/3', '9-9.25:1'],
    ],
    [
      'of two at the same time one stays, under the chip of the other',
      ['9-12 9-12 10-11 10-11', 3],
      ['0+1/3 1+1/3 2+1/3 -', '10.75-11:1 over 2'],
    ],
    [
      'one chip stands for all at that time, whichever is longer',
      ['9-12 9-12 10-11 10-11 10.2-12', 3],
      ['0+1/3 1+1/3 2+1/3 - -', '10.75-11:2 over 2'],
    ],
    [
      'a chip lies where the shorter of two ends',
      ['9-12 9-12 9-17 13-14 9-12 14-14.5', 4],
      ['1+1/4 2+1/4 0+1/4 1+3/4 3+1/4 1+3/4', ''],
    ],
    ['within a longer one too', ['9-17 9-17 13-14', 2], ['0+1/2 1+1/2 -', '13.75-14:1 over 1']],
    [
      'one that is far from the chip before has one of its own',
      ['9-17 9-17 10-11 10-11 13-14 13-14', 3],
      ['0+1/3 1+1/3 2+1/3 - 2+1/3 -', '10.75-11:1 over 2 13.75-14:1 over 4'],
    ],
    [
      'long ones stay, and one too many leaves its room to many',
      ['9-17 9-17 9-10 10-11 11-12 12-13', 2],
      ['0+1/2 - 1+1/2 1+1/2 1+1/2 1+1/2', '9.75-10:1 over 2'],
    ],
    [
      'the first stays, however short it is',
      ['9-9.5 9.25-17 9.25-17 9.25-17', 3],
      ['0+1/3 1+1/3 2+1/3 -', '16.75-17:1 over 2'],
    ],
    [
      'a few crowded hours don’t hide a long one',
      [`9-17 ${'10-11 '.repeat(4)} ${'14-15 '.repeat(4)}`, 4],
      ['0+1/4 1+1/4 2+1/4 3+1/4 - 1+1/4 2+1/4 3+1/4 -', '10.75-11:1 over 3 14.75-15:1 over 7'],
    ],
    [
      'events are wider where fewer overlap',
      ['9-17 9-10 9-10 9-10 11-12 13-14 13-14', 3],
      ['0+1/3 1+1/3 2+1/3 - 1+2/3 1+1/3 2+1/3', '9.75-10:1 over 2'],
    ],
    [
      'what no longer overlaps has the whole width again',
      ['9-10 9-10 9-10 9.75-10.1 10-11 10-11', 3],
      ['0+1/3 1+1/3 2+1/3 - 0+1/2 1+1/2', '9.75-10:1 over 2'],
    ],
    ['a single lane has both', ['9-11 10-12 13-14', 1], ['0+1/1 - 0+1/1', '11-11.25:1']],
    ['a single lane has the first of two', ['9-10 9-10', 1], ['0+1/1 -', '9.75-10:1 over 0']],
    ['and of three', ['9-10 9-10 9-10', 1], ['0+1/1 - -', '9.75-10:2 over 0']],
    ['though one behind it is longer', ['9-9.5 9.25-17 10-11', 1], ['0+1/1 - 0+1/1', '9.5-9.75:1']],
  ] as const)('where there are more than lanes: %s', (_, [hours, lanes], expected) => {
    const result = place(hours, lanes);
    expect([drawing(result), chipsOf(result)]).toEqual(expected);
  });

  it.each([
    [
      'a high one has it beneath its first line',
      ['9-12 9-12 10-12 10-10.3', 3],
      ['0+1/3 1+1/3 2+1/3 -', '10.25-10.5:1 over 2'],
    ],
    ['a low one hides too', ['9-12 9-12 10-10.4 10-10.4', 3], ['0+1/3 1+1/3 - -', '10-10.25:2']],
    [
      'and so do others at that time, but no later ones',
      ['9-12 9-12 10-10.4 10-10.4 10.2-10.6 10.3-10.7', 3],
      ['0+1/3 1+1/3 - - - 2+1/3', '10-10.25:3'],
    ],
    [
      'a low one gives way to a high one that begins after it',
      ['9-12 9-12 10-10.4 10.2-11', 3],
      ['0+1/3 1+1/3 - 2+1/3', '10.45-10.7:1 over 3'],
    ],
    [
      'a high one doesn’t give way to low ones',
      ['9-17 9-17 9-17 9-9.4 9.5-9.9', 3],
      ['0+1/3 1+1/3 2+1/3 - -', '9.25-9.5:2 over 2'],
    ],
    ['the first is drawn, with its chip beneath', ['9-9.4 9-9.4', 1], ['0+1/1 -', '9.4-9.65:1']],
    [
      'or over it, as the next one follows',
      ['9-9.4 9-9.4 9.5-10', 1],
      ['0+1/1 - 0+1/1', '9.15-9.4:1 over 0'],
    ],
    ['or as the day ends', ['23.5-23.9 23.5-23.9', 1], ['0+1/1 -', '23.65-23.9:1 over 0']],
  ] as const)('where no text has room beside a chip: %s', (_, [hours, lanes], expected) => {
    const result = place(hours, lanes, 28);
    expect([drawing(result), chipsOf(result)]).toEqual(expected);
  });

  it('says which are behind a chip, by start', () => {
    const { chips } = place('9-12 9-12 10.1-11.1 10-11 10-11', 3);
    expect(chips).toEqual([{ start: 645, end: 660, lane: 2, lanes: 3, items: [4, 2], over: 3 }]);
  });

  it.each([0, -1, 0.5, NaN])('takes %p lanes for one', (maxLanes) => {
    expect(place('9-11 10-12', maxLanes)).toEqual(place('9-11 10-12', 1));
  });

  // Seconds depend on the machine; an algorithm in the square of the size takes minutes.
  it('places 50,000 events of one day', () => {
    let seed = 1;
    const random = (): number => (seed = (seed * 48271) % 2147483647) / 2147483647;
    const spans = Array.from({ length: 50_000 }, () => {
      const start = Math.floor(random() * 1380);
      return { start, end: start + 15 + Math.floor(random() * 120) };
    });
    const { chips, placements } = placeInLanes(spans, { ...ROOM, maxLanes: 8 });
    const shown = placements.filter((each) => each !== null);
    const left = chips.flatMap(({ items }) => items);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.length + new Set(left).size).toBe(spans.length);
  });
});
