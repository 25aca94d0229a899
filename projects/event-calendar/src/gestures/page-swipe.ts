import {
  afterNextRender,
  DOCUMENT,
  inject,
  Injectable,
  Injector,
  NgZone,
  untracked,
} from '@angular/core';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { Columns } from '../store/layout/columns';
import { Media } from '../store/inputs/media';
import { Navigation } from '../store/dates/navigation';
import { SessionState } from '../store/events/session-state';
import { PageSlide } from './page-slide';
import { PagesBeside } from './pages-beside';
import { LONG_PRESS } from './pointer';
import { speedOf, turnsPage, type TracePoint } from './settling';

/** Pixels after which a touch counts as a swipe or as scrolling, for good. */
const SLOP = 10;

/** A touch that may become a swipe: its start, the layout at that time, and its trace. */
interface Swipe {
  readonly x: number;
  readonly y: number;
  readonly at: number;
  readonly isMobile: boolean;
  readonly trace: TracePoint[];
}

/**
 * Turns the page of dates or of resources by a sideways swipe of a finger. The adjacent page follows the finger, and
 * comes to rest when it lifts; other ways to turn the page show it at once.
 */
@Injectable()
export class PageSwipe {
  readonly #navigation = inject(Navigation);
  readonly #columns = inject(Columns);
  readonly #settings = inject(CalendarSettings);
  readonly #session = inject(SessionState);
  readonly #media = inject(Media);
  readonly #beside = inject(PagesBeside);
  readonly #zone = inject(NgZone);
  readonly #injector = inject(Injector);
  readonly #window = inject(DOCUMENT).defaultView;

  /** Listens on the element that contains the view; returns a function that ends this. */
  listen(frame: HTMLElement): () => void {
    let start: Swipe | null = null;
    /** Slide of the finger that is down, or the last one, which may still be moving. */
    let slide: PageSlide | null = null;
    let isSliding = false;
    let resting: ReturnType<typeof setTimeout> | undefined;

    const end = (): void => {
      start = null;
      isSliding = false;
      slide?.end();
    };
    const goBack = (speed = 0): void => {
      if (isSliding) slide?.back(speed);
      start = null;
      isSliding = false;
    };
    const begin = (): void => {
      const view = frame.firstElementChild;
      slide?.end();
      isSliding = view instanceof HTMLElement;
      if (view instanceof HTMLElement) slide = this.#slideOf(frame, view);
      else start = null;
    };
    const down = (event: TouchEvent): void => {
      goBack();
      clearTimeout(resting);
      const touch = event.touches.length === 1 ? event.touches[0] : undefined;
      const { turnsBySwipe } = untracked(this.#navigation.layout);
      if (touch === undefined || !turnsBySwipe || !isOnView(event.target, frame)) return;
      start = {
        x: touch.clientX,
        y: touch.clientY,
        at: event.timeStamp,
        isMobile: this.#settings.isMobile(),
        trace: [],
      };
      const pressed = start;
      // After that time the press is a long one, and its movement no swipe.
      resting = setTimeout(() => {
        if (start === pressed && !isSliding) start = null;
      }, LONG_PRESS);
    };
    const move = (event: TouchEvent): void => {
      if (start === null) return;
      const touch = event.touches[0];
      // A long press has picked something up: that is dragged, and the page stays.
      if (touch === undefined || this.#isOver(start)) end();
      else if (event.touches.length > 1) goBack();
      else {
        const [x, y] = [touch.clientX - start.x, touch.clientY - start.y];
        start.trace.push({ x, at: event.timeStamp });
        if (!isSliding) {
          const isScrolling = Math.abs(y) > SLOP && Math.abs(y) >= Math.abs(x);
          const isHeld = event.timeStamp - start.at > LONG_PRESS;
          if (isScrolling || isHeld) start = null;
          else if (Math.abs(x) > SLOP) begin();
        }
        if (isSliding) slide?.follow(x);
      }
    };
    const up = (event: TouchEvent): void => {
      const touch = event.changedTouches[0];
      if (start === null || slide === null || !isSliding) {
        start = null;
        return;
      }
      if (this.#isOver(start)) {
        end();
        return;
      }
      const x = (touch?.clientX ?? start.x) - start.x;
      const speed = speedOf(start.trace, event.timeStamp);
      const isTurn = event.type === 'touchend' && turnsPage(x, speed);
      if (!isTurn || !this.#turn(slide, x, speed)) goBack(isTurn ? 0 : speed);
      start = null;
      isSliding = false;
    };

    return this.#zone.runOutsideAngular(() => {
      const listeners = [
        ['touchstart', down],
        ['touchmove', move],
        ['touchend', up],
        ['touchcancel', up],
      ] as const;
      for (const [type, listener] of listeners) {
        frame.addEventListener(type, listener, { passive: true });
      }
      return () => {
        end();
        clearTimeout(resting);
        for (const [type, listener] of listeners) frame.removeEventListener(type, listener);
      };
    });
  }

  /** Turns to the page that a push has uncovered; returns whether there is one. */
  #turn(slide: PageSlide, x: number, speed: number): boolean {
    const way = slide.wayOf(x);
    slide.leave();
    // The pages stay where the finger left them until the view is drawn with its new dates, which may be at once.
    const arrival = afterNextRender(() => slide.arrive(way, speed), { injector: this.#injector });
    // Resources turn first, where they are shown one at a time.
    const isTurned = this.#zone.run(() => this.#columns.step(way) || this.#navigation.step(way));
    if (!isTurned) arrival.destroy();
    return isTurned;
  }

  /** Whether a touch no longer concerns the page: the layout has changed, or a drag is under way. */
  #isOver({ isMobile }: Swipe): boolean {
    return untracked(() => this.#settings.isMobile() !== isMobile || this.#session.isUnderWay());
  }

  #slideOf(frame: HTMLElement, view: HTMLElement): PageSlide {
    const isRightToLeft = this.#window?.getComputedStyle(frame).direction === 'rtl';
    const isCalm = this.#media.prefersCalm();
    return new PageSlide(frame, view, this.#beside, { isRightToLeft, isCalm });
  }
}

/**
 * Whether a touch concerns the page: it is neither on an overlay, nor on an element that scrolls sideways between the
 * target and the page, nor does the page itself scroll so beside the editor's drawer.
 */
function isOnView(target: EventTarget | null, page: HTMLElement): boolean {
  let element = target instanceof Element ? target : null;
  while (element !== null) {
    if (element.matches('[popover], dialog') || scrollsSideways(element)) return false;
    if (element === page) return true;
    element = element.parentElement;
  }
  return false;
}

function scrollsSideways(element: Element): boolean {
  if (element.scrollWidth <= element.clientWidth) return false;
  const overflow = element.ownerDocument.defaultView?.getComputedStyle(element).overflowX;
  return overflow === 'auto' || overflow === 'scroll';
}
