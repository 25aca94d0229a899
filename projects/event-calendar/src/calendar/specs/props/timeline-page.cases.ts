import { signal } from '@angular/core';
import type {
  CalendarPreferences,
  CalendarEvent,
  TimelineOptions,
  TimelinePreset,
  Weekday,
} from 'ng-event-calendar/core/internal';
import { givenConnected, drawn, GivenSource } from '../../event-source.spec-host';
import {
  FRIDAY_NOON,
  givenCalendar,
  givenEvent,
  givenNow,
  type GivenProps,
} from '../../calendar.spec-host';

const RESOURCES = ['ana', 'ben', 'cid'].map((id) => ({ id, title: id }));
const TIMELINE = {
  ...{ views: ['week', 'month', 'timeline'], view: 'timeline', visibleDate: '2026-11-20' },
  ...{ resources: RESOURCES, preferences: { isSidePanelOpen: false } },
} as const satisfies GivenProps;

const rows = (element: HTMLElement): (string | undefined)[] =>
  [...element.querySelectorAll<HTMLElement>('[data-slot="row"]')].map(
    ({ dataset }) => dataset['resourceId'],
  );

describe('the page of the timeline', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  it.each<[TimelinePreset, NonNullable<TimelineOptions['spans']>, string]>([
    ['hours', {}, 'November 20, 2026'],
    ['hours', { hours: { weeks: 1 } }, 'Nov 15 – 21, 2026'],
    ['hours', { hours: { days: 3 } }, 'Nov 20 – 22, 2026'],
    ['days', {}, 'November 2026'],
    ['days', { days: { weeks: 2 } }, 'Nov 15 – 28, 2026'],
    ['days', { days: { months: 2 } }, 'Nov 1 – Dec 31, 2026'],
    ['weeks', {}, 'Nov 15, 2026 – May 15, 2027'],
    ['months', {}, '2026'],
    ['months', { months: { months: 1 } }, 'November 2026'],
    ['months', { months: { years: 2 } }, 'Jan 1, 2026 – Dec 31, 2027'],
  ])('by %s over %j is titled "%s"', async (timelinePreset, spans, title) => {
    const { calendar } = await givenCalendar({ ...TIMELINE, timelinePreset, timeline: { spans } });
    expect(await calendar.getTitle()).toBe(title);
  });

  it('is the same whatever inputs other views have', async () => {
    const { preferences: usual } = TIMELINE;
    const others = {
      resourceColumns: signal(false),
      showAllDayRow: signal(true),
      dayCount: signal(4),
      dayStep: signal<number | undefined>(undefined),
      weekCount: signal(3),
      preferences: signal<Partial<CalendarPreferences>>(usual),
    };
    const { element, fixture } = await givenCalendar({
      ...{ ...TIMELINE, ...others, timelinePreset: 'days' },
    });
    const timeline = element.querySelector('ec-timeline')!;
    const before = timeline.outerHTML;
    for (const change of [
      () => others.resourceColumns.set(true),
      () => others.showAllDayRow.set(false),
      () => others.dayCount.set(2),
      () => others.dayStep.set(1),
      () => others.weekCount.set(5),
      () => others.preferences.set({ ...usual, hourHeight: 96, showResourceColumns: true }),
    ]) {
      change();
      await fixture.whenStable();
      expect([String(change), timeline.isConnected]).toEqual([String(change), true]);
      expect(timeline.outerHTML).toBe(before);
    }
  });

  it('says that its columns are dates', async () => {
    const { element } = await givenCalendar({ ...TIMELINE, resourceColumns: true });
    expect(element.querySelector<HTMLElement>('[data-view]')!.dataset['columns']).toBe('date');
  });

  it('alone has hours past midnight, other views the whole day', async () => {
    const { calendar } = await givenCalendar({
      ...TIMELINE,
      view: 'week',
      visibleHours: { start: 7, end: 31 },
    });
    const hours = await calendar.getHours();
    expect([hours[0], hours.at(-1)]).toEqual(['12 AM', '11 PM']);
  });

  describe.each<[readonly Weekday[], NonNullable<TimelineOptions['spans']>, string, string]>([
    [[1, 5], { days: { weeks: 1 } }, '2026-11-15', '2026-11-22'],
    // Hidden days at the ends of a page belong to it, too.
    [[0, 6], { days: { weeks: 1 } }, '2026-11-15', '2026-11-22'],
    [[0, 1], {}, '2026-11-01', '2026-12-01'],
    // A page of so many days has shown ones at its ends.
    [[0, 6], { days: { days: 3 } }, '2026-11-20', '2026-11-25'],
  ])('without weekdays %j, with %j', (hiddenDays, spans, first, end) => {
    const range = { start: `${first}T00:00:00Z`, end: `${end}T00:00:00Z` };
    const given = { ...TIMELINE, hiddenDays, timelinePreset: 'days', timeline: { spans } } as const;

    it('is told to the host with its hidden days', async () => {
      const visibleRangeChange = jest.fn();
      await givenCalendar({ ...given, visibleRangeChange });
      expect(visibleRangeChange.mock.calls).toEqual([[range]]);
    });

    it('is loaded with its hidden days', async () => {
      const source = new GivenSource();
      await givenConnected(source, given);
      expect(source.asked[0]!.range).toMatchObject(range);
    });
  });
});

describe('rows with events alone', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));
  const timeline = { show: 'with-events' } as const;

  it('are joined by that of an open draft, until it is left', async () => {
    const events = [givenEvent({ resource: 'ana' })];
    const { calendar, component, element, fixture } = await givenCalendar({
      ...{ ...TIMELINE, timeline, events },
    });
    expect(rows(element)).toEqual(['ana']);
    component.openEditor({ start: '2026-11-20T10:00', end: '2026-11-20T11:00', resource: 'ben' });
    await fixture.whenStable();
    const editor = await calendar.getEditor();
    expect(rows(element)).toEqual(['ana', 'ben']);
    await editor.cancel();
    expect(rows(element)).toEqual(['ana']);
  });

  it('stand still while a page of events loads', async () => {
    const source = new GivenSource();
    const events = signal<CalendarEvent[]>([]);
    const visibleDate = signal('2026-11-20');
    const given = await givenConnected(source, { ...TIMELINE, timeline, events, visibleDate });
    const answer = async (resource: string, day: string): Promise<void> => {
      const { answer: give } = source.asked.at(-1)!;
      give([givenEvent({ resource, start: `${day}T10:00:00Z`, end: `${day}T11:00:00Z` })]);
      await drawn(given);
    };
    source.asked[0]!.answer([givenEvent({ resource: 'ana' })]);
    await drawn(given);
    expect(rows(given.element)).toEqual(['ana']);
    visibleDate.set('2027-03-05');
    await drawn(given);
    expect(rows(given.element)).toEqual(['ana']);
    await answer('ben', '2027-03-05');
    expect(rows(given.element)).toEqual(['ben']);
  });
});
