import { Component, computed, signal } from '@angular/core';
import {
  EcEvent,
  EventCalendarComponent,
  type CalendarEvent,
  type EventSearch,
} from 'ng-event-calendar';

interface Visit extends CalendarEvent {
  readonly phone: string;
}

type Mode = NonNullable<EventSearch['mode']>;

@Component({
  selector: 'app-found-visits',
  imports: [EcEvent, EventCalendarComponent],
  template: `
    <label>
      Mode
      <select (change)="mode.set(MODES[list.selectedIndex]!)" #list>
        @for (each of MODES; track each) {
          <option [selected]="each === mode()">{{ each }}</option>
        }
      </select>
    </label>
    <button type="button" (click)="calendar.openSearch()">Find a visit</button>
    <event-calendar
      #calendar
      [(events)]="visits"
      [eventSearch]="search()"
      [(searchText)]="text"
      defaultVisibleDate="2026-11-20"
      [height]="480"
    >
      <ng-template [ecEvent]="visits()" let-visit let-isMatch="isMatch">
        {{ visit.title }}
        @if (isMatch) {
          <b>{{ visit.phone }}</b>
        }
      </ng-template>
    </event-calendar>
  `,
})
export class FoundVisits {
  protected readonly MODES: readonly Mode[] = ['list', 'filter', 'dim'];
  protected readonly mode = signal<Mode>('list');
  protected readonly search = computed<EventSearch>(() => ({
    mode: this.mode(),
    fields: ['title', 'phone'],
  }));
  readonly text = signal('');
  protected readonly visits = signal<Visit[]>([
    visit('1', '2026-11-19', 'Ada', '0171 220'),
    visit('2', '2026-11-20', 'Grace', '0160 114'),
    visit('3', '2027-02-12', 'Ada', '0171 220'),
  ]);
}

function visit(id: string, date: string, title: string, phone: string): Visit {
  return { id, title, phone, start: `${date}T09:00`, end: `${date}T10:00` };
}
