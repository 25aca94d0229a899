import { toInstant } from 'ng-event-calendar/core/internal';
import { readRule } from './read-rule';
import { plainRule, type Rule } from './rule';

describe('reading a rule', () => {
  const monday = { weekday: 1, ordinal: 0 } as const;
  const lastFriday = { weekday: 5, ordinal: -1 } as const;

  const rows: readonly (readonly [unknown, Rule])[] = [
    ['FREQ=DAILY', plainRule('DAILY')],
    ['RRULE:FREQ=DAILY', plainRule('DAILY')],
    ['rrule:freq=daily;interval=2', plainRule('DAILY', { interval: 2 })],
    [' FREQ=DAILY; ', plainRule('DAILY')],
    ['INTERVAL=1;WKST=MO;FREQ=WEEKLY', plainRule('WEEKLY')],
    ['FREQ=WEEKLY;BYDAY=mo;WKST=SU', plainRule('WEEKLY', { byDay: [monday], wkst: 0 })],
    ['FREQ=MONTHLY;BYDAY=MO,-1FR', plainRule('MONTHLY', { byDay: [monday, lastFriday] })],
    ['FREQ=MONTHLY;BYDAY=+1MO', plainRule('MONTHLY', { byDay: [{ weekday: 1, ordinal: 1 }] })],
    ['FREQ=MONTHLY;BYMONTHDAY=1,-1,1', plainRule('MONTHLY', { byMonthDay: [1, -1] })],
    ['FREQ=YEARLY;BYYEARDAY=-366', plainRule('YEARLY', { byYearDay: [-366] })],
    [
      'FREQ=YEARLY;BYWEEKNO=20,-1;BYDAY=MO',
      plainRule('YEARLY', { byWeekNo: [20, -1], byDay: [monday] }),
    ],
    [
      'FREQ=MONTHLY;BYDAY=MO;BYSETPOS=1,-1',
      plainRule('MONTHLY', { byDay: [monday], bySetPos: [1, -1] }),
    ],
    [
      'FREQ=DAILY;BYHOUR=9,10;BYMINUTE=0,30;BYSECOND=15',
      plainRule('DAILY', { byHour: [9, 10], byMinute: [0, 30], bySecond: [15] }),
    ],
    ['FREQ=DAILY;COUNT=3', plainRule('DAILY', { count: 3 })],
    ['FREQ=DAILY;UNTIL=20260603', plainRule('DAILY', { until: { kind: 'day', day: 20607 } })],
    [
      'FREQ=DAILY;UNTIL=2026-06-03T09:00:00Z',
      plainRule('DAILY', { until: { kind: 'instant', instant: toInstant('2026-06-03T09:00Z') } }),
    ],
    [
      'FREQ=DAILY;UNTIL=20260603t090000z',
      plainRule('DAILY', { until: { kind: 'instant', instant: toInstant('2026-06-03T09:00Z') } }),
    ],
    [
      'FREQ=DAILY;UNTIL=20260603T090000',
      plainRule('DAILY', { until: { kind: 'wall', wall: toInstant('2026-06-03T09:00Z') } }),
    ],
    [{ freq: 'DAILY' }, plainRule('DAILY')],
    [{ FREQ: 'daily', INTERVAL: '2' }, plainRule('DAILY', { interval: 2 })],
    [{ freq: 'WEEKLY', byDay: 'MO' }, plainRule('WEEKLY', { byDay: [monday] })],
    [{ freq: 'MONTHLY', byDay: 'mo, -1FR' }, plainRule('MONTHLY', { byDay: [monday, lastFriday] })],
    [
      { freq: 'MONTHLY', byday: ['MO', '-1FR'] },
      plainRule('MONTHLY', { byDay: [monday, lastFriday] }),
    ],
    [{ freq: 'MONTHLY', byMonthDay: 15 }, plainRule('MONTHLY', { byMonthDay: [15] })],
    [{ freq: 'MONTHLY', byMonthDay: '2,15' }, plainRule('MONTHLY', { byMonthDay: [2, 15] })],
    [{ freq: 'YEARLY', byMonth: [6, '7'] }, plainRule('YEARLY', { byMonth: [6, 7] })],
    [{ freq: 'DAILY', count: null, until: '', byDay: [] }, plainRule('DAILY')],
    [
      { freq: 'DAILY', until: '2026-06-03' },
      plainRule('DAILY', { until: { kind: 'day', day: 20607 } }),
    ],
    [
      { freq: 'DAILY', until: '2026-06-03T11:00:00+02:00' },
      plainRule('DAILY', { until: { kind: 'instant', instant: toInstant('2026-06-03T09:00Z') } }),
    ],
    [
      { freq: 'WEEKLY', byDay: ['MO'], wkst: 'SU', bySetPos: -1 },
      plainRule('WEEKLY', { byDay: [monday], wkst: 0, bySetPos: [-1] }),
    ],
  ];

  it.each(rows)('%j', (rrule, rule) => {
    expect(readRule(rrule)).toEqual({ rule, faults: [] });
  });
});

