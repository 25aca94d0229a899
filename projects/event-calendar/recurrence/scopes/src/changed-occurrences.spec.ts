import type { CalendarEvent, RecurrenceScope } from 'ng-event-calendar/core/internal';
import { editSeveral, occurrencesAfter, occurrencesAt } from 'ng-event-calendar/core/several';
import { RECURRENCE_ENGINE, eventOfOccurrence } from 'ng-event-calendar/recurrence/internal';
import { editSeries } from './edit-series';
import { givenSeries, on, shift, ZONE } from './given-series';

const rules = { recurrence: RECURRENCE_ENGINE, zone: 'Asia/Tokyo', localZone: ZONE };

/** Moves occurrences by some hours, and returns where they are then: ids of new records as `new`. */
function after(dates: readonly string[], hours: number, scope: RecurrenceScope): unknown {
  const series = givenSeries({ rDates: ['2026-03-19T10:00:00'] });
  const touched = dates.map((date) => on(series, date));
  const change = (event: CalendarEvent): CalendarEvent => shift(event, hours);
  const edits = touched.map((each) => ({ ...each, change }));
  const batch = editSeveral([series], edits, 'move', (event, own) =>
    editSeries(event, own, scope, 'move', ZONE),
  )!;
  const changed = touched.map((each) => ({
    occurrence: occurrencesAt(each.event, each.start, rules)![0]!,
    after: change(eventOfOccurrence(each, ZONE)!),
  }));
  const found = occurrencesAfter(changed, batch.parts!, rules);
  return found.map(({ event, start }) => [
    event.id === 's' ? 's' : 'new',
    new Date(start).toISOString().slice(0, 16),
  ]);
}

const WEEK = 7 * 24;

describe('changed occurrences of a series are found', () => {
  it.each<[RecurrenceScope, string, string]>([
    ['onlyThis', 'new', 'new'],
    ['thisAndFollowing', 'new', 'new'],
    ['all', 's', 's'],
  ])('by the scope %s, on whichever page', (scope, first, second) => {
    expect(after(['2026-03-10', '2026-03-17'], WEEK + 1, scope)).toEqual([
      [first, '2026-03-17T15:00'],
      [second, '2026-03-24T15:00'],
    ]);
  });

  it('and so are added dates, which move alone', () => {
    expect(after(['2026-03-10', '2026-03-19'], 24, 'onlyThis')).toEqual([
      ['new', '2026-03-11T14:00'],
      ['s', '2026-03-20T14:00'],
    ]);
  });
});

it('a series that is left as it was keeps its occurrences', () => {
  const series = givenSeries();
  const [occurrence] = occurrencesAt(series, on(series, '2026-03-10').start, rules)!;
  expect(occurrencesAfter([{ occurrence: occurrence!, after: series }], [], rules)).toEqual([
    occurrence,
  ]);
});

it('one that has been deleted is gone', () => {
  const series = givenSeries();
  const [occurrence] = occurrencesAt(series, on(series, '2026-03-10').start, rules)!;
  const parts = [{ type: 'delete' as const, before: series, after: null }];
  expect(occurrencesAfter([{ occurrence: occurrence!, after: series }], parts, rules)).toEqual([]);
});
