import { Component, computed, input, linkedSignal, signal } from '@angular/core';
import {
  type CalendarEvent,
  type CalendarId,
  type CalendarView,
  type ResourceColumns,
  type SelectedOccurrence,
} from 'ng-event-calendar';
import { EventCalendarPremiumComponent } from 'ng-event-calendar/premium';
import { today } from '../../../data/civil-date';
import { CLASSES, lessonDay, schoolWeek } from '../../../data/school-week';
import { Page } from '../../ui/page';
import { type SegmentOption, Segmented } from '../../ui/segmented';

type Place = 'grid' | 'columns' | 'timeline';

/** A week of lessons, of which several are moved, copied and recoloured at once. */
@Component({
  selector: 'sc-several',
  imports: [EventCalendarPremiumComponent, Page, Segmented],
  template: `
    <sc-page heading="Several events" [lede]="lede">
      <sc-segmented
        scPageTools
        label="Classes"
        [options]="places"
        [value]="place()"
        (valueChange)="show($event)"
      />

      <div class="chips" role="group" aria-labelledby="select">
        <span id="select" class="note">Select</span>
        <button type="button" class="chip" (click)="select()">All</button>
        @for (each of classes; track each.id) {
          <button type="button" class="chip" (click)="select(each.id)">{{ each.title }}</button>
        }
      </div>

      <event-calendar-premium
        height="clamp(560px, 100dvh - 250px, 1100px)"
        [localeText]="{ timelineResourceTitleHeader: 'Classes' }"
        [views]="views"
        [visibleHours]="{ start: 7, end: 16 }"
        [resources]="classes"
        defaultTimelinePreset="days"
        [resourceColumns]="columns()"
        [timeline]="{ presets: ['days', 'hours', 'weeks'], spans: { days: { weeks: 2 } } }"
        [defaultPreferences]="{ isSidePanelOpen: false, showWeekends: false }"
        [canSelectSeveralEvents]="true"
        [(selectedEvents)]="selectedEvents"
        [(view)]="shownView"
        [(visibleDate)]="shownDate"
        [(events)]="lessons"
      />
    </sc-page>
  `,
  styleUrl: './several.scss',
})
export class Several {
  /** Query parameters. */
  readonly view = input<CalendarView>();
  readonly date = input<string>();
  readonly columnsOf = input<'classes'>();

  protected readonly lede =
    'Press Ctrl+A and drag a lesson to the next day: the whole week goes along. Ctrl+C, N, Ctrl+V copies it to the ' +
    'next week. Ctrl-click picks lessons one by one, Shift and a drag those in a rectangle; on a phone hold one, then ' +
    'tap others. The bar recolors and deletes them. Ctrl+Z takes all of it back at once.';
  protected readonly classes = CLASSES;
  protected readonly views: readonly CalendarView[] = ['week', 'day', 'month', 'timeline'];
  protected readonly places: readonly SegmentOption<Place>[] = [
    { value: 'grid', label: 'Grid' },
    { value: 'columns', label: 'Columns' },
    { value: 'timeline', label: 'Timeline' },
  ];

  private readonly start = computed(() => lessonDay(this.date() ?? today()));
  protected readonly shownView = linkedSignal<CalendarView>(() => this.view() ?? 'week');
  protected readonly shownDate = linkedSignal(() => this.start());
  protected readonly lessons = linkedSignal<CalendarEvent[]>(() => schoolWeek(this.start()));
  protected readonly selectedEvents = signal<readonly (CalendarId | SelectedOccurrence)[]>([]);

  private readonly areColumns = linkedSignal(() => this.columnsOf() === 'classes');
  protected readonly columns = computed<boolean | ResourceColumns>(
    () => this.areColumns() && { minWidth: 88 },
  );
  protected readonly place = computed<Place>(() =>
    this.shownView() === 'timeline' ? 'timeline' : this.areColumns() ? 'columns' : 'grid',
  );

  protected show(place: Place): void {
    this.areColumns.set(place === 'columns');
    this.shownView.set(place === 'timeline' ? 'timeline' : 'week');
  }

  /** Selects the lessons that a class has alone, or all; the calendar selects those that its page shows. */
  protected select(id?: CalendarId): void {
    const chosen = this.lessons().filter(({ resource }) => id === undefined || resource === id);
    this.selectedEvents.set(chosen.map((lesson) => lesson.id));
  }
}
