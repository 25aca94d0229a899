import random from '../../internal/fixtures/random-rules.json';
import examples from '../../internal/fixtures/rfc5545-examples.json';
import { readRule, type Rule } from 'ng-event-calendar/recurrence/internal';
import { ruleToObject, ruleToString, writeRuleLike } from './write-rule';

const rules = [...examples, ...random]
  .map(({ rrule }) => rrule)
  .filter((rrule) => readRule(rrule).rule !== null);

function ruleOf(rrule: unknown): Rule {
  return readRule(rrule).rule!;
}

describe('writing a rule', () => {
  it.each(rules)('loses nothing of %s', (rrule) => {
    const rule = ruleOf(rrule);
    expect(ruleOf(ruleToString(rule))).toEqual(rule);
    const written = JSON.parse(JSON.stringify(ruleToObject(rule))) as unknown;
    expect(ruleOf(written)).toEqual(rule);
    expect(ruleOf(ruleToString(ruleOf(written)))).toEqual(rule);
    expect(writeRuleLike(rrule, rule)).toBe(rrule);
  });

  it.each([
    ['FREQ=DAILY;INTERVAL=1', 'FREQ=DAILY'],
    ['FREQ=WEEKLY;WKST=SU;BYDAY=MO,TU', 'FREQ=WEEKLY;BYDAY=MO,TU;WKST=SU'],
    ['freq=monthly;byday=-1fr', 'FREQ=MONTHLY;BYDAY=-1FR'],
    ['FREQ=DAILY;UNTIL=2026-06-03T09:00:00Z', 'FREQ=DAILY;UNTIL=20260603T090000Z'],
    ['FREQ=DAILY;UNTIL=20260603', 'FREQ=DAILY;UNTIL=20260603'],
    ['FREQ=DAILY;UNTIL=20260603T090000', 'FREQ=DAILY;UNTIL=20260603T090000'],
  ])('%s as the string %s', (rrule, text) => {
    expect(ruleToString(ruleOf(rrule))).toBe(text);
  });

  it('as an object', () => {
    const rrule = 'FREQ=MONTHLY;INTERVAL=2;UNTIL=20260603T090000Z;BYDAY=MO,-1FR;BYSETPOS=1;WKST=SU';
    expect(ruleToObject(ruleOf(rrule))).toEqual({
      freq: 'MONTHLY',
      interval: 2,
      until: '2026-06-03T09:00:00Z',
      byDay: ['MO', '-1FR'],
      bySetPos: [1],
      wkst: 'SU',
    });
  });
});

describe('changing one part', () => {
  const until = { kind: 'day', day: 20607 } as const;

  it.each([
    [
      'RRULE:FREQ=WEEKLY;INTERVAL=1;COUNT=3;WKST=MO',
      'RRULE:FREQ=WEEKLY;INTERVAL=1;WKST=MO;UNTIL=20260603',
    ],
    ['freq=weekly;count=3;byday=mo', 'freq=weekly;byday=mo;UNTIL=20260603'],
    ['FREQ=WEEKLY;UNTIL=20270101T000000Z;BYDAY=MO', 'FREQ=WEEKLY;UNTIL=20260603;BYDAY=MO'],
    [
      { freq: 'weekly', interval: 1, count: 3, byDay: 'MO', label: undefined },
      { freq: 'weekly', interval: 1, byDay: 'MO', until: '2026-06-03' },
    ],
    [
      { FREQ: 'WEEKLY', UNTIL: '20270101' },
      { FREQ: 'WEEKLY', UNTIL: '2026-06-03' },
    ],
  ])('leaves the others of %j as they were written', (like, expected) => {
    const rule = ruleOf(like);
    const changed = { ...rule, count: null, until };
    expect(JSON.parse(JSON.stringify(writeRuleLike(like as string, changed)))).toEqual(expected);
  });

  it('keeps one value without a list where it was so', () => {
    const like = { freq: 'WEEKLY', byDay: 'MO', byMonth: 3 };
    const rule = { ...ruleOf(like), byMonth: [4, 5], byDay: [{ weekday: 2, ordinal: 0 } as const] };
    expect(writeRuleLike(like, rule)).toEqual({ freq: 'WEEKLY', byDay: 'TU', byMonth: '4,5' });
  });

  it('writes a good rule in the form of a bad one', () => {
    expect(writeRuleLike('FREQ=HOURLY', ruleOf('FREQ=DAILY'))).toBe('FREQ=DAILY');
    expect(writeRuleLike({ freq: 'HOURLY' }, ruleOf('FREQ=DAILY'))).toEqual({ freq: 'DAILY' });
  });
});
