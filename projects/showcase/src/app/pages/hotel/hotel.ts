import { Component, computed, input, linkedSignal } from '@angular/core';
import {
  type CalendarEvent,
  type CalendarView,
  EventCalendarComponent,
  type TimelineOptions,
} from 'ng-event-calendar';
import { today } from '../../../data/civil-date';
import { asStay, HOTEL, renovationFrom, staysAround } from '../../../data/hotel';
import { Page } from '../../ui/page';

const VIEWS: readonly CalendarView[] = ['timeline', 'month', 'agenda'];

const TIMELINE: TimelineOptions = {
  presets: ['days', 'weeks'],
  spans: { days: { weeks: 3 } },
  steps: { days: { weeks: 1 } },
  // Bars are 24 pixels wide at least: a morning at the start of the page ends before the next arrival.
  cellWidths: { days: 45 },
  laneHeights: { days: 28 },
  // Stays end at eleven and begin at two: one leaves room for the next on the same day.
  barEnds: 'time',
  titleWidth: 160,
  columns: [
    { key: 'kind', title: 'Kind', width: 68 },
    { key: 'beds', title: 'Beds', width: 56 },
  ],
};

/** A hotel by days: rooms in floors, stays from two in the afternoon to eleven in the morning. */
@Component({
  selector: 'sc-hotel',
  imports: [EventCalendarComponent, Page],
  template: `
    <sc-page heading="Hotel" [lede]="lede">
      <event-calendar
        height="var(--sc-calendar-height)"
        eventOverlap="refuse"
        eventColor="grey"
        unavailableTimes="refuse"
        defaultTimelinePreset="days"
        [scrollToCurrentTime]="true"
        [defaultPreferences]="{ isSidePanelOpen: false }"
        [localeText]="{ labelNoResource: 'Without a room', timelineResourceTitleHeader: 'Number' }"
        [resources]="rooms"
        [blockedTimes]="closed()"
        [views]="views"
        [(view)]="shownView"
        [(visibleDate)]="shownDate"
        [timeline]="timeline"
        [events]="events()"
        (eventsChange)="book($event)"
      />
    </sc-page>
  `,
})
export class Hotel {
  /** Query parameters. */
  readonly view = input<CalendarView>();
  readonly date = input<string>();

  protected readonly lede =
    'Every room is a row, and three weeks are a page. Drag a booking from “Without a room” to a free one: rows that ' +
    'can’t take it are hatched, and so are rooms under renovation. Sweep over days in a row to book them.';
  protected readonly rooms = HOTEL;
  protected readonly views = VIEWS;
  protected readonly timeline = TIMELINE;
  private readonly start = computed(() => this.date() ?? today());
  protected readonly closed = computed(() => renovationFrom(this.start()));
  protected readonly shownView = linkedSignal<CalendarView>(() => this.view() ?? 'timeline');
  protected readonly shownDate = linkedSignal(() => this.start());
  protected readonly events = linkedSignal<CalendarEvent[]>(() => staysAround(this.start()));

  /** Writes the events; new ones, which a sweep makes of whole days, become stays. */
  protected book(events: readonly CalendarEvent[]): void {
    this.events.set(events.map(asStay));
  }
}
