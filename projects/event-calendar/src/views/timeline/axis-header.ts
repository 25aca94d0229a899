import { NgTemplateOutlet } from '@angular/common';
import { Component, computed, inject, output } from '@angular/core';
import {
  formatDay,
  formatWall,
  isWeekend,
  Memo,
  textWidth,
  wallIn,
  type TimelineUnit,
} from 'ng-event-calendar/core/internal';
import {
  axisLabels,
  hourPlaces,
  labelTarget,
  midnightsIn,
  type AxisLabel,
  type HourPlace,
  type LabelWords,
} from 'ng-event-calendar/core/timeline';
import { LazyOutlet } from '../../lazy/lazy-outlet';
import { AXIS_MARKS, TIMELINE_ZONE_TIMES } from '../../lazy/lazy-parts';
import { Clock } from '../../store/dates/clock';
import { Navigation } from '../../store/dates/navigation';
import { TimelineSettings } from '../../store/dates/timeline-settings';
import type { EventListRequest } from '../../popover/event-list-request';
import { CALENDAR_INPUTS } from '../../store/inputs/calendar-inputs';
import { CalendarSettings } from '../../store/inputs/calendar-settings';
import type { DayHeaderContext } from '../../templates/host-templates';
import { dayWriter } from '../../text/day-writer';
import { AxisPart, type PlaceInPart } from './axis-part';
import { TimelineLayout } from './timeline-layout';
import { TimelineScale } from './timeline-scale';
import { TimelinePresets } from './timeline-presets';

/** A label as it is drawn. */
interface DrawnLabel {
  readonly label: AxisLabel;
  readonly key: string;
  readonly text: string;
  readonly number: string | null;
  readonly name: string | null;
  readonly isPresent: boolean;
  /** Whether it sticks to the start of what is in sight. */
  readonly sticks: boolean;
  readonly isBehindChip: boolean;
  /** Whether it is a button that leads to a finer preset or view. */
  readonly leads: boolean;
  readonly place: PlaceInPart;
  readonly start: string;
  readonly end: string;
}

/** Pixels of the circle around the number of today, and between that and its weekday. */
const CIRCLE = 24;
const GAP = 4;

/** Header rows of the timeline's axis: the labels of its units, coarse to fine. */
@Component({
  selector: 'ec-axis-header',
  imports: [LazyOutlet, NgTemplateOutlet],
  template: `
    @for (row of rows(); track row.unit) {
      @if ($last && hasZones()) {
        <div class="ec-zones" [style.flex-grow]="scale.zones().length">
          <ng-container [ecLazy]="zoneTimes" stays served [inputs]="{ hours: hours(), placeOf }" />
        </div>
      }
      <div class="ec-units" [attr.data-unit]="row.unit">
        @for (label of row.labels; track label.key) {
          <div
            class="ec-unit"
            [class.ec-behind-chip]="label.isBehindChip"
            [class.ec-sticky]="label.sticks"
            [attr.data-unit]="row.unit"
            [attr.data-start]="label.start"
            [attr.data-end]="label.end"
            [attr.data-today]="label.isPresent ? '' : null"
            [style.inset-inline-start]="label.place.from"
            [style.inline-size]="label.place.size"
          >
            @if (label.leads) {
              <button
                type="button"
                class="ec-label"
                tabindex="-1"
                [attr.aria-label]="label.name"
                (click)="open(label.label)"
              >
                <ng-container [ngTemplateOutlet]="content" />
              </button>
            } @else {
              <span class="ec-label" [attr.aria-label]="label.name">
                <ng-container [ngTemplateOutlet]="content" />
              </span>
            }
            <ng-template #content>
              @if (row.unit === 'day' && own(); as own) {
                <span class="ec-own">
                  <ng-container
                    [ngTemplateOutlet]="own.template"
                    [ngTemplateOutletContext]="contextOf(label.label)"
                  />
                </span>
              } @else {
                <span dir="auto">{{ label.text }}</span>
                @if (label.number; as number) {
                  &ngsp;<span class="ec-number">{{ number }}</span>
                }
              }
            </ng-template>
          </div>
        }
      </div>
    }
    @if (now(); as now) {
      <span class="ec-now-dot" aria-hidden="true" [style.inset-inline-start]="now"></span>
    }
    @if (hasMarks()) {
      <ng-container [ecLazy]="marks" stays served [inputs]="{ list: openList }" />
    }
  `,
  styleUrl: './axis-header.scss',
})
export class AxisHeader {
  readonly #settings = inject(CalendarSettings);
  readonly #timeline = inject(TimelineSettings);
  readonly #navigation = inject(Navigation);
  readonly #clock = inject(Clock);
  readonly #layout = inject(TimelineLayout);
  protected readonly scale = inject(TimelineScale);
  readonly #presets = inject(TimelinePresets);
  readonly #part = inject(AxisPart);

