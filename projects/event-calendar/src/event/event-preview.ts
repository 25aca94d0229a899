import { NgTemplateOutlet } from '@angular/common';
import { Component, computed, inject, input } from '@angular/core';
import {
  formatWall,
  MINUTE,
  textWidth,
  type CardRoom,
  type Column,
  type Occurrence,
} from 'ng-event-calendar/core/internal';
import { CALENDAR_INPUTS } from '../store/inputs/calendar-inputs';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { CalendarStore } from '../store/events/calendar-store';
import { resourceIdOf, slotIn } from '../store/layout/columns';
import { SessionState } from '../store/events/session-state';
import { longestIn } from './card-text';
import { EventPresenter } from './event-presenter';
import type { EventPlace } from './event-place';
import { datesOnBar, timesInRow, timesOnCard, type Speech } from './event-words';

/** Pixels between title and time. */
const GAP = 6;
/** Pixels of a title under which hardly a letter precedes its ellipsis. */
const LEAST_TITLE = 40;

/** Row of time in which a preview lies, and what a bar of its length shows there. */
export interface PreviewRow {
  /** Title of the row; empty where one row is for all. */
  readonly title: string;
  readonly hasTitle: boolean;
  readonly hasTime: boolean;
}

/** Preview of a drag, a sweep or an edit, drawn at its place with the new times. */
@Component({
  selector: 'ec-event-preview',
  imports: [NgTemplateOutlet],
  template: `
    @if (own(); as own) {
      <div class="ec-own">
        <ng-container [ngTemplateOutlet]="own.template" [ngTemplateOutletContext]="ownContext()" />
      </div>
    } @else {
      @if (title(); as title) {
        <span class="ec-title" dir="auto">{{ title }}</span>
      }
    }
    @if (!own() && hasTime()) {
      <span class="ec-time"
        ><bdi>{{ time() }}</bdi></span
      >
    }
    @if (isHeld() && isToldAbove()) {
      @let more = state.warning() || row()?.title;
      <span class="ec-reason">
        <bdi class="ec-new-time">{{ wholeTime() }}</bdi>{{ more ? separator() : ''
        }}<bdi>{{ more }}</bdi>
      </span>
    } @else if (isHeld() && state.warning()) {
      <span class="ec-reason" dir="auto">{{ state.warning() }}</span>
    }
  `,
  styleUrl: './event-preview.scss',
  host: {
    'aria-hidden': 'true',
    'data-preview': '',
    '[class.ec-in-hand]': 'state.isUnderWay()',
    '[class.ec-in-row]': 'row() !== undefined',
    '[attr.data-held]': 'isHeld() ? "" : null',
    '[attr.data-count]': 'isHeld() ? state.heldCount() || null : null',
    '[attr.data-start]': 'startAttribute()',
    '[attr.data-resource-id]': 'resourceIdOf(column())',
    '[attr.data-end]': 'endAttribute()',
    '[attr.data-color]': 'color()',
    '[attr.data-refused]': 'state.draft()?.refusal ? "" : null',
    '[attr.data-asks]': 'state.draft()?.question ? "" : null',
    '[attr.data-lines]': 'room()?.isStacked ? "many" : "one"',
    '[class.ec-narrow]': 'room()?.isNarrow',
    '[style.--ec-lines]': 'room()?.lines',
  },
})
export class EventPreview {
  readonly #settings = inject(CalendarSettings);
  readonly #store = inject(CalendarStore);
  protected readonly state = inject(SessionState);

  readonly occurrence = input.required<Occurrence>();
  /** Column of the preview, or the first one. */
  readonly column = input.required<Column>();

  /** Room of the preview in the time grid; undefined for one line in a row of whole days. */
  readonly room = input<CardRoom>();
  /** Row of time in which it lies, where its width is its length; undefined elsewhere. */
  readonly row = input<PreviewRow>();

  readonly #width = computed(() => this.room()?.textWidth ?? Infinity);
  readonly #isStacked = computed(() => this.room()?.isStacked ?? true);

  readonly #presenter = inject(EventPresenter);
  /** The host's own template, as for every event. */
  protected readonly own = inject(CALENDAR_INPUTS).eventTemplate;
  protected readonly ownContext = computed(() => {
    const occurrence = this.occurrence();
    const room = this.room();
    const shape =
      this.row() !== undefined || (room === undefined && occurrence.isBar)
        ? 'bar'
        : room === undefined
          ? 'line'
          : 'card';
    const resource = slotIn(this.column(), null).resource;
    // The new times are shown in full, however narrow the preview.
    const place: EventPlace = { ...room, occurrence, shape, resource, textWidth: Infinity };
    return this.#presenter.contextOf(place, this.#presenter.of(place, false), false);
  });

