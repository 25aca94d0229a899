import type { Point } from '../gestures/pointer';

/** A copy of an element that follows the pointer, on the browser's top layer. */
export class ElementGhost {
  readonly #host: HTMLElement;

  constructor(
    element: HTMLElement,
    private readonly from: Point,
  ) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const picture = element.cloneNode(true) as HTMLElement;
    for (const named of [picture, ...picture.querySelectorAll('[id]')]) named.removeAttribute('id');
    this.#host = element.ownerDocument.createElement('div');
    this.#host.popover = 'manual';
    this.#host.inert = true;
    this.#host.setAttribute('aria-hidden', 'true');
    this.#host.append(picture);
    // Set one by one: a style attribute would need 'unsafe-inline' under a strict policy.
    Object.assign(this.#host.style, {
      inset: 'auto',
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
      margin: '0',
      padding: '0',
      border: '0',
      background: 'none',
      overflow: 'visible',
      opacity: '0.85',
      pointerEvents: 'none',
    });
    // Next to the original, so that it inherits equal styles and direction.
    element.after(this.#host);
    this.#host.showPopover();
  }

  to({ x, y }: Point, { isVisible }: { readonly isVisible: boolean }): void {
    this.#host.style.translate = `${x - this.from.x}px ${y - this.from.y}px`;
    this.#host.style.visibility = isVisible ? 'visible' : 'hidden';
  }

  remove(): void {
    this.#host.remove();
  }
}
