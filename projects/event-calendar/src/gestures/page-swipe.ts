import { DOCUMENT, inject, Injectable, NgZone } from '@angular/core';
import { CalendarSettings } from '../store/calendar-settings';
import { SessionState } from '../store/session-state';
import { Media } from '../store/media';
import { Columns } from '../store/columns';
import { Navigation } from '../store/navigation';
import { LONG_PRESS } from './pointer';

/** Pixels a finger must go sideways before it turns the page, or fewer at this speed (pixels per ms). */
const FAR = 72;
const QUICK = 0.5;
/** Pixels that a page comes in by. */
const SLIDE = 64;
/** Pixels after which a touch counts as sideways or as scrolling, for good. */
const SLOP = 10;

/** A touch that may come to be a swipe: where and when it began, and in which layout. */
interface Swipe {
  readonly x: number;
  readonly y: number;
  readonly at: number;
  readonly isMobile: boolean;
  isSideways: boolean;
}

/**
 * Turns the page of dates, or of resources, by a sideways swipe of a finger. The next page comes in as the last one
 * left; what turns the page otherwise shows it at once.
 */
@Injectable()
export class PageSwipe {
  readonly #navigation = inject(Navigation);
  readonly #columns = inject(Columns);
  readonly #settings = inject(CalendarSettings);
  readonly #session = inject(SessionState);
  readonly #media = inject(Media);
  readonly #zone = inject(NgZone);
  readonly #window = inject(DOCUMENT).defaultView;

  /** Listens on the element that holds the view; returns what ends it. */
  listen(page: HTMLElement): () => void {
    let start: Swipe | null = null;

    const callOff = (): void => {
      start = null;
      page.style.transform = '';
    };
    const down = (event: TouchEvent): void => {
      callOff();
      const touch = event.touches.length === 1 ? event.touches[0] : undefined;
      if (touch === undefined || !isOnView(event.target, page)) return;
      start = {
        x: touch.clientX,
        y: touch.clientY,
        at: event.timeStamp,
        isMobile: this.#settings.isMobile(),
        isSideways: false,
      };
    };
    const move = (event: TouchEvent): void => {
      if (start === null) return;
      const touch = event.touches[0];
      const isOther = event.touches.length > 1 || this.#settings.isMobile() !== start.isMobile;
      // What a long press picked up is dragged, and the page stays.
      if (touch === undefined || isOther || this.#session.isUnderWay()) {
        callOff();
        return;
      }
      const [x, y] = [touch.clientX - start.x, touch.clientY - start.y];
      if (!start.isSideways) {
        const isScrolling = Math.abs(y) > SLOP && Math.abs(y) >= Math.abs(x);
        const isHeld = event.timeStamp - start.at > LONG_PRESS;
        if (isScrolling || isHeld) start = null;
        else if (Math.abs(x) > SLOP) start.isSideways = true;
      }
      if (start?.isSideways) page.style.transform = `translateX(${x}px)`;
    };
    const up = (event: TouchEvent): void => {
      const touch = event.changedTouches[0];
      const from = start;
      callOff();
      if (from?.isMobile !== this.#settings.isMobile()) return;
      if (!from.isSideways || touch === undefined || event.type === 'touchcancel') return;
      const x = touch.clientX - from.x;
      const speed = Math.abs(x) / Math.max(1, event.timeStamp - from.at);
      if (Math.abs(x) < FAR && speed < QUICK) return;
      // A finger that goes towards the start of the line pulls the next page in from the end.
      const isTowardsStart = this.#isRightToLeft(page) ? x > 0 : x < 0;
      const way = isTowardsStart ? 1 : -1;
      // Resources come first, where they are seen one at a time.
      if (this.#columns.step(way) || this.#navigation.step(way)) this.#slideIn(page, way);
    };

    return this.#zone.runOutsideAngular(() => {
      const listeners = [
        ['touchstart', down],
        ['touchmove', move],
        ['touchend', up],
        ['touchcancel', up],
      ] as const;
      for (const [type, listener] of listeners) {
        page.addEventListener(type, listener, { passive: true });
      }
      return () => {
        for (const [type, listener] of listeners) page.removeEventListener(type, listener);
      };
    });
  }

  /** Lets the view come in from the side where its dates lie: 1 for later ones, -1 for earlier. */
  #slideIn(page: HTMLElement, direction: 1 | -1): void {
    if (this.#media.prefersCalm()) return;
    const way = direction * (this.#isRightToLeft(page) ? -1 : 1) * SLIDE;
    page.animate(
      [
        { transform: `translateX(${way}px)`, opacity: 0.4 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: 160, easing: 'cubic-bezier(0.05, 0.7, 0.1, 1)' },
    );
  }

  #isRightToLeft(page: HTMLElement): boolean {
    return this.#window?.getComputedStyle(page).direction === 'rtl';
  }
}

/**
 * Whether a touch is for the page: neither for what has opened over it, nor for what a finger scrolls sideways
 * between the two.
 */
function isOnView(target: EventTarget | null, page: HTMLElement): boolean {
  let element = target instanceof Element ? target : null;
  while (element !== null && element !== page) {
    if (element.matches('[popover], dialog') || scrollsSideways(element)) return false;
    element = element.parentElement;
  }
  return element === page;
}

function scrollsSideways(element: Element): boolean {
  if (element.scrollWidth <= element.clientWidth) return false;
  const overflow = element.ownerDocument.defaultView?.getComputedStyle(element).overflowX;
  return overflow === 'auto' || overflow === 'scroll';
}
