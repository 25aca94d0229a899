import fc from 'fast-check';
import { eventsAfter, recolored, type ChangeSet } from 'ng-event-calendar/core/edits';
import { withWhen } from 'ng-event-calendar/core/times';
import {
  formatDay,
  mayRecur,
  parseEvent,
  toInstant,
  whenOf,
  type CalendarEvent,
  type RecurrenceScope,
} from 'ng-event-calendar/core/internal';
import { editSeveral, type SeveralEdit } from 'ng-event-calendar/core/several';
import {
  concernsOne,
  eventOfOccurrence,
  expandOccurrences,
} from 'ng-event-calendar/recurrence/internal';
import { editOccurrence, removeOccurrence } from './edit-occurrence';
import { editSeries } from './edit-series';
import { givenSeries, on, shift, starts, ZONE } from './given-series';

type Change = NonNullable<SeveralEdit['change']>;
const DAY = 24;
/** 3 March 2026. */
const FIRST_DAY = 20_515;

const other: CalendarEvent = {
  ...{ id: 'other', title: 'Other', timezone: ZONE },
  ...{ start: '2026-03-04T12:00:00', end: '2026-03-04T13:00:00' },
};
const editsOn = (
  series: CalendarEvent,
  dates: readonly string[],
  change: Change | null,
): SeveralEdit[] => dates.map((date) => ({ ...on(series, date), change }));

/** Changes occurrences of a series among other events. */
function changed(
  series: CalendarEvent,
  dates: readonly string[],
  change: Change | null,
  scope: RecurrenceScope,
): ChangeSet & { readonly events: readonly CalendarEvent[] } {
  const type = change === null ? 'delete' : 'move';
  const events = [other, series];
  const batch = editSeveral(events, editsOn(series, dates, change), type, (event, edits) =>
    editSeries(event, edits, scope, type, ZONE),
  )!;
  return { ...batch, events: eventsAfter(events, batch) };
}

const by =
  (hours: number): Change =>
  (event) =>
    shift(event, hours);
/** Returns the first starts in March, without those of the other event. */
const march = (events: readonly CalendarEvent[]): readonly string[] =>
  starts(events.filter((event) => event !== other)).filter((start) => start < '2026-04');
const TUESDAYS = ['03', '10', '17', '24', '31'].map((date) => `2026-03-${date}`);
/** Ten o'clock in New York, where the clocks change on 8 March. */
const at = (date: string): string => `${date}T${date < '2026-03-08' ? 15 : 14}:00`;

