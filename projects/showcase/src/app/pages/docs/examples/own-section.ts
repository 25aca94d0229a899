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
    <event-calendar [defaultVisibleDate]="tuesday" [height]="520" [(events)]="events">
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
          <select #status [disabled]="isReadOnly" (change)="update(choices[status.selectedIndex]!)">
            @for (each of choices; track each) {
              <option [selected]="each.status === visit.status">{{ each.status }}</option>
            }
          </select>
        </label>
      </ng-template>
    </event-calendar>
  `,
})
export class OwnSection {
  protected readonly tuesday = thisWeek(2, '09:00');
  /** A status sets the color of the event, too; the calendar's field for it shows the change at once. */
  protected readonly choices: readonly Partial<Visit>[] = [
    { status: 'asked', color: 'amber' },
    { status: 'confirmed', color: 'green' },
  ];
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
