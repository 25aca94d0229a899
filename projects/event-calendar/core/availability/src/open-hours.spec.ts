import * as fc from 'fast-check';
import {
  DAY,
  dayOf,
  formatDay,
  HOUR,
  MINUTE,
  parseDay,
  wallAt,
  wallIn,
  weekdayOf,
  type WorkingHours,
  hoursFault,
} from 'ng-event-calendar/core/internal';
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
    // The tail belongs to the day on which it began.
    expect(open([night], '2026-11-21')).toEqual(['11-21T00:00..11-21T06:00']);
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
    expect(open([rule], '2026-10-24', 2)).toEqual(
      ['10-24T23:00..10-25T04:00'].toSpliced(0, 0, '10-24T00:00..10-24T03:00'),
    );
  });
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
  // Nothing that is at fault opens anything.
  if (key !== null) expect(open([hours as WorkingHours, {}], '2026-11-21')).toEqual([]);
});

describe('any rules', () => {
  const ZONES = [
    'UTC',
    BERLIN,
    'America/New_York',
    'Australia/Lord_Howe',
    'Asia/Kolkata',
    'Africa/Cairo',
  ];
  const time = fc
    .integer({ min: 0, max: 95 })
    .map(
      (at) =>
        `${String(Math.floor(at / 4)).padStart(2, '0')}:${String((at % 4) * 15).padStart(2, '0')}`,
    );
  /** Around days on which some of the zones change their clocks. */
  const day = fc.constantFrom(
    '2026-03-08',
    '2026-03-29',
    '2026-04-05',
    '2026-04-24',
    '2026-10-25',
    '2026-11-01',
  );
  const near = fc
    .tuple(day, fc.integer({ min: -2, max: 2 }))
    .map(([at, by]) => formatDay(parseDay(at)! + by));
  const rule = fc
    .record(
      {
        days: fc.subarray([0, 1, 2, 3, 4, 5, 6] as const),
        start: time,
        end: time,
        from: near,
        until: near,
        timezone: fc.constantFrom(...ZONES),
      },
      { requiredKeys: ['start', 'end'] },
    )
    .map((each): WorkingHours => each);
  const dated = fc
    .record(
      {
        date: near,
        start: time,
        end: time,
        closed: fc.boolean(),
        timezone: fc.constantFrom(...ZONES),
      },
      { requiredKeys: ['date'] },
    )
    .map((each): WorkingHours => each);

  /** Whether an instant is open, by what rules say of its wall time and of the day before. */
  function isOpen(instant: number, rules: readonly WorkingHours[], localZone: string): boolean {
    const valid = rules.filter((each) => hoursFault(each) === null);
    const minutesOf = (text: string): number =>
      Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
    const isWeekly = valid.some(({ date }) => date === undefined);
    const byRule = valid.some((each) => {
      const wall = wallIn(instant, each.timezone ?? localZone);
      return [0, 1].some((before) => {
        const on = dayOf(wall) - before;
        const date = formatDay(on);
        const ofDate = valid.filter((other) => other.date === date);
        if (each.date === undefined) {
          if (ofDate.length > 0 || !(each.days ?? [1, 2, 3, 4, 5]).includes(weekdayOf(on)))
            return false;
          if ((each.from ?? date) > date || (each.until ?? date) < date) return false;
        } else if (each.date !== date || ofDate.some(({ closed }) => closed)) return false;
        const start = minutesOf(each.start ?? '09:00');
        const end = minutesOf(each.end ?? '17:00');
        const until = end === 0 ? 1440 : end < start ? end + 1440 : end;
        const minute = (wall - wallAt(on)) / MINUTE;
        return start <= minute && minute < until;
      });
    });
    if (byRule || isWeekly) return byRule;
    return !valid.some(
      ({ date, timezone }) => date === formatDay(dayOf(wallIn(instant, timezone ?? localZone))),
    );
  }

  it('open the minutes that their wall times say, whatever the clocks do', () => {
    fc.assert(
      fc.property(
        fc.array(rule, { maxLength: 4 }),
        fc.array(dated, { maxLength: 2 }),
        day,
        fc.constantFrom(...ZONES),
        (weekly, dates, at, localZone) => {
          const rules = [...weekly, ...dates];
          const start = Date.parse(`${at}T00:00:00Z`) - 6 * HOUR;
          const found = openHours(rules, { start, end: start + 2 * DAY }, localZone);
          const wrong: string[] = [];
          for (let instant = start; instant < start + 2 * DAY; instant += 15 * MINUTE) {
            const is = found.some((span) => span.start <= instant && instant < span.end);
            if (is !== isOpen(instant, rules, localZone))
              wrong.push(new Date(instant).toISOString());
          }
          expect(wrong).toEqual([]);
        },
      ),
      { numRuns: 300 },
    );
  });
});
