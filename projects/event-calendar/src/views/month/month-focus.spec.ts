import { TestBed } from '@angular/core/testing';
import { dayFrom, formatDay } from 'ng-event-calendar/core/internal';
import { RovingFocus, type FocusKey } from '../../keyboard/roving-focus';
import { givenPart, type GivenPart } from '../../store/given-part.spec-host';
import { givenEvent, occurrenceIn } from '../../store/events/given-event.spec-host';
import { Navigation } from '../../store/dates/navigation';
import { ACCEPTED_DROP, SessionState } from '../../store/events/session-state';
import { MonthFocus } from './month-focus';

const FIRST = dayFrom(2026, 11, 1);

/** Draws two weeks from a day on; the second day of each holds an event and "+N". */
function draw(grid: HTMLElement, first: number): void {
  const cell = (day: number): string => {
    const items = (day - first) % 7 === 1 ? '<ec-event tabindex="-1"></ec-event>' : '';
    const more = items === '' ? '' : '<button data-more tabindex="-1"></button>';
    return `<div data-slot="day" data-date="${formatDay(day)}" tabindex="-1">${items}${more}</div>`;
  };
  const week = (at: number): string =>
    `<ec-month-week>${[0, 1, 2, 3, 4, 5, 6].map((day) => cell(first + at * 7 + day)).join('')}</ec-month-week>`;
  grid.innerHTML = week(0) + week(1);
}

interface Given extends GivenPart<MonthFocus> {
  readonly grid: HTMLElement;
  readonly cell: (date: string) => HTMLElement;
  /** Presses a key on the focused element; returns the element that has focus then. */
  readonly move: (key: FocusKey) => string;
}

function given(): Given {
  const made = givenPart(MonthFocus, { view: 'month' }, [MonthFocus, RovingFocus]);
  const grid = document.body.appendChild(document.createElement('main'));
  draw(grid, FIRST);
  made.part.listen(grid);
  const focused = (): string => {
    const { activeElement } = document;
    const date = activeElement?.closest<HTMLElement>('[data-date]')?.dataset['date'] ?? '';
    return activeElement?.hasAttribute('data-date') === true
      ? date
      : `${date} ${activeElement?.localName}`;
  };
  return {
    ...made,
    grid,
    cell: (date) => grid.querySelector<HTMLElement>(`[data-date="${date}"]`)!,
    move: (key) => {
      made.part.move(document.activeElement as HTMLElement, key);
      return focused();
    },
  };
}

afterEach(() => document.body.replaceChildren());