  protected readonly resourceIdOf = resourceIdOf;
  /** Whether this piece of an event with several resources is the held one. */
  protected readonly isHeld = computed(() => {
    if (this.state.companions().includes(this.occurrence())) return false;
    const isAnywhere = this.state.heldIn() === undefined;
    return isAnywhere || this.state.isHeldIn(this.column());
  });
  /** Whether the new time stands above it, with the row: in a row both change, and its length may have no room. */
  protected readonly isToldAbove = computed(
    () => this.row() !== undefined && this.state.isUnderWay(),
  );
  protected readonly separator = computed(() => this.#settings.formats().separator);
  protected readonly color = computed(() => this.#store.colorOf(this.occurrence().event));
  /** Title, where some of it fits; the text for untitled events only where it fits as a whole. */
  protected readonly title = computed(() => {
    const { title } = this.occurrence().event;
    const width = this.#width();
    if (this.row()?.hasTitle === false) return '';
    const isAlone = this.#isStacked() || this.isToldAbove();
    const time = this.time();
    const left = isAlone || time === '' ? width : width - textWidth(time) - GAP;
    if (title) {
      const isFree = this.#isStacked() || time === '' || left >= leastOf(title);
      return isFree ? title : '';
    }
    const untitled = this.#settings.text()('eventUntitled');
    return textWidth(untitled) <= left ? untitled : '';
  });
  /** Forms of the new time, or of the new days, the longest first. */
  readonly #forms = computed<readonly (() => string)[]>(() => {
    const { allDay, firstDay, lastDay } = this.occurrence();
    if (!allDay) return timesOnCard(this.occurrence(), { times: this.#settings.times() });
    const formats = this.#settings.formats();
    const first = (): string => formats.monthDay(firstDay);
    return firstDay === lastDay
      ? [first]
      : [() => formats.dateRangeTitle(firstDay, lastDay), first];
  });
  /** Longest form, with days where these aren't those of the column, or may be others than before. */
  protected readonly wholeTime = computed(() => {
    const occurrence = this.occurrence();
    const time = this.#forms()[0]!();
    if (occurrence.allDay) return time;
    const { firstDay, lastDay, isBar } = occurrence;
    const [formats, times] = [this.#settings.formats(), this.#settings.times()];
    if (this.row() === undefined) {
      return isBar ? timesWithWeekdays(occurrence, { formats, times }) : time;
    }
    if (firstDay !== lastDay) return datesOnBar(occurrence, { formats, times })[0]!();
    const before = this.state.draft()?.occurrence?.firstDay ?? firstDay;
    return before === firstDay ? time : `${formats.weekdayDate(firstDay).join('')}, ${time}`;
  });
  /** New time within the preview, never in part; empty where no form of it has room. */
  protected readonly time = computed(() => {
    const occurrence = this.occurrence();
    // The preview is as wide as its column or its length, and its title takes room beside the time.
    const { title } = occurrence.event;
    const beside = title && !this.#isStacked() ? leastOf(title) + GAP : 0;
    const width = this.#width() - beside;
    if (this.row() !== undefined) {
      const [formats, times] = [this.#settings.formats(), this.#settings.times()];
      const forms = occurrence.allDay ? this.#forms() : timesInRow(occurrence, { formats, times });
      return longestIn(forms, width);
    }
    // During a drag the preview is as wide as its time needs.
    if (this.state.isUnderWay()) return this.wholeTime();
    // On a line of the month it begins as its event does.
    const forms = this.#forms().slice(this.room() === undefined && !occurrence.allDay ? 1 : 0);
    const shortest = forms.at(-1)!();
    // Where none has room beside the title, the shortest takes the whole line; in a font narrower than expected it may
    // have room where no other text is.
    const hasLine = beside === 0 || textWidth(shortest) <= this.#width();
    return longestIn(forms, width) || (hasLine ? shortest : '');
  });
  /** Whether the time stands within: in a row beneath the title, where a bar of that length has it too. */
  protected readonly hasTime = computed(() => {
    const row = this.row();
    if (this.time() === '') return false;
    if (row === undefined) return true;
    if (this.isToldAbove()) return row.hasTime && this.#isStacked();
    return row.hasTime || !this.#isStacked() || this.title() === '';
  });
  protected readonly startAttribute = computed(() =>
    formatWall(this.occurrence().startWall, 'minutes'),
  );
  protected readonly endAttribute = computed(() => {
    const { allDay, endWall } = this.occurrence();
    return formatWall(allDay ? endWall - MINUTE : endWall, 'minutes');
  });
}

/** Returns the pixels that a title needs at least to be worth its place. */
function leastOf(title: string): number {
  return Math.min(LEAST_TITLE, textWidth(title, LEAST_TITLE));
}

/** Returns the times of an event over several days with their weekdays, for a place whose days are seen. */
function timesWithWeekdays(
  { start, end, firstDay, lastDay }: Occurrence,
  { formats, times }: Pick<Speech, 'formats' | 'times'>,
): string {
  const at = (day: number, time: number): string =>
    `${formats.weekdayShort(day)}, ${times.time(time)}`;
  return at(firstDay, start) + formats.rangeSeparator + at(lastDay, end);
}
