import { Component, effect, input, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { MatFormFieldModule } from '@angular/material/form-field';
import { MatInputModule } from '@angular/material/input';
import {
  EcEditorSection,
  EventCalendarComponent,
  type CalendarEvent,
  type EditorSectionContext,
  type EventChangeRequest,
} from 'ng-event-calendar';
import { thisWeek } from './this-week';

interface Visit extends CalendarEvent {
  readonly phone?: string;
  readonly insuranceNumber?: string;
}

const MISSING = 'The insurance number is missing.';

/** Shows the error at once, before anything is typed; focus goes to the field in error, not to the first one. */
@Component({
  selector: 'app-insurance-number',
  imports: [FormsModule, MatFormFieldModule, MatInputModule],
  template: `
    <mat-form-field>
      <mat-label>Phone</mat-label>
      <input
        matInput
        type="tel"
        [readonly]="isReadOnly()"
        [ngModel]="phone()"
        (ngModelChange)="update()({ phone: $event || undefined })"
      />
    </mat-form-field>
    <mat-form-field>
      <mat-label>Insurance number</mat-label>
      <input
        matInput
        required
        [readonly]="isReadOnly()"
        [ngModel]="number()"
        (ngModelChange)="update()({ insuranceNumber: $event || undefined })"
        [errorStateMatcher]="{ isErrorState: () => error() !== null }"
      />
      <mat-error>{{ error() }}</mat-error>
    </mat-form-field>
  `,
})
export class InsuranceNumber {
  readonly phone = input<string>();
  readonly number = input<string>();
  readonly update = input.required<EditorSectionContext<Visit>['update']>();
  readonly setError = input.required<EditorSectionContext<Visit>['setError']>();
  readonly error = input<string | null>(null);
  readonly isReadOnly = input(false);

  constructor() {
    effect(() => this.setError()(this.number() ? null : MISSING));
  }
}

@Component({
  selector: 'app-required-field',
  imports: [EcEditorSection, EventCalendarComponent, InsuranceNumber],
  template: `
    <event-calendar
      [defaultVisibleDate]="tuesday"
      [height]="520"
      [(events)]="events"
      (eventChangeRequest)="check($event)"
    >
      <ng-template
        [ecEditorSection]="events()"
        let-visit
        let-update="update"
        let-setError="setError"
        let-error="error"
        let-isReadOnly="isReadOnly"
      >
        <app-insurance-number
          [phone]="visit.phone"
          [number]="visit.insuranceNumber"
          [update]="update"
          [setError]="setError"
          [error]="error"
          [isReadOnly]="isReadOnly"
        />
      </ng-template>
    </event-calendar>
  `,
})
export class RequiredField {
  protected readonly tuesday = thisWeek(2, '09:00');
  protected readonly events = signal<Visit[]>([
    {
      id: 1,
      title: 'Ida Holm',
      insuranceNumber: 'A 123 456',
      start: thisWeek(2, '09:00'),
      end: thisWeek(2, '10:00'),
    },
  ]);

  /** Checks events created without the editor: by the quick form, a drop or a paste. */
  protected check(request: EventChangeRequest<Visit>): void {
    // A preview comes before there is a form to fill in.
    if (request.isPreview || request.after === null) return;
    if (!request.after.insuranceNumber) request.preventDefault(MISSING);
  }
}
