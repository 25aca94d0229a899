import { Component, signal } from '@angular/core';
import { EventCalendarComponent, type CalendarEvent, type CalendarView } from 'ng-event-calendar';
import { thisWeek } from './this-week';

@Component({
  selector: 'app-print-range',
  imports: [EventCalendarComponent],
  template: `
    <label>
      Range
      <select #range (change)="view.set(views[range.selectedIndex] ?? 'days')">
        <option>Ten days</option>
        <option>Six weeks</option>
        <option>A list</option>
      </select>
    </label>
    <button type="button" (click)="print()">Print</button>
    <event-calendar
      [defaultVisibleDate]="tuesday"
      [height]="520"
      [views]="views"
      [dayCount]="10"
      [weekCount]="6"
      [defaultPreferences]="{ isSidePanelOpen: false }"
      [(view)]="view"
      [(events)]="events"
    />
  `,
})
export class PrintRange {
  protected readonly tuesday = thisWeek(2, '09:00');
  protected readonly views: readonly CalendarView[] = ['days', 'month', 'agenda'];
  protected readonly view = signal<CalendarView>('days');
  protected readonly events = signal<CalendarEvent[]>([
    { id: 1, title: 'Rehearsal', start: thisWeek(2, '10:00'), end: thisWeek(2, '12:00') },
    { id: 2, title: 'Concert', start: thisWeek(9, '19:30'), end: thisWeek(9, '21:30') },
  ]);

  protected print(): void {
    window.print();
  }
}
