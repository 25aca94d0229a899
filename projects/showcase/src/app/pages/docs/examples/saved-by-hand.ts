import { Component, inject, signal } from '@angular/core';
import {
  EventCalendarComponent,
  type CalendarEvent,
  type EventChangeRequest,
  type VisibleRange,
} from 'ng-event-calendar';
import { BookingBackend } from './booking-backend';
import { keepOpeningHours } from './opening-hours';
import { thisWeek } from './this-week';

@Component({
  selector: 'app-saved-by-hand',
  imports: [EventCalendarComponent],
  template: `
    <event-calendar
      [defaultVisibleDate]="tuesday"
      [height]="520"
      [visibleHours]="{ start: 7, end: 20 }"
      [(events)]="events"
      (visibleRangeChange)="load($event)"
      (eventChangeRequest)="check($event)"
      (lastAction)="save()"
    />
    <p role="status">{{ status() }}</p>
  `,
})
export class SavedByHand {
  protected readonly tuesday = thisWeek(2, '09:00');
  private readonly backend = inject(BookingBackend);
  /** Events of the visible range as stored by the backend. */
  private saved: readonly CalendarEvent[] = [];
  private range: VisibleRange | undefined;

  protected readonly events = signal<CalendarEvent[]>([]);
  protected readonly status = signal('');

  protected async load(range: VisibleRange): Promise<void> {
    this.range = range;
    this.status.set('Loading …');
    const events = await this.backend.list(range.start, range.end);
    // The user has moved on to another range in the meantime.
    if (this.range !== range) return;
    this.saved = events;
    this.events.set(events);
    this.status.set('');
  }

  /** Rules that need no answer of the backend are checked before anything is written. */
  protected check(request: EventChangeRequest): void {
    keepOpeningHours(request);
  }

  protected async save(): Promise<void> {
    const { put, remove } = changes(this.saved, this.events());
    const before = this.saved;
    this.saved = this.events();
    this.status.set('Saving …');
    try {
      await Promise.all([
        ...put.map((event) => this.backend.put(event)),
        ...remove.map((event) => this.backend.remove(event.id)),
      ]);
      this.status.set('Saved.');
    } catch (error) {
      this.saved = before;
      this.events.set([...before]);
      this.status.set(`Not saved: ${String(error)}`);
    }
  }
}

/** Returns the changes of a gesture: events that it didn't touch are the same objects. */
function changes(before: readonly CalendarEvent[], after: readonly CalendarEvent[]) {
  const ids = new Set(after.map(({ id }) => id));
  return {
    put: after.filter((event) => !before.includes(event)),
    remove: before.filter(({ id }) => !ids.has(id)),
  };
}
