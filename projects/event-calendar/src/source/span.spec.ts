import * as fc from 'fast-check';
import { contains, joined, missing, overlaps, type Span } from './span';

const span = (start: number, end: number): Span => ({ start, end });

describe('missing', () => {
  it.each<[string, Span, readonly Span[], Span | null]>([
    ['nothing is known', span(0, 10), [], span(0, 10)],
    ['all of it is', span(0, 10), [span(-5, 20)], null],
    ['it is known in parts', span(0, 10), [span(5, 10), span(0, 5)], null],
    ['the end is missing', span(0, 10), [span(-3, 4)], span(4, 10)],
    ['the beginning is', span(0, 10), [span(4, 12)], span(0, 4)],
    ['the middle is', span(0, 10), [span(0, 3), span(7, 10)], span(3, 7)],
    ['both ends are', span(0, 10), [span(4, 6)], span(0, 10)],
    ['what is known lies beside it', span(0, 10), [span(10, 20), span(-10, 0)], span(0, 10)],
  ])('where %s', (_, wanted, known, gap) => {
    expect(missing(wanted, known)).toEqual(gap);
  });

  it('is the smallest span with every unknown instant in it', () => {
    const edge = fc.integer({ min: -5, max: 25 });
    const spans = fc.tuple(edge, fc.integer({ min: 1, max: 8 })).map(([at, n]) => span(at, at + n));
    fc.assert(
      fc.property(spans, fc.array(spans, { maxLength: 6 }), (wanted, known) => {
        const unknown = Array.from(
          { length: wanted.end - wanted.start },
          (_, at) => wanted.start + at,
        )
          .map((at) => span(at, at + 1))
          .filter((instant) => !known.some((each) => contains(each, instant)));
        const hull = unknown.length > 0 ? span(unknown[0]!.start, unknown.at(-1)!.end) : null;
        expect(missing(wanted, known)).toEqual(hull);
      }),
    );
  });
});

describe('joined', () => {
  it.each<[string, readonly Span[], readonly Span[]]>([
    ['none', [], []],
    ['what lies apart, as it was', [span(10, 20), span(0, 5)], [span(10, 20), span(0, 5)]],
    ['what touches', [span(10, 20), span(0, 10)], [span(0, 20)]],
    ['what overlaps', [span(0, 12), span(10, 20)], [span(0, 20)]],
    ['what lies within', [span(0, 20), span(5, 6)], [span(0, 20)]],
    [
      'what another one brings together, in the place of the first',
      [span(10, 20), span(30, 40), span(-9, 0), span(0, 10), span(20, 25)],
      [span(-9, 25), span(30, 40)],
    ],
  ])('%s', (_, spans, expected) => {
    expect(joined(spans)).toEqual(expected);
  });

  it('holds the same instants, in spans that lie apart', () => {
    const edge = fc.integer({ min: 0, max: 30 });
    const spans = fc.tuple(edge, fc.integer({ min: 1, max: 6 })).map(([at, n]) => span(at, at + n));
    fc.assert(
      fc.property(fc.array(spans, { maxLength: 8 }), (given) => {
        const found = joined(given);
        for (let at = -1; at < 40; at++) {
          const isIn = (each: Span): boolean => contains(each, span(at, at + 1));
          expect(found.filter(isIn)).toHaveLength(given.some(isIn) ? 1 : 0);
        }
        const ordered = [...found].sort((a, b) => a.start - b.start);
        expect(ordered.every(({ end }, at) => end < (ordered[at + 1]?.start ?? Infinity))).toBe(
          true,
        );
      }),
    );
  });
});

describe('overlaps', () => {
  it.each<[Span, Span, boolean]>([
    [span(0, 10), span(9, 12), true],
    [span(0, 10), span(10, 12), false],
    [span(0, 10), span(3, 4), true],
    [span(3, 4), span(0, 10), true],
  ])('%j and %j: %s', (a, b, expected) => {
    expect(overlaps(a, b)).toBe(expected);
  });
});
