import { Component, signal } from '@angular/core';
import { EventCalendarComponent, type CalendarEvent } from 'ng-event-calendar';

interface Visit extends CalendarEvent {
  readonly status: 'planned' | 'done';
}

@Component({
  selector: 'app-open-visits',
  imports: [EventCalendarComponent],
  template: `
    <label>
      <input type="checkbox" [checked]="hidesDone()" (change)="hidesDone.set(!hidesDone())" />
      Hide what is done
    </label>
    <event-calendar
      [(events)]="visits"
      [eventFilter]="isOpen"
      [newEvent]="planned"
      defaultVisibleDate="2026-11-20"
      defaultView="day"
      [height]="480"
    />
  `,
})
export class OpenVisits {
  protected readonly hidesDone = signal(true);
  protected readonly visits = signal<Visit[]>([
    visit('1', '09:00', '10:00', 'Ada', 'done'),
    visit('2', '10:30', '11:30', 'Grace', 'planned'),
  ]);

  protected readonly isOpen = ({ status }: Visit): boolean =>
    !this.hidesDone() || status !== 'done';
  protected readonly planned = (draft: CalendarEvent): Visit => ({ ...draft, status: 'planned' });
}

function visit(
  id: string,
  start: string,
  end: string,
  title: string,
  status: Visit['status'],
): Visit {
  return { id, title, status, start: `2026-11-20T${start}`, end: `2026-11-20T${end}` };
}
