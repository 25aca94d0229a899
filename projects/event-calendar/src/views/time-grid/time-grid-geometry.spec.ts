import { TestBed } from '@angular/core/testing';
import { dayFrom, HOUR_MS, type CalendarId, type Slot } from 'ng-event-calendar/core/internal';
import { InteractionTriggers } from '../../gestures/interaction-triggers';
import type { SlotsLike } from '../../gestures/view-geometry';
import { Columns } from '../../store/layout/columns';
import { givenPart, type GivenInputs } from '../../store/given-part.spec-host';
import { givenMedia, place } from '../../store/inputs/given-media.spec-host';
import { GridColumns } from './grid-columns';
import { GridKeys } from './grid-keys';
import { GridScroll } from './grid-scroll';
import { GRID_PARTS } from './given-grid.spec-host';
import { GridScale } from './grid-scale';
import { TimeGridGeometry } from './time-grid-geometry';

const FRIDAY = dayFrom(2026, 11, 20);
const MIDNIGHT = Date.parse('2026-11-20T00:00:00Z');
const RESOURCES = [
  { id: 'a', title: 'A' },
  { id: 'b', title: 'B' },
];

/** Makes the geometry of a grid with columns 100 pixels wide, a head that ends at 100, and 10 pixels an hour. */
function given(more: GivenInputs = {}): TimeGridGeometry {
  const { part } = givenPart(
    TimeGridGeometry,
    { view: 'day', visibleDate: '2026-11-20', ...more },
    [
      ...GRID_PARTS,
      TimeGridGeometry,
      GridColumns,
      GridKeys,
      GridScroll,
      InteractionTriggers,
      givenMedia().provider,
    ],
  );
  const [scroller, head, body] = ['section', 'header', 'main'].map((name) =>
    document.createElement(name),
  ) as [HTMLElement, HTMLElement, HTMLElement];
  place(head, 0, 0);
  TestBed.inject(Columns)
    .all()
    .forEach((_, at) => {
      const cell = body.appendChild(document.createElement('div'));
      cell.dataset['slot'] = 'timed';
      cell.setAttribute('aria-colindex', String(at + 2));
      place(cell, at * 100, 100, 100, TestBed.inject(GridScale).axis().length / 6);
    });
  return part.of({ scroller, head, body, band: document.createElement('div') });
}

const hour = (hours: number, more: Partial<Slot> = {}): Slot => ({
  day: FRIDAY,
  instant: MIDNIGHT + hours * HOUR_MS,
  ...more,
});
const WHOLE: Slot = { day: FRIDAY, instant: null };

describe('TimeGridGeometry', () => {
  it.each<[string, number, SlotsLike, Slot]>([
    ['in the column', 200, {}, hour(10)],
    ['above it', 50, {}, WHOLE],
    ['below it', 900, {}, hour(24)],
    ['above it, where it is times that count', 50, { isTime: true }, hour(0)],
    ['in it, where it is days that count', 200, { isTime: false }, WHOLE],
  ])('has a slot %s', (_, y, like, slot) => {
    expect(given().slotAt({ x: 50, y: y }, like)).toEqual(slot);
  });

  it.each([
    ['before them', 130, hour(11)],
    ['in them', 141.25, hour(13)],
    ['behind them', 152.5, hour(15)],
  ])('goes over folded hours: %s', (_, y, slot) => {
    const visibleHours = [
      { start: 8, end: 12 },
      { start: 14, end: 18 },
    ];
    expect(given({ visibleHours }).slotAt({ x: 50, y }, {})).toEqual(slot);
  });

  it.each<[string, GivenInputs, CalendarId, boolean]>([
    ['with a column', { resourceColumns: true }, 'b', true],
    ['without one', { resourceColumns: true }, 'c', false],
    ['where columns are days', {}, 'b', false],
  ])('finds a resource %s', (_, more, id, expected) => {
    expect(given({ resources: RESOURCES, ...more }).scrollToResource(id)).toBe(expected);
  });

  // A host may ask before the calendar's width is measured.
  it.each([
    ['on a phone', 400],
    ['on what turns out to be a phone', 1000],
  ])('shows the columns of a resource %s', (_, width) => {
    const part = given({ resources: RESOURCES, resourceColumns: true, width });
    expect(part.scrollToResource('b')).toBe(true);
    expect(TestBed.inject(Columns).shownOwner()).toMatchObject({ id: 'b' });
  });

  it('has that of the nearest column', () => {
    const part = given({ view: 'week' });
    expect([-40, 550, 900].map((x) => part.slotAt({ x: x, y: 50 }, {})?.day)).toEqual([
      FRIDAY - 5,
      FRIDAY,
      FRIDAY + 1,
    ]);
  });

  it('has none for time that doesn’t exist', () => {
    // At two the clocks are set to three. The axis of that day alone has no such hour, the axis of a week has it.
    const part = given({
      view: 'week',
      visibleDate: '2026-03-08',
      displayTimezone: 'America/New_York',
    });
    expect(part.slotAt({ x: 50, y: 125 }, {})).toBeNull();
    expect(part.slotAt({ x: 50, y: 145 }, {})?.instant).toBe(Date.parse('2026-03-08T08:30:00Z'));
    expect(part.slotAt({ x: 150, y: 125 }, {})).not.toBeNull();
  });

  describe('in columns of resources', () => {
    it.each<[number, CalendarId]>([
      [50, 'a'],
      [150, 'b'],
    ])('at %i has one of whom they are', (x, resource) => {
      const part = given({ resources: RESOURCES, resourceColumns: true });
      expect(part.slotAt({ x: x, y: 200 }, {})).toEqual(hour(10, { resource }));
      expect(part.slotAt({ x: x, y: 50 }, {})).toEqual({ ...WHOLE, resource });
    });

    it.each<['date-resource' | 'resource-date', number, number]>([
      // The day under the pointer, though the column of that resource on the next day is nearer.
      ['date-resource', 195, FRIDAY - 5],
      // The nearest column of that resource, its last one.
      ['resource-date', 950, FRIDAY + 1],
    ])('by %s at %i stays with whom it is asked to', (order, x, day) => {
      const part = given({
        view: 'week',
        resources: RESOURCES,
        resourceColumns: { order },
      });
      expect(part.slotAt({ x: x, y: 50 }, { resource: 'a' })).toEqual({
        day,
        instant: null,
        resource: 'a',
      });
    });
  });
});
