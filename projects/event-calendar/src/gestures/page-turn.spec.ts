import { TestBed } from '@angular/core/testing';
import { Columns } from '../store/layout/columns';
import { Navigation } from '../store/dates/navigation';
import { PageTurn } from './page-turn';

const BOX = { left: 100, right: 500 };

describe('PageTurn', () => {
  let steps: number[];
  let turn: PageTurn;
  beforeEach(() => {
    jest.useFakeTimers({ now: 0 });
    steps = [];
    const step = (direction: number): number => steps.push(direction);
    TestBed.configureTestingModule({
      providers: [
        PageTurn,
        { provide: Navigation, useValue: { step } },
        { provide: Columns, useValue: { step: () => false } },
      ],
    });
    turn = TestBed.inject(PageTurn);
  });
  afterEach(() => jest.useRealTimers());

  it.each<[string, number, boolean, number[]]>([
    ['in the middle', 300, false, []],
    ['just inside of the left edge', 128, false, []],
    ['at the left edge', 127, false, [-1]],
    ['beyond it', 20, false, [-1]],
    ['just inside of the right edge', 472, false, []],
    ['at the right edge', 473, false, [1]],
    ['at the left edge, right to left', 110, true, [1]],
    ['at the right edge, right to left', 490, true, [-1]],
  ])('of what is held %s', (_, x, isRightToLeft, expected) => {
    turn.follow(x, BOX, isRightToLeft);
    jest.advanceTimersByTime(699);
    expect(steps).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(steps).toEqual(expected);
  });

  it('goes on while it is held there, however it moves', () => {
    turn.follow(490, BOX, false);
    jest.advanceTimersByTime(600);
    turn.follow(495, BOX, false);
    jest.advanceTimersByTime(100);
    expect(steps).toEqual([1]);
    jest.advanceTimersByTime(1400);
    expect(steps).toEqual([1, 1, 1]);
  });

  it.each<[string, () => void]>([
    ['goes away from there', () => turn.follow(300, BOX, false)],
    ['is let go of', () => turn.stop()],
  ])('ends when it %s', (_, end) => {
    turn.follow(490, BOX, false);
    jest.advanceTimersByTime(600);
    end();
    jest.advanceTimersByTime(5000);
    expect(steps).toEqual([]);
    // Returning to the edge starts a new wait.
    turn.follow(490, BOX, false);
    jest.advanceTimersByTime(700);
    expect(steps).toEqual([1]);
  });

  it('begins anew at the other edge', () => {
    turn.follow(490, BOX, false);
    jest.advanceTimersByTime(600);
    turn.follow(110, BOX, false);
    jest.advanceTimersByTime(600);
    expect(steps).toEqual([]);
    jest.advanceTimersByTime(100);
    expect(steps).toEqual([-1]);
  });
});
