import { TestBed } from '@angular/core/testing';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { givenEvent } from '../../store/given-event.spec-host';
import { givenMedia } from '../../store/given-media.spec-host';
import { givenPart, type GivenInputs } from '../../store/given-part.spec-host';
import { GridFolds } from './grid-folds';
import { TimeGridFocus } from './time-grid-focus';
import { TimeGridLayout } from './time-grid-layout';

const RESOURCES = [
  { id: 'a', title: 'A' },
  { id: 'b', title: 'B' },
];
const at = (start: string, end: string, more: Partial<CalendarEvent> = {}): CalendarEvent =>
  givenEvent({ start: `2026-11-20T${start}`, end: `2026-11-20T${end}`, ...more });

function given(more: GivenInputs = {}) {
  const startAt = jest.fn();
  const { inputs } = givenPart(
    TimeGridLayout,
    {
      view: 'week',
      visibleDate: '2026-11-20',
      visibleHours: [
        { start: 8, end: 12 },
        { start: 14, end: 18 },
        { start: 20, end: 22 },
      ],
      ...more,
    },
    [TimeGridLayout, givenMedia().provider, { provide: TimeGridFocus, useValue: { startAt } }],
  );
  const fixture = TestBed.createComponent(GridFolds);
  const strips = (): HTMLElement[] => {
    fixture.detectChanges();
    return [...(fixture.nativeElement as HTMLElement).querySelectorAll('button')];
  };
  return { inputs, startAt, strips, names: () => strips().map((each) => each.textContent.trim()) };
}

describe('<ec-grid-folds>', () => {
  it('names folded hours, and how many events lie in them wholly', () => {
    const { names } = given({
      events: [at('12:00', '13:00'), at('12:30', '14:00'), at('11:00', '13:00')],
    });
    expect(names()).toEqual(['12 – 2 PM, 2 events', '6 – 8 PM']);
  });

  it('counts an event once that stands in the columns of several resources', () => {
    const { names } = given({
      resources: RESOURCES,
      resourceColumns: true,
      events: [at('12:00', '13:00', { resource: ['a', 'b'] })],
    });
    expect(names()[0]).toBe('12 – 2 PM, 1 event');
  });

  it('unfolds them until another view is shown', () => {
    const { strips, names, inputs, startAt } = given();
    strips()[0]!.click();
    expect(names()).toEqual(['6 – 8 PM']);
    expect(startAt).toHaveBeenCalledWith(720);
    inputs.visibleDate.set('2026-11-27');
    expect(names()).toEqual(['6 – 8 PM']);
    inputs.view.set('day');
    expect(names()).toEqual(['12 – 2 PM', '6 – 8 PM']);
  });

  it('has one for each stretch of a day whose hour comes twice', () => {
    const { names, strips } = given({
      view: 'day',
      visibleDate: '2026-11-01',
      displayTimezone: 'America/New_York',
      visibleHours: [
        { start: 0, end: 1.5 },
        { start: 6, end: 24 },
      ],
      events: [
        givenEvent({ start: '2026-11-01T05:30:00Z', end: '2026-11-01T06:00:00Z' }),
        givenEvent({ start: '2026-11-01T06:30:00Z', end: '2026-11-01T07:00:00Z' }),
        givenEvent({ start: '2026-11-01T07:30:00Z', end: '2026-11-01T08:00:00Z' }),
      ],
    });
    expect(names()).toEqual(['1:30 – 6 AM, 1 event', '1:30 – 6 AM, 2 events']);
    strips()[1]!.click();
    expect(names()).toEqual([]);
  });
});