describe('only these', () => {
  it('takes each selected occurrence out of its series', () => {
    const { events, changes, parts } = changed(
      givenSeries(),
      ['2026-03-10', '2026-03-24'],
      by(DAY),
      'onlyThis',
    );
    expect(march(events)).toEqual(
      [TUESDAYS[0]!, '2026-03-11', TUESDAYS[2]!, '2026-03-25', TUESDAYS[4]!].map(at),
    );
    expect(events).toHaveLength(4);
    expect(changes.map(({ before, after }) => [before?.id, after?.exDates])).toEqual([
      ['s', ['2026-03-10', '2026-03-24']],
      [undefined, undefined],
      [undefined, undefined],
    ]);
    expect(
      parts!.map(({ type, before, after, touched }) => [
        type,
        before!.id,
        after!.start,
        touched!.before.start,
      ]),
    ).toEqual([
      ['move', 's', '2026-03-11T10:00:00', '2026-03-10T10:00:00'],
      ['move', 's', '2026-03-25T10:00:00', '2026-03-24T10:00:00'],
    ]);
    expect(new Set(events.map(({ id }) => id)).size).toBe(4);
  });

  it('lets one take the place of the next, which moves on', () => {
    const { events } = changed(givenSeries(), TUESDAYS.slice(1, 4), by(7 * DAY), 'onlyThis');
    expect(march(events)).toEqual(
      [TUESDAYS[0]!, TUESDAYS[2]!, TUESDAYS[3]!, TUESDAYS[4]!, TUESDAYS[4]!].map(at),
    );
  });

  it('removes each', () => {
    const { events, parts } = changed(givenSeries(), TUESDAYS.slice(1, 3), null, 'onlyThis');
    expect(march(events)).toEqual([TUESDAYS[0]!, TUESDAYS[3]!, TUESDAYS[4]!].map(at));
    expect(parts!.map(({ type, before, after }) => [type, before!.id, after?.exDates])).toEqual([
      ['delete', 's', ['2026-03-10', '2026-03-17']],
      ['delete', 's', ['2026-03-10', '2026-03-17']],
    ]);
  });

  it('deletes a series of which nothing is left', () => {
    const series = givenSeries({ rrule: 'FREQ=WEEKLY;COUNT=2' });
    const removed = changed(series, TUESDAYS.slice(0, 2), null, 'onlyThis');
    expect(removed.events).toEqual([other]);
    expect(removed.parts!.map(({ after }) => after)).toEqual([null, null]);
    const moved = changed(series, TUESDAYS.slice(0, 2), by(DAY), 'onlyThis');
    expect(march(moved.events)).toEqual(['2026-03-04', '2026-03-11'].map(at));
    expect(moved.changes[0]).toMatchObject({ before: { id: 's' }, after: null });
  });

  it('moves those that leave their series because another of their day does', () => {
    const series = givenSeries({
      ...{ start: '2026-03-03T00:00:00', end: '2026-03-03T01:00:00' },
      rrule: 'FREQ=WEEKLY;BYHOUR=0,12',
    });
    const [midnight, noon] = [5, 17].map((hour) => ({
      event: series,
      start: Date.parse(`2026-03-03T${String(hour).padStart(2, '0')}:00:00Z`),
    }));
    for (const pair of [
      [midnight!, noon!],
      [noon!, midnight!],
    ]) {
      const edits = pair.map((each) => ({ ...each, change: by(1) }));
      const { records, parts } = editSeries(series, edits, 'onlyThis', 'move', ZONE)!;
      const events = records.flatMap(({ after }) => after ?? []);
      expect(march(events).slice(0, 2)).toEqual(['2026-03-03T06:00', '2026-03-03T18:00']);
      expect(parts).toHaveLength(2);
    }
  });
});

describe('two of a day, of an event without a rule', () => {
  const { rrule: _rule, ...plain } = givenSeries({ rDates: ['2026-03-03T00:00:00'] });
  const edits = (change: Change | null): SeveralEdit[] =>
    ['05', '15'].map((hour) => ({
      ...{ event: plain, start: Date.parse(`2026-03-03T${hour}:00:00Z`) },
      change,
    }));

  it('are both removed', () => {
    const { records } = editSeries(plain, edits(null), 'onlyThis', 'delete', ZONE)!;
    expect(records).toEqual([{ before: plain, after: null }]);
  });

  it('both move, also where they get longer and leave it', () => {
    const later = editSeries(plain, edits(by(1)), 'onlyThis', 'move', ZONE)!;
    const longer: Change = (event) => shift(event, 1, 2);
    const left = editSeries(plain, edits(longer), 'onlyThis', 'move', ZONE)!;
    for (const { records } of [later, left]) {
      expect(march(records.flatMap(({ after }) => after ?? []))).toEqual(
        ['06', '16'].map((hour) => `2026-03-03T${hour}:00`),
      );
    }
  });
});

describe('and following', () => {
  it('splits a series once, at its earliest selected occurrence', () => {
    const dates = [TUESDAYS[3]!, TUESDAYS[1]!, TUESDAYS[2]!];
    const { events, changes, parts } = changed(givenSeries(), dates, by(DAY), 'thisAndFollowing');
    expect(march(events)).toEqual([TUESDAYS[0]!, '2026-03-11', '2026-03-18', '2026-03-25'].map(at));
    expect(changes).toHaveLength(2);
    expect(parts).toHaveLength(1);
    expect(parts![0]).toMatchObject({ type: 'move', before: { id: 's' }, touched: {} });
    expect(parts![0]!.after).toBe(events.at(-1));
    expect(parts![0]!.since).toBe(Date.parse('2026-03-10T14:00:00Z'));
  });

  it('removes all from the earliest on', () => {
    const dates = [TUESDAYS[3]!, TUESDAYS[2]!];
    const { events } = changed(givenSeries(), dates, null, 'thisAndFollowing');
    expect(march(events)).toEqual(TUESDAYS.slice(0, 2).map(at));
  });
});

