import { sxDeclarations } from './sx-declarations';

/** Returns the declarations as in a style sheet. */
function css(name: string, value: string | number): string {
  const read = sxDeclarations(name, value);
  return typeof read === 'string'
    ? `problem: ${read}`
    : read
        .map(([property, text, important]) => `${property}: ${text}${important ? '!' : ''}`)
        .join('; ');
}

describe('sxDeclarations', () => {
  it.each([
    ['m', 1, 'margin: 8px'],
    ['mt', 0.5, 'margin-top: 4px'],
    ['mx', -2, 'margin-left: -16px; margin-right: -16px'],
    ['my', 'auto', 'margin-top: auto; margin-bottom: auto'],
    ['p', 0, 'padding: 0px'],
    ['pl', 1.5, 'padding-left: 12px'],
    ['px', 2, 'padding-left: 16px; padding-right: 16px'],
    ['py', '3px', 'padding-top: 3px; padding-bottom: 3px'],
    ['p', -1, 'problem: p: -1 is no value for it.'],
    ['margin', 2, 'margin: 16px'],
    ['marginX', 2, 'margin-left: 16px; margin-right: 16px'],
    ['paddingY', 1, 'padding-top: 8px; padding-bottom: 8px'],
    ['marginInlineStart', 1, 'margin-inline-start: 8px'],
    ['padding-block', 1, 'padding-block: 8px'],
    ['gap', 2, 'gap: 16px'],
    ['rowGap', 1, 'row-gap: 8px'],
    ['scrollMarginTop', 4, 'scroll-margin-top: 4px'],
  ])('spaces: %s %j is %s', (name, value, expected) => {
    expect(css(name, value)).toBe(expected);
  });

  it.each([
    ['width', 0.5, 'width: 50%'],
    ['width', 1, 'width: 100%'],
    ['width', 1.5, 'width: 1.5px'],
    ['minHeight', 300, 'min-height: 300px'],
    ['maxWidth', 'md', 'max-width: 900px'],
    ['maxWidth', '60ch', 'max-width: 60ch'],
    ['height', 0, 'height: 0'],
    ['top', 0.5, 'top: 0.5px'],
    ['fontSize', 14, 'font-size: 14px'],
    ['lineHeight', 1.5, 'line-height: 1.5'],
    ['fontWeight', 500, 'font-weight: 500'],
    ['zIndex', 3, 'z-index: 3'],
    ['opacity', 0.4, 'opacity: 0.4'],
    ['flex', 1, 'flex: 1'],
    ['WebkitLineClamp', 2, '-webkit-line-clamp: 2'],
    ['msFlexGrow', 2, '-ms-flex-grow: 2'],
    ['background-image', 'none', 'background-image: none'],
  ])('numbers: %s %j is %s', (name, value, expected) => {
    expect(css(name, value)).toBe(expected);
  });

  it.each([
    ['borderRadius', 2, 'border-radius: 8px'],
    ['borderRadius', '50%', 'border-radius: 50%'],
    ['border', 1, 'border: 1px solid'],
    ['borderTop', 2, 'border-top: 2px solid'],
    ['borderInlineStart', 1, 'border-inline-start: 1px solid'],
    ['border', 0, 'border: 0'],
    ['borderWidth', 2, 'border-width: 2px'],
    ['border', '1px dashed', 'border: 1px dashed'],
  ])('borders: %s %j is %s', (name, value, expected) => {
    expect(css(name, value)).toBe(expected);
  });

  it.each([
    ['bgcolor', 'primary.main', /^background-color: var\(--mat-sys-primary, /],
    ['color', 'text.secondary', /^color: var\(--mat-sys-on-surface-variant, /],
    ['borderColor', 'divider', /^border-color: var\(--mat-sys-outline-variant, /],
    ['fill', 'error.main', /^fill: var\(--mat-sys-error, /],
    ['color', 'rebeccapurple', /^color: rebeccapurple$/],
    ['color', 'primary.mian', /^problem: color: primary\.mian is no value/],
    ['typography', 'body2', /^font: var\(--mat-sys-body-medium, 400 0\.875rem/],
    ['typography', 'body9', /^problem: typography: body9/],
    ['boxShadow', 3, /^box-shadow: var\(--mat-sys-level3, /],
    ['boxShadow', 24, /^box-shadow: var\(--mat-sys-level5, /],
    ['boxShadow', 'none', /^box-shadow: none$/],
    ['content', 'primary.main', /^content: primary\.main$/],
  ])('theme: %s %j', (name, value, expected) => {
    expect(css(name, value)).toMatch(expected);
  });

  it.each([
    ['color', 'red !important', 'color: red!'],
    ['color', 'primary.contrastText!important', /^color: var\(--mat-sys-on-primary.*\)!$/],
    ['mx', 'auto ! IMPORTANT', 'margin-left: auto!; margin-right: auto!'],
    ['--ec-hour-height', '60px', '--ec-hour-height: 60px'],
    ['--x', 2, '--x: 2'],
    ['--primary', 'primary.main', '--primary: primary.main'],
  ])('%s %j is %s', (name, value, expected) => {
    expect(css(name, value)).toMatch(expected);
  });

  it.each(['color:red;x', 'a b', '__proto__', '', '--a b', '1x', 'é', '&'])(
    'refuses the property %j',
    (name) => {
      expect(css(name, 'red')).toMatch(/^problem: /);
    },
  );

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('refuses %d', (value) => {
    expect(css('width', value)).toMatch(/^problem: /);
  });
});
