import { formatDay } from 'ng-event-calendar/core/internal';
import { givenPart, type GivenInputs } from '../given-part.spec-host';
import { VisibleDate } from './visible-date';

const TOKYO: GivenInputs = { displayTimezone: 'Asia/Tokyo' };

describe('VisibleDate', () => {
  it.each([
    ['2026-11-20', '2026-11-20'],
    ['2026-11-20T23:30:00', '2026-11-20'],
    ['2026-11-20T23:30:00Z', '2026-11-21'],
    ['2026-11-20T23:30:00+09:00', '2026-11-20'],
    ['2026-11-20T23:30:00-05:00', '2026-11-21'],
  ])('reads %s in Tokyo as %s', (visibleDate, date) => {
    const { part, reported } = givenPart(VisibleDate, { ...TOKYO, visibleDate });
    expect(formatDay(part.date())).toBe(date);
    expect(reported).toEqual([]);
  });

  it.each<[string, GivenInputs, string, string[]]>([
    ['today', {}, '2026-11-20', []],
    ['today in the display zone', { ...TOKYO, now: '2026-11-20T20:00:00Z' }, '2026-11-21', []],
    ['the default', { defaultVisibleDate: '2026-01-31' }, '2026-01-31', []],
    [
      'the default where what is bound is no date',
      { visibleDate: '2026-02-30', defaultVisibleDate: '2026-01-31' },
      '2026-01-31',
      ['invalid-date: visibleDate "2026-02-30" is not an ISO date'],
    ],
    [
      'today where the default is none',
      { defaultVisibleDate: 'soon' },
      '2026-11-20',
      ['invalid-date: defaultVisibleDate "soon" is not an ISO date'],
    ],
  ])('begins with %s', (_, given, date, messages) => {
    const { part, reported } = givenPart(VisibleDate, given);
    expect(formatDay(part.date())).toBe(date);
    expect(reported).toEqual(messages.map((each) => expect.stringContaining(each) as string));
  });

  it('reads the default once', () => {
    const { part, inputs } = givenPart(VisibleDate, { defaultVisibleDate: '2026-01-31' });
    expect(formatDay(part.date())).toBe('2026-01-31');
    inputs.defaultVisibleDate.set('2026-06-06');
    expect(formatDay(part.date())).toBe('2026-01-31');
  });

  it('writes another date, and not the one there is', () => {
    const { part, inputs } = givenPart(VisibleDate);
    part.goTo(part.today());
    expect(inputs.visibleDate()).toBeUndefined();
    part.goTo(part.today() + 11);
    expect(inputs.visibleDate()).toBe('2026-12-01');
    expect(formatDay(part.date())).toBe('2026-12-01');
  });

  it('follows the host', () => {
    const { part, inputs } = givenPart(VisibleDate, { visibleDate: '2026-11-20' });
    part.goTo(part.date() + 1);
    inputs.visibleDate.set('2027-05-01');
    expect(formatDay(part.date())).toBe('2027-05-01');
  });
});