describe('all', () => {
  it('moves a series once', () => {
    const { events, changes, parts } = changed(givenSeries(), TUESDAYS.slice(1, 4), by(DAY), 'all');
    expect(march(events)).toEqual(['04', '11', '18', '25'].map((date) => at(`2026-03-${date}`)));
    expect([changes.length, parts!.length, events.length]).toEqual([1, 1, 2]);
    expect(parts![0]!.after).toBe(events[1]);
  });

  it('removes a series once', () => {
    const { events, parts } = changed(givenSeries(), TUESDAYS.slice(1, 4), null, 'all');
    expect([events, parts!.length]).toEqual([[other], 1]);
  });
});

describe('added dates', () => {
  const series = givenSeries({ rDates: ['2026-03-05', '2026-03-12T16:00:00'] });

  it.each<RecurrenceScope>(['onlyThis', 'thisAndFollowing', 'all'])(
    'move alone and once, beside the rule (%s)',
    (scope) => {
      const { events } = changed(
        series,
        ['2026-03-05', TUESDAYS[1]!, '2026-03-12'],
        by(DAY),
        scope,
      );
      const rest = {
        onlyThis: TUESDAYS.slice(2),
        thisAndFollowing: ['2026-03-18', '2026-03-25'],
        all: ['2026-03-18', '2026-03-25'],
      };
      const first = scope === 'all' ? '2026-03-04' : TUESDAYS[0]!;
      expect(march(events)).toEqual(
        [
          at(first),
          at('2026-03-06'),
          at('2026-03-11'),
          '2026-03-13T20:00',
          ...rest[scope].map(at),
        ].sort(),
      );
    },
  );

  it('take the new time once', () => {
    const { events } = changed(series, ['2026-03-05', TUESDAYS[1]!], by(2), 'all');
    const two = (date: string): string => at(date).replace('15:', '17:').replace('14:', '16:');
    expect(march(events)).toEqual(
      [...TUESDAYS.map(two), two('2026-03-05'), '2026-03-12T20:00'].sort(),
    );
  });

  it('move onto each other’s places', () => {
    const dates = ['2026-03-03', '2026-03-05', '2026-03-07'];
    const { rrule: _rule, ...plain } = givenSeries({ rDates: dates.slice(1) });
    const forwards = changed(plain, dates, by(2 * DAY), 'all');
    // Hours are elapsed ones, and the clocks change on the 8th.
    expect(march(forwards.events)).toEqual(
      ['05', '07', '09'].map((date) => `2026-03-${date}T15:00`),
    );
    const back = changed(plain, dates, by(-2 * DAY), 'all');
    expect(march(back.events)).toEqual(['2026-03-01', '2026-03-03', '2026-03-05'].map(at));
    expect(forwards.events).toHaveLength(2);
  });
});

it('ten thousand added dates move and leave by one look through their list', () => {
  const dates = Array.from({ length: 10_000 }, (_, at) => formatDay(FIRST_DAY + 1 + at));
  const { rrule: _rule, ...series } = givenSeries({ rDates: dates });
  const edits = dates.map((date) => ({
    event: series,
    start: toInstant(`${date}T10:00:00`, ZONE),
  }));
  const batchOf = (change: Change): ReturnType<typeof editSeries> =>
    editSeries(
      series,
      edits.map((edit) => ({ ...edit, change })),
      'onlyThis',
      'move',
      ZONE,
    );
  const moved = batchOf(by(7 * DAY))!;
  expect([moved.records.length, moved.parts.length]).toEqual([1, 10_000]);
  expect(new Set(moved.records[0]!.after!.rDates).size).toBe(10_000);
  expect(batchOf((event) => recolored(event, 'red'))!.records).toHaveLength(10_001);
});

it('colour follows the scope, also from an added date', () => {
  const series = givenSeries({ rDates: ['2026-03-05'] });
  const red: Change = (event) => recolored(event, 'red');
  const { events } = changed(series, ['2026-03-05', TUESDAYS[1]!], red, 'all');
  expect(events).toEqual([other, { ...series, color: 'red' }]);
});

