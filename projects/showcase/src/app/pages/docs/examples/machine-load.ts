import { DecimalPipe } from '@angular/common';
import { Component, signal } from '@angular/core';
import {
  EcResourceHeader,
  EcTimelineCell,
  EventCalendarComponent,
  type CalendarEvent,
  type CalendarResource,
  type TimelineOptions,
  type WorkingHours,
} from 'ng-event-calendar';
import { groupResources } from 'ng-event-calendar/core';
import { thisWeek } from './this-week';

/** Keys of the host stay on its resources. */
interface Machine extends CalendarResource {
  readonly hall: string;
  readonly force: number;
}

const MACHINES: readonly Machine[] = [
  { id: 'p1', title: 'Press 1', hall: 'North', force: 320, eventColor: 'indigo' },
  { id: 'p2', title: 'Press 2', hall: 'South', force: 500, eventColor: 'indigo' },
  // It takes two orders at a time.
  { id: 'line', title: 'Line', hall: 'North', force: 0, eventColor: 'teal', capacity: 2 },
];

@Component({
  selector: 'app-machine-load',
  imports: [DecimalPipe, EcResourceHeader, EcTimelineCell, EventCalendarComponent],
  template: `
    <event-calendar
      [height]="420"
      [defaultPreferences]="{ isSidePanelOpen: false }"
      [views]="['timeline']"
      defaultView="timeline"
      defaultTimelinePreset="weeks"
      [timeline]="timeline"
      [resources]="machines"
      [workingHours]="hours"
      [(events)]="orders"
    >
      <ng-template ecResourceHeader let-machine>
        {{ machine?.title ?? 'Not planned' }}
      </ng-template>

      <ng-template ecTimelineCell let-column="column" let-value="value" let-workload="workload">
        @if (column.key === 'load') {
          @if (workload?.open) {
            {{ (100 * workload!.booked) / workload!.open | number: '1.0-0' }} %
          }
        } @else if (value) {
          {{ value }} t
        }
      </ng-template>
    </event-calendar>
  `,
})
export class MachineLoad {
  protected readonly timeline: TimelineOptions = {
    presets: ['days', 'weeks', 'months'],
    spans: { weeks: { weeks: 8 } },
    columns: [
      { key: 'force', title: 'Force', width: 72 },
      // Machines have no such key; a template draws the cell.
      { key: 'load', title: 'Load', width: 64 },
    ],
    workload: 'cell',
  };
  /** Two halls, with their machines beneath them. */
  protected readonly machines = groupResources(MACHINES, 'hall');
  protected readonly hours: WorkingHours[] = [
    { days: [1, 2, 3, 4, 5], start: '00:00', end: '24:00' },
  ];
  protected readonly orders = signal<CalendarEvent[]>([
    { ...order(1, 12), id: 1, title: 'Door panel', resource: 'p1' },
    { ...order(15, 26), id: 2, title: 'Bracket', resource: 'p2' },
    { ...order(1, 19), id: 3, title: 'Gear case', resource: 'line' },
    { ...order(8, 26), id: 4, title: 'Pump body', resource: 'line' },
    { ...order(9, 11), id: 5, title: 'Cover', resource: 'line' },
  ]);
}

/** Returns the times of an order by days counted from this week's Sunday. */
function order(first: number, last: number) {
  return { start: thisWeek(first, '00:00'), end: thisWeek(last + 1, '00:00') };
}
