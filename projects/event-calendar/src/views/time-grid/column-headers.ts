import { NgTemplateOutlet } from '@angular/common';
import { Component, computed, inject, input } from '@angular/core';
import {
  formatDay,
  isWeekend,
  nodeOf,
  weekNumber,
  type ColumnHeader,
  type PaletteName,
} from 'ng-event-calendar/core/internal';
import { LazyOutlet } from '../../lazy/lazy-outlet';
import { CALENDAR_INPUTS } from '../../store/inputs/calendar-inputs';
import { CalendarSettings } from '../../store/inputs/calendar-settings';
import { CalendarStore } from '../../store/events/calendar-store';
import { resourceIdOf } from '../../store/layout/columns';
import { AdditionalTimezones } from '../../store/dates/additional-timezones';
import { Navigation } from '../../store/dates/navigation';
import type { DayHeaderContext, ResourceHeaderContext } from '../../templates/host-templates';
import { ColumnWords } from './column-words';
import { GridColumns, type GridBlock } from './grid-columns';
import { GridScale } from './grid-scale';
import { TimeGridLayout } from './time-grid-layout';
import { ADDITIONAL_ZONE_HEADS } from '../../lazy/lazy-parts';

/** The rows of headers above the columns of the time grid: for days, and for resources where these have columns. */
@Component({
  selector: 'ec-column-headers',
  imports: [NgTemplateOutlet, LazyOutlet],
  templateUrl: './column-headers.html',
  styleUrl: './column-headers.scss',
})
export class ColumnHeaders {
  readonly #settings = inject(CalendarSettings);
  protected readonly navigation = inject(Navigation);
  readonly #store = inject(CalendarStore);
  readonly #layout = inject(TimeGridLayout);
  readonly #scale = inject(GridScale);
  protected readonly grid = inject(GridColumns);
  protected readonly words = inject(ColumnWords);
  protected readonly zones = inject(AdditionalTimezones);
  protected readonly zoneHeads = ADDITIONAL_ZONE_HEADS;

  protected readonly resourceIdOf = resourceIdOf;
  protected readonly text = this.#settings.text;
  protected readonly formats = this.#settings.formats;
  protected readonly today = this.navigation.today;
  /** Columns over which the headers stand. */
  readonly block = input.required<GridBlock>();

  /** Headers over mounted columns; those over others aren't visible. */
  protected readonly rows = computed(() => {
    const { first, end, mounted } = this.block();
    return this.#layout.headers().map((row) =>
      row
        .filter((each) => mounted.some(({ at }) => each.first <= at && at < each.first + each.span))
        .map((each): ColumnHeader => {
          const from = Math.max(first, each.first);
          return { ...each, first: from, span: Math.min(end, each.first + each.span) - from };
        }),
    );
  });
  /** Whether dates stand beneath the names of resources. */
  protected readonly isBeneath = computed(() => {
    const rows = this.rows();
    return rows.length > 1 && rows.at(-1)?.[0]?.kind === 'day';
  });
  /** Row of the headers over the columns of one resource each, below those of groups. */
  protected readonly leaves = computed(() => {
    const rows = this.rows();
    return rows.length > 1 ? rows.at(this.isBeneath() ? -2 : -1) : undefined;
  });
  protected readonly opensDays = this.#layout.opensDays;
  /** The host's template for the header of a day. */
  protected readonly own = inject(CALENDAR_INPUTS).dayHeaderTemplate;

  /** The host's template for the header of a resource. */
  protected readonly ownOfResource = inject(CALENDAR_INPUTS).resourceHeaderTemplate;

  protected readonly weekNumber = computed(() => {
    const { showWeekNumber, weekStartsOn } = this.#settings.preferences();
    const first = this.#layout.days()[0];
    if (!showWeekNumber || first === undefined) return null;
    const text = this.text();
    const values = { weekNumber: weekNumber(first, weekStartsOn) };
    const weekAbbreviation = text('weekAbbreviation');
    return {
      short: text('weekNumberShort', { ...values, weekAbbreviation }),
      label: text('weekNumberAriaLabel', values),
    };
  });
  /** Abbreviation of the display zone on the first shown day; empty for the browser's own zone. */
  protected readonly zoneName = computed(() => {
    const zone = this.#settings.zone();
    const start = this.#scale.axis().days[0]?.start;
    // Beside additional zones it has a heading as they have.
    const isKnown = zone === this.#settings.localZone || this.zones.drawn().length > 0;
    return isKnown || start === undefined ? '' : this.formats().zoneAbbreviation(start, zone);
  });

  /** Returns the grid area of a header: after the time axis, over its columns. */
  protected areaOf({ first, span }: ColumnHeader): string {
    return `${first - this.block().first + 2} / span ${span}`;
  }

  protected dayLabel(day: number): string {
    const date = this.formats().fullDate(day);
    const label = day === this.today() ? this.text()('dateTodayAriaLabel', { date }) : date;
    const notes = this.zones
      .notes()(day)
      .map(({ name, hours }) => name && `${name} ${hours}`);
    return [label, ...notes].filter(Boolean).join(', ');
  }

  /** The label begins with the visible text of the button, for voice control (WCAG 2.2, 2.5.3). */
  protected openLabel(day: number): string {
    const formats = this.formats();
    const label = `${formats.weekdayShort(day)} ${formats.dayNumber(day)}`;
    return this.text()('openDayAriaLabel', { label, date: formats.fullDate(day) });
  }

  protected resourceContextOf({ owner, day }: ColumnHeader): ResourceHeaderContext {
    const node = nodeOf(owner);
    return {
      $implicit: node?.resource ?? null,
      date: day === null ? null : formatDay(day),
      color: this.#store.colorOfResource(node),
    };
  }

  /** Returns the colour of a resource; null for nobody and for a group without one of its own, which are neutral. */
  protected colorOf({ owner }: ColumnHeader): PaletteName | null {
    return this.#store.dotOf(nodeOf(owner));
  }

  protected contextOf(day: number, { owner }: ColumnHeader): DayHeaderContext {
    const formats = this.formats();
    return {
      $implicit: formatDay(day),
      weekday: formats.weekdayShort(day),
      number: formats.dayNumber(day),
      isToday: day === this.today(),
      isWeekend: isWeekend(day),
      resource: nodeOf(owner)?.resource ?? null,
    };
  }
}
