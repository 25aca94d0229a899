import { Component } from '@angular/core';
import { FormControl } from '@angular/forms';
import { EventCalendarComponent, type CalendarEvent } from 'ng-event-calendar';

@Component({
  selector: 'app-plan-control',
  imports: [EventCalendarComponent],
  template: `
    <event-calendar
      [height]="400"
      [events]="hours.value"
      (eventsChange)="hours.setValue($event); hours.markAsDirty()"
    />
    <p>{{ hours.dirty ? 'Changed.' : 'As it was.' }}</p>
  `,
})
export class PlanControl {
  protected readonly hours = new FormControl<CalendarEvent[]>([], { nonNullable: true });
}
