import { Component, computed, inject } from '@angular/core';
import { axisDayOf } from 'ng-event-calendar/core/internal';
import { CalendarSettings } from '../../store/calendar-settings';
import { FurtherZones, type ShownZone } from '../../store/further-zones';
import { differences, hoursApart } from './further-times';
import { TimeGridLayout } from './time-grid-layout';

/** What the times of the zones are headed with; the display zone's stands last, next to the days. */
@Component({
  selector: 'ec-further-heads',
  template: `
    @for (head of heads(); track $index) {
      <button type="button" [attr.aria-label]="labelOf(head)" (click)="zones.swap(head.at)">
        <span class="ec-name">{{ head.name }}</span>
        <span>{{ head.offset }}</span>
      </button>
    }
    @let own = display();
    <span class="ec-display">
      <span class="ec-name">{{ own.name }}</span>
      <span>{{ own.offset }}</span>
      <span class="ec-visually-hidden"
        >, {{ text()('timeZoneAriaLabel', { zone: own.zone }) }}</span
      >
    </span>
  `,
  styleUrl: './further-heads.scss',
})
export class FurtherHeads {
  private readonly settings = inject(CalendarSettings);
  private readonly layout = inject(TimeGridLayout);
  protected readonly zones = inject(FurtherZones);
  protected readonly text = this.settings.text;

  protected readonly display = computed(() => this.headed(this.zones.display()));
  /** As they stand from where lines begin: the first one next to the display zone. */
  protected readonly heads = computed(() =>
    this.zones
      .drawn()
      .map((zone, at) => ({ ...this.headed(zone), at }))
      .reverse(),
  );

  /** On each day what is to be said of the further zones, zone by zone. */
  private readonly notes = computed(() => {
    const days = this.layout.days();
    const text = this.text();
    const followed = this.zones.followed();
    return this.zones.drawn().flatMap((shown) => {
      const hours = new Map(
        days.map((day) => [day, this.apart(shown, this.zones.display().zone, day)]),
      );
      // All headers keep room for a zone of which one has something to say: whichever day is followed.
      if (new Set(hours.values()).size === 1 && !hours.get(followed)?.includes('/')) return [];
      const isSaid = (day: number): boolean =>
        hours.get(day) !== hours.get(followed) || hours.get(day)?.includes('/') === true;
      return {
        name: shown.name,
        hours: new Map(
          days.filter(isSaid).map((day) => [day, text('hoursApart', { hours: hours.get(day)! })]),
        ),
      };
    });
  });

  constructor() {
    this.zones.notes.set((day) =>
      this.notes().map(({ name, hours }) => ({ name, hours: hours.get(day) ?? '' })),
    );
  }

  protected labelOf({
    name,
    offset,
    zone,
  }: {
    name: string;
    offset: string;
    zone: string;
  }): string {
    return `${name} ${offset}, ${this.text()('showTimesInZone', { zone })}`;
  }

  private headed(shown: ShownZone) {
    return { ...shown, offset: `UTC${this.apart(shown, 'UTC', this.zones.followed())}` };
  }

  /** How far a zone is apart from another on a day; both where that changes. */
  private apart({ zone }: ShownZone, other: string, day: number): string {
    const axisDay = axisDayOf(this.layout.axis(), day);
    return hoursApart(differences(zone, other, axisDay), this.settings.formats());
  }
}