  protected readonly zoneTimes = TIMELINE_ZONE_TIMES;
  protected readonly marks = AXIS_MARKS;
  /** Whether there are folded hours, or events in hidden ones. */
  protected readonly hasMarks = computed(
    () =>
      this.#layout.hiddenPlaces().length > 0 ||
      this.scale.axis().stretches.some(({ fold }) => fold !== null),
  );
  protected readonly openList = (request: EventListRequest): void => this.list.emit(request);
  protected readonly hasZones = this.scale.mayHaveZones;
  readonly #inputs = inject(CALENDAR_INPUTS);
  /** Template of the host for the labels of days. */
  protected readonly own = this.#inputs.dayHeaderTemplate;

  /** Asks for the list of the events in hidden hours. */
  readonly list = output<EventListRequest>();

  /** Place at which the line of the present begins; null where it isn't drawn. */
  protected readonly now = computed(() =>
    this.#part.nowLine(this.#inputs.showCurrentTimeIndicator()),
  );

  readonly #words = computed<LabelWords>(() => {
    const formats = this.#settings.formats();
    const times = this.#settings.times();
    const text = this.#settings.text();
    const numeric = dayWriter(formats.locale, { day: 'numeric', month: 'numeric' });
    const weekNumber = (number: number): string =>
      text('weekNumberShort', {
        weekAbbreviation: text('weekAbbreviation'),
        weekNumber: formats.number(number),
      });
    return {
      hour: (instant) => times.time(instant),
      day: (day, form) => {
        const number = formats.dayNumber(day);
        if (form === 'number') return number;
        const weekday = form === 'narrow' ? formats.weekdayNarrow(day) : formats.weekdayShort(day);
        return `${weekday} ${number}`;
      },
      date: (day) => formats.fullDate(day),
      week: (first, form) =>
        ({
          short: () => formats.monthDay(first),
          numeric: () => numeric(first),
          number: () => formats.dayNumber(first),
        })[form](),
      weekNumber,
      // Begins with what is seen, for voice control.
      weekName: (first, number) => `${weekNumber(number)}, ${formats.monthDay(first)}`,
      month: (first, form) =>
        form === 'long' ? formats.monthYear(first) : formats.monthYearShort(first),
      year: (first) => formats.year(first),
    };
  });

  /** Every label of the page, by header row. */
  readonly #labels = computed(() => {
    const axis = this.scale.axis();
    const { weekStartsOn, showWeekNumber } = this.#settings.preferences();
    const rules = {
      // Labels need as much more room as letters are larger.
      scale: this.scale.minuteWidth() / this.scale.textScale(),
      now: this.#clock.now(),
      weekStartsOn,
      showWeekNumber,
      words: this.#words(),
      without: this.scale.headersLeftOut(),
    };
    return this.scale.headers().map((unit) => ({ unit, labels: axisLabels(axis, unit, rules) }));
  });

  /** New dates within the hours of a day, by the instant of their midnight. */
  readonly #dates = computed<ReadonlyMap<number | null, string>>(() => {
    const formats = this.#settings.formats();
    const axis = this.scale.axis();
    const dates = axis.preset === 'hours' ? midnightsIn(axis) : [];
    return new Map(
      dates.map(({ day, at }) => [
        axis.instantAt(at),
        `${formats.weekdayShort(day)} ${formats.dayNumber(day)}`,
      ]),
    );
  });

  readonly #drawn = new Memo<string, DrawnLabel>();
  /** Header rows with the labels that are mounted; one that stays keeps its object while the axis is scrolled. */
  protected readonly rows = computed(() => {
    const chips = new Set(
      this.#layout.hiddenPlaces().flatMap(({ side, at }) => (side === 'earlier' ? [at] : [])),
    );
    const last = this.#labels().length - 1;
    const [dates, block] = [this.#dates(), this.#part.block()];
    return this.#labels().map(({ unit, labels }, index) => {
      const leads = this.#targetOf(unit) !== null;
      const drawn = labels.flatMap((label) => {
        const isNamed = unit !== 'hour' || this.#part.startsIn(label);
        const cut = isNamed ? this.#part.cut(label) : null;
        if (cut === null) return [];
        const sticks = this.#part.sticks(label);
        const isBehindChip = index === 0 && chips.has(label.from);
        const causes = [label, dates, block, leads, sticks, isBehindChip];
        return [
          this.#drawn.get(`${unit} ${label.key}`, causes, () => ({
            ...{
              label,
              key: label.key,
              ...this.#textOf(label, index < last ? Infinity : this.#cellRoom()),
            },
            ...{ name: label.name, isPresent: label.isPresent, sticks, isBehindChip, leads },
            ...{ place: this.#part.drawn(cut), ...this.#datesOf(label) },
          })),
        ];
      });
      return { unit, labels: drawn };
    });
  });

  /** Hours over which the times of additional zones stand. */
  protected readonly hours = computed(() =>
    hourPlaces(this.scale.axis(), this.scale.minuteWidth() / this.scale.textScale()),
  );
  protected readonly placeOf = (hour: HourPlace): PlaceInPart | null =>
    this.#part.startsIn(hour) ? this.#part.placeOf(hour) : null;

  /** Pixels of a cell, of letters by default; a day of 40 may be a hair less. */
  readonly #cellRoom = computed(() => Math.round(this.scale.cellWidth() / this.scale.textScale()));

  /** Returns the text of a label; the number of today stands apart in a circle where that has room. */
  #textOf(label: AxisLabel, room: number): { text: string; number: string | null } {
    const { unit, instant, firstDay, isPresent } = label;
    const text = this.#dates().get(instant) ?? label.text;
    if (unit !== 'day' || !isPresent) return { text, number: null };
    const number = this.#settings.formats().dayNumber(firstDay);
    const weekday = text.slice(0, -number.length).trim();
    const needed = CIRCLE + (weekday === '' ? 0 : textWidth(weekday) + GAP);
    return needed > room ? { text, number: null } : { text: weekday, number };
  }

  protected contextOf({ firstDay }: AxisLabel): DayHeaderContext {
    const formats = this.#settings.formats();
    return {
      $implicit: formatDay(firstDay),
      weekday: formats.weekdayShort(firstDay),
      number: formats.dayNumber(firstDay),
      isToday: firstDay === this.#navigation.today(),
      isWeekend: isWeekend(firstDay),
      resource: null,
    };
  }

  /** Shows the first day of a label's unit in the finer preset, or in the view of a day. */
  protected open({ unit, firstDay }: AxisLabel): void {
    const target = this.#targetOf(unit);
    if (target === null) return;
    if (target === 'day') this.#navigation.openDay(firstDay);
    else this.#presets.openAt(target, firstDay);
  }

  #targetOf(unit: TimelineUnit): ReturnType<typeof labelTarget> {
    return labelTarget(unit, {
      preset: this.#timeline.preset(),
      presets: this.#timeline.presets(),
      hasDayView: this.#navigation.canOpenDay(),
    });
  }

  #datesOf({ instant, firstDay, lastDay }: AxisLabel): { start: string; end: string } {
    if (instant === null) return { start: formatDay(firstDay), end: formatDay(lastDay) };
    const start = formatWall(wallIn(instant, this.#settings.zone()), 'minutes');
    return { start, end: start };
  }
}
