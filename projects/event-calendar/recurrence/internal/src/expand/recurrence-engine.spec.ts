import {
  dayFrom,
  daysWithEvents,
  formatDay,
  formatWall,
  indexEvents,
  markDays,
  occurrencesIn,
  type CalendarEvent,
  type EventIndex,
} from 'ng-event-calendar/core/internal';
import { RECURRENCE_ENGINE } from './recurrence-engine';

const NEW_YORK = 'America/New_York';
const all = (): boolean => true;
const NOVEMBER = [dayFrom(2026, 11, 1), dayFrom(2026, 11, 30)] as const;

function givenEvent(fields: Partial<CalendarEvent> = {}): CalendarEvent {
  return Object.freeze({
    id: 'a',
    title: 'A',
    start: '1990-01-05T10:00:00',
    end: '1990-01-05T11:00:00',
    ...fields,
  });
}

function indexed(...events: CalendarEvent[]): EventIndex {
  return indexEvents(events, NEW_YORK, undefined, RECURRENCE_ENGINE);
}

function keysIn(index: EventIndex, zone = NEW_YORK): string[] {
  return occurrencesIn(index, ...NOVEMBER, zone, all).map(({ key }) => key);
}

describe('an index that expands', () => {
  it('finds occurrences far from their first one, among events that happen once', () => {
    const fridays = givenEvent({ rrule: 'FREQ=WEEKLY;BYDAY=FR', exDates: ['2026-11-13'] });
    const once = givenEvent({ id: 'b', start: '2026-11-03T09:00:00', end: '2026-11-03T10:00:00' });
    expect(keysIn(indexed(fridays, once))).toEqual([
      'a@2026-11-06',
      'a@2026-11-20',
      'a@2026-11-27',
      'b',
    ]);
  });

  it('places them in the display zone', () => {
    const nights = givenEvent({
      start: '1990-01-05T22:00:00',
      end: '1990-01-06T00:30:00',
      timezone: NEW_YORK,
      rrule: 'FREQ=MONTHLY;BYMONTHDAY=-1',
    });
    const [first] = occurrencesIn(indexed(nights), ...NOVEMBER, 'Europe/Paris', all);
    expect(first).toMatchObject({ key: 'a@2026-10-31', event: nights, isBar: false });
    expect(formatWall(first!.startWall, 'minutes')).toBe('2026-11-01T03:00');
    expect(formatDay(first!.lastDay)).toBe('2026-11-01');
  });

  it('has whole days on the same dates in every zone', () => {
    const day = givenEvent({
      allDay: true,
      end: '1990-01-06',
      rrule: 'FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=30',
    });
    for (const zone of ['UTC', 'Pacific/Apia', NEW_YORK]) {
      expect(keysIn(indexed(day), zone)).toEqual(['a@2026-11-30']);
    }
  });

  it('shows a bad rule once, at its start', () => {
    const bad = givenEvent({
      start: '2026-11-03T09:00:00',
      end: '2026-11-03T10:00:00',
      rrule: 'FREQ=HOURLY',
    });
    expect(keysIn(indexed(bad, givenEvent({ rrule: 'FREQ=HOURLY' })))).toEqual(['a']);
  });

  it('tells equal ids apart', () => {
    const monthly = { rrule: 'FREQ=MONTHLY' };
    expect(keysIn(indexed(givenEvent(monthly), givenEvent(monthly)))).toEqual([
      'a@2026-11-05',
      'a@2026-11-05#1',
    ]);
  });

  it('shows no occurrence of a hidden event', () => {
    const index = indexed(givenEvent({ rrule: 'FREQ=DAILY' }));
    expect(occurrencesIn(index, ...NOVEMBER, NEW_YORK, () => false)).toEqual([]);
    expect(markDays(index, ...NOVEMBER, NEW_YORK, () => false)).not.toContain(1);
  });

  it('gives the same objects in every range, as long as their event stays', () => {
    const [a, b] = [
      givenEvent({ rrule: 'FREQ=DAILY' }),
      givenEvent({ id: 'b', rrule: 'FREQ=DAILY' }),
    ];
    const before = occurrencesIn(indexed(a, b), ...NOVEMBER, NEW_YORK, all);
    const moved = { ...b, start: '1990-01-05T09:00:00' };
    const after = occurrencesIn(indexed(a, moved), ...NOVEMBER, NEW_YORK, all);
    const week = occurrencesIn(indexed(a), NOVEMBER[0], NOVEMBER[0] + 6, NEW_YORK, all);
    week.forEach((each, at) => expect(each).toBe(before[at]));
    after.forEach((each, at) => expect(each === before[at]).toBe(each.event === a));
    expect(week).toHaveLength(7);
  });

  it('gives the same objects again after it was asked in another zone', () => {
    const index = indexed(givenEvent({ rrule: 'FREQ=DAILY' }));
    const before = occurrencesIn(index, ...NOVEMBER, NEW_YORK, all);
    occurrencesIn(index, ...NOVEMBER, 'Europe/Paris', all);
    occurrencesIn(index, ...NOVEMBER, NEW_YORK, all).forEach((each, at) =>
      expect(each).toBe(before[at]),
    );
  });

  it('shows an event once without an engine', () => {
    const index = indexEvents([givenEvent({ rrule: 'FREQ=DAILY' })], NEW_YORK);
    expect(occurrencesIn(index, ...NOVEMBER, NEW_YORK, all)).toEqual([]);
  });
});

describe('days that hold occurrences', () => {
  it('are those that the occurrences touch', () => {
    const events = [
      givenEvent({ rrule: 'FREQ=WEEKLY' }),
      givenEvent({ id: 'b', rrule: 'FREQ=MONTHLY;BYMONTHDAY=13', end: '1990-01-07T12:00:00' }),
      givenEvent({ id: 'c', start: '2026-11-03', end: '2026-11-03', rrule: 'FREQ=HOURLY' }),
    ];
    const [first] = NOVEMBER;
    const last = first + 400;
    for (const zone of [NEW_YORK, 'Asia/Tokyo']) {
      const expected = new Uint8Array(401);
      for (const { firstDay, lastDay } of occurrencesIn(
        indexed(...events),
        first,
        last,
        zone,
        all,
      )) {
        expected.fill(1, Math.max(0, firstDay - first), lastDay - first + 1);
      }
      expect(markDays(indexed(...events), first, last, zone, all)).toEqual(expected);
    }
  });

  it('are found by an agenda, which knows that more follow', () => {
    const yearly = indexed(givenEvent({ rrule: 'FREQ=YEARLY' }));
    const [first] = NOVEMBER;
    expect(daysWithEvents(yearly, first, 12, 731, NEW_YORK, all)).toEqual({
      days: [dayFrom(2027, 1, 5), dayFrom(2028, 1, 5)],
      hasMore: true,
    });
    const ended = indexed(givenEvent({ rrule: 'FREQ=YEARLY;UNTIL=20280101' }));
    expect(daysWithEvents(ended, first, 12, 731, NEW_YORK, all)).toEqual({
      days: [dayFrom(2027, 1, 5)],
      hasMore: false,
    });
  });
});
