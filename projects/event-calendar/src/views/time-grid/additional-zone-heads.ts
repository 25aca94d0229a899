import { NgTemplateOutlet } from '@angular/common';
import { Component, computed, inject } from '@angular/core';
import { axisDayOf } from 'ng-event-calendar/core/internal';
import { CALENDAR_INPUTS } from '../../store/inputs/calendar-inputs';
import { CalendarSettings } from '../../store/inputs/calendar-settings';
import { AdditionalTimezones, type ZoneNote } from '../../store/dates/additional-timezones';
import { shownZone, type ShownZone } from '../../store/dates/shown-zone';
import { swapZones } from '../../store/dates/swap-zones';
import { followedDay } from './followed-day';
import { differences, hoursApart } from './additional-times';
import { GridScale } from './grid-scale';
import { TimeGridLayout } from './time-grid-layout';

/** A slash after which a narrow heading may break. */
const MAY_BREAK = '/\u200b';

/** An empty note, which keeps its room all the same. */
const NOTHING: ZoneNote = { name: '', hours: '' };

/** Headings of the zones' times; the display zone's is the last one, next to the days. */
@Component({
  selector: 'ec-further-heads',
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
  styleUrl: './additional-zone-heads.scss',
  host: { '[hidden]': 'heads().length === 0' },
})
export class AdditionalZoneHeads {
  readonly #settings = inject(CalendarSettings);
  readonly #layout = inject(TimeGridLayout);
  readonly #scale = inject(GridScale);
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #zones = inject(AdditionalTimezones);
  protected readonly text = this.#settings.text;

  readonly #followed = followedDay();
  readonly #shown = computed(() => shownZone(this.#zones.shown().display));
  protected readonly display = computed(() => this.#headed(this.#shown()));
  /** Headings in reading order: the first additional zone is next to the display zone. */
  protected readonly heads = computed(() =>
    this.#zones
      .drawn()
      .map((zone, at) => ({ ...this.#headed(shownZone(zone)), at }))
      .reverse(),
  );

  /** Notes on the additional zones for each day, zone by zone. */
  readonly #notes = computed(() => {
    const days = this.#layout.days();
    const text = this.text();
    const followed = this.#followed();
    return this.#zones
      .drawn()
      .map(shownZone)
      .filter((shown) => this.#changes(shown))
      .flatMap((shown) => {
        const hours = new Map(
          days.map((day) => [day, this.#apart(shown, this.#shown().zone, day)]),
        );
        // All headers reserve room for a zone that has a note on any day, whichever day is followed.
        if (new Set(hours.values()).size === 1 && !hours.get(followed)?.includes('/')) return [];
        const isSaid = (day: number): boolean =>
          hours.get(day) !== hours.get(followed) || hours.get(day)?.includes('/') === true;
        return {
          name: shown.name,
          said: new Map(
            days.filter(isSaid).map((day) => [day, text('hoursApart', { hours: hours.get(day)! })]),
          ),
        };
      });
  });

  constructor() {
    this.#zones.notes.set((day) =>
      this.#notes().map(({ name, said }) => {
        const hours = said.get(day);
        return hours === undefined ? NOTHING : { name, hours };
      }),
    );
  }

  protected swap(at: number): void {
    swapZones(this.#zones, this.#inputs, at);
  }

  #headed(shown: ShownZone) {
    const offset = this.#apart(shown, 'UTC', this.#followed()).replace('/', MAY_BREAK);
    return { ...shown, offset: `UTC${offset}` };
  }

  /** Whether a zone's difference from the display zone changes on the shown days. */
  #changes({ zone }: ShownZone): boolean {
    const { days } = this.#scale.axis();
    const [first, last] = [days[0], days.at(-1)];
    if (first === undefined || last === undefined) return false;
    const shown = { start: first.start, end: last.end };
    return differences(zone, this.#shown().zone, shown).length > 1;
  }

  /** Returns the difference of a zone from another on a day, or both differences where it changes. */
  #apart({ zone }: ShownZone, other: string, day: number): string {
    const axisDay = axisDayOf(this.#scale.axis(), day);
    return hoursApart(differences(zone, other, axisDay), this.#settings.formats());
  }
}
