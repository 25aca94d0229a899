import { signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { givenDrawn } from '../gestures/drawn-event.spec-host';
import { givenEvent } from '../store/given-event.spec-host';
import { SessionState } from '../store/session-state';
import { CutOffTitles } from './cut-off-titles';

/** What doesn't fit: an element's own width, or a part of it; jsdom lays nothing out. */
const overflow = (element: HTMLElement, size: Partial<HTMLElement>): void => {
  for (const [name, value] of Object.entries(size)) {
    Object.defineProperty(element, name, { value, configurable: true });
  }
};
const BOX = { left: 20, top: 100, bottom: 140 };

describe('a title that is cut off', () => {
  let root: HTMLElement;
  let isUnderWay: ReturnType<typeof signal<boolean>>;
  let end: () => void;
  const tooltip = (): HTMLElement | null => root.querySelector('.ec-tooltip');
  const wait = (milliseconds: number): void => {
    jest.advanceTimersByTime(milliseconds);
  };

  beforeEach(() => {
    jest.useFakeTimers({ now: 0 });
    isUnderWay = signal(false);
    TestBed.configureTestingModule({
      providers: [CutOffTitles, { provide: SessionState, useValue: { isUnderWay } }],
    });
    root = document.body.appendChild(document.createElement('main'));
    end = TestBed.inject(CutOffTitles).listen(root);
    HTMLElement.prototype.showPopover = jest.fn();
    overflow(document.documentElement, { clientWidth: 1000, clientHeight: 800 });
  });
  afterEach(() => {
    jest.useRealTimers();
    document.body.replaceChildren();
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
    Reflect.deleteProperty(document.documentElement, 'clientWidth');
    Reflect.deleteProperty(document.documentElement, 'clientHeight');
  });

  /** An event whose title is longer than it. */
  function draw(name = 'Plan', isCut = true): HTMLElement {
    const { element } = givenDrawn(givenEvent(), { tooltip: name });
    const title = element.appendChild(document.createElement('span'));
    title.className = 'ec-title';
    if (isCut) overflow(title, { scrollWidth: 200, clientWidth: 100 });
    jest.spyOn(element, 'getBoundingClientRect').mockReturnValue(BOX as DOMRect);
    root.append(element);
    return element;
  }

  function over(target: EventTarget, pointerType = 'mouse'): void {
    const event = Object.assign(new Event('pointerover', { bubbles: true }), { pointerType });
    target.dispatchEvent(event);
  }

  it('is shown where a pointer rests on it', () => {
    const card = draw();
    over(card.firstElementChild!);
    wait(499);
    expect(tooltip()).toBeNull();
    wait(1);
    expect(tooltip()?.textContent).toBe('Plan');
    expect(tooltip()?.popover).toBe('manual');
    // Its event has a name, which says it already.
    expect(tooltip()?.getAttribute('aria-hidden')).toBe('true');
    expect(HTMLElement.prototype.showPopover).toHaveBeenCalledTimes(1);
  });

  it('isn’t shown to a finger, nor to a pointer that passes by', () => {
    const card = draw();
    over(card, 'touch');
    wait(1000);
    over(card);
    wait(300);
    over(root);
    wait(1000);
    expect(tooltip()).toBeNull();
  });

  it('of the next event comes sooner', () => {
    const [card, next] = [draw('Plan'), draw('Next')];
    over(card);
    wait(500);
    over(next);
    wait(119);
    expect(tooltip()?.textContent).toBe('Plan');
    wait(1);
    expect(tooltip()?.textContent).toBe('Next');
    expect(root.querySelectorAll('.ec-tooltip')).toHaveLength(1);
  });

  it('can be hovered itself, and stays while it is', () => {
    const card = draw();
    over(card);
    wait(500);
    over(root);
    wait(100);
    over(tooltip()!);
    wait(5000);
    expect(tooltip()).not.toBeNull();
    over(root);
    wait(100);
    over(card);
    wait(5000);
    expect(tooltip()).not.toBeNull();
    over(root);
    wait(120);
    expect(tooltip()).toBeNull();
  });

  it.each<[string, () => unknown]>([
    ['Escape', () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
    ['a press', () => root.dispatchEvent(new Event('pointerdown'))],
    ['scrolling', () => root.dispatchEvent(new Event('scroll'))],
    ['the pointer’s leaving', () => root.dispatchEvent(new Event('pointerleave'))],
    ['the focus’s leaving', () => root.dispatchEvent(new Event('focusout'))],
    ['the calendar’s end', () => end()],
  ])('goes by %s', (_, go) => {
    over(draw());
    wait(500);
    go();
    expect(tooltip()).toBeNull();
  });

  it('stays for other keys, and for what a pointer leaves within', () => {
    const card = draw();
    over(card);
    wait(500);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    card.dispatchEvent(new Event('pointerleave'));
    expect(tooltip()).not.toBeNull();
  });

  it.each([
    ['by key', true],
    ['by a press', false],
  ])('is shown on focus that comes %s: %s', (_, isVisible) => {
    const card = draw();
    jest
      .spyOn(card, 'matches')
      .mockImplementation((selector) => selector === ':focus-visible' && isVisible);
    card.dispatchEvent(new Event('focusin', { bubbles: true }));
    root.dispatchEvent(new Event('focusin'));
    expect(tooltip() !== null).toBe(isVisible);
  });

  it('isn’t shown while something is dragged', () => {
    over(draw());
    isUnderWay.set(true);
    wait(500);
    expect(tooltip()).toBeNull();
  });

  it.each<[string, (card: HTMLElement) => void, boolean]>([
    ['nothing of it', () => undefined, false],
    ['a hair of it', (card) => overflow(card, { scrollWidth: 101, clientWidth: 100 }), false],
    ['the event itself', (card) => overflow(card, { scrollWidth: 102, clientWidth: 100 }), true],
    [
      'a line of its title',
      (card) =>
        overflow(card.firstElementChild as HTMLElement, { scrollHeight: 43, clientHeight: 40 }),
      true,
    ],
    [
      'a hair of a line',
      (card) =>
        overflow(card.firstElementChild as HTMLElement, { scrollHeight: 42, clientHeight: 40 }),
      false,
    ],
    [
      'its time',
      (card) => {
        const time = card.appendChild(document.createElement('span'));
        time.className = 'ec-time';
        overflow(time, { scrollWidth: 50, clientWidth: 20 });
      },
      true,
    ],
    ['its time, for which there is no room', (card) => card.setAttribute('data-narrow', ''), true],
  ])('where what doesn’t fit is %s', (_, make, isShown) => {
    const card = draw('Plan', false);
    make(card);
    over(card);
    wait(500);
    expect(tooltip() !== null).toBe(isShown);
  });

  it.each<[string, Partial<typeof BOX>, string, string]>([
    ['beneath its event', {}, '20px', '144px'],
    ['within the window', { left: 990 }, '896px', '144px'],
    ['not beyond its start', { left: -50 }, '4px', '144px'],
    ['above where there is no room beneath', { top: 700, bottom: 780 }, '20px', '666px'],
    ['not above the window', { top: 10, bottom: 790 }, '20px', '4px'],
  ])('stands %s', (_, box, left, top) => {
    const card = draw();
    jest.spyOn(card, 'getBoundingClientRect').mockReturnValue({ ...BOX, ...box } as DOMRect);
    const size = { width: 100, height: 30 } as DOMRect;
    jest.spyOn(HTMLDivElement.prototype, 'getBoundingClientRect').mockReturnValue(size);
    over(card);
    wait(500);
    expect([tooltip()?.style.left, tooltip()?.style.top]).toEqual([left, top]);
    jest.restoreAllMocks();
  });
});
