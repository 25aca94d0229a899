import { TestBed } from '@angular/core/testing';
import { focusKey, RovingFocus, type FocusKey } from './roving-focus';

const press = (key: string, more: KeyboardEventInit = {}): KeyboardEvent =>
  new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });

describe('focusKey', () => {
  it.each<[string, FocusKey | null, FocusKey | null]>([
    ['ArrowUp', 'up', 'up'],
    ['ArrowDown', 'down', 'down'],
    ['ArrowLeft', 'before', 'after'],
    ['ArrowRight', 'after', 'before'],
    ['Home', 'first', 'first'],
    ['End', 'last', 'last'],
    ['PageUp', 'screen-up', 'screen-up'],
    ['PageDown', 'screen-down', 'screen-down'],
    ['a', null, null],
  ])('of %s is %s, and right to left %s', (key, leftToRight, rightToLeft) => {
    expect(focusKey(press(key), false)).toBe(leftToRight);
    expect(focusKey(press(key), true)).toBe(rightToLeft);
  });

  it.each(['ctrlKey', 'metaKey', 'altKey', 'shiftKey'])('with %s is none', (modifier) => {
    expect(focusKey(press('ArrowUp', { [modifier]: true }), false)).toBeNull();
  });
});

describe('a grid', () => {
  let grid: HTMLElement;
  let inner: HTMLElement;
  let beside: HTMLElement;
  let entry: HTMLElement | null;
  let moves: [HTMLElement, FocusKey][];
  let goesOn: boolean;
  let end: () => void;

  beforeEach(() => {
    document.body.innerHTML =
      '<div tabindex="0"><b tabindex="-1"></b><i tabindex="-1"></i></div><button></button>';
    grid = document.querySelector('div')!;
    inner = document.querySelector('b')!;
    beside = document.querySelector('button')!;
    entry = inner;
    moves = [];
    goesOn = true;
    TestBed.configureTestingModule({ providers: [RovingFocus] });
    end = TestBed.inject(RovingFocus).listen(grid, {
      entry: () => entry,
      move: (from, key) => {
        moves.push([from, key]);
        return goesOn;
      },
    });
  });
  afterEach(() => document.body.replaceChildren());

  /** Sets whether focus came to the grid by key, which jsdom can't know. */
  const byKey = (isVisible: boolean): unknown => {
    const matches = grid.matches.bind(grid);
    return jest
      .spyOn(grid, 'matches')
      .mockImplementation((selector) =>
        selector === ':focus-visible' ? isVisible : matches(selector),
      );
  };

  it.each([
    ['a key', true, 'B'],
    ['a press on its frame', false, 'DIV'],
  ])('that %s leads to hands focus on', (_, isVisible, name) => {
    byKey(isVisible);
    const focus = jest.spyOn(inner, 'focus');
    grid.focus();
    expect(document.activeElement?.tagName).toBe(name);
    if (isVisible) expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  });

  it('keeps it where nothing in it takes it', () => {
    byKey(true);
    entry = null;
    grid.focus();
    expect(document.activeElement).toBe(grid);
  });

  it('is no tab stop while focus is inside of it', () => {
    expect(grid.tabIndex).toBe(0);
    inner.focus();
    expect(grid.tabIndex).toBe(-1);
    document.querySelector('i')!.focus();
    expect(grid.tabIndex).toBe(-1);
    beside.focus();
    expect(grid.tabIndex).toBe(0);
    inner.focus();
    inner.blur();
    expect(grid.tabIndex).toBe(0);
  });

  it.each([
    [true, 'is taken'],
    [false, 'is the browser’s'],
  ])('whose surface moves on %s: the key %s', (moved) => {
    goesOn = moved;
    const key = press('ArrowLeft');
    inner.dispatchEvent(key);
    expect(moves).toEqual([[inner, 'before']]);
    expect(key.defaultPrevented).toBe(moved);
  });

  it('from right to left goes the other way', () => {
    grid.style.direction = 'rtl';
    inner.dispatchEvent(press('ArrowLeft'));
    expect(moves).toEqual([[inner, 'after']]);
  });

  it('leaves other keys, and those that somebody has taken', () => {
    inner.dispatchEvent(press('a'));
    const taken = press('ArrowUp');
    taken.preventDefault();
    inner.dispatchEvent(taken);
    expect(moves).toEqual([]);
  });

  it('is left alone in the end', () => {
    end();
    inner.focus();
    inner.dispatchEvent(press('ArrowUp'));
    expect([grid.tabIndex, moves]).toEqual([0, []]);
    grid.tabIndex = 5;
    beside.focus();
    expect(grid.tabIndex).toBe(5);
  });
});
