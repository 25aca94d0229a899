import { Component, signal } from '@angular/core';
import { EcEditorSection, EventCalendarComponent, type CalendarEvent } from 'ng-event-calendar';
import { thisWeek } from './this-week';

interface Visit extends CalendarEvent {
  readonly guests?: number;
  readonly status?: 'asked' | 'confirmed';
}

@Component({
  selector: 'app-own-section',
  imports: [EcEditorSection, EventCalendarComponent],
  template: `
    <event-calendar [height]="520" [(events)]="events">
      <ng-template
        [ecEditorSection]="events()"
        let-visit
        let-update="update"
        let-setError="setError"
        let-isReadOnly="isReadOnly"
      >
        <label>
          Guests
          <input
            #guests
            type="number"
            [readOnly]="isReadOnly"
            [value]="visit.guests ?? 1"
            [attr.aria-invalid]="guests.valueAsNumber > 30"
            (input)="
              update({ guests: guests.valueAsNumber || 1 });
              setError(guests.valueAsNumber > 30 ? 'The house holds 30.' : null)
            "
          />
        </label>
        <label>
          Status
          <select
            #status
            [disabled]="isReadOnly"
            (change)="update({ status: statuses[status.selectedIndex] })"
          >
            @for (each of statuses; track each) {
              <option [selected]="each === visit.status">{{ each }}</option>
            }
          </select>
        </label>
      </ng-template>
    </event-calendar>
  `,
})
export class OwnSection {
  /** The value of a select is any text; a value taken from a list has the list's type. */
  protected readonly statuses = ['asked', 'confirmed'] as const;
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
