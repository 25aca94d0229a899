import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { Component, viewChild } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import type { BlockedTime, CalendarEvent, CalendarResource } from 'ng-event-calendar/core/internal';
import { EventCalendarHarness } from 'ng-event-calendar/testing';
import { EventCalendarPremiumComponent } from './event-calendar-premium';

const lesson: CalendarEvent = {
  id: 'lesson',
  title: 'Lesson',
  start: '2026-11-13T10:00:00Z',
  end: '2026-11-13T11:00:00Z',
  rrule: 'FREQ=WEEKLY;COUNT=4',
  resource: ['ana', 'room 1'],
};

@Component({
  selector: 'ec-kinds-of-series',
  imports: [EventCalendarPremiumComponent],
  template: `
    <event-calendar-premium
      displayTimezone="UTC"
      visibleDate="2026-11-20"
      unavailableTimes="refuse"
      [events]="events"
      [resources]="resources"
      [blockedTimes]="repairs"
    />
  `,
})
class Host {
  readonly calendar = viewChild.required(EventCalendarPremiumComponent);
  readonly events = [lesson];
  readonly resources: readonly CalendarResource[] = [
    { id: 'ana', title: 'Ana', kind: 'Teacher' },
    { id: 'room 1', title: 'Room 1', kind: 'Room' },
    { id: 'room 2', title: 'Room 2', kind: 'Room' },
    { id: 'room 3', title: 'Room 3', kind: 'Room' },
  ];
  readonly repairs: readonly BlockedTime[] = [
    { title: 'Repairs', resource: 'room 2', allDay: true, start: '2026-11-20', end: '2026-11-20' },
    { title: 'Floor', resource: 'room 3', allDay: true, start: '2026-11-27', end: '2026-11-27' },
  ];
}

afterEach(() => document.body.replaceChildren());

it('options say what stands against the occurrence that was opened, not against others', async () => {
  const fixture = TestBed.createComponent(Host);
  document.body.append(fixture.nativeElement as HTMLElement);
  const calendar = await TestbedHarnessEnvironment.loader(fixture).getHarness(EventCalendarHarness);
  const editor = await calendar.openEditor({ title: 'Lesson' });
  expect(await editor.get('startDate')).toContain('Nov 20');
  await fixture.whenStable();
  expect(await editor.getOptions({ kind: 'Room' })).toEqual([
    'No resource',
    'Room 1',
    'Room 2 Repairs',
    'Room 3',
  ]);
});
