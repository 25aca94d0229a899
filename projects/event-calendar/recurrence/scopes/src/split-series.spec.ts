import * as fc from 'fast-check';
import { eventsAfter } from 'ng-event-calendar/core/edits';
import { toInstant } from 'ng-event-calendar/core/internal';
import { eventOfOccurrence, seriesOf } from 'ng-event-calendar/recurrence/internal';
import { editOccurrence, removeOccurrence } from './edit-occurrence';
import { ZONE, changed, givenSeries, starts, to, type Written } from './given-series';

describe('this and following', () => {
  it.each([
    ['FREQ=WEEKLY', 'FREQ=WEEKLY;UNTIL=20260310T140000Z', 'FREQ=WEEKLY'],
    [
      'RRULE:FREQ=WEEKLY;COUNT=5;WKST=SU',
      'RRULE:FREQ=WEEKLY;WKST=SU;UNTIL=20260310T140000Z',
      'RRULE:FREQ=WEEKLY;COUNT=3;WKST=SU',
    ],
    [
      'FREQ=WEEKLY;UNTIL=20260401T000000Z',
      'FREQ=WEEKLY;UNTIL=20260310T140000Z',
      'FREQ=WEEKLY;UNTIL=20260401T000000Z',
    ],
    [
      { freq: 'WEEKLY', count: 5 },
      { freq: 'WEEKLY', until: '2026-03-10T14:00:00Z' },
      { freq: 'WEEKLY', count: 3 },
    ],
    [
      { freq: 'weekly', interval: 1, until: '2026-04-01' },
      { freq: 'weekly', interval: 1, until: '2026-03-10T14:00:00Z' },
      { freq: 'weekly', interval: 1, until: '2026-04-01' },
    ],
  ])('splits %j', (rrule, head, tail) => {
    const exDates = ['2026-03-24', '2026-03-05', '2026-03-31T10:00:00'];
    const series = givenSeries({ rrule, exDates });
    const edit = changed(
      series,
      '2026-03-17',
      (event) => ({ ...event, title: 'New' }),
      'thisAndFollowing',
    );
    expect(edit.events).toEqual([
      { ...series, rrule: head, exDates: ['2026-03-05'] },
      {
        ...series,
        id: edit.events[1]!.id,
        title: 'New',
        extractedFromId: 's',
        start: '2026-03-17T10:00:00',
        end: '2026-03-17T11:00:00',
        rrule: tail,
        exDates: ['2026-03-24', '2026-03-31T10:00:00'],
      },
    ]);
    expect(edit.event).toBe(edit.events[1]);
  });

  it('ends before what is left out already', () => {
    const series = givenSeries({ exDates: ['2026-03-10'] });
    const edit = changed(
      series,
      '2026-03-17',
      (event) => ({ ...event, title: 'New' }),
      'thisAndFollowing',
    );
    expect(edit.events[0]).toHaveProperty('rrule', 'FREQ=WEEKLY;UNTIL=20260303T150000Z');
  });

  it('ends whole days by their date', () => {
    const series = givenSeries({ allDay: true, start: '2026-03-03', end: '2026-03-04' });
    const edit = changed(
      series,
      '2026-03-17',
      (event) => ({ ...event, title: 'New' }),
      'thisAndFollowing',
    );
    expect(edit.events).toMatchObject([
      { rrule: 'FREQ=WEEKLY;UNTIL=20260310' },
      { rrule: 'FREQ=WEEKLY', start: '2026-03-17', end: '2026-03-18' },
    ]);
  });

  it('moves only what follows', () => {
    const series = givenSeries({ rrule: 'FREQ=WEEKLY;BYDAY=TU;COUNT=4', exDates: ['2026-03-24'] });
    const edit = changed(series, '2026-03-17', to('2026-03-18T09:00:00'), 'thisAndFollowing');
    expect(edit.events[1]).toMatchObject({
      start: '2026-03-18T09:00:00',
      rrule: 'FREQ=WEEKLY;BYDAY=WE;COUNT=2',
      exDates: ['2026-03-25'],
    });
    expect(starts(edit.events)).toEqual([
      '2026-03-03T15:00',
      '2026-03-10T14:00',
      '2026-03-18T13:00',
    ]);
  });

  it('on the first one is all', () => {
    const series = givenSeries({ exDates: ['2026-03-17'] });
    const edit = changed(series, '2026-03-03', to('2026-03-04T10:00:00'), 'thisAndFollowing');
    expect(edit.events).toEqual([
      {
        ...series,
        start: '2026-03-04T10:00:00',
        end: '2026-03-04T11:00:00',
        exDates: ['2026-03-18'],
      },
    ]);
  });

  it('on the first one to be seen is the same record, which begins with it', () => {
    const series = givenSeries({ exDates: ['2026-03-03'] });
    const edit = changed(series, '2026-03-10', to('2026-03-11T10:00:00'), 'thisAndFollowing');
    const { exDates: _dates, ...rest } = series;
    expect(edit.events).toEqual([
      { ...rest, start: '2026-03-11T10:00:00', end: '2026-03-11T11:00:00' },
    ]);
  });

  it('counts on when the rule is edited by hand and its count is not', () => {
    const series = givenSeries({ rrule: 'FREQ=WEEKLY;COUNT=5' });
    const edited = (rrule: string): Written =>
      changed(series, '2026-03-17', (event) => ({ ...event, rrule }), 'thisAndFollowing');
    expect(edited('FREQ=DAILY;COUNT=5').events[1]).toHaveProperty('rrule', 'FREQ=DAILY;COUNT=3');
    expect(edited('FREQ=DAILY;COUNT=9').events[1]).toHaveProperty('rrule', 'FREQ=DAILY;COUNT=9');
  });

  it('goes on at the time of day that the clocks skip on its first day', () => {
    const start = { start: '2026-03-06T07:30:00Z', end: '2026-03-06T08:30:00Z' };
    for (const times of [start, { start: '2026-03-06T02:30:00', end: '2026-03-06T03:30:00' }]) {
      const series = givenSeries({ ...times, rrule: 'FREQ=DAILY;COUNT=5' });
      const edit = changed(
        series,
        '2026-03-08',
        (event) => ({ ...event, title: 'New' }),
        'thisAndFollowing',
      );
      expect(edit.events[1]).toHaveProperty('start', '2026-03-08T02:30:00');
      expect(starts(edit.events)).toEqual(starts([series]));
    }
  });

  it('splits a start between two seconds behind it', () => {
    const series = givenSeries({
      start: '2026-03-03T10:00:00.500',
      end: '2026-03-03T11:00:00.500',
    });
    const edit = changed(
      series,
      '2026-03-10',
      (event) => ({ ...event, title: 'New' }),
      'thisAndFollowing',
    );
    expect(edit.events[0]).toHaveProperty('rrule', 'FREQ=WEEKLY;UNTIL=20260303T150001Z');
    expect(edit.events[1]).toHaveProperty('start', '2026-03-10T10:00:00.500');
    expect(starts(edit.events)).toEqual(starts([series]));
  });
});

