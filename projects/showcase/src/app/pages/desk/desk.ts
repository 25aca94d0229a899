import { Component, computed, input, linkedSignal, signal } from '@angular/core';
import {
  type CalendarEvent,
  type CalendarPreferences,
  type CalendarView,
  EventCalendarComponent,
  type ResourceColumns,
} from 'ng-event-calendar';
import { today } from '../../../data/civil-date';
import { DESK, deskEvents } from '../../../data/desk';
import { Page } from '../../ui/page';
import { Segmented, type SegmentOption } from '../../ui/segmented';

type Order = NonNullable<ResourceColumns['order']>;
type Shown = NonNullable<ResourceColumns['show']>;

/** A practice's front desk: practitioners and rooms beside each other, and requests that wait for somebody. */
@Component({
  selector: 'sc-desk',
  imports: [EventCalendarComponent, Page, Segmented],
  templateUrl: './desk.html',
})
export class Desk {
  /** Query parameters. */
  readonly view = input<CalendarView>();
  readonly date = input<string>();
  readonly order = input<Order>();
  readonly show = input<Shown>();

  protected readonly resources = DESK;
  protected readonly lede =
    'Who sees whom, and where. Drag a request from the last column to somebody, an appointment to a colleague ' +
    'or a room; the theatre takes nothing, it is the hospital’s.';
  protected readonly orders: SegmentOption<Order>[] = [
    { value: 'date-resource', label: 'By day' },
    { value: 'resource-date', label: 'By person' },
  ];
  protected readonly showns: SegmentOption<Shown>[] = [
    { value: 'all', label: 'Everybody' },
    { value: 'with-events', label: 'Who is booked' },
  ];

  protected readonly shownView = linkedSignal<CalendarView>(() => this.view() ?? 'day');
  protected readonly shownDate = linkedSignal(() => this.date() ?? today());
  protected readonly events = linkedSignal<CalendarEvent[]>(() =>
    deskEvents(this.date() ?? today()),
  );
  protected readonly preferences = signal<CalendarPreferences>({});
  protected readonly shownOrder = linkedSignal<Order>(() => this.order() ?? 'date-resource');
  protected readonly shownColumns = linkedSignal<Shown>(() => this.show() ?? 'all');
  protected readonly columns = computed<ResourceColumns>(() => ({
    order: this.shownOrder(),
    show: this.shownColumns(),
  }));
}
