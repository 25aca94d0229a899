import { Component, signal } from '@angular/core';
import { EcEditor, EventCalendarComponent, type CalendarEvent } from 'ng-event-calendar';
import { thisWeek } from './this-week';

@Component({
  selector: 'app-own-editor',
  imports: [EcEditor, EventCalendarComponent],
  template: `
    <event-calendar [height]="520" [(events)]="events">
      <ng-template
        ecEditor
        let-event
        let-isNew="isNew"
        let-update="update"
        let-save="save"
        let-cancel="cancel"
        let-remove="remove"
      >
        <form (submit)="$event.preventDefault(); save({ ...event, title: title.value })">
          <label>
            Who comes?
            <input
              #title
              [value]="event.title"
              (input)="update({ ...event, title: title.value })"
            />
          </label>
          @if (!isNew) {
            <button type="button" (click)="remove()">Call off</button>
          }
          <button type="button" (click)="cancel()">Back</button>
          <button type="submit">Book</button>
        </form>
      </ng-template>
    </event-calendar>
  `,
})
export class OwnEditor {
  protected readonly events = signal<CalendarEvent[]>([
    { id: 1, title: 'Class 4b', start: thisWeek(2, '09:00'), end: thisWeek(2, '11:00') },
  ]);
}
