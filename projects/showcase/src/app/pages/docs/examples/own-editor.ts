import { Component, signal } from '@angular/core';
import { EcEditor, EventCalendarComponent, type CalendarEvent } from 'ng-event-calendar';
import { thisWeek } from './this-week';

interface Visit extends CalendarEvent {
  readonly guests?: number;
}

@Component({
  selector: 'app-own-editor',
  imports: [EcEditor, EventCalendarComponent],
  template: `
    <event-calendar [defaultVisibleDate]="tuesday" [height]="520" [(events)]="events">
      <ng-template
        [ecEditor]="events()"
        let-visit
        let-isNew="isNew"
        let-update="update"
        let-save="save"
        let-cancel="cancel"
        let-remove="remove"
      >
        <form
          (input)="update({ ...visit, title: title.value, guests: guests.valueAsNumber || 1 })"
          (submit)="
            $event.preventDefault();
            save({ ...visit, title: title.value, guests: guests.valueAsNumber || 1 })
          "
        >
          <label>Who comes? <input #title [value]="visit.title" /></label>
          <label>How many? <input #guests type="number" [value]="visit.guests ?? 1" /></label>
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
  protected readonly tuesday = thisWeek(2, '09:00');
  protected readonly events = signal<Visit[]>([
    {
      id: 1,
      title: 'Class 4b',
      guests: 24,
      start: thisWeek(2, '09:00'),
      end: thisWeek(2, '11:00'),
    },
  ]);
}
