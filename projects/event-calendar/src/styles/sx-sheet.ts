import { sxRules, type SxRule } from './sx';

declare const ngDevMode: unknown;

/** Styles of an sx object on one element. */
export interface SxSheet {
  /** Replaces the styles; the element must be in its document or shadow root. */
  apply(sx: unknown): void;
  /** Removes all styles. */
  remove(): void;
}

type Report = (message: string) => void;

const ATTRIBUTE = 'data-ec-sx';

/**
 * Makes the style sheet of an element. Styles are set through the CSSOM: nothing is parsed from a text, so that values
 * can't break out of their declaration, and a strict Content-Security-Policy holds. Does nothing without constructable
 * style sheets, as on a server. `report` is called for styles that can't be applied.
 */
export function createSxSheet(element: HTMLElement, report: Report = () => undefined): SxSheet {
  let applied: unknown;
  let sheet: CSSStyleSheet | null = null;
  let root: DocumentOrShadowRoot | null = null;

  const remove = (): void => {
    if (root !== null) {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
    }
    element.removeAttribute(ATTRIBUTE);
    [applied, sheet, root] = [undefined, null, null];
  };

  const apply = (sx: unknown): void => {
    if (sx === applied) {
      return;
    }
    remove();
    applied = sx;
    const { rules, problems } = sxRules(sx);
    for (const problem of problems) {
      report(problem);
    }
    const made = rules.length === 0 ? null : emptySheet(element);
    if (made === null) {
      return;
    }
    // A unique name, even beside calendars from another copy of the library.
    const name = Math.random().toString(36).slice(2);
    element.setAttribute(ATTRIBUTE, name);
    // Twice, to win against a component's own class and scope selectors.
    const self = `[${ATTRIBUTE}='${name}']`.repeat(2);
    for (const rule of rules) {
      insertRule(made, rule, self, report);
    }
    sheet = made;
    root = rootOf(element);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, made];
  };

  return { apply, remove };
}

function rootOf(element: HTMLElement): DocumentOrShadowRoot {
  const root = element.getRootNode();
  return 'adoptedStyleSheets' in root
    ? (root as Node & DocumentOrShadowRoot)
    : element.ownerDocument;
}

function emptySheet(element: HTMLElement): CSSStyleSheet | null {
  const { ownerDocument } = element;
  // The class of the element's own window: a document refuses style sheets of another one.
  const Sheet = ownerDocument.defaultView?.CSSStyleSheet;
  if (Sheet === undefined || !('adoptedStyleSheets' in ownerDocument)) {
    return null;
  }
  return new Sheet();
}

function insertRule(sheet: CSSStyleSheet, rule: SxRule, self: string, report: Report): void {
  const selector = rule.selector.replaceAll('&', () => self);
  try {
    let list: CSSStyleSheet | CSSGroupingRule = sheet;
    for (const condition of rule.conditions) {
      list = added(list, condition) as CSSGroupingRule;
    }
    const { style } = added(list, selector) as CSSStyleRule;
    for (const [property, value, isImportant] of rule.declarations) {
      style.setProperty(property, value, isImportant ? 'important' : '');
      if (ngDevMode && style.getPropertyValue(property) === '') {
        report(`sx: the browser knows no '${property}: ${value}'.`);
      }
    }
  } catch {
    if (ngDevMode)
      report(`sx: the browser can't read '${[...rule.conditions, rule.selector].join(' ')}'.`);
  }
}

/** Adds an empty rule at the end; `insertRule` refuses a text that would be more than one. */
function added(list: CSSStyleSheet | CSSGroupingRule, prelude: string): CSSRule | undefined {
  const at = list.insertRule(`${prelude} {}`, list.cssRules.length);
  return list.cssRules[at];
}
