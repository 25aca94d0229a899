import { HOUR_MS, type CalendarEvent } from 'ng-event-calendar/core/internal';
import type { GivenInputs } from '../../store/given-part.spec-host';
import { at, bars, BOX, FRIDAY, given } from './given-grid.spec-host';

describe('the hours', () => {
  const hours = { start: 8, end: 18 };

  it('leave out what lies beyond them', () => {
    const [early, late] = [at(6, 7), at(20, 21)];
    const { unseen, scale } = given({ visibleHours: hours, events: [early, at(9, 10), late] });
    const { before, after } = unseen.outOfHours();
    expect(before[0]?.occurrences.map(({ event }) => event)).toEqual([early]);
    expect(after[0]?.occurrences.map(({ event }) => event)).toEqual([late]);
    expect(scale.axis().length).toBe(10 * 60);
  });

  it('on paper are those of a workday and of what happens', () => {
    const { scale, isPrinting } = given({ events: [at(6, 7)] });
    isPrinting.set(true);
    expect(scale.axis().length).toBe(12 * 60);
  });

  it.each<[CalendarEvent[], boolean]>([
    [[], true],
    [bars(1), true],
    [[at(9, 10)], false],
    [[at(6, 7)], false],
  ])('%# hold nothing at a time: %s', (events, isEmpty) => {
    expect(given({ visibleHours: hours, events }).layout.isWithoutTimed()).toBe(isEmpty);
  });

  it.each<[CalendarEvent[], number]>([
    [[], 7],
    [[at(9, 10)], 7],
    [[at(5, 10)], 5],
    // An event of the day before doesn't begin here.
    [[at(-2, 3)], 7],
  ])('%# begin at %i in a fresh grid', (events, hour) => {
    expect(given({ events }).layout.initialOffset()).toBe(hour * 60);
  });
});

describe('the present moment', () => {
  it.each<[string, GivenInputs, object | null]>([
    ['stands where it is', {}, { day: FRIDAY, offset: 12 * 60 }],
    ['stands nowhere on another day', { visibleDate: '2026-11-21' }, null],
    ['stands nowhere out of the hours', { visibleHours: { start: 13, end: 18 } }, null],
  ])('%s', (_, more, expected) => {
    expect(given(more).scale.now()).toEqual(expected);
  });

  it('goes on', () => {
    const { scale, now } = given();
    now.update((instant) => instant + HOUR_MS);
    expect(scale.now()?.offset).toBe(13 * 60);
  });
});

describe('slots', () => {
  it('have labels of their own where they are longer than an hour', () => {
    const { scale } = given({ slotMinutes: 90 });
    expect(scale.ticks().map(({ time }) => time)).toEqual(
      Array.from({ length: 16 }, (_, index) => index * 90),
    );
  });

  it('are where the cursor stands: none is in folded hours', () => {
    const { scale } = given({
      slotMinutes: 60,
      visibleHours: [
        { start: 8, end: 10 },
        { start: 14, end: 16 },
      ],
    });
    expect([0, 59, 125, 140].map((offset) => scale.slotAt(offset).from)).toEqual([0, 0, 60, 135]);
  });
});

describe('folded hours', () => {
  const hours = [
    { start: 8, end: 12 },
    { start: 14, end: 18 },
  ];

  it('are 12 pixels high, however high the others are', () => {
    const { scale } = given({ visibleHours: hours });
    expect(scale.axis().length).toBe(480 + 15);
    scale.box.set({ ...BOX, minuteHeight: 2 });
    expect(scale.axis().length).toBe(480 + 6);
    expect(scale.openMinutes()).toBe(480);
    expect(scale.minuteHeightOf(480 * 2 + 12)).toBe(2);
  });

  it('hold events, above and below what is in sight too', () => {
    const { layout, scale, unseen } = given({ visibleHours: hours, events: [at(12.5, 13)] });
    expect(layout.isWithoutTimed()).toBe(false);
    scale.box.set({ ...BOX, scrolled: 300, viewport: 60 });
    expect(unseen.outOfSight()).toMatchObject({ above: 1, below: 0 });
    scale.box.set({ ...BOX, scrolled: 0, viewport: 60 });
    expect(unseen.outOfSight()).toMatchObject({ above: 0, below: 1 });
  });

  it('are unfolded on paper', () => {
    const { scale, isPrinting } = given({ visibleHours: hours });
    isPrinting.set(true);
    expect(scale.axis().folds).toEqual([]);
  });
});
