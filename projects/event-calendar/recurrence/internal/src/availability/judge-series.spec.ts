import { judge, openTimes, type Refusal, type World } from 'ng-event-calendar/core/availability';
import {
  indexEvents,
  indexResources,
  type BlockedTime,
  type CalendarEvent,
} from 'ng-event-calendar/core/internal';
import { RECURRENCE_ENGINE } from '../expand/recurrence-engine';

const WEEKLY: CalendarEvent = {
  id: 'weekly',
  title: 'Weekly',
  start: '2026-11-20T10:00:00Z',
  end: '2026-11-20T11:00:00Z',
  rrule: 'FREQ=WEEKLY',
  resource: 'ana',
};
const on = (date: string, from: string, to: string, id = date): CalendarEvent => ({
  id,
  title: id,
  start: `${date}T${from}:00Z`,
  end: `${date}T${to}:00Z`,
  resource: 'ana',
});
const christmas: BlockedTime = {
  title: 'Christmas',
  allDay: true,
  start: '2026-12-25',
  end: '2026-12-25',
};

const world = (events: readonly CalendarEvent[], more: Partial<World> = {}): World => ({
  index: indexEvents(events, 'UTC', undefined, RECURRENCE_ENGINE),
  resources: indexResources([{ id: 'ana', title: 'Ana' }]),
  unavailableTimes: 'refuse',
  eventOverlap: 'refuse',
  ...more,
});
const dates = (refusals: readonly Refusal[]): string[] =>
  refusals.map(({ code, start }) => `${code} ${new Date(start).toISOString().slice(0, 10)}`);

describe('a series', () => {
  it('is judged by each of its occurrences, and told by the first that is met', () => {
    const taken = [on('2027-01-15', '10:30', '12:00'), on('2026-12-11', '10:30', '12:00')];
    const change = { changes: [{ before: null, after: WEEKLY }] };
    expect(dates(judge(change, world(taken)))).toEqual(['overlap 2026-12-11']);
    expect(dates(judge(change, world([], { blockedTimes: [christmas] })))).toEqual([
      'blocked 2026-12-25',
    ]);
  });

  it('meets other series, and never itself', () => {
    const other = {
      ...WEEKLY,
      id: 'other',
      start: '2026-11-06T10:45:00Z',
      end: '2026-11-06T12:00:00Z',
    };
    const change = { changes: [{ before: null, after: WEEKLY }] };
    expect(dates(judge(change, world([other])))).toEqual(['overlap 2026-11-20']);
    const later = { ...WEEKLY, start: '2026-11-20T10:15:00Z', end: '2026-11-20T11:15:00Z' };
    const moved = { changes: [{ before: WEEKLY, after: later }] };
    expect(judge(moved, world([WEEKLY]))).toEqual([]);
  });

  it('over a holiday can still be moved, but not onto another one', () => {
    const later = { ...WEEKLY, start: '2026-11-20T12:00:00Z', end: '2026-11-20T13:00:00Z' };
    const change = { changes: [{ before: WEEKLY, after: later }] };
    const where = world([WEEKLY], { blockedTimes: [christmas] });
    expect(judge(change, where)).toEqual([]);
    const lunch: BlockedTime = {
      title: 'Lunch',
      start: '2026-12-04T12:00:00',
      end: '2026-12-04T13:00:00',
    };
    const both = world([WEEKLY], { blockedTimes: [christmas, lunch] });
    expect(dates(judge(change, both))).toEqual(['blocked 2026-12-04']);
  });

  it('is left alone before the occurrence that was touched', () => {
    const taken = [on('2026-12-04', '12:00', '13:00')];
    const later = { ...WEEKLY, start: '2026-11-20T12:00:00Z', end: '2026-11-20T13:00:00Z' };
    const changes = [{ before: WEEKLY, after: later }];
    const where = world([WEEKLY, ...taken]);
    expect(dates(judge({ changes }, where))).toEqual(['overlap 2026-12-04']);
    expect(judge({ changes, since: Date.parse('2026-12-11T10:00:00Z') }, where)).toEqual([]);
  });

  it('counts once where nothing expands it', () => {
    const index = indexEvents([on('2026-12-11', '10:30', '12:00')], 'UTC');
    const change = { changes: [{ before: null, after: WEEKLY }] };
    expect(judge(change, world([], { index }))).toEqual([]);
  });
});

it('a block with a rule is closed each time', () => {
  const lunch: BlockedTime = {
    start: '2026-11-16T12:00:00',
    end: '2026-11-16T13:00:00',
    rrule: 'FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR',
    exDates: ['2026-11-20'],
  };
  const noon = (date: string): number =>
    openTimes(
      { start: Date.parse(`${date}T11:00:00Z`), end: Date.parse(`${date}T14:00:00Z`) },
      'ana',
      world([], { blockedTimes: [lunch] }),
    ).length;
  expect(['2026-11-19', '2026-11-20', '2026-11-21'].map(noon)).toEqual([2, 1, 1]);
});
