import {
  refusedDates,
  skippableDates,
  type AvailabilityContext,
  type AvailabilityViolation,
  type RefusedDate,
  type SeriesChange,
} from 'ng-event-calendar/core/availability';
import type { ChangeSet } from 'ng-event-calendar/core/edits';
import {
  indexEvents,
  indexResources,
  type BlockedTime,
  type CalendarEvent,
  type RecurrenceScope,
} from 'ng-event-calendar/core/internal';
import { editOccurrence } from 'ng-event-calendar/recurrence/scopes';
import { RECURRENCE_ENGINE } from '../expand/recurrence-engine';

const WEEKLY: CalendarEvent = {
  id: 'weekly',
  title: 'Weekly',
  start: '2026-12-16T10:00:00Z',
  end: '2026-12-16T11:00:00Z',
  rrule: 'FREQ=WEEKLY;COUNT=10',
};
const closed = (date: string): BlockedTime => ({
  title: 'Holiday',
  start: date,
  end: date,
  allDay: true,
});
const HOLIDAYS = [closed('2026-12-23'), closed('2026-12-30')];

const context = (
  blockedTimes: readonly BlockedTime[],
  events: readonly CalendarEvent[] = [],
  localZone = 'UTC',
): AvailabilityContext => ({
  index: indexEvents(events, localZone, undefined, RECURRENCE_ENGINE),
  resources: indexResources([]),
  unavailableTimes: 'refuse',
  eventOverlap: 'ask',
  blockedTimes,
});
const made = (after: CalendarEvent): SeriesChange => ({
  event: after,
  changes: [{ before: null, after }],
});
const datesOf = (dates: readonly RefusedDate[]): string[] => dates.map(({ date }) => date);
const each = (_violation: AvailabilityViolation): boolean => true;
const skippable = (change: SeriesChange, of: AvailabilityContext): string[] =>
  datesOf(skippableDates(change, of, { counts: each, mayBeSkipped: each }));

/** Moves the second occurrence of the series to another hour. */
function moved(scope: RecurrenceScope, hour: number): ChangeSet {
  const event = WEEKLY;
  const start = Date.parse('2026-12-23T10:00:00Z');
  const at = { start: `2026-12-23T${hour}:00:00Z`, end: `2026-12-23T${hour + 1}:00:00Z` };
  return editOccurrence([event], { event, start }, { ...event, ...at }, scope, 'move', 'UTC')!;
}

describe('refusedDates', () => {
  it('are the dates of a series with their violations, its first among them', () => {
    const blocked = [closed('2026-12-16'), ...HOLIDAYS];
    const events = [{ ...WEEKLY, id: 'other', start: '2026-12-30T10:30:00Z', rrule: undefined! }];
    const found = refusedDates(made(WEEKLY), context(blocked, events));
    expect(datesOf(found)).toEqual(['2026-12-16', '2026-12-23', '2026-12-30']);
    expect(found.map(({ start }) => new Date(start).toISOString())[1]).toBe(
      '2026-12-23T10:00:00.000Z',
    );
    expect(found.map(({ refusals }) => refusals.map(({ code }) => code))).toEqual([
      ['blocked'],
      ['blocked'],
      ['blocked'],
    ]);
  });

  it.each<[string, Partial<CalendarEvent>, string, readonly string[]]>([
    ['the zone of the event', { timezone: 'Pacific/Kiritimati' }, 'UTC', ['2026-12-24']],
    ['UTC for instants without a zone', {}, 'Pacific/Auckland', ['2026-12-23']],
    [
      'their own offset',
      { start: '2026-12-15T23:00:00-05:00', end: '2026-12-16T00:00:00-05:00' },
      'UTC',
      ['2026-12-22'],
    ],
    [
      'the local zone for wall times',
      { start: '2026-12-17T01:00:00', end: '2026-12-17T02:00:00' },
      'Pacific/Auckland',
      ['2026-12-24'],
    ],
  ])('are dates in %s', (_, fields, localZone, expected) => {
    const block = { start: '2026-12-23T03:00:00Z', end: '2026-12-23T13:00:00Z' };
    const series = { ...WEEKLY, ...fields };
    expect(datesOf(refusedDates(made(series), context([block], [], localZone)))).toEqual(expected);
  });

  it('of whole days are their dates', () => {
    const series = { ...WEEKLY, allDay: true, start: '2026-12-16', end: '2026-12-16' };
    expect(datesOf(refusedDates(made(series), context(HOLIDAYS)))).toEqual([
      '2026-12-23',
      '2026-12-30',
    ]);
  });

  it('are none of a single event, or of one that leaves its series', () => {
    const { rrule: _rule, ...once } = { ...WEEKLY, start: '2026-12-23T10:00:00Z' };
    expect(refusedDates(made(once), context(HOLIDAYS))).toEqual([]);
    expect(refusedDates(moved('onlyThis', 12), context(HOLIDAYS))).toEqual([]);
  });

  it('don’t count what was refused before for the same reason', () => {
    expect(datesOf(refusedDates(moved('all', 12), context(HOLIDAYS)))).toEqual([]);
  });

  it('are looked for within the limits of the judge', () => {
    const daily = { ...WEEKLY, rrule: 'FREQ=DAILY' };
    // The 500th date, and the one behind it.
    const blocked = [closed('2028-04-28'), closed('2028-04-29')];
    expect(datesOf(refusedDates(made(daily), context(blocked)))).toEqual(['2028-04-28']);
  });
});

