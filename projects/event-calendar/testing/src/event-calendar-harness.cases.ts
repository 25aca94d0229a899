import { TestKey, type HarnessLoader } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { Component, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import {
  EcEvent,
  EventCalendarComponent,
  type CalendarEvent,
  type CalendarEventSource,
  type CalendarView,
  type EventChangeRequest,
} from 'ng-event-calendar';
import { EventCalendarHarness } from './event-calendar-harness';
import type { EventHarness } from './event-harness';

const DATE = '2026-11-20';
const EVENTS: CalendarEvent[] = [
  { id: 1, title: 'Plan', start: `${DATE}T10:00:00Z`, end: `${DATE}T11:00:00Z`, resource: 'r' },
  { id: 2, title: 'Plan B', start: '2026-11-19T22:00:00Z', end: `${DATE}T02:00:00Z` },
  { id: 3, title: 'Fair', start: DATE, end: '2026-11-21', allDay: true },
];

@Component({
  selector: 'ec-two-calendars',
  imports: [EventCalendarComponent],
  template: `
    <event-calendar
      id="team"
      displayTimezone="UTC"
      visibleDate="2026-11-20"
      [events]="events"
      [resources]="[{ id: 'r', title: 'Room' }]"
    />
    <event-calendar id="mine" displayTimezone="UTC" [views]="['month']" [(view)]="view" />
  `,
})
class TwoCalendars {
  readonly events = EVENTS;
  readonly view = signal<CalendarView>('month');
}

@Component({
  selector: 'ec-one-calendar',
  imports: [EventCalendarComponent],
  template: `
    <event-calendar
      displayTimezone="UTC"
      defaultVisibleDate="2026-11-20"
      [(events)]="events"
      (lastAction)="log.push($event.type ?? '')"
    />
  `,
})
class OneCalendar {
  readonly events = signal(EVENTS);
  readonly log: string[] = [];
}

@Component({
  selector: 'ec-own-content',
  imports: [EcEvent, EventCalendarComponent],
  template: `
    <event-calendar displayTimezone="UTC" visibleDate="2026-11-20" [events]="events">
      <ng-template ecEvent let-time="time"
        ><b>at {{ time }}</b></ng-template
      >
    </event-calendar>
  `,
})
class OwnContent {
  readonly events = EVENTS;
}

@Component({
  selector: 'ec-quick-calendar',
  imports: [EventCalendarComponent],
  template: `
    <event-calendar
      displayTimezone="UTC"
      visibleDate="2026-11-20"
      [eventCreation]="{ form: 'quick' }"
      [resources]="[{ id: 'r', title: 'Room' }]"
      (eventChangeRequest)="refuse($event)"
    />
  `,
})
class QuickCalendar {
  refuse(request: EventChangeRequest): void {
    if (!request.isPreview) request.preventDefault('We are closed.');
  }
}

@Component({
  selector: 'ec-from-source',
  imports: [EventCalendarComponent],
  template: `
    <event-calendar
      displayTimezone="UTC"
      defaultVisibleDate="2026-11-20"
      [eventSource]="{ load, save }"
    />
  `,
})
class FromSource {
  load: CalendarEventSource['load'] = async ({ start, end }) => {
    await new Promise((resolve) => setTimeout(resolve, 30));
    return EVENTS.filter((event) => event.start < end && event.end > start);
  };
  save: NonNullable<CalendarEventSource['save']> = () => Promise.resolve();
}

describe('EventCalendarHarness', () => {
  const givenTwo = (): HarnessLoader =>
    TestbedHarnessEnvironment.loader(TestBed.createComponent(TwoCalendars));

  it('finds calendars by id', async () => {
    const loader = givenTwo();
    expect(await loader.getAllHarnesses(EventCalendarHarness)).toHaveLength(2);
    const mine = await loader.getHarness(EventCalendarHarness.with({ id: 'mine' }));
    expect(await mine.getView()).toBe('month');
    expect(await mine.getEvents()).toEqual([]);
    const none = EventCalendarHarness.with({ id: 'yours' });
    expect(await loader.getHarnessOrNull(none)).toBeNull();
  });

  it('finds events by title, resource, date, slot and id, together too', async () => {
    const loader = givenTwo();
    const team = await loader.getHarness(EventCalendarHarness.with({ id: 'team' }));
    expect(await team.getEvents()).toHaveLength(4);
    expect(await team.getEvents({ title: 'Plan' })).toHaveLength(1);
    expect(await team.getEvents({ title: /^Plan/ })).toHaveLength(3);
    expect(await team.getEvents({ title: /^Plan/, date: DATE })).toHaveLength(2);
    expect(await team.getEvents({ resource: 'r' })).toHaveLength(1);
    expect(await team.getEvents({ slot: 'all-day' })).toHaveLength(1);
    expect(await team.getEvents({ id: '2', date: '2026-11-19' })).toHaveLength(1);
    expect(await team.getEventTitles(DATE, 'timed')).toEqual(['Plan B', 'Plan']);
  });

  it("finds events by title where a host's own content is drawn", async () => {
    const fixture = TestBed.createComponent(OwnContent);
    const own = await TestbedHarnessEnvironment.loader(fixture).getHarness(EventCalendarHarness);
    expect(await (await own.getEvent({ title: 'Plan' })).getTitle()).toBe('Plan');
    expect(await own.getEvents({ title: /^Plan/ })).toHaveLength(3);
    expect(await own.getEventTitles(DATE)).toEqual(['Fair', 'Plan B', 'Plan']);
  });

  it('says what went wrong', async () => {
    const loader = givenTwo();
    const team = await loader.getHarness(EventCalendarHarness.with({ id: 'team' }));
    const mine = await loader.getHarness(EventCalendarHarness.with({ id: 'mine' }));
    await expect(team.getEvent({ title: /^Plan/ })).rejects.toThrow('3 events');
    await expect(mine.showView('day')).rejects.toThrow("The view day isn't offered");
    await expect(mine.showMore()).rejects.toThrow('nothing more');
    await expect(mine.openDay(DATE)).rejects.toThrow("can't be opened");
    const menu = await team.openPreferences();
    await expect(menu.choose('Nonsense')).rejects.toThrow('No item "Nonsense"; there are: Show');
  });

  it('moves and resizes by keyboard', async () => {
    const fixture = TestBed.createComponent(OneCalendar);
    document.body.append(fixture.nativeElement as HTMLElement);
    const one = await TestbedHarnessEnvironment.loader(fixture).getHarness(EventCalendarHarness);
    const plan = (): Promise<EventHarness> => one.getEvent({ title: 'Plan' });
    await (await plan()).moveTo('2026-11-18T14:30');
    await (await plan()).resizeTo('2026-11-18T16:00');
    expect(fixture.componentInstance.events()[0]).toMatchObject({
      start: '2026-11-18T14:30:00Z',
      end: '2026-11-18T16:00:00Z',
    });
    await (await one.getEvent({ title: 'Fair' })).moveTo('2026-11-17');
    await (await one.getEvent({ title: 'Fair' })).resizeTo('2026-11-19');
    expect(fixture.componentInstance.events()[2]).toMatchObject({
      start: '2026-11-17',
      end: '2026-11-19',
    });
    await expect((await plan()).moveTo('2026-11-18T14:37')).rejects.toThrow(
      "can't be brought to 2026-11-18T14:37, only to 2026-11-18T14:45",
    );
    fixture.componentInstance.events.update((events) =>
      events.map((event) => ({ ...event, readOnly: true })),
    );
    await expect((await plan()).moveTo('2026-11-18T15:00')).rejects.toThrow("can't be moved");
    await one.showView('agenda');
    const other = await one.getEvent({ title: 'Plan B' });
    await expect(other.moveTo('2026-11-18T15:00')).rejects.toThrow('day, week and month');
    expect(fixture.componentInstance.log).toEqual(['move', 'resize', 'move', 'resize']);
  });

  it('moves in a month and across pages', async () => {
    const fixture = TestBed.createComponent(OneCalendar);
    document.body.append(fixture.nativeElement as HTMLElement);
    const one = await TestbedHarnessEnvironment.loader(fixture).getHarness(EventCalendarHarness);
    await (await one.getEvent({ title: 'Plan' })).moveTo('2026-11-24T10:00');
    expect(await one.getDates()).toContain('2026-11-24');
    await one.showView('month');
    await (await one.getEvent({ title: 'Plan' })).moveTo('2026-11-03');
    expect(fixture.componentInstance.events()[0]).toMatchObject({ start: '2026-11-03T10:00:00Z' });
  });

  it('fills in the small form of a new event', async () => {
    const fixture = TestBed.createComponent(QuickCalendar);
    document.body.append(fixture.nativeElement as HTMLElement);
    const calendar =
      await TestbedHarnessEnvironment.loader(fixture).getHarness(EventCalendarHarness);
    expect(await calendar.isQuickFormOpen()).toBe(false);
    await (await calendar.getCell({ date: DATE, slot: 'timed' })).click();
    expect(await calendar.isQuickFormOpen()).toBe(true);
    const form = await calendar.getQuickForm();
    expect(await form.getLayout()).toBe('popover');
    expect(await form.getDates()).toBe('Fri, Nov 20');
    expect(await form.getResources()).toEqual(['No resource', 'Room']);
    await form.save();
    expect(await form.errors()).toEqual(['A title is required.']);
    await form.set('title', 'Tai chi');
    await form.set('startTime', '4 PM');
    await form.set('resource', 'Room');
    expect([await form.get('endTime'), await form.get('resource')]).toEqual(['4:30 PM', 'Room']);
    await form.close();
    expect(await form.isAsking()).toBe(true);
    await form.keepEditing();
    await form.save();
    expect(await form.getWarning()).toBe('We are closed.');
    await form.goOn();
    expect(await calendar.isQuickFormOpen()).toBe(false);
    expect(await (await calendar.getEditor()).get('resource')).toBe('Room');
  });

  it('comes to a later hour by keys', async () => {
    const fixture = TestBed.createComponent(QuickCalendar);
    document.body.append(fixture.nativeElement as HTMLElement);
    const calendar =
      await TestbedHarnessEnvironment.loader(fixture).getHarness(EventCalendarHarness);
    const cell = await (await calendar.getCell({ date: DATE, slot: 'timed' })).host();
    await cell.focus();
    await cell.sendKeys(TestKey.DOWN_ARROW, TestKey.DOWN_ARROW, TestKey.ENTER);
    expect(await (await calendar.getQuickForm()).get('startTime')).toBe('1 AM');
  });

  it('leaves the small form', async () => {
    const fixture = TestBed.createComponent(QuickCalendar);
    document.body.append(fixture.nativeElement as HTMLElement);
    const calendar =
      await TestbedHarnessEnvironment.loader(fixture).getHarness(EventCalendarHarness);
    await (await calendar.getCell({ date: DATE, slot: 'timed' })).click();
    const form = await calendar.getQuickForm();
    await form.set('title', 'Tai chi');
    await form.close();
    await form.discard();
    expect(await calendar.isQuickFormOpen()).toBe(false);
  });

  it('waits for the events of a source', async () => {
    const fixture = TestBed.createComponent(FromSource);
    const calendar =
      await TestbedHarnessEnvironment.loader(fixture).getHarness(EventCalendarHarness);
    expect(await calendar.getEvents()).toEqual([]);
    await calendar.waitForEvents();
    expect(await calendar.getEventTitles(DATE)).toEqual(['Fair', 'Plan B', 'Plan']);
    await calendar.next();
    await calendar.next();
    await calendar.waitForEvents();
    expect(await calendar.getEvents()).toEqual([]);
  });

  const givenSource = (load: CalendarEventSource['load']): Promise<EventCalendarHarness> => {
    const fixture = TestBed.createComponent(FromSource);
    fixture.componentInstance.load = load;
    return TestbedHarnessEnvironment.loader(fixture).getHarness(EventCalendarHarness);
  };

  it('waits for what failed no longer than needed', async () => {
    const calendar = await givenSource(() => Promise.reject(new Error('asleep')));
    await calendar.waitForEvents();
    expect(await calendar.getProblem()).toContain('asleep');
  });

  it.each<[string, boolean, string | null]>([
    ['saved', true, null],
    ['refused', false, 'Full'],
  ])('waits until what was changed is %s', async (_, isKept, problem) => {
    const fixture = TestBed.createComponent(FromSource);
    const save = jest.fn(async () => {
      await new Promise((resolve) => setTimeout(resolve, 30));
      if (!isKept) throw new Error('Full');
    });
    fixture.componentInstance.save = save;
    const calendar =
      await TestbedHarnessEnvironment.loader(fixture).getHarness(EventCalendarHarness);
    await calendar.waitForEvents();
    await calendar.waitForSaves();
    await (await (await calendar.getEvent({ title: 'Fair' })).openMenu()).choose('Delete event');
    await calendar.waitForSaves();
    expect(save).toHaveBeenCalledTimes(1);
    const said = await calendar.getProblem();
    expect(problem === null ? said : said?.includes(problem)).toBe(problem === null ? null : true);
    expect(await calendar.getEvents({ title: 'Fair' })).toHaveLength(isKept ? 0 : 1);
  });

  it('does not wait forever for what never comes', async () => {
    const calendar = await givenSource(() => new Promise<never>(() => undefined));
    // Timers fire at once.
    const { setTimeout } = globalThis;
    const hurried = jest
      .spyOn(globalThis, 'setTimeout')
      .mockImplementation((act: () => void) => setTimeout(act, 0));
    await expect(calendar.waitForEvents()).rejects.toThrow('still on their way');
    hurried.mockRestore();
  });
});