it('what is gone, stays or doesn’t recur changes nothing', () => {
  const series = givenSeries({ exDates: ['2026-03-10'] });
  const gone = { event: series, start: Date.parse('2026-03-10T14:00:00Z'), change: by(1) };
  const stays = { ...on(series, '2026-03-17'), change: (event: CalendarEvent) => event };
  const none = { records: [], parts: [] };
  expect(editSeries(series, [gone, stays], 'onlyThis', 'move', ZONE)).toEqual(none);
  expect(editSeries(series, [gone, stays], 'all', 'move', ZONE)).toEqual(none);
  expect(
    editSeries(other, [{ event: other, start: 0, change: by(1) }], 'all', 'move', ZONE),
  ).toBeNull();
});

/** Changes occurrences alone, each by a change of its own: dates that move first, and from the last on. */
function oneByOne(
  series: CalendarEvent,
  picked: readonly number[],
  change: Change | null,
): readonly CalendarEvent[] {
  const movesDate = (start: number): boolean => {
    const before = eventOfOccurrence({ event: series, start }, ZONE)!;
    return change !== null && concernsOne({ event: series, start }, change(before), ZONE);
  };
  const inOrder = picked.toSorted((a, b) => a - b);
  const dates = inOrder.filter(movesDate).reverse();
  const made = new Set<CalendarEvent>();
  let events: readonly CalendarEvent[] = [series];
  for (const start of [...dates, ...inOrder.filter((each) => !dates.includes(each))]) {
    const at = (event: CalendarEvent): CalendarEvent | null =>
      eventOfOccurrence({ event, start }, ZONE) ??
      (mayRecur(event) || parseEvent(event, ZONE)!.start !== start ? null : event);
    const event = events.find((each) => !made.has(each) && at(each) !== null);
    if (event === undefined) throw new Error(`Nothing starts at ${new Date(start).toISOString()}`);
    const occurrence = { event, start };
    const one =
      change === null
        ? removeOccurrence(events, occurrence, 'onlyThis', ZONE)!
        : editOccurrence(events, occurrence, change(at(event)!), 'onlyThis', 'move', ZONE)!;
    events = eventsAfter(events, one);
    if (one.event !== null && one.event.id !== series.id) made.add(one.event);
  }
  return events;
}

/** Returns the starts of events with their colours and lengths. */
function shown(events: readonly CalendarEvent[]): readonly string[] {
  const range = { start: '2026-01-01T00:00:00Z', end: '2028-01-01T00:00:00Z', timezone: 'UTC' };
  return expandOccurrences(events, range).map(({ start, end, event: { color, extractedFromId } }) =>
    [start, end, color, extractedFromId].join(),
  );
}

