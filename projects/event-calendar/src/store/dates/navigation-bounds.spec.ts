import { formatDay } from 'ng-event-calendar/core/internal';
import { givenPart, type GivenInputs } from '../given-part.spec-host';
import { Navigation } from './navigation';

/** Returns the dates to which "previous", "next" and "today" lead; null where one leads nowhere. */
function ways(given: GivenInputs): (string | null)[] {
  const { part } = givenPart(Navigation, given);
  return [part.previous(), part.next(), part.todayOffered()].map((day) =>
    day === null ? null : formatDay(day),
  );
}

const TODAY = '2026-11-20';

describe('within bounds', () => {
  it.each<[string, GivenInputs, (string | null)[]]>([
    ['week', {}, ['2026-11-08', '2026-11-22', TODAY]],
    ['week', { minDate: '2026-11-16' }, [null, '2026-11-22', TODAY]],
    ['week', { minDate: '2026-11-11' }, ['2026-11-11', '2026-11-22', TODAY]],
    ['week', { maxDate: '2026-11-21' }, ['2026-11-08', null, TODAY]],
    ['week', { maxDate: '2026-11-24' }, ['2026-11-08', '2026-11-22', TODAY]],
    ['week', { maxDate: '2026-11-19' }, ['2026-11-08', null, null]],
    ['week', { minDate: '2026-12-01' }, [null, '2026-12-06', null]],
    ['day', { minDate: TODAY, maxDate: TODAY }, [null, null, TODAY]],
    ['day', { minDate: '2026-11-19', maxDate: '2026-11-21' }, ['2026-11-19', '2026-11-21', TODAY]],
    [
      'month',
      { minDate: '2026-10-20', maxDate: '2026-12-02' },
      ['2026-10-20', '2026-12-01', TODAY],
    ],
    ['month', { minDate: '2026-11-01', maxDate: '2026-11-30' }, [null, null, TODAY]],
    ['agenda', { minDate: '2026-11-15' }, ['2026-11-15', '2026-12-02', TODAY]],
    ['agenda', { maxDate: '2026-12-01' }, ['2026-11-08', null, TODAY]],
    ['days', { minDate: '2026-11-19' }, ['2026-11-19', '2026-11-23', TODAY]],
    ['days', { maxDate: '2026-11-22' }, ['2026-11-17', null, TODAY]],
    ['days', { maxDate: '2026-11-23' }, ['2026-11-17', '2026-11-23', TODAY]],
    [
      'days',
      { dayCount: 1, hiddenDays: [6, 0], maxDate: '2026-11-22' },
      ['2026-11-19', null, TODAY],
    ],
    [
      'days',
      { dayCount: 4, hiddenDays: [6, 0], minDate: '2026-11-15' },
      ['2026-11-16', '2026-11-26', TODAY],
    ],
  ])('the %s with %j leads to %j', (view, bounds, expected) => {
    expect(ways({ view, views: [view], visibleDate: TODAY, ...bounds })).toEqual(expected);
  });

  it('does nothing where it leads nowhere', () => {
    const { part, inputs } = givenPart(Navigation, {
      view: 'day',
      visibleDate: '2026-11-10',
      minDate: '2026-11-10',
      maxDate: '2026-11-10',
    });
    expect([part.step(1), part.step(-1)]).toEqual([false, false]);
    part.goToToday();
    expect(inputs.visibleDate()).toBe('2026-11-10');
  });

  it('shows the nearest date in bounds, and doesn’t write it back', () => {
    const { part, inputs } = givenPart(Navigation, {
      visibleDate: '2027-06-01',
      maxDate: '2026-12-24',
    });
    expect(formatDay(part.date())).toBe('2026-12-24');
    expect(inputs.visibleDate()).toBe('2027-06-01');
    part.goTo(part.date() + 100);
    expect(inputs.visibleDate()).toBe('2027-06-01');
  });

  it('an agenda without empty days ends there', () => {
    const given = (maxDate: string) =>
      givenPart(Navigation, {
        view: 'agenda',
        visibleDate: TODAY,
        maxDate,
        preferences: { showEmptyDaysInAgenda: false },
        events: Array.from({ length: 14 }, (_, at) => ({
          id: at,
          title: '',
          allDay: true,
          start: `2026-12-${at + 10}`,
          end: `2026-12-${at + 10}`,
        })),
      }).part.agenda();
    const toTheEnd = given('2026-12-12');
    expect(toTheEnd.days.map(formatDay)).toEqual(['2026-12-10', '2026-12-11', '2026-12-12']);
    expect(toTheEnd.hasMore).toBe(false);
  });

  it('an agenda without empty days that is full goes on to the end', () => {
    const events = Array.from({ length: 14 }, (_, at) => ({
      id: at,
      title: '',
      allDay: true,
      start: `2026-12-${at + 10}`,
      end: `2026-12-${at + 10}`,
    }));
    const { part } = givenPart(Navigation, {
      view: 'agenda',
      visibleDate: TODAY,
      maxDate: '2026-12-22',
      preferences: { showEmptyDaysInAgenda: false },
      events,
    });
    expect([part.days().length, part.agenda().hasMore]).toEqual([12, true]);
    part.showMoreAgenda();
    expect([part.days().length, part.agenda().hasMore]).toEqual([13, false]);
  });
});

describe('the view of days', () => {
  const given = (more: GivenInputs) =>
    givenPart(Navigation, { view: 'days', views: ['days'], visibleDate: TODAY, ...more });
  const daysOf = (more: GivenInputs): string[] => given(more).part.days().map(formatDay);

  it.each<[GivenInputs, string, string, number]>([
    [{}, TODAY, '2026-11-22', 3],
    [{ dayCount: 5 }, TODAY, '2026-11-24', 5],
    [{ dayCount: 5, preferences: { dayCount: 2 } }, TODAY, '2026-11-21', 2],
    [{ dayCount: 5, preferences: { dayCount: 40 } }, TODAY, '2026-11-24', 5],
    [{ dayCount: 40 }, TODAY, '2026-11-22', 3],
    [{ preferences: { showWeekends: false } }, TODAY, '2026-11-24', 3],
    [{ hiddenDays: [6, 0] }, TODAY, '2026-11-24', 3],
    [{ hiddenDays: [5] }, '2026-11-21', '2026-11-23', 3],
    [
      { hiddenDays: [1, 2, 3, 4, 5], preferences: { showWeekends: false } },
      '2026-11-21',
      '2026-11-28',
      3,
    ],
  ])('of %j is from %s to %s', (more, first, last, count) => {
    const days = daysOf(more);
    expect([days[0], days.at(-1), days.length]).toEqual([first, last, count]);
  });

  it('writes the first day that it shows, and only where one goes there', () => {
    const { part, inputs } = given({
      visibleDate: '2026-11-21',
      preferences: { showWeekends: false },
    });
    expect(inputs.visibleDate()).toBe('2026-11-21');
    part.step(1);
    expect(inputs.visibleDate()).toBe('2026-11-26');
    part.goTo(part.date() + 2);
    expect(inputs.visibleDate()).toBe('2026-11-30');
    part.goToToday();
    expect(inputs.visibleDate()).toBe(TODAY);
  });
});
