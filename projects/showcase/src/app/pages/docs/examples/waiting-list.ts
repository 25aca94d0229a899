import { Component, computed, signal } from '@angular/core';
import {
  EcDropZone,
  EcExternalEvent,
  EventCalendarComponent,
  type CalendarEvent,
  type ChangeSettled,
  type NewEventOrigin,
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
        <button
          type="button"
          [ecExternalEvent]="visitOf(item)"
          [ecExternalEventDisabled]="planned().has(item.key)"
        >
          {{ item.title }}
        </button>
      }
    </div>
    <event-calendar
      [height]="520"
      [canDragEventsFromTheOutside]="true"
      [canDropEventsToTheOutside]="true"
      [(events)]="visits"
      [newEvent]="withOwnKey"
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

  /** Keys of items with a visit, including those still being saved. */
  protected readonly planned = computed(() => new Set(this.visits().map(keyOf)));

  /** Returns a copy without the key of its original, unless that was cut. */
  protected readonly withOwnKey = (
    draft: CalendarEvent & Partial<Visit>,
    { from }: NewEventOrigin,
  ): Visit => {
    const { item, ...rest } = draft;
    const isTaken = item !== undefined && this.planned().has(item);
    return from === 'copy' && isTaken ? rest : draft;
  };

  protected visitOf({ key, title }: Item): OutsideEvent<Visit> {
    return { title, item: key, duration: 60 };
  }

  /** Removes items once their visits were added, and restores them once the last visit is gone, also by undo. */
  protected settled({ status, changes }: ChangeSettled<Visit>): void {
    if (status !== 'done') return;
    for (const { before, after } of changes) {
      if (before === null && after !== null) this.take(after);
      const key = after === null ? before?.item : undefined;
      if (before !== null && key !== undefined && !this.planned().has(key)) this.add(before);
    }
  }

  protected add(visit: Visit): void {
    const key = keyOf(visit);
    const { title } = visit;
    this.waiting.update((all) => [...all.filter((each) => each.key !== key), { key, title }]);
  }

  protected take(visit: Visit): void {
    this.waiting.update((all) => all.filter(({ key }) => key !== keyOf(visit)));
  }
}

function keyOf({ item, id }: Visit): string {
  return item ?? String(id);
}
