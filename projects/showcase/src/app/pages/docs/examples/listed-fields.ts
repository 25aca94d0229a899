import { Component, signal, viewChild } from '@angular/core';
import {
  EventCalendarComponent,
  type CalendarEvent,
  type EditorFieldChoice,
} from 'ng-event-calendar';
import { thisWeek } from './this-week';

interface Lesson extends CalendarEvent {
  readonly pupil?: string;
}

@Component({
  selector: 'app-listed-fields',
  imports: [EventCalendarComponent],
  template: `
    <button type="button" (click)="plan()">Plan a lesson with Mia</button>
    <event-calendar
      [defaultVisibleDate]="tuesday"
      [height]="520"
      [editorFields]="fields"
      [(events)]="lessons"
    />
  `,
})
export class ListedFields {
  protected readonly tuesday = thisWeek(2, '09:00');
  protected readonly calendar =
    viewChild.required<EventCalendarComponent<Lesson>>(EventCalendarComponent);

  protected readonly fields: readonly EditorFieldChoice[] = [
    'title',
    { field: 'times', readOnly: true },
    'description',
  ];
  protected readonly lessons = signal<Lesson[]>([
    {
      id: 1,
      title: 'Violin',
      pupil: 'Tom',
      start: thisWeek(2, '10:00'),
      end: thisWeek(2, '10:45'),
    },
  ]);

  protected plan(): void {
    this.calendar().openEditor({ title: 'Violin', pupil: 'Mia', duration: 45 });
  }
}
