import { mountedEntries } from './agenda-window';

const MEASURES = { entry: 40, group: 20 };
const everything = (counts: readonly number[]) =>
  counts.map((count) => ({ first: 0, last: count, before: 0, after: 0 }));

describe('mountedEntries', () => {
  it.each([
    ['without a viewport', [400, 0, 200], null],
    ['in a short list', [100, 0, 200], { from: 0, to: 400 }],
    ['in an empty list', [], { from: 0, to: 400 }],
  ])('are all of them %s', (_, counts, viewport) => {
    expect(mountedEntries(counts, viewport, MEASURES)).toEqual(everything(counts));
  });

  it('are those in view and half a view on either side', () => {
    const [day] = mountedEntries([1000], { from: 4000, to: 4400 }, MEASURES);
    expect(day).toEqual({ first: 95, last: 115, before: 95 * 40, after: 885 * 40 });
  });

  it('are none of the days out of view, which keep their height', () => {
    const [first, empty, last] = mountedEntries([400, 0, 400], { from: 0, to: 400 }, MEASURES);
    expect(first).toEqual({ first: 0, last: 15, before: 0, after: 385 * 40 });
    expect(empty).toEqual({ first: 0, last: 0, before: 0, after: 0 });
    expect(last).toEqual({ first: 0, last: 0, before: 0, after: 400 * 40 });
  });

  it.each([0, 500, 16_000, 16_100, 30_000, 99_999])(
    'with the room before and after add up to the same height at %i',
    (from) => {
      const counts = [400, 0, 3, 400];
      const days = mountedEntries(counts, { from, to: from + 600 }, MEASURES);
      days.forEach(({ first, last, before, after }, at) => {
        expect(before + (last - first) * 40 + after).toBe(counts[at]! * 40);
        expect(first).toBeLessThanOrEqual(last);
      });
    },
  );
});
