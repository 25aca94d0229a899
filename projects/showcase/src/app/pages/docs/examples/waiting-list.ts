import { Component, signal } from '@angular/core';
import {
  EcDropZone,
  EcExternalEvent,
  EventCalendarComponent,
  type CalendarEvent,
  type ChangeSettled,
  type OutsideEvent,
} from 'ng-event-calendar';

/** A visit, with the key of its item on the waiting list: a server may change ids. */
interface Visit extends CalendarEvent {
  readonly item?: string;
}
interface Item {
  readonly key: string;
  readonly title: string;
}

@Component({
  selector: 'app-waiting-list',
  imports: [EcDropZone, EcExternalEvent, EventCalendarComponent],
  template: `
    <div ecDropZone="the waiting list" (eventDropped)="add($event)" (eventReturned)="take($event)">
      <p>Drag somebody into the calendar, or a visit here.</p>
      @for (item of waiting(); track item.key) {
        <button type="button" [ecExternalEvent]="visitOf(item)">{{ item.title }}</button>
      }
    </div>
    <event-calendar
      [height]="520"
      [canDragEventsFromTheOutside]="true"
      [canDropEventsToTheOutside]="true"
      [(events)]="visits"
      (changeSettled)="settled($event)"
    />
  `,
})
export class WaitingList {
  protected readonly visits = signal<Visit[]>([]);
  protected readonly waiting = signal<readonly Item[]>([
    { key: 'ana', title: 'Ana' },
    { key: 'ben', title: 'Ben' },
  ]);

  protected visitOf({ key, title }: Item): OutsideEvent<Visit> {
    return { title, item: key, duration: 60 };
  }

  /** Takes items off once their visits came in, and puts them back once these went: by undo, too. */
  protected settled({ status, changes }: ChangeSettled<Visit>): void {
    if (status !== 'done') return;
    for (const { before, after } of changes) {
      if (before === null && after !== null) this.take(after);
      if (before !== null && after === null) this.add(before);
    }
  }

  protected add({ item, id, title }: Visit): void {
    const key = item ?? String(id);
    this.waiting.update((all) => [...all.filter((each) => each.key !== key), { key, title }]);
  }

  protected take({ item, id }: Visit): void {
    const key = item ?? String(id);
    this.waiting.update((all) => all.filter((each) => each.key !== key));
  }
}
