import { NgTemplateOutlet } from '@angular/common';
import { Component, computed, inject, input } from '@angular/core';
import type { TimeSpan } from 'ng-event-calendar/core/internal';
import { AdditionalTimezones } from '../../store/dates/additional-timezones';
import { shownZone, type ShownZone } from '../../store/dates/shown-zone';
import { swapZones } from '../../store/dates/swap-zones';
import { CALENDAR_INPUTS } from '../../store/inputs/calendar-inputs';
import { CalendarSettings } from '../../store/inputs/calendar-settings';
import { differences, hoursApart } from './additional-times';

/** A slash after which a narrow heading may break. */
const MAY_BREAK = '/\u200b';

/** Headings of the zones' times; the display zone's is the last one, next to the events. */
@Component({
  selector: 'ec-zone-heads',
  imports: [NgTemplateOutlet],
  template: `
    <ng-template #content let-head let-words="words">
      <span class="ec-name">
        <bdi>{{ head.name }}</bdi>
      </span>
      &ngsp;
      <span class="ec-offset">
        <bdi dir="ltr">{{ head.offset }}</bdi>
      </span>
      <span class="ec-visually-hidden">, {{ words }}</span>
    </ng-template>
    @for (head of heads(); track $index) {
      <button type="button" (click)="swap(head.at)">
        <ng-container
          [ngTemplateOutlet]="content"
          [ngTemplateOutletContext]="{ $implicit: head, words: text()('showTimesInZone', head) }"
        />
      </button>
    }
    @let own = display();
    <span class="ec-display">
      <ng-container
        [ngTemplateOutlet]="content"
        [ngTemplateOutletContext]="{ $implicit: own, words: text()('timeZoneAriaLabel', own) }"
      />
    </span>
  `,
  styleUrl: './zone-heads.scss',
  host: { '[hidden]': 'heads().length === 0', '[class.ec-stacked]': 'isStacked()' },
})
export class ZoneHeads {
  readonly #settings = inject(CalendarSettings);
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #zones = inject(AdditionalTimezones);
  protected readonly text = this.#settings.text;

  /** Time whose offsets the headings name: both where clocks change within it. */
  readonly span = input.required<TimeSpan>();
  /** Whether they stand one above the other, each beside its row, rather than side by side. */
  readonly isStacked = input(false);

  protected readonly display = computed(() => this.#headed(shownZone(this.#zones.shown().display)));
  /** Headings in reading order: the first additional zone is next to the display zone. */
  protected readonly heads = computed(() =>
    this.#zones
      .drawn()
      .map((zone, at) => ({ ...this.#headed(shownZone(zone)), at }))
      .reverse(),
  );

  protected swap(at: number): void {
    swapZones(this.#zones, this.#inputs, at);
  }

  #headed(shown: ShownZone) {
    const apart = hoursApart(differences(shown.zone, 'UTC', this.span()), this.#settings.formats());
    return { ...shown, offset: `UTC${apart.replace('/', MAY_BREAK)}` };
  }
}
