/**
 * Returns the selector of a nested block, with each `&` replaced by the selectors around it. Without `&` a key that
 * starts with a colon means the element itself, any other something inside it.
 */
export function nestedSelector(key: string, outer: string): string {
  const inner = selectorList(key).map((selector) => {
    if (selector.includes('&')) {
      return selector;
    }
    return selector.startsWith(':') ? `&${selector}` : `& ${selector}`;
  });
  return selectorList(outer)
    .flatMap((parent) => inner.map((selector) => selector.replaceAll('&', () => parent)))
    .join(', ');
}

/** Splits at commas outside brackets and quotes. */
function selectorList(selectors: string): string[] {
  const parts: string[] = [];
  let start = 0;
  let depth = 0;
  let quote = '';
  for (let at = 0; at < selectors.length; at++) {
    const char = selectors.charAt(at);
    if (char === '\\') {
      at++;
    } else if (quote !== '') {
      quote = char === quote ? '' : quote;
    } else if (char === '"' || char === "'") {
      quote = char;
    } else if (char === '(' || char === '[') {
      depth++;
    } else if (char === ')' || char === ']') {
      depth--;
    } else if (char === ',' && depth === 0) {
      parts.push(selectors.slice(start, at));
      start = at + 1;
    }
  }
  parts.push(selectors.slice(start));
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