describe('a bad rule', () => {
  it.each([
    ['', 'is empty'],
    ['RRULE:', 'is empty'],
    [5, 'is 5'],
    [[], 'is a list'],
    [{}, 'has no freq'],
    ['INTERVAL=2', 'has no FREQ'],
    ['FREQ=SOMETIMES', 'has FREQ = "SOMETIMES", which is none of DAILY, WEEKLY, MONTHLY, YEARLY'],
    ['FREQ=HOURLY', 'has FREQ = "HOURLY", which is none of DAILY, WEEKLY, MONTHLY, YEARLY'],
    ['FREQ=DAILY;FREQ=WEEKLY', 'gives FREQ twice'],
    [{ freq: 'DAILY', FREQ: 'DAILY' }, 'gives freq twice'],
    ['FREQ=DAILY;X', 'has "X", which is no part with a value'],
    ['FREQ=DAILY;BYDAY=', 'has "BYDAY=", which is no part with a value'],
    ['FREQ=DAILY;BYEASTER=1', 'has "BYEASTER", which is no part of a rule'],
    [{ freq: 'WEEKLY', byweekday: 'MO' }, 'has "byweekday", which is no part of a rule'],
    ['DTSTART:20260101T090000Z\nRRULE:FREQ=DAILY', 'holds more than a rule'],
    ['FREQ=DAILY;DTSTART=20260101', 'holds more than a rule'],
    ['FREQ=DAILY;INTERVAL=0', 'has INTERVAL = 0, which is less than 1'],
    ['FREQ=DAILY;INTERVAL=-1', 'has INTERVAL = -1, which is less than 1'],
    ['FREQ=DAILY;INTERVAL=1.5', 'has INTERVAL = "1.5", which is no whole number'],
    [{ freq: 'DAILY', interval: 1.5 }, 'has interval = 1.5, which is no whole number'],
    ['FREQ=DAILY;COUNT=0', 'has COUNT = 0, which is less than 1'],
    ['FREQ=DAILY;COUNT=3;UNTIL=20260603', 'has COUNT and UNTIL'],
    [{ freq: 'DAILY', count: 3, until: '2026-06-03' }, 'has count and until'],
    ['FREQ=DAILY;UNTIL=20260231', 'has UNTIL = "20260231", which is no existing date or time'],
    [{ freq: 'DAILY', until: new Date(0) }, 'has until = an object'],
    ['FREQ=WEEKLY;BYDAY=1MO', 'has an ordinal in BYDAY of a WEEKLY rule'],
    ['FREQ=DAILY;BYDAY=-1MO', 'has an ordinal in BYDAY of a DAILY rule'],
    [{ freq: 'WEEKLY', byDay: ['1MO'] }, 'has an ordinal in byDay of a WEEKLY rule'],
    ['FREQ=YEARLY;BYWEEKNO=2;BYDAY=1MO', 'has an ordinal in BYDAY beside BYWEEKNO'],
    ['FREQ=MONTHLY;BYDAY=0MO', 'has BYDAY = "0MO", whose ordinal is outside 1 to 53'],
    ['FREQ=MONTHLY;BYDAY=54MO', 'has BYDAY = "54MO", whose ordinal is outside 1 to 53'],
    ['FREQ=WEEKLY;BYDAY=XX', 'has BYDAY = "XX", which is none of SU, MO, TU, WE, TH, FR, SA'],
    ['FREQ=WEEKLY;WKST=1', 'has WKST = "1", which is none of SU, MO, TU, WE, TH, FR, SA'],
    ['FREQ=WEEKLY;BYMONTHDAY=1', 'has BYMONTHDAY in a WEEKLY rule'],
    ['FREQ=MONTHLY;BYYEARDAY=1', 'has BYYEARDAY in a MONTHLY rule'],
    ['FREQ=MONTHLY;BYWEEKNO=1', 'has BYWEEKNO in a MONTHLY rule'],
    ['FREQ=DAILY;BYSETPOS=1', 'has BYSETPOS alone'],
    ['FREQ=YEARLY;BYMONTH=13', 'has BYMONTH = 13, which is outside 1 to 12'],
    ['FREQ=YEARLY;BYMONTH=0', 'has BYMONTH = 0, which is outside 1 to 12'],
    ['FREQ=MONTHLY;BYMONTHDAY=32', 'which is outside 1 to 31 and -31 to -1'],
    ['FREQ=YEARLY;BYYEARDAY=367', 'which is outside 1 to 366 and -366 to -1'],
    ['FREQ=YEARLY;BYWEEKNO=0', 'which is outside 1 to 53 and -53 to -1'],
    ['FREQ=DAILY;BYHOUR=24', 'which is outside 0 to 23'],
    ['FREQ=DAILY;BYMINUTE=60', 'which is outside 0 to 59'],
    ['FREQ=DAILY;BYSECOND=61', 'which is outside 0 to 60'],
    [{ freq: 'MONTHLY', byMonthDay: [{}] }, 'has byMonthDay = an object'],
    [{ freq: 'WEEKLY', byDay: { mo: true } }, 'has byDay = undefined'],
  ])('%j %s', (rrule, problem) => {
    const { rule, faults } = readRule(rrule);
    expect(rule).toBeNull();
    expect(faults[0]?.problem).toContain(problem);
  });

  it('of less than a day has a code of its own', () => {
    expect(readRule('FREQ=MINUTELY').faults[0]?.code).toBe('sub-daily-rule');
    expect(readRule({ freq: 'secondly' }).faults[0]?.code).toBe('sub-daily-rule');
    expect(readRule('FREQ=FORTNIGHTLY').faults[0]?.code).toBe('invalid-rule');
  });

  it('names all its faults', () => {
    const { faults } = readRule('FREQ=WEEKLY;COUNT=0;BYMONTH=13');
    expect(faults.map(({ problem }) => problem)).toHaveLength(2);
  });
});
