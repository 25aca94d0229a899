import { formatDay } from 'ng-event-calendar/core/internal';
import { RovingFocus } from '../../keyboard/roving-focus';
import type { Point } from '../../gestures/pointer';
import { givenPart, type GivenInputs } from '../../store/given-part.spec-host';
import { givenMedia, place } from '../../store/inputs/given-media.spec-host';
import { MonthFocus } from './month-focus';
import { MonthLayout } from './month-layout';
import { MonthGeometry } from './month-geometry';

/** Makes the geometry of a month whose cells are 100 pixels wide and high, from the corner of the window. */
function given(more: GivenInputs = {}): MonthGeometry {
  const { part } = givenPart(MonthGeometry, { view: 'month', ...more }, [
    MonthGeometry,
    MonthFocus,
    MonthLayout,
    RovingFocus,
    givenMedia().provider,
  ]);
  const perWeek = more.preferences?.showWeekends === false ? 5 : 7;
  const weeks = document.createElement('div');
  for (let row = 0; row < 5; row++) {
    const week = weeks.appendChild(document.createElement('div'));
    place(week, 0, row * 100, perWeek * 100);
    for (let at = 0; at < perWeek; at++) {
      const cell = week.appendChild(document.createElement('div'));
      cell.dataset['slot'] = 'day';
      place(cell, at * 100, row * 100);
    }
  }
  return part.of(document.createElement('div'), weeks);
}

describe('MonthGeometry', () => {
  it.each<[string, Point, GivenInputs, string]>([
    ['the first cell', { x: 5, y: 5 }, {}, '2026-11-01'],
    ['a cell amid the month', { x: 550, y: 250 }, {}, '2026-11-20'],
    ['beside the view', { x: 900, y: 250 }, {}, '2026-11-21'],
    ['above it', { x: 150, y: -40 }, {}, '2026-11-02'],
    ['below it', { x: 650, y: 900 }, {}, '2026-12-05'],
    ['a cell', { x: 450, y: 250 }, { preferences: { showWeekends: false } }, '2026-11-20'],
  ])('at %s (%j) under %j has all of %s', (_, point, more, date) => {
    const slot = given(more).slotAt(point);
    expect([slot?.instant, formatDay(slot!.day)]).toEqual([null, date]);
  });
});
