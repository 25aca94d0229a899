/** Selector of elements that a user perceives as one thing to press. */
const THING = 'button, a, label, input, [role], [data-slot]';

/**
 * Keeps the second click of a double-click from an overlay that opened under the pointer after the first: only the
 * element pressed first receives it. Returns a function that ends this, as the next press does.
 */
export function guardSecondClick(first: MouseEvent): () => void {
  const ending = new AbortController();
  const end = (): void => ending.abort();
  const pressed = thingAt(first);
  if (first.detail !== 1 || pressed === null) return end;
  const press = (event: MouseEvent): void => {
    // This is another press, elsewhere or later.
    if (event.detail < 2) end();
    else if (thingAt(event) !== pressed) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  };
  for (const type of ['mousedown', 'click', 'dblclick'] as const) {
    pressed.ownerDocument.addEventListener(type, press, { capture: true, signal: ending.signal });
  }
  return end;
}

function thingAt({ target }: MouseEvent): Element | null {
  return target instanceof Element ? (target.closest(THING) ?? target) : null;
}
