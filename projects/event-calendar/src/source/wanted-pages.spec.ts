import { toInstant, type CalendarView } from 'ng-event-calendar/core/internal';
import { dayOf, parseIso } from 'ng-event-calendar/core/internal';
import { nextReach } from './next-reach';
import type { Span } from './span';
import { wantedPages } from './wanted-pages';

const PARIS = 'Europe/Paris';
const day = (date: string): number => dayOf(parseIso(date)!.wall);
/** Returns the span between the midnights of two dates, in Paris. */
const between = (first: string, behind: string): Span => ({
  start: toInstant(`${first}T00:00:00`, PARIS),
  end: toInstant(`${behind}T00:00:00`, PARIS),
});

describe('wantedPages', () => {
  it.each<[CalendarView, string, Span, Span, Span]>([
    [
      'day',
      '2026-11-20',
      between('2026-11-20', '2026-11-21'),
      between('2026-11-21', '2026-11-22'),
      between('2026-11-19', '2026-11-20'),
    ],
    [
      'week',
      '2026-10-23',
      between('2026-10-19', '2026-10-26'),
      between('2026-10-26', '2026-11-02'),
      between('2026-10-12', '2026-10-19'),
    ],
    [
      'month',
      '2026-11-20',
      between('2026-10-26', '2026-12-07'),
      between('2026-11-30', '2027-01-04'),
      between('2026-09-28', '2026-11-02'),
    ],
    [
      'agenda',
      '2026-11-20',
      between('2026-11-20', '2026-12-02'),
      between('2026-12-02', '2026-12-14'),
      between('2026-11-08', '2026-11-20'),
    ],
  ])('of a %s at %s', (view, date, visible, next, previous) => {
    const rules = { weekStartsOn: 1, showWeekends: true } as const;
    const shown = {
      ...{ view, date: day(date), rules, zone: PARIS, reach: null },
      hasHoursAfter: false,
      sought: null,
    };
    expect(wantedPages(shown)).toEqual({ visible: [visible], nearby: [next, previous] });
  });

  it('reach a day further where the view shows hours of it', () => {
    const date = day('2026-11-20');
    const rules = { weekStartsOn: 1, showWeekends: true } as const;
    expect(
      wantedPages({
        view: 'day',
        date,
        rules,
        zone: PARIS,
        reach: null,
        hasHoursAfter: true,
        sought: null,
      }),
    ).toEqual({
      visible: [between('2026-11-20', '2026-11-22')],
      nearby: [between('2026-11-21', '2026-11-23'), between('2026-11-19', '2026-11-21')],
    });
  });

  it('have a sought day besides, which the view leaves out', () => {
    const rules = { weekStartsOn: 1, showWeekends: false } as const;
    const shown = {
      ...({ view: 'week', date: day('2026-11-20'), rules, zone: PARIS } as const),
      ...{ reach: null, hasHoursAfter: false, sought: day('2026-11-21') },
    };
    expect(wantedPages(shown).visible).toEqual([
      between('2026-11-16', '2026-11-21'),
      between('2026-11-21', '2026-11-22'),
    ]);
  });

  it.each<[number, readonly Span[]]>([
    [28, [between('2026-11-20', '2026-12-18')]],
    [56, [between('2026-11-20', '2026-12-18'), between('2026-12-18', '2027-01-15')]],
    [
      70,
      [
        between('2026-11-20', '2026-12-18'),
        between('2026-12-18', '2027-01-15'),
        between('2027-01-15', '2027-01-29'),
      ],
    ],
  ])('of an agenda without empty days are steps, for %i days', (reach, visible) => {
    const rules = { weekStartsOn: 1, showWeekends: true } as const;
    const shown = {
      ...({ view: 'agenda' } as const),
      ...{ date: day('2026-11-20'), rules, zone: PARIS, hasHoursAfter: false, sought: null },
    } as const;
    expect(wantedPages({ ...shown, reach })).toEqual({ visible, nearby: [] });
  });
});

describe('nextReach', () => {
  it('goes on in ever longer steps, up to sixteen weeks, and ends at the limit', () => {
    const reaches = [28];
    while (reaches.at(-1)! < 731) reaches.push(nextReach(reaches.at(-1)!, 731));
    expect(reaches).toEqual([28, 56, 112, 224, 336, 448, 560, 672, 731]);
  });

  it('goes on behind a limit in the same steps, so that each is one load', () => {
    expect([731, 784, 1456].map((reach) => nextReach(reach, 1462))).toEqual([784, 896, 1462]);
  });
});
