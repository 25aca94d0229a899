/** Colours of a Material theme, by palette name: main colour, and colour of text on it. */
const MAIN_COLORS: ReadonlyMap<string, readonly [main: string, contrastText: string]> = new Map([
  [
    'primary',
    [
      'var(--mat-sys-primary, light-dark(#005cbb, #abc7ff))',
      'var(--mat-sys-on-primary, light-dark(#fff, #002f65))',
    ],
  ],
  [
    'secondary',
    [
      'var(--mat-sys-secondary, light-dark(#565e71, #bec6dc))',
      'var(--mat-sys-on-secondary, light-dark(#fff, #283041))',
    ],
  ],
  [
    'error',
    [
      'var(--mat-sys-error, light-dark(#ba1a1a, #ffb4ab))',
      'var(--mat-sys-on-error, light-dark(#fff, #690005))',
    ],
  ],
  // Material themes lack these; the calendar's own colours stand in.
  [
    'warning',
    ['var(--ec-color-orange-accent, light-dark(#b85400, #ffa166))', 'light-dark(#fff, #000)'],
  ],
  ['info', ['var(--ec-color-blue-accent, light-dark(#00619f, #9bcbff))', 'light-dark(#fff, #000)']],
  [
    'success',
    ['var(--ec-color-green-accent, light-dark(#126c2b, #85d98b))', 'light-dark(#fff, #000)'],
  ],
]);

const ON_SURFACE = 'var(--mat-sys-on-surface, light-dark(#1a1b1f, #e3e2e6))';

function faint(percent: number): string {
  return `color-mix(in srgb, ${ON_SURFACE} ${percent}%, transparent)`;
}

const OTHER_COLORS: ReadonlyMap<string, string> = new Map([
  ['text.primary', ON_SURFACE],
  ['text.secondary', 'var(--mat-sys-on-surface-variant, light-dark(#44474e, #c4c6d0))'],
  ['text.disabled', faint(38)],
  ['background.paper', 'var(--mat-sys-surface, light-dark(#fff, #121316))'],
  ['background.default', 'var(--mat-sys-background, light-dark(#fff, #121316))'],
  ['divider', 'var(--mat-sys-outline-variant, light-dark(#dcdee4, #3b3d43))'],
  ['action.active', 'var(--mat-sys-on-surface-variant, light-dark(#44474e, #c4c6d0))'],
  ['action.hover', faint(8)],
  ['action.focus', faint(12)],
  ['action.selected', faint(12)],
  ['action.disabled', faint(38)],
  ['action.disabledBackground', faint(12)],
  ['common.white', '#fff'],
  ['common.black', '#000'],
]);

/** Lightness of the greys in percent, by their number. */
const GREYS: ReadonlyMap<string, number> = new Map([
  ['50', 98],
  ['100', 96],
  ['200', 93],
  ['300', 88],
  ['400', 74],
  ['500', 62],
  ['600', 46],
  ['700', 38],
  ['800', 26],
  ['900', 13],
]);

/**
 * Returns the CSS colour of a palette path such as `primary.main` or `grey.500`; null for a path that looks like one
 * but isn't, and any other text as it is.
 */
export function paletteColor(value: string): string | null {
  const other = OTHER_COLORS.get(value);
  if (other !== undefined) {
    return other;
  }
  const [, group = '', name = ''] = /^([a-z]+)\.(\w+)$/i.exec(value) ?? [];
  const grey = group === 'grey' ? GREYS.get(name) : undefined;
  if (grey !== undefined) {
    return `hsl(0 0% ${grey}%)`;
  }
  return group === '' ? value : shade(group, name);
}

function shade(group: string, name: string): string | null {
  const [main, contrastText] = MAIN_COLORS.get(group) ?? [];
  if (main === undefined || contrastText === undefined) {
    return null;
  }
  switch (name) {
    case 'main':
      return main;
    case 'light':
      return `color-mix(in oklab, ${main}, #fff 30%)`;
    case 'dark':
      return `color-mix(in oklab, ${main}, #000 25%)`;
    case 'contrastText':
      return contrastText;
    default:
      return null;
  }
}

const FAMILY = 'var(--ec-font, system-ui, sans-serif)';

/** Variants of `typography`: the role in a Material type scale, and the font without a theme. */
const TYPE_ROLES: ReadonlyMap<string, readonly [role: string, font: string]> = new Map([
  ['h1', ['display-large', '400 3.5625rem / 4rem']],
  ['h2', ['display-medium', '400 2.8125rem / 3.25rem']],
  ['h3', ['display-small', '400 2.25rem / 2.75rem']],
  ['h4', ['headline-large', '400 2rem / 2.5rem']],
  ['h5', ['headline-small', '400 1.5rem / 2rem']],
  ['h6', ['title-large', '400 1.375rem / 1.75rem']],
  ['subtitle1', ['title-medium', '500 1rem / 1.5rem']],
  ['subtitle2', ['title-small', '500 0.875rem / 1.25rem']],
  ['body1', ['body-large', '400 1rem / 1.5rem']],
  ['body2', ['body-medium', '400 0.875rem / 1.25rem']],
  ['button', ['label-large', '500 0.875rem / 1.25rem']],
  ['caption', ['body-small', '400 0.75rem / 1rem']],
  ['overline', ['label-small', '500 0.6875rem / 1rem']],
]);

/** Returns the CSS `font` of a typography variant such as `body2`; null for an unknown one. */
export function typographyFont(variant: string): string | null {
  if (variant === 'inherit') {
    return variant;
  }
  const [role, font] = TYPE_ROLES.get(variant) ?? [];
  return role === undefined || font === undefined
    ? null
    : `var(--mat-sys-${role}, ${font} ${FAMILY})`;
}

const SHADOWS = [
  'none',
  '0 1px 3px 1px rgb(0 0 0 / 0.15)',
  '0 2px 6px 2px rgb(0 0 0 / 0.15)',
  '0 4px 8px 3px rgb(0 0 0 / 0.15)',
  '0 6px 10px 4px rgb(0 0 0 / 0.15)',
  '0 8px 12px 6px rgb(0 0 0 / 0.15)',
];

/** Returns the CSS `box-shadow` of an elevation, of which Material has five levels at most. */
export function elevationShadow(elevation: number): string {
  const level = Math.min(Math.max(Math.round(elevation), 0), SHADOWS.length - 1);
  return `var(--mat-sys-level${level}, ${SHADOWS[level] ?? 'none'})`;
}
