import { excerptOf, markedPieces } from './excerpt';

/** Returns pieces as one text, with matches in brackets. */
const seen = (pieces: ReturnType<typeof excerptOf>): string =>
  pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

describe('markedPieces', () => {
  it.each<[string, string[], string]>([
    ['Hours and their height', ['hours'], '[Hours] and their height'],
    ['snapMinutes, in minutes', ['minutes'], 'snap[Minutes], in [minutes]'],
    ['Not within: there', ['here'], 'Not within: there'],
    ['a.b (c)', ['a.b', '(c)'], '[a.b] [(c)]'],
    ['timelines', ['time', 'timeline'], '[timeline]s'],
    ['plain', [], 'plain'],
  ])('%s with %j', (text, words, expected) => {
    expect(seen(markedPieces(text, words))).toBe(expected);
  });
});

describe('excerptOf', () => {
  const long = `${'Something else stands here. '.repeat(10)}The needle is here. ${'More follows after it. '.repeat(20)}`;

  it('is the whole of a short text', () => {
    expect(seen(excerptOf('A needle.', ['needle']))).toBe('A [needle].');
  });

  it('is the part around the first match, cut between words', () => {
    const text = seen(excerptOf(long, ['needle']));
    expect(text).toMatch(/^… (else|Something|stands|here\.) .*The \[needle\] is here\. More .* …$/);
    expect(text.length).toBeLessThan(200);
  });

  it('is the beginning where nothing matches', () => {
    expect(seen(excerptOf(long, ['other']))).toMatch(/^Something else .* …$/);
  });
});
