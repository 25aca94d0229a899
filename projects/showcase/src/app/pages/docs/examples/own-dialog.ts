import { Component, type ElementRef, signal, viewChild } from '@angular/core';
import { EventCalendarComponent, type CalendarEvent, type EditorOpening } from 'ng-event-calendar';
import { thisWeek } from './this-week';

@Component({
  selector: 'app-own-dialog',
  imports: [EventCalendarComponent],
  template: `
    <event-calendar
      [defaultVisibleDate]="tuesday"
      [height]="520"
      [(events)]="events"
      (editorOpening)="open($event)"
    />

    <dialog #dialog aria-label="Booking" (close)="draft.set(null)">
      @if (draft(); as event) {
        <form method="dialog" (submit)="save({ ...event, title: title.value })">
          <label>Title <input #title [value]="event.title" /></label>
          <button type="button" (click)="dialog.close()">Cancel</button>
          <button type="submit">Save</button>
        </form>
      }
    </dialog>
  `,
})
export class OwnDialog {
  protected readonly tuesday = thisWeek(2, '09:00');
  private readonly dialog = viewChild.required<ElementRef<HTMLDialogElement>>('dialog');

  protected readonly draft = signal<CalendarEvent | null>(null);
  protected readonly events = signal<CalendarEvent[]>([
    { id: 1, title: 'Class 4b', start: thisWeek(2, '09:00'), end: thisWeek(2, '11:00') },
  ]);

  protected open(opening: EditorOpening): void {
    opening.preventDefault();
    this.draft.set(opening.draft);
    this.dialog().nativeElement.showModal();
  }

  protected save(saved: CalendarEvent): void {
    this.events.update((events) => [...events.filter(({ id }) => id !== saved.id), saved]);
  }
}
