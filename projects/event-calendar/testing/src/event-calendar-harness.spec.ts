import type { HarnessLoader } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { Component, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { EventCalendarComponent, type CalendarEvent, type CalendarView } from 'ng-event-calendar';
import { EventCalendarHarness } from './event-calendar-harness';

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

describe('EventCalendarHarness', () => {
  let loader: HarnessLoader;
  beforeEach(() => {
    loader = TestbedHarnessEnvironment.loader(TestBed.createComponent(TwoCalendars));
  });

  it('finds calendars by id', async () => {
    expect(await loader.getAllHarnesses(EventCalendarHarness)).toHaveLength(2);
    const mine = await loader.getHarness(EventCalendarHarness.with({ id: 'mine' }));
    expect(await mine.getView()).toBe('month');
    expect(await mine.getEvents()).toEqual([]);
    const none = EventCalendarHarness.with({ id: 'yours' });
    expect(await loader.getHarnessOrNull(none)).toBeNull();
  });

  it('finds events by title, resource, date, slot and id, together too', async () => {
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

  it('says what went wrong', async () => {
    const team = await loader.getHarness(EventCalendarHarness.with({ id: 'team' }));
    const mine = await loader.getHarness(EventCalendarHarness.with({ id: 'mine' }));
    await expect(team.getEvent({ title: /^Plan/ })).rejects.toThrow('3 events');
    await expect(mine.showView('day')).rejects.toThrow("The view day isn't offered");
    await expect(mine.showMore()).rejects.toThrow('nothing more');
    await expect(mine.openDay(DATE)).rejects.toThrow("can't be opened");
    const menu = await team.openPreferences();
    await expect(menu.choose('Nonsense')).rejects.toThrow('No item "Nonsense"; there are: Show');
  });
});
