/** What Tab may stop at; whether it would now is for the browser to say, by taking the focus there. */
const STOPS = `:is(a[href], area[href], button, input, select, textarea, summary, iframe, audio[controls],
  video[controls], [contenteditable], [tabindex]):not([tabindex^='-'])`;

/**
 * Leads Tab around in a surface for as long as that is on the page: past its end comes its beginning, and the other way
 * round. Not by the CDK's focus traps, which would come to weigh in the first chunk of hosts that have dialogs there.
 */
export function loopFocus(surface: HTMLElement): void {
  // Between the guards the browser's own order holds, whatever stands there.
  surface.before(guard(surface, () => stopsIn(surface).reverse()));
  surface.after(guard(surface, () => stopsIn(surface)));
}

/** Gives the focus to what is marked for it, by the attribute that the CDK has for this, else to the first stop of Tab. */
export function focusInitial(surface: HTMLElement): void {
  const marked = surface.querySelectorAll<HTMLElement>('[cdkFocusInitial]');
  focusOne([...marked, ...stopsIn(surface)]);
}

/** What gets the focus where it leaves a surface, and hands it on. */
function guard(surface: HTMLElement, next: () => readonly HTMLElement[]): HTMLElement {
  const element = surface.ownerDocument.createElement('div');
  element.tabIndex = 0;
  element.setAttribute('aria-hidden', 'true');
  // Nothing is scrolled to reach it.
  Object.assign(element.style, { position: 'fixed', top: '0', outline: 'none' });
  element.addEventListener('focus', () => focusOne(next()));
  return element;
}

/** Focuses the first that can be: no other is shown, enabled and of use now. */
function focusOne(elements: readonly HTMLElement[]): void {
  elements.some((element) => {
    element.focus();
    return element.matches(':focus-within');
  });
}

function stopsIn(surface: HTMLElement): HTMLElement[] {
  const chosen = [...surface.querySelectorAll<HTMLInputElement>('input[type="radio"]:checked')];
  const isPassedOver = (element: HTMLElement): boolean =>
    element instanceof HTMLInputElement &&
    element.type === 'radio' &&
    !element.checked &&
    element.name !== '' &&
    chosen.some(({ name, form }) => name === element.name && form === element.form);
  return [...surface.querySelectorAll<HTMLElement>(STOPS)].filter(
    (element) => !isPassedOver(element),
  );
}
