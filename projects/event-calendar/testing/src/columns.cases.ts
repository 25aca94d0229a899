import { Component, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import {
  EventCalendarComponent,
  type CalendarEvent,
  type ResourceColumns,
} from 'ng-event-calendar';
import { EventCalendarHarness } from './event-calendar-harness';

const RESOURCES = [
  { id: 'ana', title: 'Ana' },
  { id: 7, title: 'Room 7' },
];
const EVENT: CalendarEvent = {
  id: 'a',
  title: 'Visit',
  start: '2026-11-18T09:00:00Z',
  end: '2026-11-18T10:00:00Z',
  resource: 'ana',
};

const BOTH: CalendarEvent = {
  id: 'both',
  title: 'Surgery',
  start: '2026-11-19T09:00:00Z',
  end: '2026-11-19T10:00:00Z',
  resource: ['ana', 7],
};

@Component({
  imports: [EventCalendarComponent],
  template: `
    <event-calendar
      view="week"
      visibleDate="2026-11-18"
      displayTimezone="UTC"
      [resources]="resources"
      [resourceColumns]="columns"
      [(events)]="events"
    />
  `,
})
class Host {
  readonly resources = RESOURCES;
  columns: boolean | ResourceColumns = { unassigned: 'always' };
  readonly events = signal<CalendarEvent[]>([EVENT, BOTH]);
}

async function given(columns?: boolean | ResourceColumns) {
  jest.useFakeTimers({ now: Date.parse('2026-11-18T06:00:00Z'), advanceTimers: true });
  const fixture = TestBed.createComponent(Host);
  if (columns !== undefined) fixture.componentInstance.columns = columns;
  await fixture.whenStable();
  const calendar = await TestbedHarnessEnvironment.loader(fixture).getHarness(EventCalendarHarness);
  const eventOf = (id = 'a'): CalendarEvent | undefined =>
    fixture.componentInstance.events().find((each) => each.id === id);
  return { calendar, event: eventOf };
}

describe('harnesses of columns', () => {
  afterEach(() => jest.useRealTimers());

  describe('getCell', () => {
    it('is the column of a resource on a date, with what stands in it', async () => {
      const { calendar } = await given();
      const cell = await calendar.getCell({ date: '2026-11-18', resource: 'ana' });
      const [event] = await cell.getEvents();
      expect(await event?.getTitle()).toBe('Visit');
      const other = await calendar.getCell({ date: '2026-11-18', resource: 7 });
      expect(await other.getEvents()).toEqual([]);
      const nobodys = await calendar.getCell({ date: '2026-11-18', resource: null });
      expect(await nobodys.getResourceId()).toBe('');
    });

    it('is that of whole days where it is asked for', async () => {
      const { calendar } = await given();
      const filters = { date: '2026-11-18', resource: 'ana', slot: 'all-day' } as const;
      expect(await (await calendar.getCell(filters)).getSlot()).toBe('all-day');
    });

    it.each([
      ['timed', '12 AM'],
      ['all-day', 'whole days'],
    ] as const)(
      'creates by a click on one that is %s: at its beginning, %s',
      async (slot, start) => {
        const { calendar } = await given();
        await (await calendar.getCell({ date: '2026-11-19', resource: 7, slot })).click();
        const editor = await calendar.getEditor();
        expect(await editor.get('startDate')).toBe('Nov 19, 2026');
        expect((await editor.isAllDay()) ? 'whole days' : await editor.get('startTime')).toBe(
          start,
        );
        expect(await editor.get('resource')).toBe('Room 7');
      },
    );

    it('throws where it isn’t the one alone', async () => {
      const { calendar } = await given();
      await expect(calendar.getCell({ date: '2026-11-18' })).rejects.toThrow(
        '3 cells are of date 2026-11-18, instead of one.',
      );
    });
  });

  describe('an event of several resources', () => {
    it('is found by each, in its columns', async () => {
      const { calendar } = await given();
      for (const resource of ['ana', 7]) {
        const found = await calendar.getEvents({ id: 'both', resource });
        expect(found).toHaveLength(1);
        expect(await found[0]!.getResourceId()).toBe(String(resource));
        expect(await found[0]!.getResourceIds()).toEqual(['ana', '7']);
      }
    });

    it('is found by each where there are none', async () => {
      const { calendar } = await given(false);
      for (const resource of ['ana', 7]) {
        expect(await calendar.getEvents({ id: 'both', resource })).toHaveLength(1);
      }
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
      ['another resource', { resource: 7 }, { resource: 7 }],
      ['nobody', { resource: null }, { resource: undefined }],
      ['another day, with whom it is', { date: '2026-11-20' }, { start: '2026-11-20T09:00:00Z' }],
      ['another time', { time: '11:30' }, { start: '2026-11-18T11:30:00Z' }],
      [
        'a day on another page, a time and a resource',
        { date: '2026-11-25', time: '08:00', resource: 7 },
        { start: '2026-11-25T08:00:00Z', resource: 7 },
      ],
      ['a time as text', '2026-11-17T10:00', { start: '2026-11-17T10:00:00Z', resource: 'ana' }],
    ])('takes an event to %s', async (_, to, expected) => {
      const { calendar, event } = await given();
      await (await calendar.getEvent({ id: 'a' })).moveTo(to);
      const { start, resource } = event() ?? {};
      expect({ start, resource }).toEqual({ start: EVENT.start, resource: 'ana', ...expected });
    });

    it('goes over resources with all their days', async () => {
      const { calendar, event } = await given({ order: 'resource-date' });
      await (await calendar.getEvent({ id: 'a' })).moveTo({ date: '2026-11-17', resource: 7 });
      expect(event()).toMatchObject({ start: '2026-11-17T09:00:00Z', resource: 7 });
    });

    it('takes a piece of an event of several to another resource, past those that have it', async () => {
      const { calendar, event } = await given();
      const [piece] = await calendar.getEvents({ id: 'both', resource: 'ana' });
      await piece!.moveTo({ resource: null });
      expect(event('both')?.resource).toEqual([7]);
      const [rest] = await calendar.getEvents({ id: 'both' });
      await rest!.moveTo({ resource: 'ana' });
      expect(event('both')?.resource).toEqual(['ana']);
    });

    it('throws where no resources stand beside each other', async () => {
      const { calendar } = await given(false);
      const drawn = await calendar.getEvent({ id: 'a' });
      await expect(drawn.moveTo({ resource: 7 })).rejects.toThrow('resourceColumns');
    });
  });
});
