import { Component, forwardRef } from '@angular/core';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { CALENDAR_INPUTS } from '../store/inputs/calendar-inputs';
import { CALENDAR_PROVIDERS, CalendarBoundary } from './calendar-boundary';
import { CalendarShell } from './calendar-shell';

/**
 * An event calendar with views of a day, a week, several days and a month, an agenda and a timeline.
 *
 * Bind `[(events)]` and any other model you need; the calendar keeps the state of unbound ones itself.
 */
@Component({
  selector: 'event-calendar',
  imports: [CalendarShell],
  template: `
    @if (isDue()) {
      <ec-calendar-shell [class]="className() ?? ''" [sx]="sx()" />
    }
  `,
  styleUrl: './event-calendar.scss',
  providers: [
    { provide: CALENDAR_INPUTS, useExisting: forwardRef(() => EventCalendarComponent) },
    CALENDAR_PROVIDERS,
  ],
})
export class EventCalendarComponent<
  E extends CalendarEvent = CalendarEvent,
> extends CalendarBoundary<E> {}
