import { anchorOf } from './article';
import { piecesOf } from './words';

describe('piecesOf', () => {
  it.each([
    ['', []],
    ['plain', [{ kind: 'plain', text: 'plain' }]],
    ['`a*b`', [{ kind: 'code', text: 'a*b' }]],
    [
      'See [`next()`](/docs/props#next) **now**.',
      [
        { kind: 'plain', text: 'See ' },
        { kind: 'link', text: 'next()', href: '/docs/props#next' },
        { kind: 'plain', text: ' ' },
        { kind: 'strong', text: 'now' },
        { kind: 'plain', text: '.' },
      ],
    ],
    ['[a] (b) * c ` d', [{ kind: 'plain', text: '[a] (b) * c ` d' }]],
  ])('%s', (text, pieces) => {
    expect(piecesOf(text)).toEqual(pieces);
  });
});

describe('anchorOf', () => {
  it.each([
    ['Your own form', 'your-own-form'],
    ['“+N more”, and all', 'n-more-and-all'],
  ])('%s', (heading, anchor) => {
    expect(anchorOf(heading)).toBe(anchor);
  });
});
