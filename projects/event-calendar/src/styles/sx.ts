import { BREAKPOINT_NAMES, breakpointQuery, isBreakpoint, type Breakpoint } from './sx-breakpoints';
import { sxDeclarations, type SxDeclaration } from './sx-declarations';
import { nestedSelector } from './sx-selectors';

/** A CSS value, or values by breakpoint, or a nested block; null, undefined and `false` are left out. */
export type SxValue =
  string | number | boolean | null | undefined | readonly (string | number | null)[] | SxObject;

/**
 * Styles in the form of the `sx` prop: CSS properties in camel case with the spacing and palette shorthands, selectors
 * with `&`, and at-rules. Plain JSON, no functions.
 */
export interface SxObject {
  /** Value of a CSS property, or the block of a selector or at-rule. */
  readonly [key: string]: SxValue;
}

/** A CSS rule. */
export interface SxRule {
  /** Selector, with `&` for the styled element. */
  readonly selector: string;
  /** At-rules around the rule, outermost first: `@media (min-width: 600px)`. */
  readonly conditions: readonly string[];
  readonly declarations: readonly SxDeclaration[];
}

/** Translation of an sx object: rules in the order of the cascade, and problems. */
export interface SxTranslation {
  readonly rules: SxRule[];
  /** Messages for the developer, one sentence each. */
  readonly problems: string[];
}

/** A block of the object, with the place where its declarations apply. */
interface Block {
  readonly selector: string;
  readonly conditions: readonly string[];
  readonly depth: number;
}

type SxRecord = Readonly<Record<string, unknown>>;

// A deeper object is a cycle.
const MOST_NESTING = 8;
const CONDITION = /^@(media|container|supports)\b/;
/** Characters that would end the rule in which they stand. */
const RULE_ENDS = /[{};]/;

/** Translates an sx object of any shape; never throws. */
export function sxRules(sx: unknown): SxTranslation {
  const translation: SxTranslation = { rules: [], problems: [] };
  if (isRecord(sx)) {
    addBlock(sx, { selector: '&', conditions: [], depth: 0 }, translation);
  } else if (sx !== undefined && sx !== null) {
    translation.problems.push('sx must be an object of styles; it is ignored.');
  }
  return translation;
}

function addBlock(record: SxRecord, block: Block, { rules, problems }: SxTranslation): void {
  const byBreakpoint = new Map<Breakpoint, SxDeclaration[]>(
    BREAKPOINT_NAMES.map((name) => [name, []]),
  );
  const declare = (breakpoint: Breakpoint, name: string, value: unknown): void => {
    const read = readEntry(name, value);
    if (typeof read === 'string') {
      problems.push(`sx.${read}`);
    } else {
      byBreakpoint.get(breakpoint)?.push(...read);
    }
  };

  const nested: [string, SxRecord][] = [];
  for (const [key, value] of Object.entries(record)) {
    if (Array.isArray(value)) {
      declareEach(key, value, declare, problems);
    } else if (!isRecord(value)) {
      declare('xs', key, value);
    } else if (isResponsive(key, value)) {
      for (const name of BREAKPOINT_NAMES) {
        declare(name, key, value[name]);
      }
    } else {
      nested.push([key, value]);
    }
  }

  // As in any style sheet, the wider of two equal breakpoints must come later, whatever the order of keys, and nested
  // blocks come after the element's own.
  for (const [name, declarations] of byBreakpoint) {
    const query = breakpointQuery(name);
    if (declarations.length > 0) {
      const conditions = query === null ? block.conditions : [...block.conditions, query];
      rules.push({ selector: block.selector, conditions, declarations });
    }
  }
  for (const [key, value] of nested) {
    const inner = innerBlock(key, block);
    if (typeof inner === 'string') {
      problems.push(inner);
    } else {
      addBlock(value, inner, { rules, problems });
    }
  }
}

function declareEach(
  key: string,
  values: readonly unknown[],
  declare: (breakpoint: Breakpoint, name: string, value: unknown) => void,
  problems: string[],
): void {
  BREAKPOINT_NAMES.forEach((name, index) => declare(name, key, values[index]));
  if (values.length > BREAKPOINT_NAMES.length) {
    problems.push(`sx.${key} has more values than there are breakpoints.`);
  }
}

function readEntry(name: string, value: unknown): SxDeclaration[] | string {
  if (value === undefined || value === null || value === false || value === '') {
    return [];
  }
  return typeof value === 'string' || typeof value === 'number'
    ? sxDeclarations(name, value)
    : `${name} must be a text or a number, not ${typeof value}.`;
}

/** Returns the block of a key, or a message that says why there is none. */
function innerBlock(key: string, { selector, conditions, depth }: Block): Block | string {
  if (depth >= MOST_NESTING) {
    return `sx.${key} is nested too deep.`;
  }
  if (key.trim() === '' || RULE_ENDS.test(key)) {
    return `sx['${key}'] is no selector.`;
  }
  if (CONDITION.test(key)) {
    return { selector, conditions: [...conditions, key], depth: depth + 1 };
  }
  if (key.startsWith('@')) {
    return `sx['${key}'] is none of @media, @container and @supports.`;
  }
  const inner = nestedSelector(key, selector);
  return inner === ''
    ? `sx['${key}'] is no selector.`
    : { selector: inner, conditions, depth: depth + 1 };
}

/** Whether a value holds one value per breakpoint, rather than a nested block. */
function isResponsive(key: string, value: SxRecord): boolean {
  const names = Object.keys(value);
  return /^[\w-]+$/.test(key) && names.length > 0 && names.every(isBreakpoint);
}

function isRecord(value: unknown): value is SxRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
