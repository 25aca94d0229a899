import fc from 'fast-check';
import { wordsOf } from './event-texts';
import { matchesIn } from './matches-in';
import { textFolder } from './text-folder';

const fold = textFolder('en');
/** Returns a text with its matching parts in brackets. */
function marked(text: string, query: string): string {
  let end = 0;
  const parts = matchesIn(text, wordsOf(query, fold), fold).map(([from, to]) => {
    const part = `${text.slice(end, from)}[${text.slice(from, to)}]`;
    end = to;
    return part;
  });
  return parts.join('') + text.slice(end);
}

describe('matching parts of a text', () => {
  it.each([
    ['Yoga', 'yog', '[Yog]a'],
    ['Anna in Room 2', 'room anna', '[Anna] in [Room] 2'],
    ['banana', 'ana', 'b[anana]'],
    ['banana', 'a', 'b[a]n[a]n[a]'],
    ['Yoga', 'yo ga', '[Yoga]'],
    ['Übung', 'ub', '[Üb]ung'],
    ['U\u0308bung', 'ub', '[U\u0308b]ung'],
    ['Straße 1', 'ss', 'Stra[ß]e 1'],
    ['ﬁnal', 'i', '[ﬁ]nal'],
    ['Yoga', 'x', 'Yoga'],
    ['<b>a</b>', 'b', '<[b]>a</[b]>'],
    ['', 'a', ''],
    ['a', '', 'a'],
    [
      '한국어 수업'.normalize('NFD'),
      '수업',
      `${'한국어'.normalize('NFD')} [${'수업'.normalize('NFD')}]`,
    ],
    ['Don’t', "n't", 'Do[n’t]'],
    ['محـــمد', 'حمد', 'م[حـــمد]'],
    ['👩‍🏫 Yoga', 'yoga', '👩‍🏫 [Yoga]'],
  ])('of %j for %j: %j', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });

  it('are in order, apart and never empty, and each folds to what it matches', () => {
    const letters = fc.string({
      unit: fc.constantFrom('a', 'A', 'ä', 'ß', ' ', 'ﬁ', 's', 'e\u0301'),
    });
    fc.assert(
      fc.property(letters, letters, (text, query) => {
        const words = wordsOf(query, fold);
        const ranges = matchesIn(text, words, fold);
        let end = -1;
        for (const [from, to] of ranges) {
          expect(from).toBeGreaterThan(end);
          expect(to).toBeGreaterThan(from);
          end = to;
          expect(words.some((word) => fold(text.slice(from, to)).includes(word))).toBe(true);
        }
        const isFound = words.some((word) => fold(text).includes(word));
        expect(ranges.length > 0).toBe(isFound);
      }),
    );
  });
});
