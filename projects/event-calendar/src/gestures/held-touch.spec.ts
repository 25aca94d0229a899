import { TestBed } from '@angular/core/testing';
import { HeldTouch } from './held-touch';
import type { Point } from './pointer';
import { touchEvent } from './touch-event.spec-host';

const AT = { x: 50, y: 50 };

describe('HeldTouch', () => {
  let element: HTMLElement;
  let log: (string | Point)[];
  let end: () => void;
  beforeEach(() => {
    jest.useFakeTimers({ now: 0 });
    element = document.createElement('div');
    log = [];
    TestBed.configureTestingModule({ providers: [HeldTouch] });
    end = TestBed.inject(HeldTouch).listen(element, {
      held: (target) => {
        log.push(`held ${target.localName}`);
        return () => log.push('unmarked');
      },
      released: (target, point) => log.push(`released ${target.localName}`, point),
    });
  });
  afterEach(() => {
    end();
    jest.useRealTimers();
  });

  const touch = (type: string, ...points: Point[]): TouchEvent => {
    const event = touchEvent(type, points);
    element.dispatchEvent(event);
    return event;
  };
  const wait = (milliseconds: number): void => {
    jest.advanceTimersByTime(milliseconds);
  };

  it('tells of a finger that is held still, and of its lifting', () => {
    touch('touchstart', AT);
    wait(299);
    expect(log).toEqual([]);
    wait(1);
    expect(log).toEqual(['held div']);
    expect(touch('touchend').defaultPrevented).toBe(true);
    expect(log).toEqual(['held div', 'unmarked', 'released div', AT]);
  });

  it('leaves a tap to the browser', () => {
    touch('touchstart', AT);
    wait(200);
    expect(touch('touchend').defaultPrevented).toBe(false);
    wait(1000);
    expect(log).toEqual([]);
  });

  it('tells a finger that was held from a tap, also if the page was too busy to note it meanwhile', () => {
    const after = (type: string, timeStamp: number, ...points: Point[]): TouchEvent => {
      const event = touchEvent(type, points);
      Object.defineProperty(event, 'timeStamp', { value: timeStamp });
      element.dispatchEvent(event);
      return event;
    };
    after('touchstart', 1000, AT);
    expect(after('touchend', 1299).defaultPrevented).toBe(false);
    expect(log).toEqual([]);
    after('touchstart', 2000, AT);
    expect(after('touchend', 2300).defaultPrevented).toBe(true);
    expect(log).toEqual(['held div', 'unmarked', 'released div', AT]);
  });

  it.each([
    ['a little', { x: 53, y: 54 }, ['held div']],
    ['further than that', { x: 54, y: 54 }, []],
  ])('follows a finger that moves %s', (_, to, expected) => {
    touch('touchstart', AT);
    touch('touchmove', to);
    wait(300);
    expect(log).toEqual(expected);
  });

  it('forgets one that drags after it was held, and doesn’t take its end for a click', () => {
    touch('touchstart', AT);
    wait(300);
    touch('touchmove', { x: 80, y: 50 });
    expect(log).toEqual(['held div', 'unmarked']);
    expect(touch('touchend').defaultPrevented).toBe(false);
    expect(log).toHaveLength(2);
  });

  it.each<[string, () => unknown]>([
    ['a second finger', () => touch('touchstart', AT, AT)],
    ['one elsewhere', () => document.body.dispatchEvent(touchEvent('touchstart', [AT, AT]))],
    ['the system', () => touch('touchcancel')],
    ['the end of the calendar', () => end()],
  ])('forgets it for %s', (_, take) => {
    touch('touchstart', AT);
    wait(300);
    take();
    expect(log).toEqual(['held div', 'unmarked']);
    touch('touchend');
    wait(300);
    expect(log).toHaveLength(2);
  });

  it('keeps the menu of the browser’s own long press away, and no other', () => {
    const menu = (): boolean =>
      element.dispatchEvent(new Event('contextmenu', { cancelable: true }));
    expect(menu()).toBe(true);
    touch('touchstart', AT);
    expect(menu()).toBe(false);
    touch('touchend');
    expect(menu()).toBe(true);
    end();
    touch('touchstart', AT);
    expect(menu()).toBe(true);
  });
});
