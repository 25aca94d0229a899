import { Component, signal } from '@angular/core';
import {
  EventCalendarComponent,
  type CalendarEvent,
  type EventChangeRequest,
} from 'ng-event-calendar';
import { PRACTICE, PRACTICE_HOURS, practiceBlocks } from './practice-rules';
import { thisWeek } from './this-week';

/** An appointment of the practice. */
interface Appointment extends CalendarEvent {
  readonly isEmergency?: boolean;
}

@Component({
  selector: 'app-open-practice',
  imports: [EventCalendarComponent],
  template: `
    <event-calendar
      defaultView="day"
      [defaultVisibleDate]="date"
      [defaultPreferences]="{ isSidePanelOpen: false }"
      [height]="560"
      [visibleHours]="{ start: 7, end: 19 }"
      [resourceColumns]="true"
      [resources]="resources"
      [workingHours]="hours"
      [blockedTimes]="blocks"
      unavailableTimes="ask"
      eventOverlap="refuse"
      [(events)]="events"
      (eventChangeRequest)="waive($event)"
    />
  `,
})
export class OpenPractice {
  protected readonly date = thisWeek(2, '00:00').slice(0, 10);
  protected readonly resources = PRACTICE;
  protected readonly hours = PRACTICE_HOURS;
  protected readonly blocks = practiceBlocks();
  protected readonly events = signal<Appointment[]>([
    { ...at('09:00', '09:30'), id: 1, title: 'Ida Holm', resource: 'weber' },
    { ...at('10:00', '10:45'), id: 2, title: 'Piet Maas', resource: 'weber' },
    { ...at('11:00', '11:30'), id: 3, title: 'Elif Kaya', resource: 'lind', isEmergency: true },
    { ...at('10:30', '11:30'), id: 4, title: 'Back school', resource: 'training', seats: 2 },
  ]);

  /** Emergencies are allowed outside hours and in meetings, but still don't overlap other appointments. */
  protected waive(request: EventChangeRequest<Appointment>): void {
    if (request.after?.isEmergency) request.allow('outside-hours', 'blocked');
  }
}

/** Tuesday is the shown day. */
function at(start: string, end: string) {
  return { start: thisWeek(2, start), end: thisWeek(2, end) };
}
