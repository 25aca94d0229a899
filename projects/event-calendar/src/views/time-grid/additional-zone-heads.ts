import { Component, computed, inject } from '@angular/core';
import { axisDayOf } from 'ng-event-calendar/core/internal';
import { CalendarSettings } from '../../store/inputs/calendar-settings';
import { AdditionalTimezones, type ZoneNote } from '../../store/dates/additional-timezones';
import { shownZone, type ShownZone } from '../../store/dates/shown-zone';
import { differences, hoursApart } from '../shared/additional-times';
import { ZoneHeads } from '../shared/zone-heads';
import { followedDay } from './followed-day';
import { GridScale } from './grid-scale';
import { TimeGridLayout } from './time-grid-layout';

/** An empty note, which keeps its room all the same. */
const NOTHING: ZoneNote = { name: '', hours: '' };

/** Headings of the zones' times in the time grid, for the followed day; notes their differences on other days. */
@Component({
  selector: 'ec-additional-zone-heads',
  imports: [ZoneHeads],
  template: `<ec-zone-heads [span]="day()" />`,
  styles: ':host { display: contents; }',
})
export class AdditionalZoneHeads {
  readonly #settings = inject(CalendarSettings);
  readonly #layout = inject(TimeGridLayout);
  readonly #scale = inject(GridScale);
  readonly #zones = inject(AdditionalTimezones);

  readonly #followed = followedDay();
  readonly #shown = computed(() => shownZone(this.#zones.shown().display));
  protected readonly day = computed(() => axisDayOf(this.#scale.axis(), this.#followed()));

  /** Notes on the additional zones for each day, zone by zone. */
  readonly #notes = computed(() => {
    const days = this.#layout.days();
    const text = this.#settings.text();
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
