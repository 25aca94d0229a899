/** What a user takes for one thing to press. */
const THING = 'button, a, label, input, [role], [data-slot]';

/**
 * Keeps the second click of a double click from what has opened under the pointer since the first one: only what was
 * pressed at first hears of it. Returns what ends that, as the next press does.
 */
export function guardSecondClick(first: MouseEvent): () => void {
  const ending = new AbortController();
  const end = (): void => ending.abort();
  const pressed = thingAt(first);
  if (first.detail !== 1 || pressed === null) return end;
  const press = (event: MouseEvent): void => {
    // Another press, elsewhere or later.
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
