import { Component, computed, input, linkedSignal, signal } from '@angular/core';
import {
  type CalendarEvent,
  type CalendarPreferences,
  type CalendarView,
  type EventOverlap,
  type ResourceColumns,
  type TimelineOptions,
  type UnavailableTimes,
} from 'ng-event-calendar';
import { EventCalendarPremiumComponent } from 'ng-event-calendar/premium';
import { today } from '../../../data/civil-date';
import { CLOSED, DESK, deskDay, deskEvents, OPENING_HOURS } from '../../../data/desk';
import { Page } from '../../ui/page';
import { Segmented, type SegmentOption } from '../../ui/segmented';

type Order = NonNullable<ResourceColumns['order']>;
type Shown = NonNullable<ResourceColumns['show']>;

/** A practice's front desk: practitioners and rooms in columns or rows, and requests that wait to be assigned. */
@Component({
  selector: 'sc-desk',
  imports: [EventCalendarPremiumComponent, Page, Segmented],
  templateUrl: './desk.html',
})
export class Desk {
  /** Query parameters. */
  readonly view = input<CalendarView>();
  readonly date = input<string>();
  readonly order = input<Order>();
  readonly show = input<Shown>();
  readonly rule = input<EventOverlap>();

  private readonly start = computed(() => this.date() ?? deskDay(today()));

  protected readonly resources = DESK;
  protected readonly views: readonly CalendarView[] = [
    'day',
    'week',
    'month',
    'timeline',
    'agenda',
  ];
  protected readonly lede =
    'Who sees whom, where, and when they are free. Drag a request that nobody has yet to somebody, or an ' +
    'appointment into lunch, onto another one, or to a third patient for two beds, and read why it can’t be. ' +
    'Minor surgery is a doctor’s, a nurse’s and a room’s at once; with Control held, one more comes along.';
  protected readonly places: SegmentOption<'columns' | 'rows'>[] = [
    { value: 'columns', label: 'Columns' },
    { value: 'rows', label: 'Rows' },
  ];
  protected readonly orders: SegmentOption<Order>[] = [
    { value: 'date-resource', label: 'By day' },
    { value: 'resource-date', label: 'By person' },
  ];
  protected readonly showns: SegmentOption<Shown>[] = [
    { value: 'all', label: 'Everybody' },
    { value: 'working', label: 'Who works' },
    { value: 'with-events', label: 'Who is booked' },
  ];
  /** Modes for overlaps, full resources and closed times. */
  protected readonly rules: SegmentOption<EventOverlap>[] = [
    { value: 'allow', label: 'Allow' },
    { value: 'mark', label: 'Mark' },
    { value: 'ask', label: 'Ask' },
    { value: 'refuse', label: 'Refuse' },
  ];
  protected readonly hours = OPENING_HOURS;
  protected readonly closed = CLOSED;

  protected readonly shownView = linkedSignal<CalendarView>(() => this.view() ?? 'day');
  protected readonly shownDate = linkedSignal(() => this.start());
  protected readonly events = linkedSignal<CalendarEvent[]>(() => deskEvents(this.start()));
  protected readonly preferences = signal<CalendarPreferences>({});
  protected readonly shownOrder = linkedSignal<Order>(() => this.order() ?? 'date-resource');
  protected readonly shownColumns = linkedSignal<Shown>(() => this.show() ?? 'all');
  protected readonly shownRule = linkedSignal<EventOverlap>(() => this.rule() ?? 'refuse');
  protected readonly unavailable = computed<UnavailableTimes>(() => {
    const rule = this.shownRule();
    return rule === 'mark' ? 'allow' : rule;
  });
  protected readonly columns = computed<ResourceColumns>(() => ({
    order: this.shownOrder(),
    show: this.shownColumns(),
  }));
  protected readonly rows = computed<TimelineOptions>(() => ({
    presets: ['hours', 'days'],
    spans: { days: { weeks: 2 } },
    // Twenty minutes have room for a name.
    cellWidths: { hours: 192 },
    titleWidth: 184,
    show: this.shownColumns(),
    workload: 'row',
  }));
}
