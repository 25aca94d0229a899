import { signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { CalendarSettings } from '../store/calendar-settings';
import { Columns } from '../store/columns';
import { Media } from '../store/media';
import { Navigation } from '../store/navigation';
import { SessionState } from '../store/session-state';
import { PageSwipe } from './page-swipe';
import { touchEvent } from './touch-event.spec-host';

interface Given {
  readonly page: HTMLElement;
  readonly turned: number[];
  readonly isMobile: ReturnType<typeof signal<boolean>>;
  readonly isUnderWay: ReturnType<typeof signal<boolean>>;
  /** Has a finger do something at a place and a time. */
  readonly touch: (type: string, x: number, milliseconds: number, on?: Element) => void;
}

function given(content = '<b></b>'): Given {
  const [isMobile, isUnderWay] = [signal(true), signal(false)];
  const turned: number[] = [];
  TestBed.configureTestingModule({
    providers: [
      PageSwipe,
      { provide: CalendarSettings, useValue: { isMobile } },
      { provide: SessionState, useValue: { isUnderWay } },
      { provide: Media, useValue: { prefersCalm: () => true } },
      { provide: Columns, useValue: { step: () => false } },
      { provide: Navigation, useValue: { step: (way: number) => turned.push(way) > 0 } },
    ],
  });
  const page = document.body.appendChild(document.createElement('main'));
  page.innerHTML = content;
  TestBed.inject(PageSwipe).listen(page);
  return {
    page,
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

/** Swipes by so many pixels, within 200 milliseconds. */
function swipe({ touch }: Given, by: number): void {
  touch('touchstart', 200, 0);
  touch('touchmove', 200 + by / 2, 100);
  touch('touchmove', 200 + by, 180);
  touch('touchend', 200 + by, 200);
}

/** Has an element be wider inside than outside, under these rules. */
function widen(element: Element, overflowX: string): void {
  Object.defineProperties(element, { scrollWidth: { value: 900 }, clientWidth: { value: 300 } });
  (element as HTMLElement).style.overflowX = overflowX;
}

describe('PageSwipe', () => {
  afterEach(() => document.body.replaceChildren());

  it.each([
    [-150, [1]],
    [150, [-1]],
    [-30, []],
  ])('turns the page by a swipe of %i pixels: %j', (by, expected) => {
    const made = given();
    swipe(made, by);
    expect(made.turned).toEqual(expected);
    expect(made.page.style.transform).toBe('');
  });

  it('follows the finger, on a phone and elsewhere', () => {
    const made = given();
    for (const isMobile of [true, false]) {
      made.isMobile.set(isMobile);
      made.touch('touchstart', 200, 0);
      made.touch('touchmove', 140, 50);
      expect(made.page.style.transform).toBe('translateX(-60px)');
      made.touch('touchend', 100, 60);
      expect(made.turned.splice(0)).toEqual([1]);
    }
  });

  it.each(['auto', 'scroll'])('leaves to the browser what scrolls sideways: %s', (overflowX) => {
    const made = given('<div><b></b></div>');
    widen(made.page.firstElementChild!, overflowX);
    swipe(made, -150);
    expect(made.turned).toEqual([]);
    expect(made.page.style.transform).toBe('');
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
    expect(made.page.style.transform).toBe('');
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
