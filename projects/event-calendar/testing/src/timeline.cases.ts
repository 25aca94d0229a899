import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { Component, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import {
  EventCalendarComponent,
  type CalendarEvent,
  type CalendarResource,
} from 'ng-event-calendar';
import { EventCalendarHarness } from './event-calendar-harness';

const RESOURCES: readonly CalendarResource[] = [
  {
    id: 'north',
    title: 'North',
    canHaveEvents: false,
    children: [
      { id: 'ana', title: 'Ana' },
      { id: 7, title: 'Room 7' },
    ],
  },
  { id: 'yard', title: 'Yard' },
];
const DATE = '2026-11-18';
const VISIT: CalendarEvent = {
  id: 'a',
  title: 'Visit',
  start: `${DATE}T09:00:00Z`,
  end: `${DATE}T10:00:00Z`,
  resource: 'ana',
};
const { resource: _resource, ...FREE } = VISIT;
const at = (id: string, resource?: string | number): CalendarEvent => ({
  ...FREE,
  id,
  title: `Event ${id}`,
  ...(resource !== undefined && { resource }),
});

@Component({
  imports: [EventCalendarComponent],
  template: `
    <event-calendar
      visibleDate="2026-11-18"
      displayTimezone="UTC"
      [views]="['week', 'timeline']"
      [view]="view"
      [resources]="resources"
      [timeline]="{ maxLanes: 2, columns: [{ key: 'seats', title: 'Seats' }] }"
      [defaultTimelinePreset]="preset"
      [(events)]="events"
    />
  `,
})
class Host {
  view: 'week' | 'timeline' = 'timeline';
  preset: 'hours' | 'days' = 'hours';
  resources: readonly CalendarResource[] = RESOURCES;
  readonly events = signal<readonly CalendarEvent[]>([VISIT]);
}

async function given(change: (host: Host) => void = () => undefined) {
  jest.useFakeTimers({ now: Date.parse(`${DATE}T06:00:00Z`), advanceTimers: true });
  const fixture = TestBed.createComponent(Host);
  change(fixture.componentInstance);
  await fixture.whenStable();
  const calendar = await TestbedHarnessEnvironment.loader(fixture).getHarness(EventCalendarHarness);
  const eventOf = (id = 'a'): CalendarEvent | undefined =>
    fixture.componentInstance.events().find((each) => each.id === id);
  const row = async (resource: string | number | null) =>
    (await calendar.getTimelineRows({ resource }))[0]!;
  return { calendar, event: eventOf, row };
}

describe('harnesses of the timeline', () => {
  afterEach(() => jest.useRealTimers());

  it('name its preset, and none in other views', async () => {
    const { calendar } = await given();
    expect(await calendar.getTimelinePreset()).toBe('hours');
    await calendar.showTimelinePreset('hours');
    await calendar.showView('week');
    expect(await calendar.getTimelinePreset()).toBeNull();
    expect(await calendar.getTimelineRows()).toEqual([]);
    await expect(calendar.showTimelinePreset('days')).rejects.toThrow("isn't offered");
  });

  it('choose a preset', async () => {
    const { calendar } = await given();
    await calendar.showTimelinePreset('weeks');
    expect(await calendar.getTimelinePreset()).toBe('weeks');
    await calendar.showTimelinePreset('hours');
    expect(await calendar.getTimelinePreset()).toBe('hours');
  });

  describe('rows', () => {
    it('are those of the resources, in order', async () => {
      const { calendar } = await given((host) => host.events.set([VISIT, at('free')]));
      const rows = await calendar.getTimelineRows();
      expect(await Promise.all(rows.map((each) => each.getTitle()))).toEqual([
        'No resource',
        'North',
        'Ana',
        'Room 7',
        'Yard',
      ]);
      expect(await Promise.all(rows.map((each) => each.getResourceId()))).toEqual([
        ...['', 'north', 'ana', '7', 'yard'],
      ]);
      expect(await Promise.all(rows.map((each) => each.getLevel()))).toEqual([1, 1, 2, 2, 1]);
      expect(await rows[0]!.isPinned()).toBe(false);
    });

    it('are found by resource and by title', async () => {
      const { calendar, row } = await given();
      expect(await (await row(7)).getTitle()).toBe('Room 7');
      const [found] = await calendar.getTimelineRows({ title: /^A/ });
      expect(await found?.getResourceId()).toBe('ana');
      expect(await calendar.getTimelineRows({ resource: null })).toEqual([]);
    });

    it('collapse and expand', async () => {
      const { calendar, row } = await given();
      const north = await row('north');
      await north.toggle();
      expect(await north.isCollapsed()).toBe(true);
      expect(await calendar.getTimelineRows()).toHaveLength(2);
      await north.toggle();
      expect(await calendar.getTimelineRows()).toHaveLength(4);
      await expect((await row('yard')).toggle()).rejects.toThrow('No rows are beneath “Yard”.');
    });

    it('have events in lanes, and the rest behind chips', async () => {
      const { row } = await given((host) =>
        host.events.set([VISIT, at('b', 'ana'), at('c', 'ana'), at('d', 'yard')]),
      );
      const ana = await row('ana');
      expect(await ana.getLaneCount()).toBe(2);
      expect(await (await row('yard')).getLaneCount()).toBe(1);
      expect(await (await row(7)).getLaneCount()).toBe(0);
      const events = await ana.getEvents();
      expect(await Promise.all(events.map((each) => each.getTitle()))).toEqual([
        'Visit',
        'Event b',
      ]);
      expect(await (await ana.openMore()).getEventTitles()).toContain('Event c');
      await expect((await row(7)).openMore()).rejects.toThrow('No chip 0 in “Room 7”.');
    });

    it('have further columns by their keys', async () => {
      const { row } = await given((host) => {
        host.resources = [{ id: 'x', title: 'X', seats: 4 } as CalendarResource];
        host.events.set([]);
      });
      expect(await (await row('x')).getColumn('seats')).toBe('4');
      await expect((await row('x')).getColumn('site')).rejects.toThrow('no column “site”');
    });

    it('are scrolled to where very many aren’t drawn', async () => {
      const { calendar, row } = await given((host) => {
        host.resources = Array.from({ length: 56 }, (_, index) => ({
          id: `r${index}`,
          title: `Row ${index}`,
        }));
        host.events.set([at('far', 'r54')]);
      });
      expect(await calendar.getTimelineRows({ resource: 'nobody' })).toEqual([]);
      const far = await row('r54');
      expect(await far.getTitle()).toBe('Row 54');
      expect(await far.getEvents()).toHaveLength(1);
    });
  });

  describe('getCell', () => {
    it.each([
      ['at a time', { time: '13:30' }, '1:30 PM'],
      ['at the day’s start', {}, '12 AM'],
      ['at the slot that holds a time', { time: '13:40' }, '1:30 PM'],
      ['past events', { time: '09:30' }, '9:30 AM'],
    ])('creates by a click %s', async (_, place, start) => {
      const { calendar } = await given();
      const cell = await calendar.getCell({ date: DATE, resource: 'ana', ...place });
      expect([await cell.getDate(), await cell.getResourceId()]).toEqual([DATE, 'ana']);
      expect(await cell.getSlot()).toBe('row');
      await cell.click();
      const editor = await calendar.getEditor();
      expect(await editor.get('startDate')).toBe('Nov 18, 2026');
      expect(await editor.get('startTime')).toBe(start);
      expect(await editor.get('resource')).toBe('Ana');
    });

    it('is a day outside of hours', async () => {
      const { calendar } = await given((host) => (host.preset = 'days'));
      await (await calendar.getCell({ date: '2026-11-05', resource: 7 })).click();
      const editor = await calendar.getEditor();
      expect(await editor.isAllDay()).toBe(true);
      expect(await editor.get('startDate')).toBe('Nov 5, 2026');
      expect(await editor.get('resource')).toBe('Room 7');
    });

    it('throws for a heading row, a date that isn’t shown, and without a resource', async () => {
      const { calendar } = await given();
      await expect(calendar.getCell({ date: DATE, resource: 'north' })).rejects.toThrow('0 cells');
      await expect(calendar.getCell({ date: DATE })).rejects.toThrow('3 cells');
      const other = await calendar.getCell({ date: '2026-11-19', resource: 'ana' });
      await expect(other.focus()).rejects.toThrow("2026-11-19 isn't shown");
    });
  });

  describe('moveTo', () => {
    it.each<
      [
        string,
        Parameters<Awaited<ReturnType<EventCalendarHarness['getEvent']>>['moveTo']>[0],
        Partial<Record<'start' | 'resource', unknown>>,
      ]
    >([
      ['another row', { resource: 7 }, { resource: 7 }],
      ['a row below, past others', { resource: 'yard' }, { resource: 'yard' }],
      ['another time', { time: '11:30' }, { start: `${DATE}T11:30:00Z` }],
      ['an earlier time as text', `${DATE}T07:15`, { start: `${DATE}T07:15:00Z` }],
      [
        'another page, time and row',
        { date: '2026-11-19', time: '08:00', resource: 7 },
        { start: '2026-11-19T08:00:00Z', resource: 7 },
      ],
    ])('takes an event to %s', async (_, to, expected) => {
      const { calendar, event } = await given();
      await (await calendar.getEvent({ id: 'a' })).moveTo(to);
      const { start, resource } = event() ?? {};
      expect({ start, resource }).toEqual({ start: VISIT.start, resource: 'ana', ...expected });
    });

    it('takes an event to a row above', async () => {
      const { calendar, event } = await given((host) => host.events.set([at('a', 'yard')]));
      await (await calendar.getEvent({ id: 'a' })).moveTo({ resource: 'ana' });
      expect(event()?.resource).toBe('ana');
    });

    it('throws where there is no such row, and between steps', async () => {
      const { calendar, event } = await given();
      const drawn = await calendar.getEvent({ id: 'a' });
      await expect(drawn.moveTo({ resource: 'north' })).rejects.toThrow('to north');
      await expect(drawn.moveTo({ time: '11:10' })).rejects.toThrow(`to ${DATE}T11:10`);
      expect(event()).toEqual(VISIT);
    });

    it('moves by days outside of hours', async () => {
      const { calendar, event } = await given((host) => (host.preset = 'days'));
      await (await calendar.getEvent({ id: 'a' })).moveTo({ date: '2026-11-20' });
      expect(event()).toMatchObject({ start: '2026-11-20T09:00:00Z', resource: 'ana' });
    });

    it('resizes in its row', async () => {
      const { calendar, event } = await given();
      await (await calendar.getEvent({ id: 'a' })).resizeTo(`${DATE}T12:00`);
      expect(event()).toMatchObject({ start: VISIT.start, end: `${DATE}T12:00:00Z` });
    });
  });
});
