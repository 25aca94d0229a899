import { Component, signal } from '@angular/core';
import { EventCalendarComponent, type CalendarEvent } from 'ng-event-calendar';
import { readIcal, writeIcal } from 'ng-event-calendar/ical';
import { thisWeek } from './this-week';

@Component({
  selector: 'app-calendar-file',
  imports: [EventCalendarComponent],
  template: `
    <label
      >Open a file <input #file type="file" accept=".ics" (change)="open(file.files?.[0])"
    /></label>
    <button type="button" (click)="download()">Download</button>
    <p role="status">{{ status() }}</p>
    <event-calendar [defaultVisibleDate]="wednesday" [height]="520" [(events)]="events" />
  `,
})
export class CalendarFile {
  protected readonly wednesday = thisWeek(3, '09:00');
  protected readonly status = signal('');
  protected readonly events = signal<CalendarEvent[]>([
    { id: 'demo', title: 'Demo', start: thisWeek(3, '09:00'), end: thisWeek(3, '10:00') },
  ]);

  protected async open(file: File | undefined): Promise<void> {
    if (!file) return;
    // Invalid lines never throw: they are listed in `faults`.
    const { events, faults } = await readIcal(await file.text());
    this.events.set(events);
    this.status.set(`${events.length} events, ${faults.length} faults.`);
  }

  protected download(): void {
    const faults: string[] = [];
    const text = writeIcal(this.events(), { onFault: ({ message }) => faults.push(message) });
    this.status.set(faults.join(' ') || 'All of it is in the file.');
    const file = new Blob([text], { type: 'text/calendar' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = 'calendar.ics';
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  }
}
