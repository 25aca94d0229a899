import { Component, computed, input } from '@angular/core';
import { type CalendarView, EventCalendarComponent, type PaletteName } from 'ng-event-calendar';
import { diagnose } from 'ng-event-calendar/core';
import { today } from '../../../data/civil-date';
import { faultyInput } from '../../../data/faulty-events';
import { Icon } from '../../ui/icon';
import { Page } from '../../ui/page';

/** Shows every fault that a back end can deliver at once, and how each is reported. */
@Component({
  selector: 'sc-bad-input',
  imports: [EventCalendarComponent, Icon, Page],
  templateUrl: './bad-input.html',
  styleUrl: './bad-input.scss',
})
export class BadInput {
  /** Query parameters. */
  readonly date = input<string>();

  protected readonly shownDate = computed(() => this.date() ?? today());
  protected readonly given = computed(() => faultyInput(this.shownDate()));
  protected readonly faults = computed(() => {
    const { events, resources } = this.given();
    return diagnose(events, resources);
  });

  /** None of these exist; the calendar falls back to its first view, its own zone and teal. */
  protected readonly unknownView = 'quarter' as CalendarView;
  protected readonly unknownZone = 'Atlantis/Poseidonis';
  protected readonly unknownColor = 'octarine' as PaletteName;
}
