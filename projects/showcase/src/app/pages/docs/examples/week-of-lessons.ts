import { Component, computed, signal } from '@angular/core';
import {
  EventCalendarComponent,
  type CalendarEvent,
  type CalendarId,
  type CalendarResource,
  type SelectedOccurrence,
} from 'ng-event-calendar';
import { thisWeek } from './this-week';

@Component({
  selector: 'app-week-of-lessons',
  imports: [EventCalendarComponent],
  template: `
    <button type="button" (click)="select('9b')">Select 9b</button>
    {{ selected().length }} of {{ lessons().length }} selected
    <event-calendar
      [defaultVisibleDate]="tuesday"
      [height]="560"
      [defaultPreferences]="{ isSidePanelOpen: false, showWeekends: false }"
      [visibleHours]="{ start: 8, end: 16 }"
      [resources]="classes"
      [canSelectSeveralEvents]="true"
      [(selectedEvents)]="selectedEvents"
      [(events)]="lessons"
    />
  `,
})
export class WeekOfLessons {
  protected readonly tuesday = thisWeek(2, '09:00');
  protected readonly classes: CalendarResource[] = [
    { id: '8a', title: 'Class 8a', eventColor: 'teal' },
    { id: '9b', title: 'Class 9b', eventColor: 'indigo' },
  ];
  readonly selectedEvents = signal<readonly (CalendarId | SelectedOccurrence)[]>([]);
  readonly lessons = signal<CalendarEvent[]>([
    lesson(1, 'Mathematics', 1, '08:00', '9b'),
    lesson(2, 'French', 2, '10:00', '8a'),
    lesson(3, 'Chemistry', 3, '09:00', '9b'),
    lesson(4, 'Music', 4, '13:00', '8a'),
  ]);

  /** Selected lessons, found by the ids that the calendar writes. */
  readonly selected = computed(() =>
    this.lessons().filter(({ id }) => this.selectedEvents().includes(id)),
  );

  select(resource: string): void {
    const ofClass = this.lessons().filter((each) => each.resource === resource);
    this.selectedEvents.set(ofClass.map(({ id }) => id));
  }
}

function lesson(
  ...[id, title, weekday, start, resource]: readonly [number, string, number, string, string]
): CalendarEvent {
  const end = `${String(Number(start.slice(0, 2)) + 1).padStart(2, '0')}:30`;
  return { id, title, resource, start: thisWeek(weekday, start), end: thisWeek(weekday, end) };
}
