import { Component, signal } from '@angular/core';
import {
  EventCalendarComponent,
  type CalendarEvent,
  type CalendarId,
  type CalendarResource,
  type TimelineOptions,
} from 'ng-event-calendar';
import { thisWeek } from './this-week';

@Component({
  selector: 'app-night-shifts',
  imports: [EventCalendarComponent],
  template: `
    <button type="button" (click)="calendar.scrollToResource('ana')">To Ana</button>
    <button type="button" (click)="collapsed.set({ pool: true })">Close the pool</button>
    <event-calendar
      #calendar
      [height]="440"
      [defaultPreferences]="{ isSidePanelOpen: false }"
      [views]="['timeline', 'week']"
      defaultView="timeline"
      [visibleHours]="{ start: 7, end: 31 }"
      [timeline]="timeline"
      [resources]="teams"
      [(collapsedResources)]="collapsed"
      [(pinnedResources)]="pinned"
      [(events)]="shifts"
      (resourceClick)="chosen.set($event.title)"
    />
    <output>{{ chosen() }}</output>
  `,
})
export class NightShifts {
  protected readonly timeline: TimelineOptions = {
    presets: ['hours', 'days'],
    spans: { days: { weeks: 1 } },
    cellWidths: { hours: 'fit' },
    workload: 'row',
  };
  protected readonly collapsed = signal<Readonly<Record<string, boolean>>>({});
  protected readonly pinned = signal<readonly CalendarId[]>([]);
  protected readonly chosen = signal('');

  protected readonly teams: CalendarResource[] = [
    {
      id: 'ward',
      title: 'Ward',
      canHaveEvents: false,
      workingHours: [{ days: [0, 1, 2, 3, 4, 5, 6], start: '07:00', end: '23:00' }],
      children: [
        { id: 'ben', title: 'Ben', eventColor: 'amber' },
        { id: 'cora', title: 'Cora', eventColor: 'teal' },
      ],
    },
    {
      id: 'pool',
      title: 'Nights',
      canHaveEvents: false,
      workingHours: [{ days: [0, 1, 2, 3, 4, 5, 6], start: '19:00', end: '07:00' }],
      children: [{ id: 'ana', title: 'Ana', eventColor: 'indigo' }],
    },
  ];
  protected readonly shifts = signal<CalendarEvent[]>(
    [0, 1, 2, 3, 4, 5, 6].flatMap((day) => [
      {
        ...{ id: `early ${day}`, title: 'Early', resource: 'ben' },
        ...{ start: thisWeek(day, '07:00'), end: thisWeek(day, '15:00') },
      },
      {
        ...{ id: `late ${day}`, title: 'Late', resource: 'cora' },
        ...{ start: thisWeek(day, '15:00'), end: thisWeek(day, '23:00') },
      },
      {
        ...{ id: `night ${day}`, title: 'Night', resource: 'ana' },
        ...{ start: thisWeek(day, '23:00'), end: thisWeek(day + 1, '07:00') },
      },
    ]),
  );
}
