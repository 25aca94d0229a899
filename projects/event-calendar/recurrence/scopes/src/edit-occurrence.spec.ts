import { NO_HISTORY, eventsAfter, redo, remember, undo } from 'ng-event-calendar/core/edits';
import { toInstant, type CalendarEvent } from 'ng-event-calendar/core/internal';
import type { RecurrenceScope } from 'ng-event-calendar/core/internal';
import { eventOfOccurrence, expandOccurrences } from 'ng-event-calendar/recurrence/internal';
import { editOccurrence, removeOccurrence } from './edit-occurrence';
import {
  ZONE,
  changed,
  givenSeries,
  on,
  shift,
  starts,
  to,
  written,
  type Written,
} from './given-series';

const SCOPES: readonly RecurrenceScope[] = ['onlyThis', 'thisAndFollowing', 'all'];

describe('only this', () => {
  it('leaves the series without it and appends a copy that does not recur', () => {
    const series = givenSeries({ exDates: ['2026-03-17'] });
    const edit = changed(series, '2026-03-10', to('2026-03-11T12:00:00'), 'onlyThis');
    const [rest, copy] = edit.events;
    expect(edit.events).toHaveLength(2);
    expect(rest).toEqual({ ...series, exDates: ['2026-03-17', '2026-03-10'] });
    expect(copy).toEqual({
      id: copy!.id,
      title: 'Series',
      start: '2026-03-11T12:00:00',
      end: '2026-03-11T13:00:00',
      timezone: ZONE,
      room: { floor: 3 },
      extractedFromId: 's',
    });
    expect(copy!.id).not.toBe('s');
    expect(edit.event).toBe(copy);
    expect(edit.type).toBe('move');
  });

  it('writes the date in the zone of the event, not that of its instant', () => {
    const series = givenSeries({ start: '2026-03-04T02:00:00Z', end: '2026-03-04T03:00:00Z' });
    const edit = changed(series, '2026-03-10', (event) => shift(event, 1), 'onlyThis');
    expect(edit.events[0]).toHaveProperty('exDates', ['2026-03-10']);
    expect(edit.events[1]).toMatchObject({ start: '2026-03-11T02:00:00Z' });
  });

  it('writes the time too where the rule has several times a day', () => {
    const series = givenSeries({ rrule: 'FREQ=DAILY;BYHOUR=10,14;COUNT=4' });
    const [, second] = expandOccurrences([series], {
      start: '2026-03-01T00:00:00Z',
      end: '2026-04-01T00:00:00Z',
    });
    const occurrence = { event: series, start: toInstant(second!.start) };
    const edit = written([series], removeOccurrence([series], occurrence, 'onlyThis', ZONE)!);
    expect(edit.events[0]).toHaveProperty('exDates', ['2026-03-03T14:00:00']);
    expect(starts(edit.events)).toHaveLength(3);
  });

  it('removes a series of which nothing is left', () => {
    const series = givenSeries({ rrule: 'FREQ=WEEKLY;COUNT=2', exDates: ['2026-03-03'] });
    const edit = changed(series, '2026-03-10', (event) => shift(event, 1), 'onlyThis');
    expect(edit.events).toHaveLength(1);
    expect(edit.events[0]).toMatchObject({ extractedFromId: 's', start: '2026-03-10T11:00:00' });
  });
});

describe('removing', () => {
  const series = givenSeries({ rrule: 'FREQ=WEEKLY;COUNT=4', exDates: ['2026-03-24'] });
  const other = givenSeries({ id: 'o', rrule: 'FREQ=YEARLY' });
  const remove = (date: string, scope: RecurrenceScope): Written =>
    written([series, other], removeOccurrence([series, other], on(series, date), scope, ZONE)!);

  it('only this leaves it out', () => {
    const edit = remove('2026-03-10', 'onlyThis');
    expect(edit).toMatchObject({
      type: 'delete',
      events: [{ ...series, exDates: ['2026-03-24', '2026-03-10'] }, other],
    });
    expect(edit.events[1]).toBe(other);
    expect(edit.event).toBe(edit.events[0]);
  });

  it('this and following ends the series before', () => {
    const { exDates: _dates, ...rest } = series;
    expect(remove('2026-03-17', 'thisAndFollowing').events).toEqual([
      { ...rest, rrule: 'FREQ=WEEKLY;UNTIL=20260310T140000Z' },
      other,
    ]);
  });

  it.each([
    ['2026-03-03', 'thisAndFollowing'],
    ['2026-03-17', 'all'],
  ] as const)('%s with %s removes the series', (date, scope) => {
    const edit = remove(date, scope);
    expect(edit.events).toEqual([other]);
    expect(edit.event).toBe(series);
  });

  it('removes the series with its last occurrence', () => {
    const rest = givenSeries({ rrule: 'FREQ=WEEKLY;COUNT=2', exDates: ['2026-03-03'] });
    const edit = removeOccurrence([rest], on(rest, '2026-03-10'), 'onlyThis', ZONE)!;
    expect(eventsAfter([rest], edit)).toEqual([]);
  });
});

