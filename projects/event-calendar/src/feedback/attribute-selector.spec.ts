import fc from 'fast-check';
import { withAttribute } from './attribute-selector';

/** Makes an element with a child for each of the values, in order. */
function drawn(values: readonly string[]): HTMLElement {
  const parent = document.createElement('div');
  for (const value of values) {
    parent.append(document.createElement('i'));
    parent.lastElementChild!.setAttribute('data-key', value);
  }
  return parent;
}

describe('withAttribute', () => {
  it.each([
    ['a plain id', 'a1'],
    ['a leading digit', '7'],
    ['an empty id', ''],
    ['quotes', `say "it's"`],
    ['a quote at the end', 'a"'],
    ['a backslash', 'a\\b'],
    ['a backslash at the end', 'a\\'],
    ['what reads like an escape', '\\61 '],
    ['a line break', 'a\nb'],
    ['a line break before a hexadecimal digit', '\n9'],
    ['other line breaks', '\r\n\f'],
    ['a bracket', 'a"] , *['],
    ['an emoji', '🧘'],
    ['blanks', ' a  b '],
  ])('finds %s', (_, id) => {
    const parent = drawn(['other', id, 'a', '9', '\\']);
    expect(parent.querySelectorAll(withAttribute('data-key', id))).toHaveLength(1);
    expect(parent.querySelector(withAttribute('data-key', id))).toBe(parent.children[1]);
  });

  it('finds nothing but what has the value', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), fc.string(), (id, other) => {
        fc.pre(!id.includes('\0') && id !== other);
        const parent = drawn([other, id]);
        const found = [...parent.querySelectorAll(withAttribute('data-key', id))];
        expect(found).toEqual([parent.lastElementChild]);
      }),
    );
  });
});
