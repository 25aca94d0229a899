import { Component, signal } from '@angular/core';
import { EventCalendarComponent } from './event-calendar';

/** What must not compile: every line with the word "wrong", and no other. */
@Component({
  selector: 'ec-wrong-types',
  imports: [EventCalendarComponent],
  template: `
    <event-calendar [(events)]="wrongEvents" />
    <event-calendar [(view)]="wrongView" />
    <event-calendar defaultView="wrong" />
    <event-calendar [views]="['day', 'wrong']" />
    <event-calendar [(visibleDate)]="wrongDate" />
    <event-calendar [preferences]="{ wrong: true }" />
    <event-calendar [localeText]="{ wrong: 'x' }" />
    <event-calendar eventColor="wrong" />
    <event-calendar [wrongInput]="1" />
  `,
})
export class WrongTypes {
  readonly wrongEvents = signal([{ name: 'no event' }]);
  readonly wrongView = signal('year');
  readonly wrongDate = signal(new Date());
}
