import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { givenContext, givenPlan, written } from '../fields.spec-host';
import { TIMES } from './times';
import type { TimesValue } from './times-value';

const days = { allDay: true, start: '2026-11-20', end: '2026-11-21' };

describe('the times', () => {
  it('are read in the words of the calendar', () => {
    const plan = givenPlan({ timezone: 'Asia/Tokyo' });
    expect(TIMES.read(plan, givenContext())).toEqual({
      allDay: false,
      startDate: '2026-11-20',
      endDate: '2026-11-20',
      startTime: '7 PM',
      endTime: '8 PM',
      timezone: 'Asia/Tokyo',
    });
  });

  it.each<[string, object, Partial<TimesValue>, object]>([
    ['a time', {}, { endTime: '11.45' }, { end: '2026-11-20T11:45:00Z' }],
    ['a date', {}, { endDate: '2026-11-22' }, { end: '2026-11-22T11:00:00Z' }],
    [
      'to the second',
      { start: '2026-11-20T10:00:20Z' },
      { startDate: '2026-11-19', startTime: '10:00' },
      { start: '2026-11-19T10:00:20Z' },
    ],
    ['whole days', {}, { allDay: true, startTime: '' }, { allDay: true }],
    [
      'no zone that can’t be read',
      { timezone: 'Asia/Tokyo' },
      { timezone: 'Mars' },
      { timezone: 'Asia/Tokyo' },
    ],
  ])('are written: %s', (_, fields, typed, expected) => {
    const plan = givenPlan(fields);
    const change = (value: TimesValue): TimesValue => ({ ...value, ...typed });
    expect(written(TIMES, change, givenContext(plan))).toEqual({ ...plan, ...expected });
  });

  it('leave what was not touched as the host has it now', () => {
    const event = givenPlan({ title: 'Theirs', end: '2026-11-20T12:00:00Z' });
    const context = { ...givenContext(), event };
    expect(written(TIMES, (value) => ({ ...value, startTime: '9' }), context)).toEqual({
      ...event,
      start: '2026-11-20T09:00:00Z',
    });
  });

  it.each<Partial<TimesValue>>([
    { startDate: null },
    { endDate: null },
    { startTime: 'noon' },
    { endTime: '' },
  ])('can’t be written: %j', (typed) => {
    expect(written(TIMES, (value) => ({ ...value, ...typed }))).toBeNull();
  });

  it('of a new event that becomes one of days are written as those of one', () => {
    const plan = givenPlan({ start: '2026-11-20T10:00', timezone: 'Asia/Tokyo' });
    const { timezone: _zone, ...rest } = plan;
    const context = givenContext(plan, { isNew: true });
    expect(written(TIMES, (value) => ({ ...value, allDay: true }), context)).toStrictEqual({
      ...rest,
      allDay: true,
      start: '2026-11-20T00:00:00',
      end: '2026-11-20T23:59:59',
    });
  });

  it('are other ones when their seconds are', () => {
    const [a, b] = ['10', '20'].map((second) =>
      givenPlan({ start: `2026-11-20T10:00:${second}Z` }),
    );
    const compared = (event: CalendarEvent): unknown => TIMES.compared?.(event, givenContext());
    expect(compared(a!)).not.toEqual(compared(b!));
  });
});

describe('what is wrong with times', () => {
  const faults = (fields: object, typed: Partial<TimesValue>, isNew = false): object => {
    const context = givenContext(givenPlan(fields), { isNew });
    const value = { ...TIMES.read(context.base, context), ...typed };
    const found = Object.entries(TIMES.fault?.(value, context) ?? {});
    const typedFaults = found.filter(([, fault]) => fault !== '');
    return Object.fromEntries(
      typedFaults.map(([field, fault]) => [field, fault.replace(/ writtenLike .*$/, '')]),
    );
  };

  it.each<[object, Partial<TimesValue>, object]>([
    [{}, {}, {}],
    [{}, { startDate: null }, { startDate: 'invalidDateError' }],
    [{}, { endDate: '2026-11-31' }, { endDate: 'invalidDateError' }],
    [{}, { startTime: '25' }, { startTime: 'invalidTimeError' }],
    [{}, { endTime: '' }, { endTime: 'invalidTimeError' }],
    [{}, { endTime: '10' }, { endTime: 'startTimeAfterEndTimeError' }],
    [{}, { endTime: '9' }, { endTime: 'startTimeAfterEndTimeError' }],
    [{}, { endDate: '2026-11-19' }, { endDate: 'startDateAfterEndDateError' }],
    [days, { endDate: '2026-11-19' }, { endDate: 'startDateAfterEndDateError' }],
    [days, { startTime: 'x', endTime: 'x', timezone: 'Mars' }, {}],
    [{}, { timezone: 'Mars' }, { timezone: 'invalidZoneError' }],
    [{ timezone: 'Mars' }, {}, {}],
    [
      {},
      { startDate: null, startTime: 'x', endTime: 'x' },
      {
        startDate: 'invalidDateError',
        startTime: 'invalidTimeError',
        endTime: 'invalidTimeError',
      },
    ],
  ])('%j, typed %j: %j', (fields, typed, expected) => {
    expect(faults(fields, typed)).toEqual(expected);
  });

  it('shows how a date and a time are written', () => {
    const context = givenContext(givenPlan({}));
    const value = { ...TIMES.read(context.base, context), startDate: null, endTime: 'x' };
    expect(TIMES.fault?.(value, context)).toMatchObject({
      startDate: 'invalidDateError writtenLike Nov 20, 2026',
      endTime: expect.stringMatching(/^invalidTimeError writtenLike \d+ [AP]M$/) as string,
    });
  });

  it('is no length, but for an event that came without one', () => {
    const moment = { end: '2026-11-20T10:00:00Z' };
    const tooEarly = { endTime: 'startTimeAfterEndTimeError' };
    expect(faults(moment, {})).toEqual({});
    expect(faults(moment, {}, true)).toEqual(tooEarly);
    expect(faults(moment, { startTime: '10:30', endTime: '10:30' })).toEqual(tooEarly);
  });

  it('is no end that seems to precede the start in a repeated hour', () => {
    const repeated = { start: '2026-11-01T05:30:00Z', end: '2026-11-01T06:15:00Z' };
    expect(faults({ ...repeated, timezone: 'America/New_York' }, {})).toEqual({});
  });
});
