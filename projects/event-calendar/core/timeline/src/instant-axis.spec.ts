import { dayFrom, type VisibleHours } from 'ng-event-calendar/core/internal';
import { createInstantAxis, type AxisOptions, type InstantAxis } from './instant-axis';

const NEW_YORK = 'America/New_York';
const at = (iso: string): number => Date.parse(iso);
const consecutive = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => first + index);

function hourAxis(
  days: readonly number[],
  zone: string,
  hours?: readonly VisibleHours[],
  options: Partial<AxisOptions> = {},
): InstantAxis {
  return createInstantAxis({ days, preset: 'hours', zone, ...(hours && { hours }), ...options });
}

describe('the axis of hours', () => {
  it.each([
    ['ordinary', 2026, 11, 20, NEW_YORK, 24],
    ['New York springs forward', 2026, 3, 8, NEW_YORK, 23],
    ['New York falls back', 2026, 11, 1, NEW_YORK, 25],
    ['Lord Howe springs forward by half an hour', 2026, 10, 4, 'Australia/Lord_Howe', 23.5],
    ['Lord Howe falls back by half an hour', 2026, 4, 5, 'Australia/Lord_Howe', 24.5],
    ['São Paulo sprang forward at midnight', 2018, 11, 4, 'America/Sao_Paulo', 23],
    ['São Paulo fell back at midnight', 2018, 2, 17, 'America/Sao_Paulo', 25],
    ['Apia skipped the day', 2011, 12, 30, 'Pacific/Apia', 0],
  ])('%s: as many real hours as the day has', (_, year, month, date, zone, hours) => {
    const axis = hourAxis([dayFrom(year, month, date)], zone);
    expect(axis.length).toBe(hours * 60);
    expect(axis.stretches).toHaveLength(hours === 0 ? 0 : 1);
    expect(axis.days).toMatchObject([{ from: 0, to: hours * 60 }]);
  });

  it('stands end to end over days', () => {
    const axis = hourAxis(consecutive(dayFrom(2026, 10, 31), 3), NEW_YORK);
    expect(axis.days.map(({ from, to }) => [from / 60, to / 60])).toEqual([
      [0, 24],
      [24, 49],
      [49, 73],
    ]);
    expect(axis.positionOf(at('2026-11-01T06:30:00Z'))).toBe((24 + 2.5) * 60);
    expect(axis.slotAt((24 + 2.5) * 60)).toEqual({
      day: dayFrom(2026, 11, 1),
      instant: at('2026-11-01T06:30:00Z'),
    });
  });

  it('leaves hidden hours out: a start moves to the next shown time, an end to the last', () => {
    const axis = hourAxis(consecutive(dayFrom(2026, 11, 20), 2), 'UTC', [{ start: 8, end: 18 }]);
    expect(axis.length).toBe(20 * 60);
    expect(axis.positionOf(at('2026-11-20T20:00:00Z'), 'start')).toBe(600);
    expect(axis.positionOf(at('2026-11-20T20:00:00Z'), 'end')).toBe(600);
    expect(axis.positionOf(at('2026-11-20T18:00:00Z'), 'end')).toBe(600);
    expect(axis.positionOf(at('2026-11-21T09:00:00Z'))).toBe(660);
    expect(axis.positionOf(at('2026-11-19T09:00:00Z'))).toBe(0);
    expect(axis.positionOf(at('2026-11-25T09:00:00Z'))).toBe(1200);
    expect(axis.positionOf(at('2026-11-25T09:00:00Z'), 'end')).toBe(1200);
    expect(axis.slotAt(600)).toEqual({
      day: dayFrom(2026, 11, 21),
      instant: at('2026-11-21T08:00:00Z'),
    });
    expect(axis.slotAt(1200)).toEqual({
      day: dayFrom(2026, 11, 21),
      instant: at('2026-11-21T18:00:00Z'),
    });
  });

  it('runs past midnight, where the day is the one on which its hours begin', () => {
    const axis = hourAxis(consecutive(dayFrom(2026, 10, 31), 2), NEW_YORK, [{ start: 7, end: 31 }]);
    expect(axis.days.map(({ from, to }) => [from / 60, to / 60])).toEqual([
      [0, 25],
      [25, 49],
    ]);
    expect(axis.stretches.map(({ start, end }) => [start, end])).toEqual([
      [at('2026-10-31T11:00:00Z'), at('2026-11-01T12:00:00Z')],
      [at('2026-11-01T12:00:00Z'), at('2026-11-02T12:00:00Z')],
    ]);
    expect(axis.slotAt(20 * 60)?.day).toBe(dayFrom(2026, 10, 31));
  });

  it('has a strip of one length for folded hours, in which time runs faster', () => {
    const hours = [
      { start: 8, end: 12 },
      { start: 14, end: 18 },
    ];
    const axis = hourAxis([dayFrom(2026, 11, 20)], 'UTC', hours, { fold: 12 });
    expect(axis.length).toBe(240 + 12 + 240);
    expect(axis.stretches.map(({ from, to, fold }) => [from, to, fold])).toEqual([
      [0, 240, null],
      [240, 252, { start: 12, end: 14 }],
      [252, 492, null],
    ]);
    expect(axis.positionOf(at('2026-11-20T13:00:00Z'))).toBe(246);
    expect(axis.slotAt(246)?.instant).toBe(at('2026-11-20T13:00:00Z'));
  });

  it.each<[string, number, VisibleHours[], [number, number][]]>([
    ['one where the day skips what lies between', dayFrom(2026, 3, 8), [{ start: 0, end: 1 }, { start: 2, end: 3 }, { start: 5, end: 24 }], [[1, 5]]], // prettier-ignore
    ['none of an hour that the day skips', dayFrom(2026, 3, 8), [{ start: 0, end: 2 }, { start: 3, end: 24 }], []], // prettier-ignore
    ['one for both passes of an hour', dayFrom(2026, 11, 1), [{ start: 0, end: 1 }, { start: 6, end: 24 }], [[1, 6]]], // prettier-ignore
    ['two that begin within both passes', dayFrom(2026, 11, 1), [{ start: 0, end: 1.5 }, { start: 6, end: 24 }], [[1.5, 6], [1.5, 6]]], // prettier-ignore
  ])('has as many strips as the day has folds: %s', (_, day, hours, folds) => {
    const axis = hourAxis([day], NEW_YORK, hours, { fold: 12 });
    const named = axis.stretches.flatMap(({ fold }) => fold ?? []);
    expect(named.map(({ start, end }) => [start, end])).toEqual(folds);
  });

  it('keeps time that clocks repeat over midnight, on the day that has begun', () => {
    // At 00:01 the clocks of St. John's went back to 23:01.
    const [first, next] = [dayFrom(2006, 10, 28), dayFrom(2006, 10, 29)];
    const axis = hourAxis([first, next], 'America/St_Johns');
    expect(axis.length).toBe(49 * 60);
    expect(axis.stretches.map(({ day, from, to }) => [day, from / 60, to / 60])).toEqual([
      [first, 0, 24],
      [next, 24, 49],
    ]);
  });
});

