import { CdkDrag, CdkDropList } from '@angular/cdk/drag-drop';
import { Component, input, linkedSignal, signal } from '@angular/core';
import {
  type CalendarEvent,
  EcDropZone,
  EcExternalEvent,
  EventCalendarComponent,
  type LastAction,
  type OutsideEvent,
} from 'ng-event-calendar';
import { today, wallAt } from '../../../data/civil-date';
import { Page } from '../../ui/page';

/** A patient waiting for an appointment, who becomes an event. */
type Waiting = OutsideEvent & { readonly title: string };

const WAITING: readonly Waiting[] = [
  { title: 'Ida Holm, first visit', duration: 60, color: 'indigo' },
  { title: 'Noor Haddad, control', duration: 30, color: 'green' },
  { title: 'Piet Maas, blood test', duration: 15, color: 'red' },
  { title: 'Team training', allDay: true, color: 'amber' },
];

const TASKS: readonly Waiting[] = [
  { title: 'Order vaccines', duration: 30, color: 'grey' },
  { title: 'Call the lab', duration: 15, color: 'grey' },
];

/** Two calendars side by side, a waiting list, and a list of the CDK: events move between all of them. */
@Component({
  selector: 'sc-in-and-out',
  imports: [CdkDrag, CdkDropList, EcDropZone, EcExternalEvent, EventCalendarComponent, Page],
  templateUrl: './in-and-out.html',
  styleUrl: './in-and-out.scss',
})
export class InAndOut {
  /** Query parameter. */
  readonly date = input<string>();

  protected readonly lede =
    'Drag people from the waiting list into a calendar, from one calendar to the other, and back. ' +
    'By keyboard: Enter on a name takes it to the first calendar; the menu of an event moves it out.';
  protected readonly shownDate = linkedSignal(() => this.date() ?? today());
  protected readonly practice = linkedSignal<CalendarEvent[]>(() => {
    const at = this.shownDate();
    return [
      { id: 'p1', title: 'Rounds', ...hours(at, 8, 9), color: 'teal' },
      { id: 'p2', title: 'Ana Silva', ...hours(at, 10, 10.75), color: 'indigo' },
      { id: 'p3', title: 'Kim Lee', ...hours(at, 13, 14), color: 'green' },
    ];
  });
  protected readonly visits = linkedSignal<CalendarEvent[]>(() => [
    { id: 'v1', title: 'Mrs. Duarte', ...hours(this.shownDate(), 9, 10), color: 'orange' },
  ]);
  protected readonly waiting = signal(WAITING);
  protected readonly tasks = signal(TASKS);

  /** Removes people with an appointment from the waiting list. */
  protected arrived({ type, event }: LastAction): void {
    if (type !== 'create') return;
    const isAnother = ({ title }: Waiting): boolean => title !== event?.title;
    this.waiting.update((waiting) => waiting.filter(isAnother));
    this.tasks.update((tasks) => tasks.filter(isAnother));
  }

  protected wait(event: CalendarEvent): void {
    this.waiting.update((waiting) => [...waiting, withoutTime(event)]);
  }

  protected postpone(event: CalendarEvent): void {
    this.tasks.update((tasks) => [...tasks, withoutTime(event)]);
  }
}

function hours(date: string, from: number, to: number): Pick<CalendarEvent, 'start' | 'end'> {
  return { start: wallAt(date, from * 60), end: wallAt(date, to * 60) };
}

/** Returns an event as something that waits for a time. */
function withoutTime(event: CalendarEvent): Waiting {
  const minutes = (Date.parse(event.end) - Date.parse(event.start)) / 60_000;
  const { id: _id, start: _start, end: _end, ...rest } = event;
  const duration = event.allDay === true ? {} : { duration: minutes };
  return { ...rest, ...duration };
}