describe('splitting without a change', () => {
  const rules = fc.constantFrom(
    'FREQ=DAILY',
    'FREQ=DAILY;INTERVAL=3;COUNT=40',
    'FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20261101T053000Z',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,TU,SA;WKST=WE',
    'FREQ=WEEKLY;BYDAY=SU,MO;COUNT=30',
    'FREQ=MONTHLY;BYMONTHDAY=31',
    'FREQ=MONTHLY;BYDAY=-1SU,2SU;COUNT=12',
    'FREQ=MONTHLY;INTERVAL=2;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1,-1',
    'FREQ=YEARLY;BYMONTH=3,11;BYDAY=SU;UNTIL=20271201',
    'FREQ=YEARLY;BYWEEKNO=1,10,45',
    'FREQ=DAILY;BYHOUR=1,2,23;BYMINUTE=30;COUNT=90',
  );
  const zones = fc.constantFrom(ZONE, 'Australia/Lord_Howe', 'America/Nuuk', 'Pacific/Apia', 'UTC');
  const times = fc.constantFrom('02:30', '01:30', '23:30', '00:00', '12:00');

  it('leaves every occurrence where it was', () => {
    fc.assert(
      fc.property(
        rules,
        zones,
        times,
        fc.boolean(),
        fc.boolean(),
        fc.nat(),
        fc.array(fc.nat(), { maxLength: 4 }),
        (rrule, timezone, time, isUtc, allDay, pick, left) => {
          const written = (clock: string): string =>
            isUtc
              ? new Date(toInstant(`2026-02-01T${clock}`, timezone)).toISOString().slice(0, 19) +
                'Z'
              : `2026-02-01T${clock}:00`;
          const whole = allDay ? { allDay } : {};
          const event = { start: written(time), end: written(time), timezone, rrule, ...whole };
          const plain = starts([givenSeries(event)]);
          const exDates = left
            .map((at) => plain[at % plain.length]!)
            .map((start) => (allDay ? start : `${start}:00Z`));
          const series = givenSeries({ ...event, exDates });
          const read = seriesOf(series, ZONE)!;
          const before = starts([series]);
          fc.pre(before.length > 1);
          const start = toInstant(before[pick % before.length]! + (allDay ? 'T00:00Z' : ':00Z'));
          fc.pre(start >= read.startWall - 86_400_000);
          const occurrence = { event: series, start };
          const renamed = { ...eventOfOccurrence(occurrence, ZONE)!, title: 'New' };
          const edit = editOccurrence(
            [series],
            occurrence,
            renamed,
            'thisAndFollowing',
            'update',
            ZONE,
          )!;
          expect(starts(eventsAfter([series], edit))).toEqual(before);
          const removed = removeOccurrence([series], occurrence, 'thisAndFollowing', ZONE)!;
          expect(starts(eventsAfter([series], removed))).toEqual(
            before.slice(
              0,
              before.indexOf(new Date(start).toISOString().slice(0, allDay ? 10 : 16)),
            ),
          );
        },
      ),
      { numRuns: 300 },
    );
  });
});
