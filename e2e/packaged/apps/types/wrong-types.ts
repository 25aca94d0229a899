import { Component, signal } from '@angular/core';
import { EcDropZone, EcEvent, EventCalendarComponent, type CalendarEvent } from 'ng-event-calendar';

interface Booked extends CalendarEvent {
  readonly room: string;
}

/** Lines that must not compile: every line with the word "wrong", and no other. */
@Component({
  selector: 'app-wrong-types',
  imports: [EcDropZone, EcEvent, EventCalendarComponent],
  template: `
    <event-calendar [(events)]="wrongEvents" />
    <event-calendar [(view)]="wrongView" />
    <event-calendar defaultView="wrong" />
    <event-calendar [views]="['day', 'wrong']" />
    <event-calendar [(visibleDate)]="wrongDate" />
    <event-calendar [preferences]="{ wrong: true }" />
    <event-calendar [localeText]="{ wrong: 'x' }" />
    <event-calendar eventColor="wrong" />
    <event-calendar [editorFields]="['title', 'wrong']" />
    <event-calendar shouldEventRequireResource="wrong" />
    <event-calendar [wrongInput]="1" />
    <div ecDropZone (eventDropped)="wrongRoomOf($event)"></div>
    <div [ecDropZoneAccepts]="wrongAnswer" ecDropZone></div>
    <event-calendar>
      <ng-template [ecEvent]="rooms" let-event>{{ event.room + event.wrong }}</ng-template>
      <ng-template ecEvent let-event>{{ wrongRoomOf(event) }}</ng-template>
      <ng-template [ecEvent]="wrongEvents()"></ng-template>
    </event-calendar>
  `,
})
export class WrongTypes {
  readonly wrongEvents = signal([{ name: 'no event' }]);
  readonly wrongView = signal('year');
  readonly wrongDate = signal(new Date('2026-11-20'));
  readonly rooms: readonly Booked[] = [];

  readonly wrongAnswer = (): number => 1;

  wrongRoomOf({ room }: Booked): string {
    return room;
  }
}
