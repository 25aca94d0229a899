import { Component, model } from '@angular/core';
import type { FormValueControl } from '@angular/forms/signals';
import { EventCalendarComponent, type CalendarEvent } from 'ng-event-calendar';
import { thisWeek } from './this-week';

/** A calendar as a field of a form: its value is the list of events. */
@Component({
  selector: 'app-week-plan',
  imports: [EventCalendarComponent],
  template: `
    <event-calendar
      [defaultVisibleDate]="monday"
      [height]="480"
      [views]="['week']"
      [visibleHours]="{ start: 8, end: 18 }"
      [defaultPreferences]="{ isSidePanelOpen: false }"
      [(events)]="value"
    />
  `,
})
export class WeekPlan implements FormValueControl<CalendarEvent[]> {
  protected readonly monday = thisWeek(1, '09:00');
  readonly value = model<CalendarEvent[]>([]);
}
