import { BREAKPOINTS, isBreakpoint } from './sx-breakpoints';
import { elevationShadow, paletteColor, typographyFont } from './sx-values';

/** A CSS declaration; the property is in kebab case. */
export type SxDeclaration = readonly [property: string, value: string, important: boolean];

const SPACING_STEP = 8;
const CORNER_STEP = 4;

const SIDES: ReadonlyMap<string, readonly string[]> = new Map([
  ['', ['']],
  ['t', ['-top']],
  ['r', ['-right']],
  ['b', ['-bottom']],
  ['l', ['-left']],
  ['x', ['-left', '-right']],
  ['y', ['-top', '-bottom']],
]);

/** Properties whose numbers have no unit. */
const UNITLESS: ReadonlySet<string> = new Set(
  (
    'animation-iteration-count aspect-ratio column-count columns counter-increment counter-reset ' +
    'counter-set fill-opacity flex flex-grow flex-shrink flood-opacity font-size-adjust ' +
    'font-weight grid-area grid-column grid-column-end grid-column-start grid-row grid-row-end ' +
    'grid-row-start hyphenate-limit-chars initial-letter line-clamp line-height math-depth opacity ' +
    'order orphans reading-order scale shape-image-threshold stop-opacity stroke-miterlimit ' +
    'stroke-opacity tab-size widows z-index zoom'
  ).split(' '),
);

const SIZES = /^(min-|max-)?(width|height|inline-size|block-size)$/;
const SPACES = /^(margin|padding)(-|$)|^((row|column)-)?gap$/;
const BORDERS = /^(outline|border(-(top|right|bottom|left|(inline|block)(-(start|end))?))?)$/;
const COLORS = /(^|-)color$|^(fill|stroke)$/;
const PROPERTY = /^-?[a-z][a-z-]*$/;

/**
 * Returns the declarations of an entry of an sx object, or a message that says why there are none. A number counts in
 * the steps of the property: 8 px for spaces, 4 px for corners.
 */
export function sxDeclarations(name: string, value: string | number): SxDeclaration[] | string {
  if (typeof value === 'number' && !Number.isFinite(value)) {
    return `${name}: ${value} is no number that CSS knows.`;
  }
  const [text, important] = typeof value === 'string' ? withoutImportant(value) : [value, false];
  if (name.startsWith('--')) {
    return /^--[\w-]+$/.test(name)
      ? [[name, String(text), important]]
      : `${name} is no custom property.`;
  }
  if (name === 'typography') {
    const font = typographyFont(String(text));
    return font === null ? `typography: ${text} is no variant.` : [['font', font, important]];
  }
  const properties = propertiesOf(name);
  if (properties === null) {
    return `${name} is no CSS property.`;
  }
  const declarations: SxDeclaration[] = [];
  for (const property of properties) {
    const css = typeof text === 'number' ? numberValue(property, text) : textValue(property, text);
    if (css === null) {
      return `${name}: ${text} is no value for it.`;
    }
    declarations.push([property, css, important]);
  }
  return declarations;
}

function withoutImportant(value: string): [string, boolean] {
  const text = value.trim();
  const bare = text.replace(/\s*!\s*important$/i, '');
  return [bare, bare !== text];
}

/** Returns the CSS properties of a key; null for a key that can't be one. */
function propertiesOf(name: string): readonly string[] | null {
  const [, short = '', side = ''] =
    /^([mp])([trblxy]?)$/.exec(name) ?? /^(margin|padding)([XY])$/.exec(name) ?? [];
  if (short !== '') {
    const box = short.startsWith('m') ? 'margin' : 'padding';
    return (SIDES.get(side.toLowerCase()) ?? []).map((suffix) => box + suffix);
  }
  if (name === 'bgcolor') {
    return ['background-color'];
  }
  const kebab = name.replace(/^ms(?=[A-Z])/, 'Ms').replace(/[A-Z]/g, (letter) => {
    return `-${letter.toLowerCase()}`;
  });
  return PROPERTY.test(kebab) ? [kebab] : null;
}

function numberValue(property: string, value: number): string | null {
  if (SPACES.test(property)) {
    const isPossible = value >= 0 || property.startsWith('margin');
    return isPossible ? `${value * SPACING_STEP}px` : null;
  }
  if (SIZES.test(property) && value > 0 && value <= 1) {
    return `${value * 100}%`;
  }
  if (property === 'border-radius') {
    return `${value * CORNER_STEP}px`;
  }
  if (property === 'box-shadow') {
    return elevationShadow(value);
  }
  if (BORDERS.test(property)) {
    return value === 0 ? '0' : `${value}px solid`;
  }
  return UNITLESS.has(property.replace(/^-(webkit|moz|ms)-/, '')) || value === 0
    ? String(value)
    : `${value}px`;
}

function textValue(property: string, value: string): string | null {
  if (COLORS.test(property)) {
    return paletteColor(value);
  }
  if (property === 'max-width' && isBreakpoint(value)) {
    return `${BREAKPOINTS[value]}px`;
  }
  return value;
}
