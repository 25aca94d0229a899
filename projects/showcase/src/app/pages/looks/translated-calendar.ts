import { Dir } from '@angular/cdk/bidi';
import { Component, computed, input, linkedSignal } from '@angular/core';
import {
  type CalendarResource,
  type CalendarView,
  EventCalendarComponent,
  type PartialLocaleText,
} from 'ng-event-calendar';
import type { StudioEvent } from '../../../data/studio';

/** A right-to-left calendar, whatever the direction of the page. */
@Component({
  selector: 'sc-translated-calendar',
  imports: [Dir, EventCalendarComponent],
  template: `
    <div dir="rtl" [lang]="language()">
      <event-calendar
        [height]="620"
        [mobileBreakpoint]="500"
        [views]="onlyView()"
        [defaultPreferences]="{ isSidePanelOpen: false }"
        [view]="view()"
        [visibleDate]="date()"
        [resources]="resources()"
        [localeText]="localeText()"
        [(events)]="shown"
      />
    </div>
  `,
})
export class TranslatedCalendar {
  readonly language = input.required<string>();
  readonly localeText = input.required<PartialLocaleText>();
  readonly view = input.required<CalendarView>();
  readonly date = input.required<string>();
  readonly events = input.required<StudioEvent[]>();
  readonly resources = input.required<readonly CalendarResource[]>();

  protected readonly onlyView = computed(() => [this.view()]);
  protected readonly shown = linkedSignal(() => this.events());
}
