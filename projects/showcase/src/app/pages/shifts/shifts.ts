import { Component, computed, input, linkedSignal } from '@angular/core';
import {
  type CalendarEvent,
  type CalendarView,
  EventCalendarComponent,
  type TimelineOptions,
  type TimelinePreset,
} from 'ng-event-calendar';
import { today } from '../../../data/civil-date';
import { shiftsAround, TEAMS_ON_DUTY } from '../../../data/shifts';
import { Page } from '../../ui/page';

const VIEWS: readonly CalendarView[] = ['timeline', 'week', 'agenda'];

const TIMELINE: TimelineOptions = {
  presets: ['hours', 'days'],
  spans: { days: { weeks: 1 } },
  // Eight hours of a day have room for the name of a shift.
  cellWidths: { hours: 'fit', days: 160 },
  laneHeights: { days: 28 },
  workload: 'row',
};

/** Shifts of a hospital's teams: a day runs from seven to seven, so that no night is cut. */
@Component({
  selector: 'sc-shifts',
  imports: [EventCalendarComponent, Page],
  template: `
    <sc-page heading="Shifts" [lede]="lede">
      <event-calendar
        height="var(--sc-calendar-height)"
        eventOverlap="refuse"
        eventColor="grey"
        unavailableTimes="ask"
        [defaultPreferences]="{ isSidePanelOpen: false }"
        [localeText]="{ labelNoResource: 'Open shifts', timelineResourceTitleHeader: 'Name' }"
        [resources]="teams"
        [visibleHours]="{ start: 7, end: 31 }"
        [slotMinutes]="60"
        [snapMinutes]="30"
        [views]="views"
        [(view)]="shownView"
        [(visibleDate)]="shownDate"
        [timeline]="timeline"
        [defaultTimelinePreset]="shownPreset()"
        [(events)]="events"
      />
    </sc-page>
  `,
})
export class Shifts {
  /** Query parameters. */
  readonly view = input<CalendarView>();
  readonly date = input<string>();
  readonly preset = input<TimelinePreset>();

  protected readonly lede =
    'A day runs from 7 to 31 o’clock, past midnight to the next morning. Each name says how many of its hours are ' +
    'taken, on the day or, by the menu, in the week. Give an open shift to somebody: outside of their hours you are asked.';
  protected readonly teams = TEAMS_ON_DUTY;
  protected readonly views = VIEWS;
  protected readonly timeline = TIMELINE;
  private readonly start = computed(() => this.date() ?? today());
  protected readonly shownPreset = computed<TimelinePreset>(() => this.preset() ?? 'hours');
  protected readonly shownView = linkedSignal<CalendarView>(() => this.view() ?? 'timeline');
  protected readonly shownDate = linkedSignal(() => this.start());
  protected readonly events = linkedSignal<CalendarEvent[]>(() => shiftsAround(this.start()));
}