describe('any occurrences of a series', () => {
  const given = fc.record({
    rrule: fc.constantFrom(
      'FREQ=DAILY;COUNT=12',
      'FREQ=WEEKLY;BYDAY=TU,TH;COUNT=9',
      'FREQ=MONTHLY;COUNT=6',
    ),
    exDates: fc.subarray(['2026-03-05', '2026-03-10']),
    picks: fc.uniqueArray(fc.nat({ max: 11 }), { minLength: 1, maxLength: 8 }),
    hours: fc.constantFrom(1, -3, 24, -24, 49, 7 * 24),
  });
  const placesIn = ({
    rrule,
    exDates,
    picks,
  }: {
    readonly rrule: string;
    readonly exDates: string[];
    readonly picks: number[];
  }) => {
    const series = givenSeries({ rrule, exDates });
    const all = starts([series]).map((start) => Date.parse(`${start}:00Z`));
    const picked = [...new Set(picks.map((at) => all[at % all.length]!))];
    return { series, all, picked };
  };
  const timesOf = (events: readonly CalendarEvent[]): readonly number[] =>
    starts(events).map((start) => Date.parse(`${start}:00Z`));

  it('move alone, each once, and the others stay', () => {
    fc.assert(
      fc.property(given, ({ hours, ...choices }) => {
        const { series, all, picked } = placesIn(choices);
        const edits = picked.map((start) => ({ event: series, start, change: by(hours) }));
        const { records, parts } = editSeries(series, edits, 'onlyThis', 'move', ZONE)!;
        const events = records.flatMap(({ after }) => after ?? []);
        const expected = all.map(
          (start) => start + (picked.includes(start) ? hours * 3_600_000 : 0),
        );
        expect([...timesOf(events)].sort()).toEqual(expected.sort());
        expect(parts.map(([place]) => place).sort()).toEqual(
          picked.map((_, place) => place).sort(),
        );
        const removed = editSeries(
          series,
          edits.map((edit) => ({ ...edit, change: null })),
          'onlyThis',
          'delete',
          ZONE,
        )!;
        expect(timesOf(removed.records.flatMap(({ after }) => after ?? []))).toEqual(
          all.filter((start) => !picked.includes(start)),
        );
      }),
    );
  });

  it('change alone as they do one after the other', () => {
    const days = fc.record({
      start: fc.constantFrom('2026-03-03T00:00:00', '2026-03-03T10:00:00'),
      rrule: fc.constantFrom(
        undefined,
        'FREQ=DAILY;COUNT=9',
        'FREQ=DAILY;COUNT=20;BYHOUR=0,12',
        'FREQ=DAILY;UNTIL=20260312;BYHOUR=0,2;BYMINUTE=30',
      ),
      rDates: fc.subarray(
        ['2026-03-03T00:00:00', '2026-03-05', '2026-03-05T10:00:00', '2026-03-08T02:30:00'],
        { minLength: 1 },
      ),
      exDates: fc.subarray(['2026-03-04', '2026-03-05T00:30:00']),
      picks: fc.uniqueArray(fc.nat({ max: 30 }), { minLength: 1, maxLength: 12 }),
      change: fc.constantFrom<Change | null>(
        null,
        (event) => recolored(event, 'red'),
        (event) => shift(event, 25, 26),
        by(DAY),
        by(12),
      ),
    });
    fc.assert(
      fc.property(days, ({ start, rrule, rDates, exDates, picks, change }) => {
        const end = start.replace(':00:00', ':30:00');
        const { rrule: _rule, ...plain } = givenSeries({ start, end, rDates, exDates });
        const series: CalendarEvent = rrule === undefined ? plain : { ...plain, rrule };
        const all = starts([series]).map((each) => Date.parse(`${each}:00Z`));
        const picked = [...new Set(picks.map((pick) => all[pick % all.length]!))];
        const type = change === null ? 'delete' : 'move';
        const edits = picked.map((each) => ({ event: series, start: each, change }));
        const { records, parts } = editSeries(series, edits, 'onlyThis', type, ZONE)!;
        const several = records.flatMap(({ after }) => after ?? []);
        const single = oneByOne(series, picked, change);
        expect(shown(several).toSorted()).toEqual(shown(single).toSorted());
        const lists = (events: readonly CalendarEvent[]) => {
          const record = events.find(({ id }) => id === 's');
          return [record?.start, record?.rDates, record?.exDates];
        };
        expect(lists(several)).toEqual(lists(single));
        expect(parts.map(([place]) => place).sort()).toEqual(picked.map((_, at) => at).sort());
      }),
      { numRuns: 300 },
    );
  });

  it.each<RecurrenceScope>(['thisAndFollowing', 'all'])(
    'move as their earliest does by the same scope (%s)',
    (scope) => {
      fc.assert(
        fc.property(given, ({ hours, ...choices }) => {
          const { series, picked } = placesIn(choices);
          const edits = picked.map((start) => ({ event: series, start, change: by(hours) }));
          const several = editSeries(series, edits, scope, 'move', ZONE)!;
          const start = Math.min(...picked);
          const before = whenOf(series, ZONE)!;
          const occurrence = { event: series, start };
          const length = before.allDay ? 0 : before.end - before.start;
          const at = start + hours * 3_600_000;
          const itself = withWhen(series, { allDay: false, start, end: start + length }, ZONE);
          const after = withWhen(itself, { allDay: false, start: at, end: at + length }, ZONE);
          const one = editOccurrence([series], occurrence, after, scope, 'move', ZONE)!;
          expect(timesOf(several.records.flatMap((record) => record.after ?? []))).toEqual(
            timesOf(eventsAfter([series], one)),
          );
          const gone = removeOccurrence([series], occurrence, scope, ZONE)!;
          const removed = editSeries(
            series,
            edits.map((edit) => ({ ...edit, change: null })),
            scope,
            'delete',
            ZONE,
          )!;
          expect(timesOf(removed.records.flatMap((record) => record.after ?? []))).toEqual(
            timesOf(eventsAfter([series], gone)),
          );
        }),
      );
    },
  );
});
