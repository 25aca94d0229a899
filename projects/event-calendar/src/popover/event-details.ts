import { booleanAttribute, Component, computed, inject, input } from '@angular/core';
import type { CalendarEvent, EditorFieldName } from 'ng-event-calendar/core/internal';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { CalendarStore } from '../store/events/calendar-store';
import { AdditionalTimezones } from '../store/dates/additional-timezones';
import { RECURRENCE_UI } from '../store/events/recurrence';
import { shownZone } from '../store/dates/shown-zone';
import { detailLinesOf, piecesOf } from './detail-lines';

/** Details of an event as text. */
@Component({
  selector: 'ec-event-details',
  template: `
    @for (line of lines(); track $index) {
      @switch (line.look) {
        @case ('title') {
          <h3>{{ line.words }}</h3>
        }
        @case ('resource') {
          <p class="ec-resource">
            <span class="ec-dot" [attr.data-color]="color()"></span>{{ line.words }}
          </p>
        }
        @default {
          <p [class]="'ec-' + line.look" [class.ec-brief]="line.between">
            @if (line.between) {
              @for (part of line.whole; track $index) {
                <span class="ec-whole">
                  @if ($index > 0) {
                    <span class="ec-between">{{ line.between.trimEnd() }}</span>
                  }
                  {{ part }}</span
                >
              }
            } @else {
              @for (piece of pieces(line); track $index) {
                <span [class.ec-whole]="piece.isWhole">{{ piece.words }}</span>
              }
            }
          </p>
        }
      }
    }
  `,
  styleUrl: './event-details.scss',
  host: { '[attr.data-color]': 'color()' },
})
export class EventDetails {
  readonly #settings = inject(CalendarSettings);
  readonly #store = inject(CalendarStore);
  readonly #zones = inject(AdditionalTimezones);
  readonly #recurrence = inject(RECURRENCE_UI);

  readonly event = input.required<CalendarEvent>();

  /** Record of which the event is an occurrence; dates added to an occurrence don't change its rule. */
  readonly record = input<CalendarEvent | null>(null);

  /** Fields of the editor whose details are shown; left out, all of them. */
  readonly fields = input<readonly EditorFieldName[]>();

  /** Whether dates are short, as on a card that disappears by itself. */
  readonly brief = input(false, { transform: booleanAttribute });

  protected readonly pieces = piecesOf;
  protected readonly color = computed(() => this.#store.colorOf(this.event()));
  protected readonly lines = computed(() =>
    detailLinesOf(
      this.event(),
      {
        text: this.#settings.text(),
        localZone: this.#settings.localZone,
        zone: this.#settings.zone(),
        times: this.#settings.times(),
        ...(this.brief() && { brief: this.#settings.formats() }),
        zoneName:
          this.#zones.shown().further.length > 0 ? shownZone(this.#zones.shown().display).name : '',
        further: this.#zones
          .shown()
          .further.map(shownZone)
          .map(({ name, zone }) => ({
            name,
            times: this.#settings.formats().timesIn(zone),
          })),
        resources: this.#store.resources(),
        describe: (event) => this.#recurrence?.describe(this.record() ?? event) ?? '',
      },
      this.fields(),
    ),
  );
}