describe('the dates that a series can skip', () => {
  it('are those that are refused', () => {
    expect(skippable(made(WEEKLY), context(HOLIDAYS))).toEqual(['2026-12-23', '2026-12-30']);
  });

  it('never have its first among them', () => {
    const blocked = [closed('2026-12-16'), ...HOLIDAYS];
    expect(skippable(made(WEEKLY), context(blocked))).toEqual(['2026-12-23', '2026-12-30']);
  });

  it.each<RecurrenceScope>(['all', 'thisAndFollowing'])(
    'never have the touched one among them, changed for %s',
    (scope) => {
      const lunch: BlockedTime[] = ['2026-12-23', '2027-01-06'].map((date) => ({
        start: `${date}T12:00:00Z`,
        end: `${date}T13:00:00Z`,
      }));
      expect(skippable(moved(scope, 12), context(lunch))).toEqual(['2027-01-06']);
      expect(datesOf(refusedDates(moved(scope, 12), context(lunch)))).toEqual([
        '2026-12-23',
        '2027-01-06',
      ]);
    },
  );

  it('are none where no date that was looked at would stay', () => {
    const change = { ...made({ ...WEEKLY, rrule: 'FREQ=WEEKLY;COUNT=2' }), since: 1 };
    const touched = { after: { ...WEEKLY, start: '2026-12-15T10:00:00Z' } };
    const blocked = [closed('2026-12-16'), closed('2026-12-23')];
    expect(skippable({ ...change, touched }, context(blocked))).toEqual([]);
  });

  it('include those that are looked at in their place', () => {
    const daily = { ...WEEKLY, rrule: 'FREQ=DAILY' };
    const blocked = [closed('2026-12-23'), closed('2028-04-29'), closed('2028-04-30')];
    // Without them the 502nd date is looked at, not the 503rd.
    expect(skippable(made(daily), context(blocked))).toEqual([
      '2026-12-23',
      '2028-04-29',
      '2028-04-30',
    ]);
  });

  it('are those whose violations all may be skipped, and count', () => {
    const taken = (date: string): CalendarEvent => ({
      id: date,
      title: date,
      start: `${date}T10:30:00Z`,
      end: `${date}T12:00:00Z`,
    });
    const of = context(HOLIDAYS, [taken('2026-12-30'), taken('2027-01-06')]);
    const isOf =
      (...codes: string[]) =>
      ({ code }: AvailabilityViolation): boolean =>
        codes.includes(code);
    const found = (counts: typeof each, mayBeSkipped: typeof each): string[] =>
      datesOf(skippableDates(made(WEEKLY), of, { counts, mayBeSkipped }));
    expect(found(each, isOf('blocked'))).toEqual(['2026-12-23']);
    expect(found(isOf('blocked'), isOf('blocked'))).toEqual(['2026-12-23', '2026-12-30']);
    expect(found(isOf('overlap'), isOf('overlap'))).toEqual(['2026-12-30', '2027-01-06']);
  });
});
