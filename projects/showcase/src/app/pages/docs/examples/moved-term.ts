import { Component, computed, signal } from '@angular/core';
import type { CalendarEvent, CalendarResource } from 'ng-event-calendar';
import { EventCalendarPremiumComponent } from 'ng-event-calendar/premium';
import { thisWeek } from './this-week';

@Component({
  selector: 'app-moved-term',
  imports: [EventCalendarPremiumComponent],
  template: `
    <label>
      Lessons of
      <select (change)="shown.set(list.value)" #list>
        <option value="">all classes</option>
        @for (each of classes; track each.id) {
          <option [value]="each.id">{{ each.title }}</option>
        }
      </select>
    </label>
    <event-calendar-premium
      view="month"
      [weekCount]="6"
      [height]="560"
      [defaultPreferences]="{ isSidePanelOpen: false, showWeekends: false }"
      [resources]="classes"
      [eventFilter]="filter()"
      [canSelectSeveralEvents]="true"
      [(events)]="lessons"
    />
  `,
})
export class MovedTerm {
  protected readonly classes: CalendarResource[] = [
    { id: '8a', title: 'Class 8a', eventColor: 'teal' },
    { id: '9b', title: 'Class 9b', eventColor: 'indigo' },
  ];
  protected readonly shown = signal('');
  protected readonly filter = computed(() => {
    const shown = this.shown();
    return ({ resource }: CalendarEvent): boolean => shown === '' || resource === shown;
  });

  protected readonly lessons = signal<CalendarEvent[]>([
    weekly(1, 'Mathematics', 1, '9b'),
    weekly(2, 'French', 2, '8a'),
    weekly(3, 'Chemistry', 3, '9b'),
    {
      id: 4,
      title: 'Test',
      resource: '9b',
      start: thisWeek(4, '10:00'),
      end: thisWeek(4, '11:00'),
    },
  ]);
}

/** Returns a weekly lesson for five weeks. */
function weekly(id: number, title: string, weekday: number, resource: string): CalendarEvent {
  const times = { start: thisWeek(weekday, '08:00'), end: thisWeek(weekday, '09:30') };
  return { id, title, resource, ...times, rrule: 'FREQ=WEEKLY;COUNT=5' };
}
