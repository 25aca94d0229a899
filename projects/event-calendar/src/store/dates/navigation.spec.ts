import { TestBed } from '@angular/core/testing';
import type { CalendarView } from 'ng-event-calendar/core/internal';
import { Navigation } from './navigation';
import { givenPart } from '../given-part.spec-host';
import { TimeScroll } from './time-scroll';

describe('Navigation', () => {
  it.each<[CalendarView, string, string]>([
    ['day', '2026-11-19', '2026-11-21'],
    ['week', '2026-11-08', '2026-11-22'],
    ['month', '2026-10-01', '2026-12-01'],
    ['agenda', '2026-11-08', '2026-12-02'],
  ])('in the %s leads to %s and %s', (view, previous, next) => {
    const visibleDate = '2026-11-20';
    const { part, inputs } = givenPart(Navigation, { view, visibleDate });
    part.step(-1);
    expect(inputs.visibleDate()).toBe(previous);
    inputs.visibleDate.set(visibleDate);
    part.step(1);
    expect(inputs.visibleDate()).toBe(next);
  });

  it('goes on from the first day of each page', () => {
    const { part, inputs } = givenPart(Navigation, { view: 'month', visibleDate: '2026-01-31' });
    part.step(1);
    expect(inputs.visibleDate()).toBe('2026-02-01');
    part.step(1);
    expect(inputs.visibleDate()).toBe('2026-03-01');
  });

  it("steps by as many days as a phone's week shows", () => {
    const { part, inputs } = givenPart(Navigation, { width: 390, visibleDate: '2026-11-18' });
    part.step(1);
    expect(inputs.visibleDate()).toBe('2026-11-21');
    part.step(-1);
    part.step(-1);
    expect(inputs.visibleDate()).toBe('2026-11-15');
  });

  it('goes on behind the last day of an agenda without empty days', () => {
    const { part, inputs } = givenPart(Navigation, {
      view: 'agenda',
      visibleDate: '2026-11-20',
      preferences: { showEmptyDaysInAgenda: false },
      events: [{ id: 1, title: '', allDay: true, start: '2027-02-01', end: '2027-02-01' }],
    });
    part.step(1);
    expect(inputs.visibleDate()).toBe('2027-02-02');
    part.step(-1);
    expect(inputs.visibleDate()).toBe('2027-01-21');
  });

  it('goes to today, and has the present time shown', () => {
    const { part, inputs } = givenPart(Navigation, { visibleDate: '2026-01-01' });
    const { revealNow } = TestBed.inject(TimeScroll);
    expect(revealNow()).toBeNull();
    part.goToToday();
    expect(inputs.visibleDate()).toBe('2026-11-20');
    expect(revealNow()).not.toBeNull();
  });

  it.each<[string[], string | undefined, string | undefined]>([
    [['week', 'day'], 'day', '2026-11-21'],
    [['week', 'month'], undefined, undefined],
  ])('opens a day where %j are offered: in the %s', (views, view, visibleDate) => {
    const { part, inputs } = givenPart(Navigation, { views });
    part.openDay(part.today() + 1);
    expect([inputs.view(), inputs.visibleDate()]).toEqual([view, visibleDate]);
  });

  it.each<[CalendarView, boolean]>([
    ['day', true],
    ['week', true],
    ['month', false],
    ['agenda', false],
  ])('in the %s is by time: %s', (view, isByTime) => {
    expect(givenPart(Navigation, { view }).part.hasTimes()).toBe(isByTime);
  });
});
