import { withWhen } from 'ng-event-calendar/core/times';
import { toInstant, type CalendarEvent, type EventSpan } from 'ng-event-calendar/core/internal';
import { ZONE, changed, givenSeries, shift, starts, to } from './given-series';

describe('all', () => {
  it.each<[string, Partial<CalendarEvent>, string, string, Partial<CalendarEvent>]>([
    [
      'a time of day',
      {},
      '2026-03-17',
      '2026-03-17T12:15:00',
      { start: '2026-03-03T12:15:00', rrule: 'FREQ=WEEKLY' },
    ],
    [
      'a weekday without BYDAY',
      {},
      '2026-03-17',
      '2026-03-19T10:00:00',
      { start: '2026-03-05T10:00:00', rrule: 'FREQ=WEEKLY' },
    ],
    [
      'a weekday',
      { rrule: 'FREQ=WEEKLY;BYDAY=TU' },
      '2026-03-17',
      '2026-03-16T10:00:00',
      { start: '2026-03-02T10:00:00', rrule: 'FREQ=WEEKLY;BYDAY=MO' },
    ],
    [
      'a week',
      { rrule: { freq: 'WEEKLY', byDay: ['TU'] } },
      '2026-03-17',
      '2026-03-24T10:00:00',
      { start: '2026-03-10T10:00:00', rrule: { freq: 'WEEKLY', byDay: ['TU'] } },
    ],
    [
      'every other day',
      { rrule: 'FREQ=DAILY;INTERVAL=2' },
      '2026-03-07',
      '2026-03-08T10:00:00',
      { start: '2026-03-04T10:00:00' },
    ],
    [
      'a day of the month',
      { rrule: 'FREQ=MONTHLY;BYMONTHDAY=3' },
      '2026-05-03',
      '2026-05-06T10:00:00',
      { start: '2026-03-06T10:00:00', rrule: 'FREQ=MONTHLY;BYMONTHDAY=6' },
    ],
    [
      'a day of the month without BYMONTHDAY',
      { rrule: 'FREQ=MONTHLY' },
      '2026-05-03',
      '2026-05-06T10:00:00',
      { start: '2026-03-06T10:00:00', rrule: 'FREQ=MONTHLY' },
    ],
    [
      'a day counted from the end',
      {
        start: '2026-03-31T10:00:00',
        end: '2026-03-31T11:00:00',
        rrule: 'FREQ=MONTHLY;BYMONTHDAY=-1',
      },
      '2026-04-30',
      '2026-04-29T10:00:00',
      { start: '2026-03-30T10:00:00', rrule: 'FREQ=MONTHLY;BYMONTHDAY=-2' },
    ],
    [
      'a day into the next month',
      { rrule: 'FREQ=MONTHLY;BYMONTHDAY=3' },
      '2026-04-03',
      '2026-03-31T10:00:00',
      { start: '2026-01-31T10:00:00', rrule: 'FREQ=MONTHLY;BYMONTHDAY=31' },
    ],
    [
      'an ordinal',
      { rrule: 'FREQ=MONTHLY;BYDAY=1TU' },
      '2026-04-07',
      '2026-04-16T10:00:00',
      { start: '2026-03-19T10:00:00', rrule: 'FREQ=MONTHLY;BYDAY=3TH' },
    ],
    [
      'an ordinal onto a fifth',
      { rrule: 'FREQ=MONTHLY;BYDAY=1TU' },
      '2026-04-07',
      '2026-04-30T10:00:00',
      { start: '2026-03-26T10:00:00', rrule: 'FREQ=MONTHLY;BYDAY=-1TH' },
    ],
    [
      'an ordinal from the end',
      {
        start: '2026-03-31T10:00:00',
        end: '2026-03-31T11:00:00',
        rrule: 'FREQ=MONTHLY;BYDAY=-1TU',
      },
      '2026-04-28',
      '2026-04-22T10:00:00',
      { start: '2026-03-18T10:00:00', rrule: 'FREQ=MONTHLY;BYDAY=-2WE' },
    ],
    [
      'a position in a set',
      {
        start: '2026-03-31T10:00:00',
        end: '2026-03-31T11:00:00',
        rrule: 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
      },
      '2026-04-30',
      '2026-04-29T10:00:00',
      { start: '2026-03-30T10:00:00', rrule: 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2' },
    ],
    [
      'a position out of its set',
      {
        start: '2026-03-31T10:00:00',
        end: '2026-03-31T11:00:00',
        rrule: 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
      },
      '2026-04-30',
      '2026-05-02T10:00:00',
      { start: '2026-04-02T10:00:00', rrule: 'FREQ=MONTHLY' },
    ],
    [
      'a birthday',
      { rrule: 'FREQ=YEARLY' },
      '2027-03-03',
      '2027-03-05T10:00:00',
      { start: '2026-03-05T10:00:00', rrule: 'FREQ=YEARLY' },
    ],
    [
      'a date of the year',
      { rrule: 'FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=3' },
      '2027-03-03',
      '2027-04-05T10:00:00',
      { start: '2026-04-05T10:00:00', rrule: 'FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=5' },
    ],
    [
      'an ordinal of a month of the year',
      { rrule: 'FREQ=YEARLY;BYMONTH=3;BYDAY=1TU' },
      '2027-03-02',
      '2027-04-08T10:00:00',
      { start: '2026-04-09T10:00:00', rrule: 'FREQ=YEARLY;BYMONTH=4;BYDAY=2TH' },
    ],
    [
      'a day of the year',
      { rrule: 'FREQ=YEARLY;BYYEARDAY=62' },
      '2027-03-03',
      '2027-03-04T10:00:00',
      { start: '2026-03-04T10:00:00', rrule: 'FREQ=YEARLY;BYYEARDAY=63' },
    ],
    [
      'a numbered week',
      { rrule: 'FREQ=YEARLY;BYWEEKNO=10;BYDAY=TU' },
      '2027-03-09',
      '2027-03-17T10:00:00',
      { start: '2026-03-11T10:00:00', rrule: 'FREQ=YEARLY;BYWEEKNO=11;BYDAY=WE' },
    ],
    [
      'an hour of BYHOUR',
      { rrule: 'FREQ=DAILY;BYHOUR=10' },
      '2026-03-05',
      '2026-03-05T12:00:00',
      { start: '2026-03-03T12:00:00', rrule: 'FREQ=DAILY;BYHOUR=12' },
    ],
  ])('moves %s', (_, fields, date, start, expected) => {
    const series = givenSeries(fields);
    const edit = changed(series, date, to(start), 'all');
    expect(edit.events).toHaveLength(1);
    expect(edit.events[0]).toMatchObject(expected);
    expect(edit.event).toBe(edit.events[0]);
    expect(starts(edit.events)).toContain(
      new Date(toInstant(start, ZONE)).toISOString().slice(0, 16),
    );
  });

  it('keeps the others of several weekdays where they are', () => {
    const series = givenSeries({
      start: '2026-03-02T10:00:00',
      end: '2026-03-02T11:00:00',
      rrule: 'FREQ=WEEKLY;BYDAY=MO,WE,FR;UNTIL=20260314',
      exDates: ['2026-03-04', '2026-03-09'],
    });
    const edit = changed(series, '2026-03-11', to('2026-03-14T10:00:00'), 'all');
    expect(edit.events[0]).toEqual({
      ...series,
      rrule: 'FREQ=WEEKLY;BYDAY=MO,SA,FR;UNTIL=20260314',
      exDates: ['2026-03-07', '2026-03-09'],
    });
    expect(starts(edit.events).map((start) => start.slice(5, 10))).toEqual([
      '03-02',
      '03-06',
      '03-13',
      '03-14',
    ]);
  });

  it.each([
    ['its first day later', 'WE,FR', '2026-03-04', '2026-03-07', '2026-03-06', 'SA,FR'],
    ['its first day earlier', 'WE,FR', '2026-03-04', '2026-03-03', '2026-03-03', 'TU,FR'],
    ['a later day before its first', 'WE,FR', '2026-03-06', '2026-03-03', '2026-03-03', 'WE,TU'],
    ['one day onto another', 'WE,FR', '2026-03-04', '2026-03-06', '2026-03-06', 'FR'],
  ])('moves %s', (_, days, date, target, start, after) => {
    const series = givenSeries({
      start: '2026-03-04T10:00:00',
      end: '2026-03-04T11:00:00',
      rrule: `FREQ=WEEKLY;BYDAY=${days}`,
    });
    const edit = changed(series, date, to(`${target}T10:00:00`), 'all');
    expect(edit.events[0]).toMatchObject({
      start: `${start}T10:00:00`,
      rrule: `FREQ=WEEKLY;BYDAY=${after}`,
    });
  });

  it('ends with what was the last one', () => {
    const moved = (rrule: string, start: string): unknown =>
      changed(givenSeries({ rrule }), '2026-03-10', to(start), 'all').events[0]!.rrule;
    expect(moved('FREQ=WEEKLY;UNTIL=20260317', '2026-03-11T10:00:00')).toBe(
      'FREQ=WEEKLY;UNTIL=20260318',
    );
    expect(moved('FREQ=WEEKLY;UNTIL=20260317T140000Z', '2026-03-11T10:00:00')).toBe(
      'FREQ=WEEKLY;UNTIL=20260318T140000Z',
    );
    expect(moved('FREQ=WEEKLY;UNTIL=20260320', '2026-03-11T10:00:00')).toBe(
      'FREQ=WEEKLY;UNTIL=20260320',
    );
    expect(moved('FREQ=DAILY;UNTIL=20260317T133000Z', '2026-03-10T09:00:00')).toBe(
      'FREQ=DAILY;UNTIL=20260316T130000Z',
    );
  });

  it('keeps its COUNT where one of its days comes onto another one', () => {
    const series = givenSeries({ rrule: 'FREQ=WEEKLY;BYDAY=TU,TH;COUNT=4' });
    const edit = changed(series, '2026-03-05', to('2026-03-03T10:00:00'), 'all');
    expect(edit.events[0]).toHaveProperty('rrule', 'FREQ=WEEKLY;BYDAY=TU;COUNT=4');
    expect(starts(edit.events).map((start) => start.slice(5, 10))).toEqual([
      '02-24',
      '03-03',
      '03-10',
      '03-17',
    ]);
  });

  it('moves exclusions by index, each in its own shape', () => {
    const series = givenSeries({
      rrule: 'FREQ=MONTHLY;BYMONTHDAY=31',
      start: '2026-01-31T10:00:00',
      end: '2026-01-31T11:00:00',
      exDates: [
        '2026-03-31',
        '2026-07-31T10:00:00',
        '2026-08-31T14:00:00Z',
        '2026-02-02',
        '2026-10-31T00:00:00',
      ],
    });
    const edit = changed(series, '2026-05-31', to('2026-05-28T09:00:00'), 'all');
    expect(edit.events[0]).toMatchObject({
      start: '2026-03-28T09:00:00',
      rrule: 'FREQ=MONTHLY;BYMONTHDAY=28',
      exDates: [
        '2026-04-28',
        '2026-06-28T09:00:00',
        '2026-07-28T13:00:00Z',
        '2026-02-02',
        '2026-08-28T00:00:00',
      ],
    });
  });

  it('resizes every occurrence, and moves the start where that edge was taken', () => {
    const series = givenSeries();
    const longer = changed(series, '2026-03-17', (event) => shift(event, 0, 1), 'all');
    expect(longer.events[0]).toEqual({ ...series, end: '2026-03-03T12:00:00' });
    const earlier = changed(series, '2026-03-17', (event) => shift(event, -1, 0), 'all');
    expect(earlier.events[0]).toEqual({ ...series, start: '2026-03-03T09:00:00' });
  });

  it('changes fields and keeps the times as they are written', () => {
    const series = givenSeries({ color: 'red', description: 'x' });
    const change = ({ color: _color, ...event }: CalendarEvent): CalendarEvent => ({
      ...event,
      title: 'New',
    });
    const edit = changed(series, '2026-03-17', change, 'all');
    const { color: _color, ...rest } = series;
    expect(edit.events[0]).toEqual({ ...rest, title: 'New' });
  });

  it('takes a rule edited by hand as it is', () => {
    const series = givenSeries({ exDates: ['2026-03-17'] });
    const rrule = 'FREQ=WEEKLY;BYDAY=TU,TH';
    const byHand = changed(series, '2026-03-10', (event) => ({ ...event, rrule }), 'all');
    expect(byHand.events[0]).toEqual({ ...series, rrule });
    const moved = changed(
      series,
      '2026-03-10',
      (event) => ({ ...to('2026-03-11T12:00:00')(event), rrule }),
      'all',
    );
    expect(moved.events[0]).toMatchObject({
      rrule,
      start: '2026-03-04T12:00:00',
      exDates: ['2026-03-18'],
    });
  });

  it('knows a rule that says the same in other words for the same', () => {
    const series = givenSeries({ rrule: 'FREQ=WEEKLY;BYDAY=TU' });
    const rrule = { freq: 'WEEKLY', byDay: ['TU'] };
    const edit = changed(
      series,
      '2026-03-10',
      (event) => ({ ...to('2026-03-11T10:00:00')(event), rrule }),
      'all',
    );
    expect(edit.events[0]).toHaveProperty('rrule', 'FREQ=WEEKLY;BYDAY=WE');
  });

  it('becomes the one occurrence when it is not to recur any more', () => {
    const series = givenSeries({ exDates: ['2026-03-17'] });
    const once = ({ rrule: _rrule, ...event }: CalendarEvent): CalendarEvent => event;
    const edit = changed(series, '2026-03-10', once, 'all');
    const { rrule: _rrule, exDates: _dates, ...rest } = series;
    expect(edit.events[0]).toEqual({
      ...rest,
      start: '2026-03-10T10:00:00',
      end: '2026-03-10T11:00:00',
    });
  });

  it('turns times into whole days and back', () => {
    const series = givenSeries({
      exDates: ['2026-03-17T10:00:00'],
      rrule: 'FREQ=WEEKLY;UNTIL=20260325T000000Z',
    });
    const day = toInstant('2026-03-11T00:00Z') / 86_400_000;
    const days: EventSpan = { allDay: true, firstDay: day, lastDay: day };
    const edit = changed(series, '2026-03-10', (event) => withWhen(event, days, ZONE), 'all');
    expect(edit.events[0]).toMatchObject({ allDay: true, exDates: ['2026-03-18T10:00:00'] });
    expect(starts(edit.events)).toEqual(['2026-03-04', '2026-03-11', '2026-03-25']);
    const back = changed(
      edit.events[0]!,
      '2026-03-11',
      to('2026-03-10T10:00:00', '2026-03-10T11:00:00'),
      'all',
    );
    expect(starts(back.events)).toEqual(starts([series]));
  });

  it('recurs in another zone when that is changed', () => {
    const series = givenSeries({ exDates: ['2026-04-07T14:00:00Z'] });
    const edit = changed(
      series,
      '2026-03-10',
      (event) => ({ ...event, timezone: 'Europe/Paris' }),
      'all',
    );
    expect(edit.events[0]).toEqual({
      ...series,
      timezone: 'Europe/Paris',
      exDates: ['2026-04-07T08:00:00Z'],
    });
  });

  it('takes the first pass of a repeated hour for the second, which no rule can name', () => {
    const series = givenSeries({ rrule: 'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13' });
    const secondPass = (event: CalendarEvent): CalendarEvent => shift(event, -12 * 24 - 8.25);
    const { events } = changed(series, '2026-11-13', secondPass, 'all');
    expect(starts(events)).toContain('2026-11-01T05:45');
    expect(starts(events)).not.toContain('2026-11-01T06:45');
  });
});
