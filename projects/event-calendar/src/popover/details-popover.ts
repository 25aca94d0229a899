import { Component, computed, effect, inject, input, output, untracked } from '@angular/core';
import { Icon } from '../icon/icon';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { CalendarStore } from '../store/events/calendar-store';
import type { DetailsRequest } from '../store/events/editing';
import { PresentOccurrences } from '../store/events/present-occurrences';
import { WRITING } from '../store/events/writing';
import { EventDetails } from './event-details';
import { Popover } from './popover';

/** Details of an event for which no editor opens. */
@Component({
  selector: 'ec-details-popover',
  imports: [EventDetails, Icon, Popover],
  providers: [WRITING],
  template: `
    <ec-popover
      [origin]="request().origin"
      [about]="request().origin"
      [label]="text()('viewEventTitle')"
      (closed)="closed.emit()"
    >
      <div class="ec-details" data-details>
        @if (occurrence(); as occurrence) {
          <ec-event-details [event]="event()!" [record]="occurrence.event" />
        }
        <button
          type="button"
          class="ec-icon-button"
          [attr.aria-label]="text()('closeButtonLabel')"
          (click)="closed.emit()"
        >
          <ec-icon name="close" />
        </button>
      </div>
    </ec-popover>
  `,
  styles: `
    .ec-details {
      display: flex;
      align-items: flex-start;
      gap: 8px;
      inline-size: 320px;
      max-inline-size: calc(100vw - 48px);
      padding: 16px 8px 20px 20px;
      padding-inline: 20px 8px;
    }
    ec-event-details {
      flex: 1;
      min-inline-size: 0;
    }
    button {
      margin-block-start: -8px;
    }
  `,
})
export class DetailsPopover {
  readonly #settings = inject(CalendarSettings);
  readonly #store = inject(CalendarStore);
  readonly #present = inject(PresentOccurrences);

  readonly request = input.required<DetailsRequest>();
  readonly closed = output();

  protected readonly text = this.#settings.text;
  /** Occurrence as the host has it now; null once it is gone. */
  protected readonly occurrence = computed(() => {
    this.#store.index();
    return this.#present.latestOf(this.request().occurrence);
  });
  protected readonly event = computed(() => {
    const occurrence = this.occurrence();
    return occurrence === null ? null : this.#present.eventOf(occurrence);
  });

  constructor() {
    effect(() => {
      if (this.event() !== null) return;
      this.closed.emit();
      this.#present.sayGone(untracked(this.request).occurrence.event);
    });
  }
}
