import { Component, signal } from '@angular/core';
import {
  EventCalendarComponent,
  type CalendarEvent,
  type EventChangeRequest,
} from 'ng-event-calendar';
import { thisWeek } from './this-week';

/** A lesson, or one half of a double lesson. */
interface Lesson extends CalendarEvent {
  readonly pair?: string;
}

@Component({
  selector: 'app-paired-lessons',
  imports: [EventCalendarComponent],
  template: `
    <event-calendar
      [defaultVisibleDate]="tuesday"
      [height]="480"
      [defaultPreferences]="{ isSidePanelOpen: false }"
      [canSelectSeveralEvents]="true"
      [(events)]="lessons"
      (eventChangeRequest)="check($event)"
    />
  `,
})
export class PairedLessons {
  protected readonly tuesday = thisWeek(2, '09:00');
  readonly lessons = signal<Lesson[]>([
    { ...lesson(1, '08:00', '08:45'), title: 'Physics I', pair: 'physics' },
    { ...lesson(2, '08:45', '09:30'), title: 'Physics II', pair: 'physics' },
    { ...lesson(3, '10:00', '10:45'), title: 'Sport' },
  ]);

  /** Called for each selected lesson; refusing one refuses all. */
  protected check(request: EventChangeRequest<Lesson>): void {
    const pair = request.before?.pair;
    if (pair === undefined) return;
    const together = request.changes.filter((change) => change.before?.pair === pair);
    if (together.length < 2) {
      request.preventDefault('Both halves of a double lesson change together.');
    }
  }
}

function lesson(id: number, start: string, end: string) {
  return { id, start: thisWeek(2, start), end: thisWeek(2, end) };
}
