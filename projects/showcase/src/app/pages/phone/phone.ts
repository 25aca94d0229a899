import { Component, input, linkedSignal } from '@angular/core';
import { type CalendarView, EventCalendarComponent } from 'ng-event-calendar';
import { today } from '../../../data/civil-date';
import { STUDIO_RESOURCES, type StudioEvent } from '../../../data/studio';
import { studioEvents } from '../../../data/studio-events';
import { Page } from '../../ui/page';

/** Views that a calendar offers by default, with their names. */
const VIEWS: readonly { readonly view: CalendarView; readonly name: string }[] = [
  { view: 'day', name: 'Day' },
  { view: 'week', name: 'Week' },
  { view: 'month', name: 'Month' },
  { view: 'agenda', name: 'Agenda' },
];

/** All four views as wide as a phone, over the same events. */
@Component({
  selector: 'sc-phone',
  imports: [EventCalendarComponent, Page],
  template: `
    <sc-page
      heading="On a phone"
      lede="The layout follows the calendar’s own width, not the window’s: four calendars of 360 pixels over the same events. Edit in one, see it in all."
    >
      <div class="row" tabindex="0" role="group" aria-label="Four phones">
        @for (shown of views; track shown.view) {
          <figure>
            <div class="phone">
              <event-calendar
                [defaultView]="shown.view"
                [height]="720"
                [resources]="resources"
                [defaultVisibleDate]="date()"
                [(events)]="events"
              />
            </div>
            <figcaption>{{ shown.name }}</figcaption>
          </figure>
        }
      </div>
    </sc-page>
  `,
  styleUrl: './phone.scss',
})
export class Phone {
  /** Query parameter. */
  readonly date = input<string>();

  protected readonly views = VIEWS;
  protected readonly resources = STUDIO_RESOURCES;
  protected readonly events = linkedSignal<StudioEvent[]>(() =>
    studioEvents(this.date() ?? today()),
  );
}
