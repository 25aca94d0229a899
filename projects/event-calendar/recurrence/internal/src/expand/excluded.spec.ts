import { excludeDates } from './excluded';

const series = {
  id: 'weekly',
  title: 'Weekly',
  start: '2026-12-16T10:00:00',
  end: '2026-12-16T11:00:00',
  rrule: 'FREQ=WEEKLY',
};

describe('excludeDates', () => {
  it.each<[string, readonly string[] | undefined, string[], string[]]>([
    ['adds dates', undefined, ['2026-12-23', '2026-12-30'], ['2026-12-23', '2026-12-30']],
    [
      'keeps others',
      ['2027-01-06T10:00:00'],
      ['2026-12-23'],
      ['2027-01-06T10:00:00', '2026-12-23'],
    ],
    [
      'adds each once',
      ['2026-12-23'],
      ['2026-12-23', '2026-12-30', '2026-12-30'],
      ['2026-12-23', '2026-12-30'],
    ],
  ])('%s', (_, exDates, dates, expected) => {
    const event = Object.freeze({ ...series, ...(exDates && { exDates }) });
    expect(excludeDates(event, dates)).toEqual({ ...series, exDates: expected });
  });

  it('returns the same event where it lists all of them', () => {
    const event = { ...series, exDates: ['2026-12-23', '2026-12-23', '2026-12-30'] };
    expect(excludeDates(event, ['2026-12-30', '2026-12-23'])).toBe(event);
    expect(excludeDates(series, [])).toBe(series);
  });
});
