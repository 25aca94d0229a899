import { DAY, type WorkingHours } from 'ng-event-calendar/core/internal';
import { hoursFault } from './hours-fault';
import { openHours } from './open-hours';

const BERLIN = 'Europe/Berlin';
/** Open stretches as texts in UTC, `MM-DDTHH:MM..HH:MM`. */
function open(hours: readonly WorkingHours[], first: string, days = 1, zone = 'UTC'): string[] {
  const start = Date.parse(`${first}T00:00:00Z`);
  const text = (instant: number): string => new Date(instant).toISOString().slice(5, 16);
  return openHours(hours, { start, end: start + days * DAY }, zone).map(
    (span) => `${text(span.start)}..${text(span.end)}`,
  );
}

describe('rules of the week', () => {
  it('are nine to five on workdays by default', () => {
    expect(open([{}], '2026-11-20', 4)).toEqual([
      '11-20T09:00..11-20T17:00',
      '11-23T09:00..11-23T17:00',
    ]);
  });

  it('of one day are joined, and so are those that touch over midnight', () => {
    const rules: WorkingHours[] = [
      { days: [5], start: '08:00', end: '12:00' },
      { days: [5], start: '11:00', end: '24:00' },
      { days: [6], start: '00:00', end: '02:00' },
    ];
    expect(open(rules, '2026-11-20', 2)).toEqual(['11-20T08:00..11-21T02:00']);
  });

  it('go on into the next day where they end before they start', () => {
    const night: WorkingHours = { days: [5], start: '22:00', end: '06:00' };
    expect(open([night], '2026-11-20', 2)).toEqual(['11-20T22:00..11-21T06:00']);
    // The part after midnight belongs to the day on which the stretch began.
    expect(open([night], '2026-11-21')).toEqual(['11-21T00:00..11-21T06:00']);
  });

  it.each<[readonly unknown[], string[]]>([
    [[5, 7, 'x'], ['11-20T09:00..11-20T17:00']],
    [[1.5, -1, null, 6], ['11-21T09:00..11-21T17:00']],
  ])('with days of %j hold on those that are days', (days, expected) => {
    expect(open([{ days: days as never }], '2026-11-20', 3)).toEqual(expected);
  });

  it('hold from a date and until one', () => {
    const rule = { from: '2026-11-18', until: '2026-11-19' };
    expect(open([rule], '2026-11-16', 7)).toEqual([
      '11-18T09:00..11-18T17:00',
      '11-19T09:00..11-19T17:00',
    ]);
  });

  it('follow the clocks of their own zone', () => {
    const rule: WorkingHours = { days: [0, 6], start: '01:00', end: '05:00', timezone: BERLIN };
    // The hour from two to three doesn't exist, or comes twice.
    expect(open([rule], '2026-03-28', 2)).toEqual([
      '03-28T00:00..03-28T04:00',
      '03-29T00:00..03-29T03:00',
    ]);
    expect(open([rule], '2026-10-24', 2)).toEqual([
      '10-24T00:00..10-24T03:00',
      '10-24T23:00..10-25T04:00',
    ]);
  });
});

it.each([
  // Clocks change in New York three weeks before they do in Berlin, and a week after.
  ['2026-03-06', '14:00..22:00'],
  ['2026-03-10', '13:00..21:00'],
  ['2026-03-31', '13:00..21:00'],
  ['2026-10-27', '13:00..21:00'],
  ['2026-11-03', '14:00..22:00'],
])('New York works on %s from %s, in UTC', (date, expected) => {
  const [span] = open([{ timezone: 'America/New_York' }], date);
  expect(span!.replaceAll(/\d\d-\d\dT/g, '')).toBe(expected);
});

describe('rules of a date', () => {
  const week: WorkingHours = {};

  it('hold there alone', () => {
    const early: WorkingHours = { date: '2026-11-20', start: '07:00', end: '09:30' };
    const late: WorkingHours = { date: '2026-11-20', start: '20:00', end: '21:00' };
    expect(open([week, early, late], '2026-11-20')).toEqual([
      '11-20T07:00..11-20T09:30',
      '11-20T20:00..11-20T21:00',
    ]);
  });

  it('may close it', () => {
    expect(open([week, { date: '2026-11-20', closed: true }], '2026-11-19', 2)).toEqual([
      '11-19T09:00..11-19T17:00',
    ]);
  });

  it('leave the night of the day before its tail', () => {
    const night: WorkingHours = { start: '22:00', end: '06:00' };
    expect(open([night, { date: '2026-11-20', closed: true }], '2026-11-20')).toEqual([
      '11-20T00:00..11-20T06:00',
    ]);
  });

  it('leave all other dates open where none is of the week', () => {
    expect(open([{ date: '2026-11-20', closed: true }], '2026-11-19', 3)).toEqual([
      '11-19T00:00..11-20T00:00',
      '11-21T00:00..11-22T00:00',
    ]);
    const zoned = { date: '2026-11-20', start: '09:00', end: '10:00', timezone: BERLIN };
    expect(open([zoned], '2026-11-20')).toEqual([
      '11-20T08:00..11-20T09:00',
      '11-20T23:00..11-21T00:00',
    ]);
  });
});

it.each<[unknown, string | null]>([
  [{}, null],
  [{ start: '00:00', end: '00:00' }, null],
  [{ start: '22:00', end: '24:00' }, null],
  // JSON often writes null for an absent value.
  [
    { days: null, start: null, end: null, from: null, until: null, date: null, timezone: null },
    null,
  ],
  [{ date: '2026-12-24', closed: true, start: '09:00', end: '09:00' }, null],
  [null, 'start'],
  [{ start: '9' }, 'start'],
  [{ start: '25:00' }, 'start'],
  [{ end: '24:30' }, 'end'],
  [{ start: '09:00', end: '09:00' }, 'end'],
  [{ days: [7] }, 'days'],
  [{ days: 'Monday' }, 'days'],
  [{ date: '2026-02-30' }, 'date'],
  [{ until: 'soon' }, 'until'],
  [{ timezone: 'Mars/Base' }, 'timezone'],
])('%j is at fault: %s', (hours, key) => {
  expect(hoursFault(hours)?.key ?? null).toBe(key);
  // A rule at fault opens nothing.
  if (key !== null) expect(open([hours as WorkingHours, {}], '2026-11-21')).toEqual([]);
});
