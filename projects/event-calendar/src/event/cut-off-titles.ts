import { DOCUMENT, inject, Injectable, NgZone } from '@angular/core';
import { SessionState } from '../store/session-state';
import { drawnEventAt } from '../gestures/drawn-event';

/** Milliseconds that a pointer rests on an event, and that it may take on its way to the tooltip. */
const REST = 500;
const WAY = 120;
const GAP = 4;

/**
 * Shows title and time of an event where they are cut off, on hover and on focus. It can be hovered
 * itself, and Escape takes it away (WCAG 2.2, 1.4.13). Screen readers have the event's name instead.
 */
@Injectable()
export class CutOffTitles {
  private readonly document = inject(DOCUMENT);
  private readonly session = inject(SessionState);
  private readonly zone = inject(NgZone);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private tooltip: HTMLElement | null = null;
  private shownFor: Element | null = null;

  /** Listens on the calendar's root; returns what ends it. */
  listen(root: HTMLElement): () => void {
    const over = ({ target, pointerType }: PointerEvent): void => {
      if (pointerType === 'touch' || !(target instanceof Element)) return;
      if (this.tooltip?.contains(target)) {
        clearTimeout(this.timer);
        return;
      }
      const event = target.closest('ec-event');
      if (event === this.shownFor) clearTimeout(this.timer);
      else if (event === null) this.later(() => this.hide(), WAY);
      else this.later(() => this.show(root, event), this.shownFor === null ? REST : WAY);
    };
    const focus = ({ target }: FocusEvent): void => {
      const event = target instanceof Element ? target.closest('ec-event') : null;
      if (event?.matches(':focus-visible') === true) this.show(root, event);
    };
    const hide = (): void => this.hide();
    const showHovered = (): void => {
      const event = root.querySelector('ec-event:hover');
      if (event !== null) this.show(root, event);
    };
    // What comes to lie under a pointer that rests isn't told where it is the same event as before.
    const scroll = (): void => {
      this.hide();
      this.later(showHovered, REST);
    };
    // Captured, it comes for every element that is left.
    const leave = ({ target }: Event): void => {
      if (target === root) this.hide();
    };
    const key = (press: KeyboardEvent): void => {
      if (press.key === 'Escape') this.hide();
    };
    const ending = new AbortController();
    this.zone.runOutsideAngular(() => {
      const early = { capture: true, passive: true, signal: ending.signal };
      root.addEventListener('pointerover', over, early);
      root.addEventListener('pointerleave', leave, early);
      root.addEventListener('pointerdown', hide, early);
      root.addEventListener('focusin', focus, early);
      root.addEventListener('focusout', hide, early);
      root.addEventListener('scroll', scroll, early);
      // A pointer may hover while the focus is elsewhere on the page.
      this.document.addEventListener('keydown', key, early);
    });
    // The pointer or the focus may be there already.
    this.later(showHovered, REST);
    const focused = root.querySelector('ec-event:focus-visible');
    if (focused !== null) this.show(root, focused);
    return () => {
      ending.abort();
      this.hide();
    };
  }

  private later(run: () => void, milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(run, milliseconds);
  }

  private show(root: HTMLElement, event: Element): void {
    this.hide();
    const text = drawnEventAt(event)?.tooltip();
    if (text === undefined || !isCutOff(event) || this.session.isUnderWay()) return;
    const tooltip = this.document.createElement('div');
    tooltip.className = 'ec-tooltip';
    tooltip.popover = 'manual';
    tooltip.setAttribute('aria-hidden', 'true');
    tooltip.textContent = text;
    root.append(tooltip);
    tooltip.showPopover();
    const { left, top, bottom } = event.getBoundingClientRect();
    const { width, height } = tooltip.getBoundingClientRect();
    const { clientWidth, clientHeight } = this.document.documentElement;
    const isRoomBelow = bottom + GAP + height <= clientHeight;
    tooltip.style.left = `${Math.max(GAP, Math.min(left, clientWidth - width - GAP))}px`;
    tooltip.style.top = `${isRoomBelow ? bottom + GAP : Math.max(GAP, top - GAP - height)}px`;
    this.tooltip = tooltip;
    this.shownFor = event;
  }

  private hide(): void {
    clearTimeout(this.timer);
    this.tooltip?.remove();
    this.tooltip = null;
    this.shownFor = null;
  }
}

/** Whether a part of the title isn't seen, or the time has no room. */
function isCutOff(event: Element): boolean {
  const isCut = (part: Element | null): boolean =>
    part !== null &&
    (part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 2);
  const isNarrow = event.hasAttribute('data-narrow');
  return (
    isNarrow ||
    event.scrollWidth > event.clientWidth + 1 ||
    isCut(event.querySelector('.ec-title')) ||
    isCut(event.querySelector('.ec-time'))
  );
}
