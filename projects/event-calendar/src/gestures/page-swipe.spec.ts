import { signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { LAYOUTS } from 'ng-event-calendar/core/internal';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { Columns } from '../store/layout/columns';
import { Media } from '../store/inputs/media';
import { Navigation } from '../store/dates/navigation';
import { SessionState } from '../store/events/session-state';
import { PageSwipe } from './page-swipe';
import { layOver, PagesBeside } from './pages-beside';
import type { Settling } from './settling';
import { touchEvent } from './touch-event.spec-host';

/** Width in pixels of the frame in which pages are visible. */
const WIDTH = 400;

/** An animation, with the properties that a slide sets. */
interface Moved {
  readonly element: Element;
  readonly from: string;
  readonly to: string;
  readonly settling: Settling;
  readonly finish: () => void;
}

interface Given {
  readonly page: HTMLElement;
  readonly view: HTMLElement;
  /** Ways of the pages that are drawn beside the view. */
  readonly beside: () => readonly string[];
  /** Animated movements. */
  readonly moved: Moved[];
  readonly turned: number[];
  readonly isMobile: ReturnType<typeof signal<boolean>>;
  readonly isUnderWay: ReturnType<typeof signal<boolean>>;
  /** Dispatches a touch event at a horizontal position and a time in milliseconds. */
  readonly touch: (type: string, x: number, milliseconds: number, on?: Element) => void;
}

interface Circumstances {
  readonly isCalm?: boolean;
  /** Ways in which there is a page; both by default. */
  readonly ways?: readonly (1 | -1)[];
  readonly direction?: 'ltr' | 'rtl';
}

function given(
  content = '<b></b>',
  { isCalm = true, ways = [1, -1], direction = 'ltr' }: Circumstances = {},
): Given {
  const [isMobile, isUnderWay] = [signal(true), signal(false)];
  const turned: number[] = [];
  const moved: Moved[] = [];
  const draw = (way: 1 | -1, frame: HTMLElement): unknown => {
    if (!isThere(way)) return null;
    const element = document.createElement('aside');
    element.id = `${way}`;
    layOver(frame, element);
    return { element, remove: () => element.remove() };
  };
  const isThere = (way: number): boolean => ways.some((each) => each === way);
  TestBed.configureTestingModule({
    providers: [
      PageSwipe,
      { provide: CalendarSettings, useValue: { isMobile } },
      { provide: SessionState, useValue: { isUnderWay } },
      { provide: Media, useValue: { prefersCalm: () => isCalm } },
      { provide: Columns, useValue: { step: () => false } },
      {
        provide: Navigation,
        useValue: {
          step: (way: number) => isThere(way) && turned.push(way) > 0,
          layout: () => LAYOUTS.timeGrid,
        },
      },
      { provide: PagesBeside, useValue: { draw } },
    ],
  });
  const page = document.body.appendChild(document.createElement('main'));
  page.innerHTML = content;
  page.style.direction = direction;
  Object.defineProperty(page, 'clientWidth', { value: WIDTH });
  Object.assign(HTMLElement.prototype, {
    animate(this: Element, [from, to]: { transform: string }[], settling: Settling) {
      const animation = { onfinish: () => undefined, cancel: () => undefined };
      const finish = (): void => animation.onfinish();
      moved.push({ element: this, from: from!.transform, to: to!.transform, settling, finish });
      return animation;
    },
  });
  TestBed.inject(PageSwipe).listen(page);
  return {
    page,
    view: page.firstElementChild as HTMLElement,
    beside: () => [...page.querySelectorAll('aside')].map(({ id }) => id),
    moved,
    turned,
    isMobile,
    isUnderWay,
    touch: (type, x, milliseconds, on = page.querySelector('b')!) => {
      const fingers = type === 'touchend' ? [] : [{ x, y: 50, identifier: 1 }];
      const event = touchEvent(type, fingers, [{ x, y: 50, identifier: 1 }]);
      Object.defineProperty(event, 'timeStamp', { value: milliseconds });
      on.dispatchEvent(event);
    },
  };
}

/** Swipes by a number of pixels, within 200 milliseconds. */
function swipe({ touch }: Given, by: number, on?: Element): void {
  touch('touchstart', 200, 0, on);
  touch('touchmove', 200 + by / 2, 100, on);
  touch('touchmove', 200 + by, 180, on);
  touch('touchend', 200 + by, 200, on);
}

/** Makes an element overflow sideways, with an `overflow-x`. */
function widen(element: Element, overflowX: string): void {
  Object.defineProperties(element, { scrollWidth: { value: 900 } });
  (element as HTMLElement).style.overflowX = overflowX;
}

describe('PageSwipe', () => {
  afterEach(() => {
    document.body.replaceChildren();
    Reflect.deleteProperty(HTMLElement.prototype, 'animate');
  });

  it.each([
    [-150, [1]],
    [150, [-1]],
    [-30, []],
  ])('turns the page by a swipe of %i pixels: %j', (by, expected) => {
    const made = given();
    swipe(made, by);
    expect(made.turned).toEqual(expected);
    TestBed.tick();
    expect(made.view.style.transform).toBe('');
    expect(made.page.children).toHaveLength(1);
  });

  it('follows the finger, on a phone and elsewhere', () => {
    const made = given();
    for (const isMobile of [true, false]) {
      made.isMobile.set(isMobile);
      made.touch('touchstart', 200, 0);
      made.touch('touchmove', 140, 50);
      expect(made.view.style.transform).toBe('translateX(-60px)');
      made.touch('touchend', 100, 60);
      expect(made.turned.splice(0)).toEqual([1]);
    }
  });

  it.each<['ltr' | 'rtl', string, string]>([
    ['ltr', '1', '-1'],
    ['rtl', '-1', '1'],
  ])('has the page beside come along, %s', (direction, onTheRight, onTheLeft) => {
    const made = given('<b></b>', { direction });
    const shiftOf = (id: string): string =>
      made.page.querySelector<HTMLElement>(`[id="${id}"]`)!.style.transform;
    made.touch('touchstart', 200, 0);
    made.touch('touchmove', 140, 50);
    expect(made.beside()).toEqual([onTheRight]);
    expect(shiftOf(onTheRight)).toBe('translateX(340px)');
    made.touch('touchmove', 230, 100);
    expect(made.beside()).toEqual([onTheRight, onTheLeft]);
    expect(shiftOf(onTheLeft)).toBe('translateX(-370px)');
    expect(shiftOf(onTheRight)).toBe('translateX(430px)');
  });

  it('goes on from where the finger lifts: the view as the new page, and a picture of the old one', () => {
    const made = given('<b><input type="radio" name="n" id="i" checked></b>', { isCalm: false });
    swipe(made, -150, made.view);
    // Nothing moves until the view is drawn with its new dates.
    expect([made.turned, made.moved, made.view.style.transform]).toEqual([
      [1],
      [],
      'translateX(-150px)',
    ]);
    TestBed.tick();
    const [arriving, leaving] = made.moved;
    expect(arriving).toMatchObject({
      element: made.view,
      from: 'translateX(250px)',
      to: 'translateX(0px)',
    });
    expect(leaving).toMatchObject({ from: 'translateX(-150px)', to: 'translateX(-400px)' });
    const picture = leaving!.element as HTMLElement;
    expect(picture).toMatchObject({ tagName: 'B', inert: true });
    expect(picture.querySelector('[id], [name]')).toBeNull();
    expect(made.view.querySelector('input')!.checked).toBe(true);
    expect(made.beside()).toEqual([]);
    arriving!.finish();
    expect(made.page.children).toHaveLength(1);
    expect(made.view.style.transform).toBe('');
  });

  it('goes on as fast as the finger was', () => {
    const [slow, fast] = [400, 60].map((milliseconds) => {
      const made = given('<b></b>', { isCalm: false });
      made.touch('touchstart', 200, 0);
      made.touch('touchmove', 125, milliseconds / 2);
      made.touch('touchmove', 50, milliseconds);
      made.touch('touchend', 50, milliseconds);
      TestBed.tick();
      TestBed.resetTestingModule();
      return made.moved.map(({ settling }) => settling);
    });
    const atRest = { duration: 260, easing: 'cubic-bezier(0.2, 0.2, 0.3, 1)' };
    const moving = { duration: 200, easing: 'cubic-bezier(0.2, 0.4, 0.3, 1)' };
    expect(slow).toEqual([atRest, atRest]);
    expect(fast).toEqual([moving, moving]);
  });

  it('goes on at once where the view is drawn while it turns, as under zone.js', () => {
    const made = given('<b></b>', { isCalm: false });
    const { step } = TestBed.inject(Navigation);
    jest.spyOn(TestBed.inject(Navigation), 'step').mockImplementation((way) => {
      const isTurned = step(way);
      TestBed.tick();
      return isTurned;
    });
    swipe(made, -150);
    expect(made.moved).toHaveLength(2);
  });

  it.each<[string, (made: Given) => void]>([
    ['is too short', (made) => made.touch('touchend', 170, 500)],
    [
      'is taken back',
      (made) => {
        made.touch('touchmove', 60, 200);
        made.touch('touchmove', 110, 250);
        made.touch('touchend', 130, 260);
      },
    ],
    ['is taken away', (made) => made.touch('touchcancel', 170, 60)],
    [
      'gets a second finger',
      ({ view }) => {
        const fingers = [1, 2].map((identifier) => ({ x: 60, y: 50, identifier }));
        view.dispatchEvent(touchEvent('touchstart', fingers));
      },
    ],
  ])('goes back, with the page beside it, where the swipe %s', (_, end) => {
    const made = given('<b></b>', { isCalm: false });
    made.touch('touchstart', 200, 0);
    made.touch('touchmove', 170, 50);
    end(made);
    TestBed.tick();
    expect(made.turned).toEqual([]);
    expect(made.moved.map(({ to }) => to)).toEqual(['translateX(0px)', 'translateX(400px)']);
    expect(made.beside()).toEqual(['1']);
    made.moved[0]!.finish();
    expect(made.page.children).toHaveLength(1);
    expect(made.view.style.transform).toBe('');
  });

  it('gives way a little, and goes back, where there is no page beside', () => {
    const made = given('<b></b>', { isCalm: false, ways: [-1] });
    swipe(made, -160);
    TestBed.tick();
    expect(made.turned).toEqual([]);
    expect(made.moved).toMatchObject([{ from: 'translateX(-40px)', to: 'translateX(0px)' }]);
  });

  it('leaves one that is on its way as it is for a tap, and stands still for the next swipe', () => {
    const made = given('<b></b>', { isCalm: false });
    swipe(made, -150);
    TestBed.tick();
    made.touch('touchstart', 200, 300);
    made.touch('touchend', 200, 310);
    expect(made.page.children).toHaveLength(2);
    made.touch('touchstart', 200, 320);
    made.touch('touchmove', 180, 340);
    expect(made.view.style.transform).toBe('translateX(-20px)');
    expect(made.beside()).toEqual(['1']);
    expect(made.page.children).toHaveLength(2);
  });

  it.each(['auto', 'scroll'])('leaves to the browser what scrolls sideways: %s', (overflowX) => {
    const made = given('<div><b></b></div>');
    widen(made.page.firstElementChild!, overflowX);
    swipe(made, -150);
    expect(made.turned).toEqual([]);
    expect(made.view.style.transform).toBe('');
  });

  it('leaves the page to the browser where that scrolls sideways itself', () => {
    const made = given();
    widen(made.page, 'auto');
    swipe(made, -150);
    expect(made.turned).toEqual([]);
  });

  it('takes what is only cut off for the page', () => {
    const made = given('<div><b></b></div>');
    widen(made.page.firstElementChild!, 'hidden');
    swipe(made, -150);
    expect(made.turned).toEqual([1]);
  });

  it.each(['<div popover><i><b></b></i></div>', '<dialog><b></b></dialog>'])(
    'leaves alone what has opened over the view: %s',
    (content) => {
      const made = given(content);
      swipe(made, -150);
      expect(made.turned).toEqual([]);
    },
  );

  it('ends with the layout in which it began', () => {
    const made = given();
    made.touch('touchstart', 200, 0);
    made.touch('touchmove', 120, 50);
    made.isMobile.set(false);
    made.touch('touchend', 60, 80);
    expect(made.turned).toEqual([]);
    made.touch('touchstart', 200, 100);
    made.touch('touchmove', 120, 150);
    made.isMobile.set(true);
    made.touch('touchmove', 60, 180);
    expect(made.view.style.transform).toBe('');
    expect(made.beside()).toEqual([]);
    made.touch('touchend', 60, 200);
    expect(made.turned).toEqual([]);
  });

  it('is none where the finger was held first, or has picked something up', () => {
    const made = given();
    made.touch('touchstart', 200, 0);
    made.touch('touchmove', 100, 400);
    made.touch('touchend', 40, 450);
    made.touch('touchstart', 200, 500);
    made.isUnderWay.set(true);
    made.touch('touchmove', 100, 550);
    made.touch('touchend', 40, 600);
    expect(made.turned).toEqual([]);
  });

  it('is none where what it rests on is held, whenever its moves were made', () => {
    jest.useFakeTimers({ now: 0 });
    const made = given();
    made.touch('touchstart', 200, 0);
    jest.advanceTimersByTime(300);
    made.touch('touchmove', 100, 290);
    made.touch('touchend', 40, 299);
    expect(made.turned).toEqual([]);
    // A swipe that began before goes on.
    made.touch('touchstart', 200, 400);
    made.touch('touchmove', 150, 500);
    jest.advanceTimersByTime(300);
    made.touch('touchmove', 100, 800);
    made.touch('touchend', 100, 810);
    expect(made.turned).toEqual([1]);
    jest.useRealTimers();
  });

  it('is none of two fingers', () => {
    const made = given();
    made.touch('touchstart', 200, 0);
    made.touch('touchmove', 120, 50);
    const fingers = [1, 2].map((identifier) => ({ x: 60, y: 50, identifier }));
    made.page.querySelector('b')!.dispatchEvent(touchEvent('touchmove', fingers));
    made.touch('touchend', 60, 80);
    expect(made.turned).toEqual([]);
  });
});
