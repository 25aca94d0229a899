import { Component, computed, input, linkedSignal } from '@angular/core';
import {
  type CalendarEvent,
  type CalendarView,
  EventCalendarComponent,
  type TimelineOptions,
} from 'ng-event-calendar';
import { today } from '../../../data/civil-date';
import { closuresAround, ordersAround, PLANT, WEEKDAYS } from '../../../data/machines';
import { Page } from '../../ui/page';

const VIEWS: readonly CalendarView[] = ['timeline', 'month', 'agenda'];

const TIMELINE: TimelineOptions = {
  presets: ['days', 'weeks', 'months'],
  spans: { weeks: { weeks: 16 } },
  steps: { weeks: { weeks: 4 } },
  titleWidth: 224,
  columns: [{ key: 'fits', title: 'Fits', width: 80 }],
  workload: 'cell',
};

/** Orders of a plant by weeks: machines in halls, with their load under each week. */
@Component({
  selector: 'sc-machines',
  imports: [EventCalendarComponent, Page],
  template: `
    <sc-page heading="Machines" [lede]="lede">
      <event-calendar
        height="min(860px, var(--sc-calendar-height))"
        eventOverlap="mark"
        defaultTimelinePreset="weeks"
        [defaultPreferences]="{ isSidePanelOpen: false, showWeekNumber: true, weekStartsOn: 1 }"
        [localeText]="{ timelineResourceTitleHeader: 'Machine' }"
        [resources]="plant"
        [shouldEventRequireResource]="true"
        [workingHours]="hours"
        [blockedTimes]="closed()"
        [views]="views"
        [(view)]="shownView"
        [(visibleDate)]="shownDate"
        [timeline]="timeline"
        [(events)]="events"
      />
    </sc-page>
  `,
})
export class Machines {
  /** Query parameters. */
  readonly view = input<CalendarView>();
  readonly date = input<string>();

  protected readonly lede =
    'Sixteen weeks of orders. The line at the foot of a week is the share of its five days that is taken; the ' +
    'assembly has two cells and is overbooked where it takes three. Close a hall, and its strip stays.';
  protected readonly plant = PLANT;
  protected readonly hours = WEEKDAYS;
  protected readonly views = VIEWS;
  protected readonly timeline = TIMELINE;
  private readonly start = computed(() => this.date() ?? today());
  protected readonly closed = computed(() => closuresAround(this.start()));
  protected readonly shownView = linkedSignal<CalendarView>(() => this.view() ?? 'timeline');
  protected readonly shownDate = linkedSignal(() => this.start());
  protected readonly events = linkedSignal<CalendarEvent[]>(() => ordersAround(this.start()));
}
