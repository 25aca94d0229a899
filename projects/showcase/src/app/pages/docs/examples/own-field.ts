import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { MatFormFieldModule } from '@angular/material/form-field';
import { MatInputModule } from '@angular/material/input';
import { EcEditorSection, EventCalendarComponent, type CalendarEvent } from 'ng-event-calendar';
import { thisWeek } from './this-week';

interface Visit extends CalendarEvent {
  readonly guests?: number;
}

@Component({
  selector: 'app-own-field',
  imports: [
    EcEditorSection,
    EventCalendarComponent,
    FormsModule,
    MatFormFieldModule,
    MatInputModule,
  ],
  template: `
    <event-calendar [defaultVisibleDate]="tuesday" [height]="520" [(events)]="events">
      <ng-template
        [ecEditorSection]="events()"
        let-visit
        let-update="update"
        let-setError="setError"
        let-error="error"
        let-isReadOnly="isReadOnly"
      >
        <mat-form-field>
          <mat-label>Guests</mat-label>
          <input
            matInput
            type="number"
            [readonly]="isReadOnly"
            [ngModel]="visit.guests"
            (ngModelChange)="
              update({ guests: $event }); setError($event > 30 ? 'The house holds 30.' : null)
            "
            [errorStateMatcher]="{ isErrorState: () => error !== null }"
          />
          <mat-error>{{ error }}</mat-error>
        </mat-form-field>
      </ng-template>
    </event-calendar>
  `,
})
export class OwnField {
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