describe('the axis of days', () => {
  it.each(['days', 'weeks', 'months'] as const)('makes all days of %s equally wide', (preset) => {
    const days = consecutive(dayFrom(2026, 10, 31), 3);
    const axis = createInstantAxis({ days, preset, zone: NEW_YORK, hours: [{ start: 8, end: 9 }] });
    expect(axis.days.map(({ from, to }) => [from, to])).toEqual([
      [0, 1440],
      [1440, 2880],
      [2880, 4320],
    ]);
    // Half of a day of 25 hours.
    expect(axis.positionOf(at('2026-11-01T16:30:00Z'))).toBe(1440 + 720);
  });

  it('skips hidden days', () => {
    const friday = dayFrom(2026, 11, 20);
    const axis = createInstantAxis({ days: [friday, friday + 3], preset: 'days', zone: 'UTC' });
    expect(axis.length).toBe(2880);
    expect(axis.positionOf(at('2026-11-21T10:00:00Z'), 'start')).toBe(1440);
    expect(axis.positionOf(at('2026-11-22T10:00:00Z'), 'end')).toBe(1440);
  });

  it('has a place and no time for a day that the zone skipped', () => {
    const days = consecutive(dayFrom(2011, 12, 29), 3);
    const axis = createInstantAxis({ days, preset: 'days', zone: 'Pacific/Apia' });
    expect(axis.length).toBe(3 * 1440);
    expect(axis.slotAt(2000)).toEqual({ day: days[1], instant: null });
    const midnight = at('2011-12-30T10:00:00Z');
    expect(axis.positionOf(midnight, 'end')).toBe(1440);
    expect(axis.positionOf(midnight, 'start')).toBe(2880);
  });

  it.each([
    ['within', dayFrom(2026, 11, 2), dayFrom(2026, 11, 3), 1440, 4320],
    ['open', -Infinity, Infinity, 0, 4320],
    ['before', -Infinity, dayFrom(2026, 10, 1), 0, 0],
    ['behind', dayFrom(2027, 1, 1), Infinity, 4320, 4320],
  ])('says which part lies within bounds: %s', (_, first, last, from, to) => {
    const days = consecutive(dayFrom(2026, 11, 1), 3);
    const axis = createInstantAxis({ days, preset: 'days', zone: 'UTC', bounds: { first, last } });
    expect(axis.within).toEqual({ from, to });
  });

  it('has nothing outside of it', () => {
    const axis = createInstantAxis({ days: [dayFrom(2026, 11, 1)], preset: 'days', zone: 'UTC' });
    expect([-1, 1441, NaN].map((position) => axis.slotAt(position))).toEqual([null, null, null]);
    const empty = createInstantAxis({ days: [], preset: 'days', zone: 'UTC' });
    expect([empty.slotAt(0), empty.positionOf(0), empty.positionOf(0, 'end')]).toEqual([
      null,
      0,
      0,
    ]);
  });
});
