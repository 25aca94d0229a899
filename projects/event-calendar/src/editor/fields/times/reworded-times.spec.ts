import { createDateFormats } from '../../../text/date-formats';
import { givenContext, givenPlan } from '../fields.spec-host';
import { rewordedTimes, tidied } from './reworded-times';
import { TIMES } from './times';
import type { TimesValue } from './times-value';

const utc = givenContext();
const rules = { ...utc.rules, displayZone: 'Asia/Tokyo' };
const tokyo = { ...utc, rules };
const evenings = { ...utc, formats: createDateFormats('en-US', false) };
const plan = TIMES.read(utc.base, utc);

describe('times in another zone or clock', () => {
  it.each<[string, typeof utc, Partial<TimesValue>, Partial<TimesValue>]>([
    [
      'mean the same instants',
      tokyo,
      { endTime: '16' },
      { startTime: '7 PM', endDate: '2026-11-21', endTime: '1 AM' },
    ],
    ['stay the wrong way round', tokyo, { endTime: '9' }, { startTime: '7 PM', endTime: '6 PM' }],
    [
      'leave what can’t be read',
      tokyo,
      { startTime: 'soon', endTime: '12' },
      { startTime: 'soon', endTime: '9 PM' },
    ],
    [
      'leave a date that can’t be read, and its time',
      tokyo,
      { startDate: null },
      { startDate: null, startTime: '10 AM', endTime: '8 PM' },
    ],
    ['stay days', tokyo, { allDay: true }, { allDay: true }],
    ['stay in a zone of their own', tokyo, { timezone: 'UTC' }, { timezone: 'UTC' }],
    ['follow the clock', evenings, { endTime: '3 PM' }, { startTime: '10:00', endTime: '15:00' }],
    [
      'follow it as far as they can be read',
      evenings,
      { startTime: 'x' },
      { startTime: 'x', endTime: '11:00' },
    ],
  ])('%s', (_, now, typed, expected) => {
    const value = { ...plan, ...typed };
    expect(rewordedTimes(value, utc, now)).toEqual({ ...value, ...expected });
  });

  it('keep the pass of a repeated hour that was not touched', () => {
    const base = givenPlan({ start: '2026-11-01T05:30:00Z', end: '2026-11-01T06:15:00Z' });
    const newYork = givenContext(base, { rules: { ...rules, displayZone: 'America/New_York' } });
    const value = TIMES.read(base, newYork);
    expect([value.startTime, value.endTime]).toEqual(['1:30 AM', '1:15 AM']);
    const { endInSecondPass, ...rest } = value;
    expect(endInSecondPass).toBe('2026-11-01 1:15 AM');
    expect(rewordedTimes(value, newYork, givenContext(base))).toEqual({
      ...rest,
      startTime: '5:30 AM',
      endTime: '6:15 AM',
    });
  });
});

describe('times that were typed', () => {
  it('are written the way the calendar writes them, as far as they can be read', () => {
    const typed = { ...plan, startTime: '930p', endTime: 'late' };
    expect(tidied(typed, utc)).toEqual({ ...typed, startTime: '9:30 PM' });
  });
});

describe('an end in the second pass of a repeated hour', () => {
  const event = givenPlan({ start: '2026-11-01T05:15:00Z', end: '2026-11-01T06:15:00Z' });
  const inNewYork = { ...utc.rules, displayZone: 'America/New_York' };
  const shown = givenContext(event, { rules: inNewYork });
  const value = TIMES.read(event, shown);
  const saved = (typed: TimesValue, context: typeof shown): unknown => {
    const { start, end } = TIMES.write(typed, context)!({ ...event, title: 'Renamed' });
    return [start, end];
  };

  it.each<[string, typeof shown]>([
    ['another clock', { ...shown, formats: createDateFormats('en-US', false) }],
    ['another zone', givenContext(event)],
  ])('means the same in %s, and back', (_, other) => {
    const reworded = rewordedTimes(value, shown, other);
    expect(saved(reworded, other)).toEqual([event.start, event.end]);
    expect(rewordedTimes(reworded, other, shown)).toEqual(value);
    expect(saved(tidied(value, shown), shown)).toEqual([event.start, event.end]);
  });

  it('stays it once its start is typed elsewhere', () => {
    const later = { ...value, startTime: '1:30 AM' };
    expect(saved(later, shown)).toEqual(['2026-11-01T05:30:00Z', event.end]);
  });
});
