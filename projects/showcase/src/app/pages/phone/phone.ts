import { Component, input, linkedSignal } from '@angular/core';
import { type CalendarView, DEFAULT_VIEWS, EventCalendarComponent } from 'ng-event-calendar';
import { today } from '../../../data/civil-date';
import { STUDIO_RESOURCES, type StudioEvent } from '../../../data/studio';
import { studioEvents } from '../../../data/studio-events';
import { Page } from '../../ui/page';

const NAMES: Readonly<Record<CalendarView, string>> = {
  day: 'Day',
  week: 'Week',
  month: 'Month',
  agenda: 'Agenda',
  days: 'Days',
  timeline: 'Timeline',
};

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
        @for (view of views; track view) {
          <figure>
            <div class="phone">
              <event-calendar
                [defaultView]="view"
                [height]="720"
                [resources]="resources"
                [defaultVisibleDate]="date()"
                [(events)]="events"
              />
            </div>
            <figcaption>{{ names[view] }}</figcaption>
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

  protected readonly views = DEFAULT_VIEWS;
  protected readonly names = NAMES;
  protected readonly resources = STUDIO_RESOURCES;
  protected readonly events = linkedSignal<StudioEvent[]>(() =>
    studioEvents(this.date() ?? today()),
  );
}
