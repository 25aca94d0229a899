import { Component, viewChild } from '@angular/core';
import { EventCalendarComponent, type CalendarEventSource } from 'ng-event-calendar';
import { PRACTICE, PRACTICE_HOURS, practiceBlocks } from './practice-rules';
import { PracticeServer } from './practice-server';
import { thisWeek } from './this-week';

@Component({
  selector: 'app-judged-twice',
  imports: [EventCalendarComponent],
  template: `
    <event-calendar
      defaultView="day"
      [defaultVisibleDate]="date"
      [defaultPreferences]="{ isSidePanelOpen: false }"
      [height]="520"
      [visibleHours]="{ start: 7, end: 19 }"
      [resourceColumns]="true"
      [resources]="resources"
      [workingHours]="hours"
      [blockedTimes]="blocks"
      unavailableTimes="ask"
      eventOverlap="refuse"
      [eventSource]="source"
    />
    <button type="button" (click)="bookElsewhere()">A colleague books Dr. Weber at 11</button>
    <button type="button" (click)="calendar().reload()">Reload</button>
  `,
})
export class JudgedTwice {
  private readonly server = new PracticeServer();
  protected readonly calendar = viewChild.required(EventCalendarComponent);

  protected readonly date = thisWeek(2, '00:00').slice(0, 10);
  protected readonly resources = PRACTICE;
  protected readonly hours = PRACTICE_HOURS;
  protected readonly blocks = practiceBlocks();
  protected readonly source: CalendarEventSource = {
    load: async () => {
      await this.delay();
      return this.server.list();
    },
    save: async (change) => {
      await this.delay();
      this.server.save(change);
    },
  };

  constructor() {
    this.book('Ida Holm', '09:00', '09:30');
    this.book('Piet Maas', '10:00', '10:45');
  }

  /** Books without telling this page, which finds out when it saves. */
  protected bookElsewhere(): void {
    this.book('Wen Li', '11:00', '11:30');
  }

  /** Simulates the delay of a server. */
  private delay(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, 200));
  }

  private book(title: string, start: string, end: string): void {
    const times = { start: thisWeek(2, start), end: thisWeek(2, end) };
    const after = { id: title, title, resource: 'weber', ...times };
    if (this.server.list().some(({ id }) => id === title)) return;
    this.server.save({ type: 'create', changes: [{ before: null, after }] });
  }
}
