import { dayFrom } from 'ng-event-calendar/core/internal';
import { readRule, type Rule } from 'ng-event-calendar/recurrence/internal';
import { ruleToString } from 'ng-event-calendar/recurrence/scopes';
import { countIn, faultsOf, modelOfRule, ruleOfModel, type RuleModel } from './rule-model';

/** Friday, 20 November 2026. */
const startDay = dayFrom(2026, 11, 20);
const ruleOf = (text: string): Rule => readRule(text).rule!;
const modelOf = (text: string): RuleModel => {
  const rule = ruleOf(text);
  return modelOfRule(rule, { startDay, zone: 'America/New_York', rule });
};

describe('modelOfRule', () => {
  it.each([
    ['FREQ=DAILY', 'daily'],
    ['FREQ=WEEKLY', 'weekly'],
    ['FREQ=WEEKLY;BYDAY=FR', 'weekly'],
    ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'weekdays'],
    ['FREQ=MONTHLY;BYMONTHDAY=20', 'monthly'],
    ['FREQ=MONTHLY;BYDAY=3FR', 'monthlyOnNth'],
    ['FREQ=YEARLY', 'yearly'],
    ['FREQ=DAILY;COUNT=5', 'custom'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE', 'custom'],
    ['FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=SU,MO', 'custom'],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', 'custom'],
    ['FREQ=MONTHLY;BYDAY=-1MO;UNTIL=20270131T120000Z', 'custom'],
    ['FREQ=YEARLY;BYMONTH=5;BYDAY=2SU', 'custom'],
    ['FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24', 'custom'],
    ['FREQ=MONTHLY;BYMONTHDAY=1,15', 'kept'],
    ['FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1', 'kept'],
    ['FREQ=YEARLY;BYYEARDAY=100', 'kept'],
    ['FREQ=YEARLY;BYDAY=20MO', 'kept'],
    ['FREQ=DAILY;BYMONTH=1', 'kept'],
    ['FREQ=DAILY;BYHOUR=9,15', 'kept'],
  ])('%s is %s', (text, choice) => {
    expect(modelOf(text).choice).toBe(choice);
  });

  it('is none without a rule, and offers the weekday of the start', () => {
    const model = modelOfRule(null, { startDay, zone: null, rule: null });
    expect(model).toMatchObject({ choice: 'none', freq: 'WEEKLY', weekdays: [5], ordinal: 3 });
  });

  it('reads the day of an end in the zone of the event', () => {
    expect(modelOf('FREQ=DAILY;UNTIL=20270101T030000Z')).toMatchObject({
      ends: 'until',
      until: '2026-12-31',
    });
  });
});

describe('ruleOfModel', () => {
  const basis = { startDay, zone: 'America/New_York', rule: null };
  const written = (change: Partial<RuleModel>, rule: Rule | null = null): string => {
    const model = { ...modelOfRule(rule, { ...basis, rule }), ...change };
    return ruleToString(ruleOfModel(model, { ...basis, rule })!);
  };

  it.each<[Partial<RuleModel>, string]>([
    [{ choice: 'weekly' }, 'FREQ=WEEKLY;BYDAY=FR'],
    [{ choice: 'monthlyOnNth' }, 'FREQ=MONTHLY;BYDAY=3FR'],
    [{ choice: 'custom', freq: 'DAILY', interval: '3' }, 'FREQ=DAILY;INTERVAL=3'],
    [{ choice: 'custom', weekdays: [1, 3] }, 'FREQ=WEEKLY;BYDAY=MO,WE'],
    [{ choice: 'custom', freq: 'MONTHLY', date: -1 }, 'FREQ=MONTHLY;BYMONTHDAY=-1'],
    [
      { choice: 'custom', freq: 'YEARLY', month: 5, on: 'weekday', ordinal: 2, weekday: 0 },
      'FREQ=YEARLY;BYMONTH=5;BYDAY=2SU',
    ],
    [{ choice: 'custom', freq: 'DAILY', ends: 'count', count: '4' }, 'FREQ=DAILY;COUNT=4'],
    [
      { choice: 'custom', freq: 'DAILY', ends: 'until', until: '2027-01-31' },
      'FREQ=DAILY;UNTIL=20270131',
    ],
  ])('%j is %s', (change, expected) => {
    expect(written(change)).toBe(expected);
  });

  it('is null for none', () => {
    const model = modelOfRule(null, basis);
    expect(ruleOfModel(model, basis)).toBeNull();
  });

  it('keeps an exact end while its day is the same, and the first day of the week', () => {
    const rule = ruleOf('FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,MO;WKST=SU;UNTIL=20270101T030000Z');
    expect(written({ interval: '3' }, rule)).toBe(
      'FREQ=WEEKLY;INTERVAL=3;UNTIL=20270101T030000Z;BYDAY=SU,MO;WKST=SU',
    );
    expect(written({ until: '2027-01-02' }, rule)).toContain('UNTIL=20270102;');
  });
});

describe('faultsOf', () => {
  const custom = { ...modelOf('FREQ=WEEKLY;COUNT=3'), choice: 'custom' as const };
  it.each<[Partial<RuleModel>, Partial<Record<keyof RuleModel, string>>]>([
    [{}, {}],
    [{ interval: '' }, { interval: 'recurrenceNumberError' }],
    [{ interval: '1.5' }, { interval: 'recurrenceNumberError' }],
    [{ weekdays: [] }, { weekdays: 'recurrenceWeekdaysError' }],
    [{ weekdays: [], freq: 'DAILY' }, {}],
    [{ count: '0' }, { count: 'recurrenceNumberError' }],
    [{ count: '0', ends: 'never' }, {}],
    [{ ends: 'until', until: null }, { until: 'invalidDateError' }],
    [{ ends: 'until', until: '2026-11-19' }, { until: 'startDateAfterEndDateError' }],
    [{ ends: 'until', until: '2026-11-20' }, {}],
    [{ ends: 'never', until: '2026-11-19' }, {}],
    [
      { count: 'x', weekdays: [], interval: '' },
      {
        interval: 'recurrenceNumberError',
        weekdays: 'recurrenceWeekdaysError',
        count: 'recurrenceNumberError',
      },
    ],
    [{ interval: '0', choice: 'daily' }, {}],
  ])('%j: %j', (change, faults) => {
    // The first field with a fault gets the focus.
    expect([...faultsOf({ ...custom, ...change }, startDay)]).toEqual(Object.entries(faults));
  });

  it('has an event moved behind the end of a rule that is as it was', () => {
    const model = { ...custom, ends: 'until', until: '2026-11-19' } as const;
    expect([...faultsOf(model, null)]).toEqual([]);
  });
});

describe('countIn', () => {
  it.each([
    ['1', 1],
    [' 12 ', 12],
    ['0', null],
    ['-1', null],
    ['2e1', 20],
    ['', null],
    ['x', null],
    ['10000', null],
  ])('%j is %s', (text, number) => {
    expect(countIn(text)).toBe(number);
  });
});
