import { givenContext, givenPlan } from '../fields.spec-host';
import { TIMES } from './times';
import { beforeTyping, withSwitchedDays, withTypedStart, type DaysSwitch } from './times-typing';
import type { TimesValue } from './times-value';

const context = givenContext();
const plan = TIMES.read(context.base, context);

describe('what a typed start counts from', () => {
  const unreadable = { ...plan, startTime: 'noon' };
  it.each<[string, TimesValue, TimesValue | null, TimesValue | null]>([
    ['what can be read', plan, null, plan],
    ['what could be read, with the same end', unreadable, plan, plan],
    ['nothing, with another end', { ...unreadable, endTime: '3 PM' }, plan, null],
    ['nothing, where nothing could be read', unreadable, null, null],
  ])('is %s', (_, value, last, expected) => {
    expect(beforeTyping(value, last, context)).toBe(expected);
  });
});

describe('a typed start', () => {
  it.each<[string, Partial<TimesValue>, Partial<TimesValue>, Partial<TimesValue>]>([
    ['takes the end along', {}, { startTime: '14' }, { endTime: '3 PM' }],
    [
      'takes it over midnight',
      {},
      { startTime: '11:30p' },
      { endDate: '2026-11-21', endTime: '12:30 AM' },
    ],
    [
      'keeps how an end is typed that stays at its time',
      { endTime: '11' },
      { startDate: '2026-11-21' },
      { endDate: '2026-11-21', endTime: '11' },
    ],
    ['leaves an end that precedes it', { endTime: '9' }, { startTime: '8' }, { endTime: '9' }],
    ['leaves the end while it can’t be read', {}, { startTime: 'x' }, {}],
  ])('%s', (_, before, typed, expected) => {
    const from = { ...plan, ...before };
    const value = { ...from, ...typed };
    expect(withTypedStart(value, from, context)).toEqual({ ...value, ...expected });
  });

  it('counts from before the first key, whatever the keys between were read as', () => {
    const oneKey = withTypedStart({ ...plan, startTime: '1' }, plan, context);
    expect(oneKey.endTime).toBe('2 AM');
    expect(withTypedStart({ ...oneKey, startTime: '1x' }, plan, context).endTime).toBe('11 AM');
    expect(withTypedStart({ ...oneKey, startTime: '14' }, plan, context).endTime).toBe('3 PM');
  });
});

describe('whole days', () => {
  const switched = (
    value: TimesValue,
    last: DaysSwitch | null = null,
    within = context,
  ): ReturnType<typeof withSwitchedDays> =>
    withSwitchedDays({ ...value, allDay: !value.allDay }, last, within);

  it('leave out a day that is only touched at midnight, and take it back in', () => {
    const value = { ...plan, endDate: '2026-11-21', endTime: '12 AM' };
    const on = switched(value);
    expect(on.value).toEqual({ ...value, allDay: true, endDate: '2026-11-20' });
    expect(switched(on.value, on.switched).value).toEqual(value);
  });

  it.each([{ endTime: '9' }, { endTime: '0:00' }, { endDate: '2026-11-18' }])(
    'off again leave a range the wrong way round as it was typed: %j',
    (typed) => {
      const value = { ...plan, ...typed };
      const on = switched(value);
      expect(switched(on.value, on.switched).value).toEqual(value);
    },
  );

  it('off for the first time end after their start', () => {
    const value = { ...plan, allDay: true, endTime: '9' };
    expect(switched(value).value.endDate).toBe('2026-11-21');
  });

  it('stay as they are while a date can’t be read', () => {
    const value = { ...plan, startDate: null };
    expect(switched(value)).toEqual({ value: { ...value, allDay: true }, switched: null });
  });

  it.each([
    ['Asia/Tokyo', 'Asia/Tokyo'],
    ['default', ''],
  ])('of a new event, given times, are in the zone of %s', (displayTimezone, timezone) => {
    const base = givenPlan({ allDay: true, start: '2026-11-20', end: '2026-11-20' });
    const within = givenContext(base, { isNew: true, displayTimezone });
    const off = switched(TIMES.read(base, within), null, within);
    expect(off.value.timezone).toBe(timezone);
    expect(switched(off.value, off.switched, within).value.timezone).toBe('');
    const chosen = { ...off.value, timezone: 'Europe/Paris' };
    expect(switched(chosen, null, within).value.timezone).toBe('Europe/Paris');
  });
});

describe('an end in the second pass of a repeated hour', () => {
  const zone = 'America/New_York';
  // From 1:15 in the first pass to 1:15 in the second one.
  const plan = givenPlan({
    ...{ start: '2026-11-01T01:15:00', end: '2026-11-01T06:15:00Z', timezone: zone },
  });
  const context = givenContext(plan);
  const value = TIMES.read(plan, context);
  const saved = (typed: TimesValue): string | undefined => TIMES.write(typed, context)?.(plan).end;

  it('stays it until another one is typed', () => {
    expect(saved(value)).toBe('2026-11-01T06:15:00Z');
    expect(saved({ ...value, endTime: '1:45 AM' })).toBe('2026-11-01T05:45:00Z');
  });

  it('is what a typed start takes along', () => {
    const later = withTypedStart({ ...value, startDate: '2026-11-02' }, value, context);
    expect(saved(later)).toBe('2026-11-02T07:15:00Z');
    const back = withTypedStart({ ...later, startDate: '2026-11-01' }, later, context);
    expect(saved(back)).toBe('2026-11-01T06:15:00Z');
    const unread = withTypedStart({ ...value, startTime: 'x' }, value, context);
    expect(unread).toEqual({ ...value, startTime: 'x' });
  });
});
