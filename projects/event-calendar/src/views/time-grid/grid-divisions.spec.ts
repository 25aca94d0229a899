import { inputBinding } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import type { CalendarEvent, VisibleHours } from 'ng-event-calendar/core/internal';
import { givenEvent } from '../../store/events/given-event.spec-host';
import { givenMedia } from '../../store/inputs/given-media.spec-host';
import { givenPart, type GivenInputs } from '../../store/given-part.spec-host';
import { GridDivisions } from './grid-divisions';
import { GRID_PARTS } from './given-grid.spec-host';
import { GridScale } from './grid-scale';

const RESOURCES = [
  { id: 'a', title: 'A' },
  { id: 'b', title: 'B' },
];
const at = (start: string, end: string, more: Partial<CalendarEvent> = {}): CalendarEvent =>
  givenEvent({ start: `2026-11-20T${start}`, end: `2026-11-20T${end}`, ...more });

function given(more: GivenInputs = {}) {
  const { part, inputs } = givenPart(
    GridScale,
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
    [...GRID_PARTS, givenMedia().provider],
  );
  const fixture = TestBed.createComponent(GridDivisions, {
    bindings: [inputBinding('unfold', () => (hours: VisibleHours) => part.unfold(hours))],
  });
  const strips = (): HTMLElement[] => {
    fixture.detectChanges();
    return [...(fixture.nativeElement as HTMLElement).querySelectorAll('button')];
  };
  const lines = (): string[] => {
    fixture.detectChanges();
    const found = (fixture.nativeElement as HTMLElement).querySelectorAll<HTMLElement>(
      '.ec-slot-line',
    );
    return [...found].map(({ style }) => style.getPropertyValue('inset-block-start'));
  };
  return {
    inputs,
    part,
    lines,
    strips,
    names: () => strips().map((each) => each.ariaLabel),
    shown: () => strips().map((each) => [...each.children].map((part) => part.textContent)),
  };
}

describe('<ec-grid-divisions>', () => {
  it('names folded hours, and how many events lie in them wholly', () => {
    const { names, shown } = given({
      events: [at('12:00', '13:00'), at('12:30', '14:00'), at('11:00', '13:00')],
    });
    expect(names()).toEqual(['12 – 2 PM, 2 events', '6 – 8 PM']);
    // No line breaks before 'PM'.
    expect(shown()).toEqual([
      ['', '12 – 2\u00a0PM', '2'],
      ['', '6 – 8\u00a0PM', ''],
    ]);
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
    const { strips, names, inputs } = given();
    strips()[0]!.click();
    expect(names()).toEqual(['6 – 8 PM']);
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

describe('lines of slots', () => {
  const share = (minutes: number): string => `${(minutes / 180) * 100}%`;
  const rounded = (percent: string): string => parseFloat(percent).toFixed(3);
  it.each<[GivenInputs, number, number[]]>([
    [{}, 1, []],
    [{ hourHeight: 60 }, 1, [30, 90, 150]],
    [{ slotMinutes: 20 }, 1, [20, 40, 80, 100, 140, 160]],
    // Lines no finer than can be distinguished.
    [{ slotMinutes: 5 }, 0.4, [20, 40, 80, 100, 140, 160]],
    [{ slotMinutes: 60 }, 1, []],
    [{ slotMinutes: 120 }, 1, []],
  ])('of %j at %s pixels a minute', (more, minuteHeight, expected) => {
    const { part, lines } = given({ visibleHours: { start: 8, end: 11 }, ...more });
    part.box.set({
      minuteHeight,
      freeColumnWidth: 100,
      textScale: 1,
      columnWidth: 100,
      headHeight: 60,
      scrolled: 0,
      viewport: 240,
      inlineScrolled: 0,
      inlineRoom: 0,
    });
    expect(lines().map(rounded)).toEqual(expected.map(share).map(rounded));
  });
});
