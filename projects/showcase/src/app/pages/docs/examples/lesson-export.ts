import { Component, signal } from '@angular/core';
import {
  EventCalendarComponent,
  type CalendarEvent,
  type CalendarEventSource,
  type CalendarResource,
} from 'ng-event-calendar';
import {
  indexResources,
  localZone,
  resourceTitles,
  writeCsv,
  type CsvColumn,
} from 'ng-event-calendar/core';
import { writeIcal } from 'ng-event-calendar/ical';
import { expandOccurrences } from 'ng-event-calendar/recurrence';
import { thisWeek } from './this-week';

const RESOURCES: readonly CalendarResource[] = [
  { id: 'ana', title: 'Ana', kind: 'Teacher' },
  { id: 'room 1', title: 'Room 1', kind: 'Room' },
];

@Component({
  selector: 'app-lesson-export',
  imports: [EventCalendarComponent],
  template: `
    <button type="button" (click)="saveEvents()">Lessons</button>
    <button type="button" (click)="saveOccurrences()">Dates of this week</button>
    <button type="button" (click)="saveRange()">This week, from the server</button>
    <button type="button" (click)="saveCalendar()">Calendar file</button>
    <event-calendar
      [defaultVisibleDate]="tuesday"
      [height]="520"
      [resources]="resources"
      [(events)]="lessons"
    />
  `,
})
export class LessonExport {
  protected readonly tuesday = thisWeek(2, '09:00');
  protected readonly resources = RESOURCES;
  protected readonly lessons = signal<CalendarEvent[]>([
    {
      id: 1,
      title: 'Violin',
      resource: ['ana', 'room 1'],
      start: thisWeek(2, '10:00'),
      end: thisWeek(2, '10:45'),
    },
  ]);
  readonly #index = indexResources(RESOURCES);
  readonly #columns: readonly CsvColumn<CalendarEvent>[] = [
    { title: 'Lesson', value: ({ title }) => title },
    { title: 'Start', value: ({ start }) => start },
    { title: 'Room', value: (event) => this.#roomsOf(event) },
  ];
  /** Simulates a server. */
  readonly #source: CalendarEventSource = { load: () => Promise.resolve(this.lessons()) };

  protected saveEvents(): void {
    save('lessons.csv', writeCsv(this.lessons(), this.#columns));
  }

  protected saveOccurrences(): void {
    const range = { ...this.#week(), timezone: localZone() };
    const dates = expandOccurrences(this.lessons(), range);
    const csv = writeCsv(dates, [
      { title: 'Lesson', value: ({ event }) => event.title },
      { title: 'Start', value: ({ start }) => start },
    ]);
    save('dates.csv', csv);
  }

  /** Loads a range directly from the source; the calendar needn't show it. */
  protected async saveRange(): Promise<void> {
    const events = await this.#source.load(this.#week(), new AbortController().signal);
    save('week.csv', writeCsv(events, this.#columns));
  }

  protected saveCalendar(): void {
    save('lessons.ics', writeIcal(this.lessons(), { location: (event) => this.#roomsOf(event) }));
  }

  #roomsOf(event: CalendarEvent): string {
    return resourceTitles(event, this.#index, 'Room').join(', ');
  }

  #week(): { readonly start: string; readonly end: string } {
    const instant = (time: string): string => new Date(time).toISOString();
    return { start: instant(thisWeek(1, '00:00')), end: instant(thisWeek(6, '00:00')) };
  }
}

function save(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text]));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
