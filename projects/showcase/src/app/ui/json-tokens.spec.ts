import { readTokens } from './json-tokens';

const textOf = (json: string | undefined) =>
  readTokens(json)
    .map(({ text }) => text)
    .join('');

describe('readTokens', () => {
  it.each([
    ['{"a": -1.5e3, "b": [true, null, "x: \\"y\\""]}'],
    ['"alone"'],
    ['12'],
    ['[]'],
    [JSON.stringify({ title: 'false {n}', n: { t: 'f' } }, null, 2)],
  ])('loses nothing of %s', (json) => {
    expect(textOf(json)).toBe(json);
  });

  it('tells keys from strings and other values', () => {
    const kinds = readTokens('{"a": "b", "c": 1}').filter(({ kind }) => kind !== 'mark');
    expect(kinds).toEqual([
      { text: '"a"', kind: 'key' },
      { text: '"b"', kind: 'string' },
      { text: '"c"', kind: 'key' },
      { text: '1', kind: 'value' },
    ]);
  });

  it('shows what is no JSON', () => {
    expect(textOf(undefined)).toBe('undefined');
  });
});
