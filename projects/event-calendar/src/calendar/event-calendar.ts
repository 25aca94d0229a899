import { Component, forwardRef } from '@angular/core';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { CALENDAR_INPUTS } from '../store/inputs/calendar-inputs';
import { CALENDAR_PROVIDERS, CalendarBoundary } from './calendar-boundary';
import { CalendarShell } from './calendar-shell';
import { RootAttributes } from './root-attributes';
import { SxStyles } from './sx-styles';

/**
 * An event calendar with views of a day, a week, several days and a month, an agenda and a timeline.
 *
 * Bind `[(events)]` and any other model you need; the calendar keeps the state of unbound ones itself.
 */
@Component({
  selector: 'event-calendar',
  // Beside the shell rather than host directives of it: these are a feature of Angular of 1.4 kB that little else uses.
  imports: [CalendarShell, RootAttributes, SxStyles],
  template: `
    @if (isDue()) {
      <ec-calendar-shell ecRootAttributes [class]="className() ?? ''" [ecSx]="sx()" />
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