describe('moving on', () => {
  it.each<[string, FocusKey, string]>([
    ['2026-11-04', 'after', '2026-11-05'],
    ['2026-11-04', 'before', '2026-11-03'],
    ['2026-11-07', 'after', '2026-11-08'],
    ['2026-11-08', 'before', '2026-11-07'],
    ['2026-11-04', 'down', '2026-11-11'],
    ['2026-11-11', 'up', '2026-11-04'],
    ['2026-11-11', 'first', '2026-11-08'],
    ['2026-11-11', 'last', '2026-11-14'],
    ['2026-11-11', 'very-first', '2026-11-01'],
    ['2026-11-04', 'very-last', '2026-11-14'],
  ])('from %s %s leads to %s', (from, key, to) => {
    const { cell, move } = given();
    cell(from).focus();
    expect(move(key)).toBe(to);
  });

  it('goes through what stands in a cell, and back', () => {
    const { cell, move } = given();
    cell('2026-11-02').focus();
    const down = ['down', 'down', 'down'] as const;
    expect(down.map(move)).toEqual(['2026-11-02 ec-event', '2026-11-02 button', '2026-11-09']);
    expect(move('up')).toBe('2026-11-02');
    expect([move('down'), move('up')]).toEqual(['2026-11-02 ec-event', '2026-11-02']);
  });

  it('goes through the events that continue from an earlier day', () => {
    const { cell, move } = given();
    const continued = '<span role="button" tabindex="-1" data-continues="trip"></span>';
    cell('2026-11-03').innerHTML = continued;
    cell('2026-11-03').focus();
    expect([move('down'), move('down')]).toEqual(['2026-11-03 span', '2026-11-10']);
  });

  it('from what stands in a cell leads beside that', () => {
    const { cell, move } = given();
    cell('2026-11-02').querySelector<HTMLElement>('ec-event')!.focus();
    expect(move('after')).toBe('2026-11-03');
  });

  it('from elsewhere is left to the browser', () => {
    const { part, grid } = given();
    expect(part.move(grid, 'down')).toBe(false);
  });

  it.each<[string, FocusKey, number, string]>([
    ['2026-11-14', 'after', 1, '2027-01-01'],
    ['2026-11-11', 'down', 1, '2027-01-04'],
    ['2026-11-01', 'before', -1, '2027-01-14'],
    ['2026-11-04', 'up', -1, '2027-01-11'],
    ['2026-11-04', 'screen-down', 1, '2027-01-04'],
    ['2026-11-04', 'screen-up', -1, '2027-01-04'],
  ])('off the page, from %s %s, turns it %i', (from, key, way, to) => {
    const { grid, cell, move } = given();
    const step = jest.spyOn(TestBed.inject(Navigation), 'step').mockImplementation(() => {
      draw(grid, dayFrom(2027, 1, 1));
      return true;
    });
    cell(from).focus();
    expect(move(key)).toBe(to);
    expect(step).toHaveBeenCalledWith(way);
  });

  it.each<[string, FocusKey, number, string]>([
    ['2026-11-14', 'after', 8, '2026-11-15'],
    ['2026-11-11', 'down', 8, '2026-11-18'],
    ['2026-11-01', 'before', -6, '2026-10-31'],
    ['2026-11-04', 'up', -6, '2026-10-28'],
  ])('from %s %s goes on to a page with a week in common', (from, key, first, to) => {
    const { grid, cell, move } = given();
    jest.spyOn(TestBed.inject(Navigation), 'step').mockImplementation(() => {
      draw(grid, dayFrom(2026, 11, 1) + first - 1);
      return true;
    });
    cell(from).focus();
    expect(move(key)).toBe(to);
  });
});

describe('a day that is asked for', () => {
  it('gets the focus, if it is shown', () => {
    const { part, cell } = given();
    expect(part.goTo(dayFrom(2026, 11, 5))).toBe(true);
    expect(document.activeElement).toBe(cell('2026-11-05'));
    expect(part.goTo(dayFrom(2026, 12, 24))).toBe(false);
    expect(document.activeElement).toBe(cell('2026-11-05'));
  });

  it('is announced where it has the focus already, which nobody would hear else', () => {
    const { part, said, cell } = given();
    cell('2026-11-05').setAttribute('aria-label', 'Thursday');
    part.goTo(dayFrom(2026, 11, 5));
    expect(said).toEqual([]);
    part.goTo(dayFrom(2026, 11, 5));
    expect(said).toEqual(['Thursday']);
  });
});

describe('what gets the focus of the grid', () => {
  it('is the cell of the date that is shown, or else the first', () => {
    const { part, inputs, cell } = given();
    inputs.visibleDate.set('2026-11-10');
    expect(part.entry()).toBe(cell('2026-11-10'));
    inputs.visibleDate.set('2026-12-24');
    expect(part.entry()).toBe(cell('2026-11-01'));
  });

  it('is the cell that had it last', () => {
    const { part, cell, move } = given();
    cell('2026-11-04').focus();
    move('after');
    expect(part.entry()).toBe(cell('2026-11-05'));
  });

  it('is nothing while an event is held', () => {
    const { part } = given();
    const event = givenEvent();
    TestBed.inject(SessionState).draft.set({
      kind: 'move',
      occurrence: occurrenceIn(event),
      event,
      drop: { when: { allDay: true, firstDay: FIRST, lastDay: FIRST } },
      ...ACCEPTED_DROP,
      row: 0,
    });
    expect(part.entry()).toBeNull();
  });
});