describe('what is not there', () => {
  const series = givenSeries();

  it('changes nothing', () => {
    const occurrence = on(series, '2026-03-10');
    const same = eventOfOccurrence(occurrence, ZONE)!;
    expect(editOccurrence([series], occurrence, same, 'all', 'update', ZONE)).toBeNull();
    expect(editOccurrence([], occurrence, shift(same, 1), 'all', 'update', ZONE)).toBeNull();
    const wrong = { event: series, start: occurrence.start + 1 };
    expect(editOccurrence([series], wrong, shift(same, 1), 'all', 'update', ZONE)).toBeNull();
    expect(removeOccurrence([series], wrong, 'onlyThis', ZONE)).toBeNull();
    expect(eventOfOccurrence(wrong, ZONE)).toBeNull();
  });

  it.each(SCOPES)('is what was excluded since, for %s', (scope) => {
    const occurrence = on(series, '2026-03-10');
    const after = shift(eventOfOccurrence(occurrence, ZONE)!, 1);
    const now = { ...series, exDates: ['2026-03-10'] };
    expect(eventOfOccurrence({ ...occurrence, event: now }, ZONE)).toBeNull();
    expect(editOccurrence([now], occurrence, after, scope, 'move', ZONE)).toBeNull();
    if (scope !== 'all') expect(removeOccurrence([now], occurrence, scope, ZONE)).toBeNull();
  });

  it('of a rule that is a bad one is an event like any other', () => {
    const event = givenSeries({ rrule: 'FREQ=HOURLY' });
    const after = { ...event, title: 'New' };
    const occurrence = { event, start: 0 };
    const edit = editOccurrence([event], occurrence, after, 'onlyThis', 'update', ZONE)!;
    expect(eventsAfter([event], edit)).toEqual([after]);
    const removal = removeOccurrence([event], occurrence, 'onlyThis', ZONE)!;
    expect(eventsAfter([event], removal)).toEqual([]);
    expect(eventOfOccurrence(occurrence, ZONE)).toBeNull();
  });
});

describe('what a change is said to change from', () => {
  const whole = { allDay: true, start: '2026-03-03', end: '2026-03-03' };

  it.each<
    [
      string,
      Partial<CalendarEvent>,
      (event: CalendarEvent) => CalendarEvent,
      RecurrenceScope,
      string | null,
    ]
  >([
    ['is where it was', {}, to('2026-03-11T12:00'), 'all', '2026-03-10T14:00:00Z'],
    ['or where it comes to, earlier', {}, to('2026-03-09T12:00'), 'all', '2026-03-09T16:00:00Z'],
    [
      'of a divided series, too',
      {},
      to('2026-03-11T12:00'),
      'thisAndFollowing',
      '2026-03-10T14:00:00Z',
    ],
    [
      'of whole days midnight',
      whole,
      (event) => ({ ...event, title: 'New' }),
      'all',
      '2026-03-10T04:00:00Z',
    ],
    ['is nothing of one that is taken out', {}, to('2026-03-11T12:00'), 'onlyThis', null],
    [
      'is all where the rule is another',
      {},
      (event) => ({ ...event, rrule: 'FREQ=DAILY' }),
      'all',
      null,
    ],
  ])('%s', (_, fields, change, scope, since) => {
    const edit = changed(givenSeries(fields), '2026-03-10', change, scope);
    expect(edit.since ?? null).toBe(since && toInstant(since));
  });
});

describe('one step of undo', () => {
  const series = givenSeries({ rrule: 'FREQ=WEEKLY;COUNT=4', exDates: ['2026-03-24'] });
  const [first, last] = [givenSeries({ id: 'a', rrule: 'FREQ=YEARLY' }), givenSeries({ id: 'z' })];
  const events = [first, series, last];

  it.each(
    SCOPES.flatMap((scope) =>
      ['2026-03-03', '2026-03-10', '2026-03-17'].map((date) => [scope, date] as const),
    ),
  )('takes %s on %s back, and does it again', (scope, date) => {
    const occurrence = on(series, date);
    const after = shift(eventOfOccurrence(occurrence, ZONE)!, 2);
    for (const edit of [
      editOccurrence(events, occurrence, after, scope, 'move', ZONE)!,
      removeOccurrence(events, occurrence, scope, ZONE)!,
    ]) {
      const done = eventsAfter(events, edit);
      const back = undo(remember(NO_HISTORY, edit), done)!;
      const undone = eventsAfter(done, back.changeSet!);
      expect(undone).toEqual(events);
      expect(eventsAfter(undone, redo(back.history, undone)!.changeSet!)).toEqual(done);
    }
  });
});
