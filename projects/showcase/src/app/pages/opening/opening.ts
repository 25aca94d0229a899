import { Component, input, linkedSignal } from '@angular/core';
import { RouterLink } from '@angular/router';
import { EventCalendarComponent, type CalendarView } from 'ng-event-calendar';
import { today } from '../../../data/civil-date';
import { STUDIO_RESOURCES, type StudioEvent } from '../../../data/studio';
import { studioEvents } from '../../../data/studio-events';

/** Pages of the trades that the calendar was made for. */
const EXAMPLES = [
  { path: '/desk', label: 'Front desk' },
  { path: '/hotel', label: 'Hotel by days' },
  { path: '/shifts', label: 'Shifts past midnight' },
  { path: '/machines', label: 'Machines by weeks' },
  { path: '/rental', label: 'Rental desk' },
  { path: '/zones', label: 'Time zones' },
] as const;

/** Introduces the calendar, in one sentence and one example, and leads to others. */
@Component({
  selector: 'sc-opening',
  imports: [EventCalendarComponent, RouterLink],
  templateUrl: './opening.html',
  styleUrl: './opening.scss',
})
export class Opening {
  /** Query parameters. */
  readonly date = input<string>();
  readonly view = input<CalendarView>();

  protected readonly examples = EXAMPLES;
  protected readonly resources = STUDIO_RESOURCES;
  protected readonly views: readonly CalendarView[] = [
    'day',
    'week',
    'month',
    'timeline',
    'agenda',
  ];
  protected readonly shownDate = linkedSignal(() => this.date() ?? today());
  protected readonly shownView = linkedSignal<CalendarView>(() => this.view() ?? 'week');
  protected readonly events = linkedSignal<StudioEvent[]>(() =>
    studioEvents(this.date() ?? today()),
  );
}
