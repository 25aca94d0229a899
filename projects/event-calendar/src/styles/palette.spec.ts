import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PALETTE } from 'ng-event-calendar/core/internal';

type Rgb = readonly [red: number, green: number, blue: number];
type Scheme = 'light' | 'dark';

const SCHEMES: readonly Scheme[] = ['light', 'dark'];
const SURFACES = [
  'surface',
  'surface-container-low',
  'surface-container',
  'surface-container-high',
];

const palette = declaredColors('_palette.scss');
const tokens = declaredColors('_tokens.scss');

/** Returns every `--ec-…: … light-dark(#light, #dark)` of a style sheet, by its name without `--ec-`. */
function declaredColors(file: string): ReadonlyMap<string, Record<Scheme, Rgb>> {
  const source = readFileSync(join(__dirname, file), 'utf8');
  const declaration = /--ec-([\w-]+):[^;]*?light-dark\((#\w{6}), (#\w{6})\)/g;
  return new Map(
    [...source.matchAll(declaration)].map(([, name = '', light = '', dark = '']) => [
      name,
      { light: rgb(light), dark: rgb(dark) },
    ]),
  );
}

function rgb(hex: string): Rgb {
  const channel = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}

function linear(color: Rgb): Rgb {
  const of = (value: number): number =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  return [of(color[0]), of(color[1]), of(color[2])];
}

/** Returns the contrast ratio of two colours (WCAG 2.2). */
function contrast(a: Rgb, b: Rgb): number {
  const luminance = (color: Rgb): number => {
    const [red, green, blue] = linear(color);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const [one, other] = [luminance(a), luminance(b)];
  return Math.max(one, other) / Math.min(one, other);
}

/** Returns the visible difference of two colours, as distance in OKLab; about 0.02 is just noticeable. */
function difference(a: Rgb, b: Rgb): number {
  const lab = (color: Rgb): Rgb => {
    const [red, green, blue] = linear(color);
    const l = Math.cbrt(0.4122 * red + 0.5363 * green + 0.0514 * blue);
    const m = Math.cbrt(0.2119 * red + 0.6807 * green + 0.1074 * blue);
    const s = Math.cbrt(0.0883 * red + 0.2817 * green + 0.63 * blue);
    return [
      0.2105 * l + 0.7936 * m - 0.0041 * s,
      1.978 * l - 2.4286 * m + 0.4506 * s,
      0.0259 * l + 0.7828 * m - 0.8087 * s,
    ];
  };
  const [one, other] = [lab(a), lab(b)];
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

function colorOf(name: string, role: string, scheme: Scheme): Rgb {
  return palette.get(`color-${name}-${role}`)![scheme];
}

const everyColor = PALETTE.flatMap((name) => SCHEMES.map((scheme) => [name, scheme] as const));

describe('the palette', () => {
  it('has five roles of the eleven colours, and no other: what is over keeps its container', () => {
    const roles = ['container', 'on-container', 'accent', 'past-on-container', 'past-accent'];
    const expected = PALETTE.flatMap((name) => roles.map((role) => `color-${name}-${role}`));
    expect([...palette.keys()].sort()).toEqual(expected.sort());
  });

  describe.each(everyColor)('%s, %s', (name, scheme) => {
    const on = (surface: string): Rgb => tokens.get(surface)![scheme];

    it.each(['', 'past-'])('%stext stands out from its card', (past) => {
      const card = colorOf(name, 'container', scheme);
      expect(contrast(colorOf(name, `${past}on-container`, scheme), card)).toBeGreaterThan(4.5);
    });

    it.each(['', 'past-'])('%saccent stands out from its card and from every surface', (past) => {
      const accent = colorOf(name, `${past}accent`, scheme);
      expect(contrast(accent, colorOf(name, 'container', scheme))).toBeGreaterThan(3);
      for (const surface of SURFACES) {
        expect(contrast(accent, on(surface))).toBeGreaterThan(3);
      }
    });
  });

  const pairs = PALETTE.flatMap((name, at) =>
    PALETTE.slice(at + 1).flatMap((other) =>
      SCHEMES.map((scheme) => [name, other, scheme] as const),
    ),
  );

  it.each(pairs)('%s and %s can be told apart (%s)', (name, other, scheme) => {
    for (const role of ['container', 'accent']) {
      const apart = difference(colorOf(name, role, scheme), colorOf(other, role, scheme));
      expect(apart).toBeGreaterThan(0.03);
    }
  });
});

describe('the literal fallbacks of the tokens', () => {
  it.each(
    SCHEMES.flatMap((scheme) => [
      ...SURFACES.flatMap((surface) => [
        ['on-surface', surface, 4.5, scheme] as const,
        ['on-surface-variant', surface, 4.5, scheme] as const,
        ['primary', surface, 4.5, scheme] as const,
        ['error', surface, 4.5, scheme] as const,
        ['outline', surface, 3, scheme] as const,
      ]),
      ['on-primary', 'primary', 4.5, scheme] as const,
      ['on-primary-container', 'primary-container', 4.5, scheme] as const,
      ['on-secondary-container', 'secondary-container', 4.5, scheme] as const,
      ['on-error', 'error', 4.5, scheme] as const,
      ['inverse-on-surface', 'inverse-surface', 4.5, scheme] as const,
      ['inverse-primary', 'inverse-surface', 4.5, scheme] as const,
    ]),
  )('%s on %s has %d:1 (%s)', (text, surface, least, scheme) => {
    expect(contrast(tokens.get(text)![scheme], tokens.get(surface)![scheme])).toBeGreaterThan(
      least,
    );
  });
});
