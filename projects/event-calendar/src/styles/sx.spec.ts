import fc from 'fast-check';
import { sxRules } from './sx';

/** Returns the rules as text, one line each. */
function css(sx: unknown): string[] {
  return sxRules(sx).rules.map(({ selector, conditions, declarations }) => {
    const body = declarations.map(([property, value, important]) => {
      return `${property}: ${value}${important ? ' !important' : ''}`;
    });
    return [...conditions, selector, body.join('; ')].join(' | ');
  });
}

describe('sxRules', () => {
  it.each<[string, unknown, string[]]>([
    ['nothing', undefined, []],
    ['an empty object', {}, []],
    ['flat entries in their order', { p: 1, pt: 2 }, ['& | padding: 8px; padding-top: 16px']],
    [
      'only what is said',
      { color: null, top: undefined, left: false, right: '', bottom: 0 },
      ['& | bottom: 0'],
    ],
    [
      'values by breakpoint, narrow ones first',
      { p: { md: 3, xs: 1 }, m: { sm: 2 }, color: 'red' },
      [
        '& | padding: 8px; color: red',
        '@media (min-width: 600px) | & | margin: 16px',
        '@media (min-width: 900px) | & | padding: 24px',
      ],
    ],
    [
      'lists by breakpoint',
      { p: [1, null, 2] },
      ['& | padding: 8px', '@media (min-width: 900px) | & | padding: 16px'],
    ],
    [
      'nested blocks after the own declarations',
      { '&:hover': { color: 'red' }, color: 'blue' },
      ['& | color: blue', '&:hover | color: red'],
    ],
    [
      'selectors in selectors',
      { '& .a, & .b': { ':hover': { p: 1 } } },
      ['& .a:hover, & .b:hover | padding: 8px'],
    ],
    [
      'at-rules around everything',
      { '@media print': { m: 0, '& .a': { p: { xs: 1, lg: 2 } } } },
      [
        '@media print | & | margin: 0px',
        '@media print | & .a | padding: 8px',
        '@media print | @media (min-width: 1200px) | & .a | padding: 16px',
      ],
    ],
    [
      'container and support queries',
      { '@container (width > 40em)': { p: 1 }, '@supports (gap: 1px)': { gap: 1 } },
      ['@container (width > 40em) | & | padding: 8px', '@supports (gap: 1px) | & | gap: 8px'],
    ],
    [
      'custom properties and !important',
      { '--ec-hour-height': '60px', color: 'red !important' },
      ['& | --ec-hour-height: 60px; color: red !important'],
    ],
    ['elements that are called like a breakpoint', { '& sm': { md: 1 } }, ['& sm | md: 1px']],
  ])('reads %s', (_, sx, expected) => {
    expect(css(sx)).toEqual(expected);
    expect(sxRules(sx).problems).toEqual([]);
  });

  it.each<[string, unknown, RegExp]>([
    ['a list', [{ p: 1 }], /sx must be an object/],
    ['a function', () => ({ p: 1 }), /sx must be an object/],
    ['a text', 'p: 1', /sx must be an object/],
    ['a function as value', { p: () => 1 }, /sx\.p must be a text or a number, not function/],
    ['true', { p: true }, /sx\.p must be .*, not boolean/],
    ['a symbol', { p: Symbol('x') }, /sx\.p must be/],
    ['a function among breakpoints', { p: { xs: () => 1 } }, /sx\.p must be/],
    ['too long a list', { p: [1, 1, 1, 1, 1, 1] }, /more values than there are breakpoints/],
    ['a selector that ends the rule', { '& {} body': { color: 'red' } }, /is no selector/],
    ['an empty selector', { ' ': { color: 'red' } }, /is no selector/],
    ['a comma', { ',': { color: 'red' } }, /is no selector/],
    ['an import', { '@import url(x)': { color: 'red' } }, /none of @media/],
    ['a palette path that is none', { color: 'primary.mian' }, /sx\.color: primary\.mian/],
    ['a property that is none', { 'color:red;x': 1 }, /no CSS property/],
    ['__proto__', JSON.parse('{"__proto__": "red"}'), /__proto__ is no CSS property/],
  ])('names %s as a problem and reads the rest', (_, sx, message) => {
    const rest = typeof sx === 'object' && !Array.isArray(sx) ? { ...sx, zIndex: 1 } : sx;
    const { problems } = sxRules(sx);
    expect(problems).toEqual([expect.stringMatching(message)]);
    expect(css(rest).join()).toMatch(rest === sx ? /^$/ : /z-index: 1$|padding: 8px.*z-index: 1/);
  });

  it('ends at a cycle', () => {
    const cycle: Record<string, unknown> = { p: 1 };
    cycle['& .a'] = cycle;
    expect(sxRules(cycle).problems).toEqual([expect.stringMatching(/nested too deep/)]);
  });

  it('never throws, and no selector or condition ends its rule', () => {
    const property = fc.constantFrom('p', 'color', 'width', '&:hover', '@media print', '& {}', ',');
    const likely = fc.letrec((tie) => ({
      value: fc.oneof({ maxDepth: 4 }, fc.anything(), fc.string(), fc.double(), tie('object')),
      object: fc.dictionary(fc.oneof(property, fc.string()), tie('value')),
    }));
    fc.assert(
      fc.property(fc.oneof(fc.anything(), likely.object), (sx) => {
        for (const { selector, conditions, declarations } of sxRules(sx).rules) {
          expect([selector, ...conditions].join()).not.toMatch(/[{};]/);
          for (const [name, value] of declarations) {
            expect(name).toMatch(/^(--[\w-]+|-?[a-z][a-z-]*)$/);
            expect(typeof value).toBe('string');
          }
        }
      }),
    );
  });
});
