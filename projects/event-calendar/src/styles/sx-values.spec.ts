import { elevationShadow, paletteColor, typographyFont } from './sx-values';

describe('paletteColor', () => {
  const groups = ['primary', 'secondary', 'error', 'warning', 'info', 'success'];
  const shades = ['main', 'light', 'dark', 'contrastText'];

  it.each(groups.flatMap((group) => shades.map((shade) => `${group}.${shade}`)))(
    'knows %s, with a literal for hosts without a theme',
    (path) => {
      expect(paletteColor(path)).toMatch(/#|light-dark/);
      expect(paletteColor(path)).not.toBe(path);
    },
  );

  it.each([
    ['grey.500', 'hsl(0 0% 62%)'],
    ['common.white', '#fff'],
    ['red', 'red'],
    ['rgb(0 0 0 / 0.5)', 'rgb(0 0 0 / 0.5)'],
    ['grey.501', null],
    ['primary.constructor', null],
    ['constructor.main', null],
    ['text.primry', null],
  ])('reads %j as %j', (value, expected) => {
    expect(paletteColor(value)).toBe(expected);
  });
});

describe('typographyFont', () => {
  it.each([
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'subtitle1',
    'subtitle2',
    'body1',
    'body2',
    'button',
    'caption',
    'overline',
  ])('knows %s', (variant) => {
    expect(typographyFont(variant)).toMatch(/^var\(--mat-sys-[a-z-]+, \d+ [\d.]+rem \/ /);
  });

  it.each([
    ['inherit', 'inherit'],
    ['constructor', null],
  ])('reads %s as %j', (variant, expected) => {
    expect(typographyFont(variant)).toBe(expected);
  });
});

describe('elevationShadow', () => {
  it.each([
    [0, 'level0, none'],
    [1.4, 'level1, 0 1px'],
    [9, 'level5, 0 8px'],
    [-1, 'level0, none'],
  ])('of %d uses %s', (elevation, expected) => {
    expect(elevationShadow(elevation)).toContain(expected);
  });
});
