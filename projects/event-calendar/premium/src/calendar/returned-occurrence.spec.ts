import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { Component, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { EcDropZone } from 'ng-event-calendar';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { EventCalendarHarness } from 'ng-event-calendar/testing';
import { EventCalendarPremiumComponent } from './event-calendar-premium';

const weekly: CalendarEvent = {
  id: 'weekly',
  title: 'Weekly',
  start: '2026-11-13T10:00:00Z',
  end: '2026-11-13T11:00:00Z',
  rrule: 'FREQ=WEEKLY;COUNT=4',
};

@Component({
  selector: 'ec-returned-occurrence',
  imports: [EcDropZone, EventCalendarPremiumComponent],
  template: `
    <event-calendar-premium
      displayTimezone="UTC"
      visibleDate="2026-11-20"
      [canDropEventsToTheOutside]="true"
      [(events)]="events"
    />
    <div
      ecDropZone="Waiting list"
      (eventDropped)="dropped.push($event)"
      (eventReturned)="returned.push($event)"
    ></div>
  `,
})
class Host {
  readonly events = signal([weekly]);
  readonly dropped: CalendarEvent[] = [];
  readonly returned: CalendarEvent[] = [];
}

afterEach(() => document.body.replaceChildren());

it('an occurrence that left its series returns as the copy that was dropped', async () => {
  const fixture = TestBed.createComponent(Host);
  document.body.append(fixture.nativeElement as HTMLElement);
  const host = fixture.componentInstance;
  const calendar = await TestbedHarnessEnvironment.loader(fixture).getHarness(EventCalendarHarness);
  const event = await calendar.getEvent({ title: 'Weekly' });
  await (await event.openMenu()).choose('Move to Waiting list');
  await fixture.whenStable();
  const [copy] = host.dropped;
  expect(copy).toMatchObject({ title: 'Weekly', start: '2026-11-20T10:00:00Z' });
  expect(copy?.rrule).toBeUndefined();
  expect(host.events()).toMatchObject([{ id: 'weekly', exDates: ['2026-11-20'] }]);

  const grid = document.querySelector('[data-view]')!;
  grid.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true }));
  await fixture.whenStable();
  expect(host.events()).toEqual([weekly]);
  expect(host.returned).toEqual([copy]);
  expect(host.returned[0]).toBe(copy);
});
